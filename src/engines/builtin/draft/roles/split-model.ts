import { splitFeatures } from './features.js';
import type { Model } from './model.js';

/** Above this score a role may change between two words; cutting too often costs less than too rarely. */
export const CUT_SCORE = -2.4;

/** Decides at which words a piece is cut where no punctuation stands. */
export class SplitModel {
  constructor(private readonly model: Pick<Model, 'add'>) {}

  mayCut(words: readonly RegExpExecArray[], index: number): boolean {
    const score = new Float64Array(1);
    for (const feature of splitFeatures(words, index)) this.model.add(feature, score);
    return (score[0] ?? 0) > CUT_SCORE;
  }
}
