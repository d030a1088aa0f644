import { regex } from '../../text/regex.js';
import { ENDING_STAND_IN } from './protect.js';

/** A sentence and the white space that follows it. */
export interface Sentence {
  text: string;
  gap: string;
}

const END = regex.gu`(?:[.!?…]{1,10}["'”’)\]*_]{0,4}|${ENDING_STAND_IN})(\s{1,200})`;
const ABBREVIATION =
  /(?:^|[\s(])(?:Mr|Mrs|Ms|Dr|Prof|St|Sr|Jr|Gen|Rev|Hon|Capt|Inc|Ltd|Co|Corp|vs|etc|e\.g|i\.e|a\.m|p\.m|No|Nos|Fig|Figs|pp?|ca|cf|al|approx|est|dept|incl|excl|vol|ed|[A-Z]|[A-Z]\.[A-Z]|U\.S\.A?)\.$/;
const NUMBERED = /(?:^|[\s(])(?:nos?|ext|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.$/;
/** These may end a sentence too: they do when a capital follows. */
const MAY_END = /(?:^|[\s(])(?:Inc|Ltd|Co|Corp|etc|a\.m|p\.m|al)\.$/;

/** Splits prose into sentences; abbreviations, initials and decimals do not end one. Joined again they are the text. */
export function splitSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  for (const match of text.matchAll(END)) {
    const gap = match[1] ?? '';
    const next = match.index + match[0].length;
    const end = next - gap.length;
    if (!endsSentence(text.slice(Math.max(start, end - 14), end), text.slice(next, next + 2))) continue;
    sentences.push({ text: text.slice(start, end), gap });
    start = next;
  }
  if (start < text.length) sentences.push({ text: text.slice(start), gap: '' });
  return sentences;
}

/** “1 sentence”, “3 sentences”. */
export const counted = (sentences: number): string => `${sentences} sentence${sentences === 1 ? '' : 's'}`;

/** Puts sentences together, one space between them where there was nothing. */
export function joinSentences(sentences: readonly Sentence[]): string {
  return sentences
    .map(({ text, gap }, index) => (index === sentences.length - 1 ? text : text + (gap || ' ')))
    .join('');
}

/** Ends a sentence that asks “could you …” with its mark. */
export function markRequests(prose: string): string {
  return prose.replace(
    /(?<=^|[.!?]\s+|\n|, )((?:could|can|would) you (?:please )?(?!\p{L}+,)[^.!?\n]{4,160})\.(?=\s|$)/gimu,
    '$1?',
  );
}

const SENTENCE_END = regex.u`(?:[.!?…]["'”’)\]*_]{0,4}|${ENDING_STAND_IN})\s*$`;

/** Whether a text ends as a sentence does. */
export const endsLikeSentence = (text: string): boolean => SENTENCE_END.test(text);

function endsSentence(tail: string, next: string): boolean {
  const mark = tail.slice(-2);
  if (/^\p{Ll}/u.test(next)) return /[!?]/.test(mark) && !/[!?]["'”’)]/.test(mark);
  if (NUMBERED.test(tail) && /^\d/.test(next)) return false;
  return !ABBREVIATION.test(tail) || (MAY_END.test(tail) && /^\p{Lu}/u.test(next));
}
