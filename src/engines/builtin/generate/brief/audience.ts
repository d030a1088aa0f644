import { namesPeople } from '../data/people-nouns.js';
import { trimPhrase } from './sentences.js';

/** Takes "for beginners" and the like off the end of a phrase. */
export function splitAudience(phrase: string): { phrase: string; audience?: string } {
  const starts = [...phrase.matchAll(/\s+(?:for|to help)\s+/gi)];
  for (const start of starts) {
    const audience = trimPhrase(phrase.slice(start.index + start[0].length));
    if (audience.split(/\s+/).length <= 8 && namesPeople(audience))
      return { phrase: phrase.slice(0, start.index).trim(), audience };
  }
  return { phrase };
}
