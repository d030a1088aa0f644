import { says, type Operation, type OperationContext } from '../operation.js';
import { sentencesOf } from '../length/select-sentences.js';
import { editSentences } from '../text/edit-prose.js';
import { partSplices } from '../grammar/comma-splices.js';
import { splitSentences } from '../text/sentences.js';
import { capitalise, countWords } from '../text/words.js';
import { additionCuts, clauseCuts } from './clause-seams.js';
import { partRelative } from './part-relatives.js';
import { runOnsOf, type Cut } from './run-ons.js';

/** A sentence longer than this is long; the usual advice is 20 to 25 words. */
const LONG_SENTENCE_WORDS = 20;
const STILL_LONG_WORDS = 25;
const NAMED_MAX = 5;
const QUOTED_WORDS = 12;

export const splitLong: Operation<number> = {
  name: 'split-sentences',
  readings: [
    says(LONG_SENTENCE_WORDS, [
      'plain',
      'remove',
    ])`\b(?:(?:break|split|chop|cut|divide)(?: up| apart)? (?:the |this |any |all |my |up )*(?:very |overly |too )?(?:(?:long|run[- ]?on|lengthy|complex|big) )?(?:sentences?|run[- ]?ons)(?: (?:up|apart))?(?: into (?:short(?:er)?|smaller|two|several)(?: ones| sentences)?)?|(?:make )?(?:the |my |all )?sentences (?:shorter|less long)|short(?:er|en)?(?: the)? sentences|(?:run-?on|long|lengthy|complex) sentences(?: (?:up|into) (?:short(?:er)?|smaller)(?: ones)?)?)\b`,
  ],
  apply(content, wordsMax, context) {
    const made = splitLongSentences(content, wordsMax);
    if (made !== content) warnOfLong(made, context);
    return made;
  },
};

/** Names the sentences that are still long by their first words. */
export function warnOfLong(content: string, context: OperationContext): void {
  const long = sentencesOf(content).filter((sentence) => countWords(sentence) > STILL_LONG_WORDS);
  const named = long
    .slice(0, NAMED_MAX)
    .map((sentence) => `“${sentence.split(/\s+/, QUOTED_WORDS).join(' ')} …”`);
  if (long.length > 0)
    context.warn(
      'please_check',
      `Still long, because no place to split is certain, and sentences are not rewritten: ${named.join(', ')}${long.length > NAMED_MAX ? ` and ${long.length - NAMED_MAX} more` : ''}`,
    );
}

/** Splits sentences of more than `wordsMax` words where a whole clause begins. */
export function splitLongSentences(content: string, wordsMax: number): string {
  return editSentences(content, (sentence) => splitOnce(sentence, wordsMax));
}

/** Only what asks by itself may be parted from a statement and keep its question mark. */
const ASKED =
  /^(?:can|could|would|will|do|does|did|is|are|has|have|may) (?:you|i|we|they|he|she|it|there|someone|anyone)\b/i;
/** A part of a long sentence is itself split above this. */
const PART_WORDS_MAX = 14;
/** What is longer is no sentence, and splitting takes quadratic time. */
const SENTENCE_LENGTH_MAX = 2_000;

function splitOnce(sentence: string, wordsMax: number, longest = wordsMax): string {
  if (sentence.length > SENTENCE_LENGTH_MAX || countWords(sentence) <= wordsMax || sentence.includes('\n'))
    return sentence;
  const parted = partRelative(sentence) ?? partSplices(sentence);
  if (parted !== sentence)
    return splitSentences(parted)
      .map(({ text, gap }) => splitOnce(text, wordsMax) + gap)
      .join('');
  const [best] = [
    ...byBalance([...clauseCuts(sentence), ...runOnsOf(sentence)], sentence),
    ...(countWords(sentence) > longest ? additionCuts(sentence) : []),
  ];
  if (!best) return sentence;
  const { start, end, opening } = best;
  const [head, tail] = [sentence.slice(0, start), sentence.slice(end)];
  const isAsked = ASKED.test(head);
  const ownsMark = ASKED.test(tail) || /[.!?]\s|, (?:ok|okay|right|yes)\?/i.test(tail);
  if (sentence.endsWith('?') && !ownsMark) return sentence;
  const mark = sentence.endsWith('?') && isAsked ? '?' : '.';
  const rest = opening === '' ? capitalise(tail) : opening + tail;
  const partMax = Math.min(wordsMax, PART_WORDS_MAX);
  return `${splitOnce(head + mark, partMax, longest)} ${splitOnce(rest, partMax, longest)}`;
}

/** The cuts of a sentence, semicolons first, then those nearest to its middle. */
function byBalance(cuts: readonly Cut[], sentence: string): Cut[] {
  const distance = ({ start }: Cut) => (sentence[start] === ';' ? 0 : Math.abs(start - sentence.length / 2));
  return cuts.toSorted((a, b) => distance(a) - distance(b));
}
