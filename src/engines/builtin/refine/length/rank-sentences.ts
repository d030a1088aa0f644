import { join } from 'node:path';
import { Weights } from '../../text/weights.js';
import { worthFeatures } from './worth-features.js';
import { PURPOSES } from './sentence-kinds.js';

/** More figures in a sentence, such as opening hours, make it no news. */
const SCORE_MAX = 4;
let weights: Weights | undefined;

/** How much each sentence matters to the reader: a model trained on how an editor would halve texts (bench/quality/worth). */
export function rankSentences(sentences: readonly string[]): number[] {
  const model = (weights ??= Weights.read(join(import.meta.dirname, 'worth-weights.txt')));
  return worthFeatures(sentences).map(
    (features, index) =>
      Math.exp(Math.min(SCORE_MAX, model.score(features, 1)[0]!)) * weightOf(sentences[index]!),
  );
}

/** How many times what a sentence does for its reader makes it worth more. */
export const weightOf = (sentence: string): number =>
  PURPOSES.find(([, pattern]) => pattern.test(sentence))?.[2] ?? 1;

/** The order in which to take sentences for a shorter text. */
export function orderByWorth(sentences: readonly string[]): number[] {
  const worth = rankSentences(sentences);
  return [...worth.keys()].sort((a, b) => worth[b]! - worth[a]!);
}
