import type { Brief, Part } from '../sort/brief.js';
import { countWords } from '../text/split.js';
import { asItem } from '../text/tidy.js';
import { provenTitle, shortTitle } from '../text/title.js';

const HEADLINE_WORDS_MAX = 16;

/** The headline of news: their subject, or a short first piece. Returns it with what is left. */
export function takeHeadline(brief: Brief): { title?: string; parts: readonly Part[] } {
  const [first, ...rest] = brief.parts;
  const proven = provenTitle(brief.subject ?? brief.topic);
  if (proven) return { title: shortTitle(proven), parts: brief.parts };
  if (
    first &&
    first.kind !== 'labelled' &&
    rest.length > 0 &&
    !/[.!?]\s|^(?:my|I|we|it|he|she|they|there)\b/i.test(first.text) &&
    countWords(first.text) <= HEADLINE_WORDS_MAX &&
    (first.kind === 'sentence' || provenTitle(first.text))
  )
    return { title: asItem(first.text), parts: rest };
  return { parts: brief.parts };
}
