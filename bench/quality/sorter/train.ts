import {
  cutPieces,
  featuresOf,
  findWords,
  latticeOf,
  marginals,
  mask,
  pairFeatures,
  splitFeatures,
  SplitModel,
  type Piece,
} from './engine.ts';
import { markOf, MARKS, type LabelledPrompt } from './labels.ts';
import { shuffle, Weights } from '../training/weights.ts';

const N = MARKS.length;
const SPLIT_ROUNDS = 8;
const ROLE_ROUNDS = 16;
/** The first rounds are not counted for the mean. */
const SKIPPED = 3;

/** Trains the cuts between words, then the roles of the pieces; returns the text of the weights file. */
export function train(prompts: readonly LabelledPrompt[]): string {
  const splits = trainSplits(prompts);
  const { roles, pairs } = trainRoles(prompts, new SplitModel(splits));
  const written = [
    splits.lines(SPLIT_ROUNDS - SKIPPED),
    roles.lines(ROLE_ROUNDS - SKIPPED),
    pairs.lines(ROLE_ROUNDS - SKIPPED),
  ];
  const lines = written.flatMap(({ lines }) => lines).sort();
  return `${[String(written[0]?.scale), lines.join('\t')].join('\n')}\n`;
}

/** Logistic regression: whether the role changes between two words that no punctuation divides. */
function trainSplits(prompts: readonly LabelledPrompt[]): Weights {
  const examples = prompts.map((prompt) => {
    const whole: Piece[] = cutPieces(mask(prompt.text), { mayCut: () => false });
    return whole.flatMap((piece) => {
      const words: RegExpExecArray[] = findWords(piece.text);
      const marks = words.map(({ 0: word, index }) =>
        markOf(prompt, piece.start + index, piece.start + index + word.length),
      );
      return words.slice(1).map((_, index) => ({
        features: splitFeatures(words, index + 1) as string[],
        isCut: marks[index] !== marks[index + 1],
      }));
    });
  });
  const weights = new Weights(
    1,
    examples.map((own) => own.flatMap(({ features }) => features)),
    0.03,
  );
  for (let round = 0; round < SPLIT_ROUNDS; round += 1) {
    for (const { features, isCut } of shuffle(examples, round).flat()) {
      const score = weights.score(features)[0]!;
      weights.step(features, Float64Array.of(1 / (1 + Math.exp(-score)) - (isCut ? 1 : 0)));
    }
    if (round >= SKIPPED) weights.keep();
  }
  return weights;
}

/** The scores of a sequence, and their sums up to each role and after it. */
type Lattice = Record<'unary' | 'pairs', Float64Array[]>;
type Sums = Record<'forward' | 'backward', Float64Array[]> & { total: number };

/** How probable each pair of roles of neighbouring pieces is. */
function pairMarginals({ unary, pairs }: Lattice, { forward, backward, total }: Sums): Float64Array[] {
  return pairs.map((scores, index) =>
    scores.map((score, pair) => {
      const [from, to] = [Math.floor(pair / N), pair % N];
      const before = index === 0 ? 0 : forward[index - 1]![from]!;
      return Math.exp(before + score + unary[index]![to]! + backward[index]![to]! - total);
    }),
  );
}

/** A linear-chain conditional random field over the pieces of each prompt. */
function trainRoles(prompts: readonly LabelledPrompt[], splits: unknown): { roles: Weights; pairs: Weights } {
  const examples = prompts.map((prompt) => {
    const pieces: Piece[] = cutPieces(mask(prompt.text), splits);
    return {
      pieces,
      template: prompt.template,
      features: featuresOf(pieces, prompt.template) as string[][],
      links: pieces.map(({ gap }) => pairFeatures(gap) as string[]),
      gold: pieces.map(({ start, end }) => MARKS.indexOf(markOf(prompt, start, end))),
    };
  });
  const roles = new Weights(
    N,
    examples.map(({ features }) => features.flat()),
    0.06,
  );
  const pairs = new Weights(
    N * N,
    examples.map(({ links }) => links.flat()),
    0.1,
  );
  const model = {
    score: (features: readonly string[], size: number) => (size === N ? roles : pairs).score(features),
  };
  for (let round = 0; round < ROLE_ROUNDS; round += 1) {
    for (const { pieces, template, features, links, gold } of shuffle(examples, round)) {
      const lattice = latticeOf(pieces, template, model);
      const found = marginals(lattice);
      const { singles } = found;
      const doubles = pairMarginals(lattice, found);
      for (const [index, mark] of gold.entries()) {
        roles.step(features[index]!, without(singles[index], mark));
        if (index > 0) pairs.step(links[index]!, without(doubles[index]!, gold[index - 1]! * N + mark));
      }
    }
    if (round >= SKIPPED) [roles, pairs].forEach((weights) => weights.keep());
  }
  return { roles, pairs };
}

/** The gradient of a probability distribution at what is right. */
function without(chances: Float64Array, right: number): Float64Array {
  const gradient = Float64Array.from(chances);
  gradient[right]! -= 1;
  return gradient;
}
