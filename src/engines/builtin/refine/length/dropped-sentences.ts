import { asidesOf, beginningsOf, compressSentence } from './compress-sentence.js';
import { sentencesOf } from './select-sentences.js';

/** The sentences of a text that a shorter one has neither whole nor compressed, and what went from the compressed ones. Linear. */
export function droppedSentences(before: string, after: string): string[] {
  const left = new Set(sentencesOf(after).map(wordsOf));
  const isLeft = (sentence: string) => left.has(wordsOf(sentence));
  return sentencesOf(before).flatMap((sentence) => {
    if (wordsOf(sentence) === '' || isLeft(sentence)) return [];
    const lean = compressSentence(sentence);
    const short = [lean, ...beginningsOf(lean)].find(isLeft);
    if (short === undefined) return [sentence];
    const tail = lean.slice(short.length - 1, -1).replace(/^[\s,]+/, '');
    return [...asidesOf(sentence), ...(short === lean ? [] : [tail])];
  });
}

function wordsOf(sentence: string): string {
  return (
    sentence
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  );
}
