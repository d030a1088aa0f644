import { chancesOf, shuffle } from '../training/weights.ts';

/** L1 sets the weights of features that tell little to 0. */
const [ROUNDS, RATE, SMOOTHING, L1, L2] = [4, 0.2, 1, 2, 1];
/** A feature of fewer places would be learned by heart. */
const SEEN_MIN = 4;
/** Weights are written as one character each, so many steps up or down from 0, as in src/engines/builtin/text/weights.ts. */
const [STEPS, ZERO, LARGEST] = [44, 79, 6];
const SCALE = LARGEST / STEPS;

/** A place with the numbers of its features, and which word stands there. */
export interface Example {
  label: number;
  features: Int32Array;
}

/** Logistic regression by FTRL-Proximal for one set of words; its weights are rounded as they will be written. */
export class Model {
  private readonly size: number;
  private readonly weights: Float64Array;

  constructor(examples: readonly Example[], size: number, featureCount: number) {
    this.size = size;
    this.weights = new Float64Array(featureCount * size);
    const squares = new Float64Array(featureCount * size);
    const sums = new Float64Array(featureCount * size);
    const seen = new Int32Array(featureCount);
    for (const { features } of examples) for (const feature of features) seen[feature]! += 1;
    for (let round = 0; round < ROUNDS; round += 1)
      for (const { label, features } of shuffle(examples, round)) {
        const gradient = chancesOf(this.score(features));
        gradient[label]! -= 1;
        for (const feature of features) {
          if (seen[feature]! < SEEN_MIN) continue;
          for (let index = 0, at = feature * size; index < size; index += 1, at += 1) {
            const slope = gradient[index]!;
            const root = Math.sqrt(squares[at]!);
            squares[at]! += slope * slope;
            const grown = Math.sqrt(squares[at]!);
            sums[at]! += slope - ((grown - root) / RATE) * this.weights[at]!;
            const sum = sums[at]!;
            this.weights[at] =
              Math.abs(sum) <= L1 ? 0 : -(sum - Math.sign(sum) * L1) / ((SMOOTHING + grown) / RATE + L2);
          }
        }
      }
    this.weights.forEach((weight, at) => {
      this.weights[at] = SCALE * Math.max(-STEPS, Math.min(STEPS, Math.round(weight / SCALE)));
    });
  }

  score(features: Int32Array): Float64Array {
    const scores = new Float64Array(this.size);
    for (const feature of features)
      for (let index = 0, at = feature * this.size; index < this.size; index += 1, at += 1)
        scores[index]! += this.weights[at]!;
    return scores;
  }

  /** The weights of features with these names, as they are written. */
  lines(names: readonly string[]): string[] {
    return names.flatMap((name, feature) => {
      const own = this.weights.slice(feature * this.size, (feature + 1) * this.size);
      const codes = [...own].map((weight) => String.fromCharCode(ZERO + Math.round(weight / SCALE)));
      return own.every((weight) => weight === 0) ? [] : [`${name}\t${codes.join('')}`];
    });
  }
}

export const scaleLine = `${SCALE}`;
