import { join } from 'node:path';
import { Weights } from '../../text/weights.js';
import { worthFeatures } from './worth-features.js';

let weights: Weights | undefined;

/**
 * How much each sentence matters to the reader of a text: a model that was trained on how an editor would halve texts
 * (bench/quality/worth). One that is twice the other is the one to keep in two of three texts.
 */
export function rankSentences(sentences: readonly string[]): number[] {
  const model = (weights ??= Weights.read(join(import.meta.dirname, 'worth-weights.txt')));
  return worthFeatures(sentences).map((features) => Math.exp(model.score(features, 1)[0]!));
}

/** The order in which to take sentences for a shorter text. */
export function orderByWorth(sentences: readonly string[]): number[] {
  const worth = rankSentences(sentences);
  return [...worth.keys()].sort((a, b) => worth[b]! - worth[a]!);
}
