import type { OperationContext } from '../operation.js';
import { isProse, parseBlocks } from '../text/blocks.js';
import { protect, STAND_INS } from '../text/protect.js';
import { endsLikeSentence, splitSentences } from '../text/sentences.js';

const NAMED_MAX = 10;

/** Names what an operation could not change: `what` introduces the list of words. */
export function warnOfLeftovers(words: Iterable<string>, what: string, context: OperationContext): void {
  const distinct = [...new Set(words)];
  if (distinct.length === 0) return;
  const listed = distinct.slice(0, NAMED_MAX).map((word) => `“${word}”`);
  const more = distinct.length - listed.length;
  context.warn('please_check', `${what}: ${listed.join(', ')}${more > 0 ? ` and ${more} more` : ''}`);
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

/** Says that a change of wording rewrites no sentence, and how many it did not reach where it hardly shows. */
export function warnOfUntouched(
  before: string,
  after: string,
  context: OperationContext,
  { name, undo }: SmallChange = { name: '', undo: (sentence) => sentence },
): void {
  const sentences = sentencesOf(before).map(undo);
  const kept = new Set(sentencesOf(after).map(undo));
  const untouched = sentences.filter((sentence) => kept.has(sentence)).length;
  const isMany = untouched > 0 && untouched * 2 >= sentences.length;
  if (after === before || (!isMany && sentences.length < FEW)) return;
  const left = isMany
    ? `${untouched} of ${sentences.length} sentences were left as they are${name && ` but for ${name}`}`
    : 'Some sentences may still not have the tone asked for';
  context.warn('please_check', `${left}: words and phrases were changed, sentences are not rewritten`);
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
