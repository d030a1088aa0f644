import { compressSentence, withoutReason } from './compress-sentence.js';
import { sentencesOf } from './select-sentences.js';

/** The sentences of a text that a shorter one has neither whole nor compressed. Linear in the texts' length. */
export function droppedSentences(before: string, after: string): string[] {
  const left = new Set(sentencesOf(after).map(wordsOf));
  const isLeft = (sentence: string) => left.has(wordsOf(sentence));
  return sentencesOf(before).filter(
    (sentence) =>
      wordsOf(sentence) !== '' &&
      ![sentence, compressSentence(sentence), withoutReason(compressSentence(sentence))].some(isLeft),
  );
}

function wordsOf(sentence: string): string {
  return (
    sentence
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  );
}
