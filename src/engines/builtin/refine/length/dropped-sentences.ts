import { ASIDES, COMMENTS, OPTIONAL } from './asides.js';
import * as compress from './compress-sentence.js';
import { withoutGreeting } from './inline-greeting.js';
import { withoutLink } from './key-terms.js';
import { beginningsOf, partsOf, requestsOf } from './sentence-parts.js';
import { sentencesOf } from './select-sentences.js';
import { capitalise } from '../text/words.js';
import { regex } from '../../text/regex.js';

const REASON = regex.u`^${compress.REASON}`;

/** A sentence, what “because” and “, and” part it into, and all of its reason. */
const reasonsApart = (text: string): string[] => [
  text,
  ...text.split(', and '),
  ...text.split(' because '),
  text.split(/ because ([^]*)/)[1] ?? '',
  withoutGreeting(text),
];

/** The sentences of a text that a shorter one has neither whole nor compressed, and what went from the compressed ones. Linear. */
export function droppedSentences(before: string, after: string): string[] {
  const left = new Set(sentencesOf(after).flatMap((text) => reasonsApart(text).map(wordsOf)));
  const isLeft = (sentence: string) => left.has(wordsOf(sentence.replace(REASON, '')));
  const isPartLeft = (sentence: string) => [sentence, ...partsOf(sentence)].some(isLeft);
  return sentencesOf(before).flatMap((written) => {
    const sentence = withoutLink(capitalise(withoutGreeting(written)));
    const clean = compress.removeClutter(sentence);
    if (wordsOf(sentence) === '' || isLeft(sentence) || isLeft(clean)) return [];
    for (const asides of [COMMENTS, ASIDES, OPTIONAL]) {
      const whole = compress.compressSentence(sentence, asides);
      const lean = [whole, compress.withoutAddress(whole)].find(isPartLeft) ?? whole;
      const lead = whole.slice(0, -lean.length);
      const isWhole = [lean, compress.compressSentence(clean, asides)].some(isLeft);
      const head = isWhole ? lean : beginningsOf(lean).find(isLeft);
      const late = head === undefined ? requestsOf(lean).find(({ end }) => isLeft(end)) : undefined;
      const rest = late?.head ?? (head && lean.slice(head.length - 1, -1));
      if (rest === undefined) continue;
      const dropped = [lead, rest].map((part) => part.replace(/^[\s,]+|[\s,;]+(?:(?:so|but|and) )?$/g, ''));
      return [...compress.asidesOf(sentence, asides), ...dropped.filter((part) => part !== '')];
    }
    const greeting = written.slice(0, -withoutGreeting(written).length);
    return [after.includes(greeting) ? withoutGreeting(written) : written];
  });
}

function wordsOf(sentence: string): string {
  const words = withoutLink(sentence).toLowerCase();
  return (words.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}
