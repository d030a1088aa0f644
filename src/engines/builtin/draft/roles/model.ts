import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The roles that a piece of a prompt can have; the order is that of the weights. */
export const ROLES = ['task', 'fact', 'direction', 'mention', 'note'] as const;
export type Role = (typeof ROLES)[number];

/** The character that stands for a weight of 0. */
const ZERO = 79;
let loaded: Model | undefined;

/**
 * The trained weights: for each feature one character per role (or one for a cut), as a multiple of `scale`, the first
 * line of the file, which is written by bench/quality/sorter/train.ts.
 */
export class Model {
  constructor(
    private readonly scale: number,
    private readonly weights: ReadonlyMap<string, string>,
  ) {}

  /** The model of `weights.txt`, read once. */
  static load(): Model {
    loaded ??= Model.parse(readFileSync(join(import.meta.dirname, 'weights.txt'), 'utf8'));
    return loaded;
  }

  static parse(text: string): Model {
    const [scale = '', ...fields] = text.trimEnd().split(/[\t\n]/);
    const weights = new Map<string, string>();
    for (let at = 1; at < fields.length; at += 2) weights.set(fields[at - 1]!, fields[at]!);
    return new Model(Number(scale), weights);
  }

  /** Adds the weights of a feature to the scores of each role. */
  add(feature: string, scores: Float64Array): void {
    const codes = this.weights.get(feature);
    if (codes === undefined) return;
    for (let role = 0; role < codes.length; role += 1)
      scores[role]! += (codes.charCodeAt(role) - ZERO) * this.scale;
  }
}
