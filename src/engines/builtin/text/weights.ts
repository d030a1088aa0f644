import { readFileSync } from 'node:fs';

/** The character that stands for a weight of 0. */
const ZERO = 79;

/**
 * Trained weights: for each feature one character per class, as a multiple of a scale, which is the first line of their
 * file. Such files are written by `Weights` in bench/quality/training.
 */
export class Weights {
  constructor(
    private readonly scale: number,
    readonly codes: ReadonlyMap<string, string>,
  ) {}

  /** Reads the weights of a file. */
  static read(file: string): Weights {
    return Weights.parse(readFileSync(file, 'utf8'));
  }

  static parse(text: string): Weights {
    const [scale = '', ...fields] = text.trimEnd().split(/[\t\n]/);
    const codes = new Map<string, string>();
    for (let at = 1; at < fields.length; at += 2) codes.set(fields[at - 1]!, fields[at]!);
    return new Weights(Number(scale), codes);
  }

  /** Adds the weights of a feature to the scores of each class. */
  add(feature: string, scores: Float64Array): void {
    const codes = this.codes.get(feature);
    if (codes === undefined) return;
    for (let index = 0; index < codes.length; index += 1)
      scores[index]! += (codes.charCodeAt(index) - ZERO) * this.scale;
  }

  /** The scores of `size` classes for something that has these features. */
  score(features: Iterable<string>, size: number): Float64Array {
    const scores = new Float64Array(size);
    for (const feature of features) this.add(feature, scores);
    return scores;
  }
}
