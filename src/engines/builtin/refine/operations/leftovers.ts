import type { OperationContext } from '../operation.js';
import { isProse, parseBlocks } from '../text/blocks.js';
import { protect, STAND_INS } from '../text/protect.js';
import { endsLikeSentence, splitSentences } from '../text/sentences.js';
import { regex } from '../../text/regex.js';

const NAMED_MAX = 10;

/** Names what an operation could not change: `what` introduces the list of words. */
export function warnOfLeftovers(words: Iterable<string>, what: string, context: OperationContext): void {
  const distinct = [...new Set(words)];
  if (distinct.length > 0) context.warn('please_check', `${what}: ${quoteSome(distinct, NAMED_MAX)}`);
}

function quoteSome(texts: readonly string[], max: number): string {
  const quoted = texts.slice(0, max).map((text) => `“${text}”`);
  return `${quoted.join(', ')}${texts.length > max ? ` and ${texts.length - max} more` : ''}`;
}

/** The words of the prose that match a pattern, as they stand there; protected parts are left out. */
export function findInProse(content: string, pattern: RegExp): string[] {
  return proseOf(content).flatMap((prose) => [...prose.matchAll(pattern)].map(([found]) => found));
}

/** What a step is compared with: the text as it was sent, or the part of it that the step is for. */
export const asSent = (content: string, { original }: OperationContext): string =>
  original.includes(content) ? content : original;

/** A change that does not count by itself, such as contractions in a friendlier text. */
export interface SmallChange {
  name: string;
  undo: (sentence: string) => string;
}

/** A text of fewer sentences shows by itself what was changed. */
const FEW = 3;
const SENTENCES_MAX = 4;
/** What may still sound blunt in a sentence that was left as it is. */
export const BLUNT = regex.i`\b(?:not|never|no|nobody|nothing|none|must|should|have to|has to|want|need|demand|expect|again|late|wrong|only|why|fault|problem|fed up|sick of|or you|already)\b|n['’]t\b|!$`;

/**
 * Says that a change of wording rewrites no sentence, how many it did not reach where it hardly shows, and which of
 * these have the `stance` that the instructions are about.
 */
export function warnOfUntouched(
  before: string,
  after: string,
  context: OperationContext,
  { name, undo }: SmallChange = { name: '', undo: (sentence) => sentence },
  stance?: RegExp,
): void {
  const sentences = sentencesOf(before).map(undo);
  const old = new Set(sentences);
  const untouched = sentencesOf(after).filter((sentence) => old.has(undo(sentence)));
  const isMany = untouched.length > 0 && untouched.length * 2 >= sentences.length;
  const blunt = stance ? untouched.filter((sentence) => stance.test(sentence)) : [];
  if (after === before || (!isMany && blunt.length === 0 && sentences.length < FEW)) return;
  const left = isMany
    ? `${untouched.length} of ${sentences.length} sentences were left as they are${name && ` but for ${name}`}`
    : 'Some sentences may still not have the tone asked for';
  const named = blunt.length > 0 ? ` (${quoteSome(blunt, SENTENCES_MAX)})` : '';
  context.warn(
    'please_check',
    `${left}${named}: words and phrases were changed, sentences are not rewritten`,
  );
}

/** The sentences of the prose. */
export function sentencesOf(content: string): string[] {
  return proseOf(content).flatMap((prose) =>
    splitSentences(prose)
      .map(({ text }) => text.trim())
      .filter(endsLikeSentence),
  );
}

function proseOf(content: string): string[] {
  return parseBlocks(content)
    .filter(isProse)
    .map(({ text }) => protect(text).text.replace(STAND_INS, ' '));
}
