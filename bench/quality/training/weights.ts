/** A feature of fewer examples is left out: it would be learned by heart. */
const SEEN_MIN = 9;
const L2 = 0.002;
/** Weights are written as one character each, so many steps up or down from 0. */
const STEPS = 44;
const ZERO = 79;
/** Larger weights are written as this one. */
const LARGEST = 6;
/** A feature whose weights are all fewer steps from 0 changes next to nothing. */
const SMALLEST = 2;

/** Weights of features, trained by AdaGrad; after the training they are their mean over all rounds. */
export class Weights {
  private readonly values = new Map<string, Float64Array>();
  private readonly squares = new Map<string, Float64Array>();
  private readonly sums = new Map<string, Float64Array>();

  private readonly size: number;
  private readonly rate: number;
  private readonly l2: number;
  private readonly largest: number;

  constructor(
    size: number,
    examples: readonly (readonly string[])[],
    rate: number,
    { seenMin = SEEN_MIN, l2 = L2, largest = LARGEST } = {},
  ) {
    this.size = size;
    this.rate = rate;
    this.l2 = l2;
    this.largest = largest;
    const counts = new Map<string, number>();
    for (const features of examples)
      for (const feature of new Set(features)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
    for (const [feature, count] of counts) {
      if (count < seenMin) continue;
      for (const map of [this.values, this.squares, this.sums]) map.set(feature, new Float64Array(size));
    }
  }

  /** Adds the weights of a feature to scores. */
  add(feature: string, scores: Float64Array): void {
    this.values.get(feature)?.forEach((value, index) => (scores[index]! += value));
  }

  /** The scores of features, as the engine computes them. */
  score(features: Iterable<string>, size = this.size): Float64Array {
    const scores = new Float64Array(size);
    for (const feature of features) this.add(feature, scores);
    return scores;
  }

  /** Moves the weights of features against a gradient. */
  step(features: readonly string[], gradient: Float64Array): void {
    for (const feature of features) {
      const values = this.values.get(feature);
      const squares = this.squares.get(feature);
      if (!values || !squares) continue;
      for (let index = 0; index < this.size; index += 1) {
        const slope = gradient[index]! + this.l2 * values[index]!;
        squares[index]! += slope * slope;
        values[index]! -= (this.rate * slope) / Math.sqrt(squares[index]! + 1e-6);
      }
    }
  }

  /** Counts the weights of this moment for the mean. */
  keep(): void {
    for (const [feature, values] of this.values) {
      const sums = this.sums.get(feature);
      if (sums) values.forEach((value, index) => (sums[index]! += value));
    }
  }

  /** The mean weights as a weights file. */
  file(kept: number): string {
    const { scale, lines } = this.lines(kept);
    return `${scale}\n${lines.sort().join('\t')}\n`;
  }

  /** The mean weights as lines of a weights file. */
  lines(kept: number): { scale: number; lines: string[] } {
    const scale = this.largest / STEPS;
    const lines = [...this.sums].map(([feature, sums]) => {
      const steps = [...sums].map((sum) => Math.round(sum / kept / scale));
      const codes = steps.map((step) => ZERO + Math.max(-STEPS, Math.min(STEPS, step)));
      return codes.every((code) => Math.abs(code - ZERO) < SMALLEST)
        ? ''
        : `${feature}\t${String.fromCharCode(...codes)}`;
    });
    return { scale, lines: lines.filter((line) => line !== '') };
  }
}

/** How probable each class is by its score. */
export function chancesOf(scores: Float64Array): Float64Array {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((one, other) => one + other, 0);
  return powers.map((power) => power / sum);
}

/** A shuffle that is the same on every run. */
export function shuffle<T>(list: readonly T[], seed: number): T[] {
  let state = seed + 1;
  const copy = [...list];
  for (let index = copy.length - 1; index > 0; index -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (index + 1));
    [copy[index], copy[other]] = [copy[other]!, copy[index]!];
  }
  return copy;
}
