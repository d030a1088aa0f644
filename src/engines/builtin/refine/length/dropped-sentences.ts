import { asidesOf, beginningsOf, compressSentence, removeClutter } from './compress-sentence.js';
import { sentencesOf } from './select-sentences.js';

/** The sentences of a text that a shorter one has neither whole nor compressed, and what went from the compressed ones. Linear. */
export function droppedSentences(before: string, after: string): string[] {
  const left = new Set(sentencesOf(after).map(wordsOf));
  const isLeft = (sentence: string) => left.has(wordsOf(sentence));
  return sentencesOf(before).flatMap((sentence) => {
    const clean = removeClutter(sentence);
    if (wordsOf(sentence) === '' || isLeft(sentence) || isLeft(clean)) return [];
    const lean = compressSentence(sentence);
    const short = [lean, compressSentence(clean), ...beginningsOf(lean)].find(isLeft);
    if (short === undefined) return [sentence];
    const tail = lean.startsWith(short.slice(0, -1)) ? lean.slice(short.length - 1, -1) : '';
    return [...asidesOf(sentence), ...(tail === '' ? [] : [tail.replace(/^[\s,]+/, '')])];
  });
}

function wordsOf(sentence: string): string {
  return (sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}
