import { join } from 'node:path';
import { cutPieces, SplitModel, type Piece } from './cut.js';
import { featuresOf } from './features.js';
import { isToWriter } from '../text/writer-talk.js';
import { unmask } from '../text/mask.js';
import { Weights } from '../../text/weights.js';
import { isStyleOnly } from './words.js';

/** The roles that a piece of a prompt can have; the order is that of the weights. */
const ROLES = ['task', 'fact', 'direction', 'mention', 'note'] as const;
export type Role = (typeof ROLES)[number];
const N = ROLES.length;
let loaded: Weights | undefined;
const FACT = ROLES.indexOf('fact');
/** From this probability on, a piece is a fact. */
const FACT_CHANCE = 0.58;
const FACT_WITH_ATOMS = 0.36;
const ATOM = /[\d@\ue000-\uf000]|\s\p{Lu}/u;
/** Words in brackets. */
export const BRACKETS = /^\ue028[^\ue029]*\ue029\W*$/u;
/** Between these probabilities of being a fact, a piece may be either. */
const MAYBE_FACT = 0.25;
const SURELY_FACT = 0.65;

/** A piece with the role it most probably has. */
export interface LabelledPiece extends Piece {
  role: Role;
  chance: number;
  /** Whether it may be content or be said to the writer. */
  isUnsure: boolean;
}

/** Scores of a sequence: of each piece for each role, and of each role after another. */
interface Lattice {
  unary: Float64Array[];
  pairs: Float64Array[];
}

/** The feature of a role that follows another, which also depends on what stands between the two. */
export function pairFeatures(gap: string): string[] {
  return ['>', `> ${gap}`];
}

/** Cuts a masked prompt into pieces and gives each the role that costs least if it is wrong. */
export function labelPieces(text: string, templateId: string, model = roleWeights()): LabelledPiece[] {
  const pieces = cutPieces(text, new SplitModel(model));
  const { singles } = marginals(latticeOf(pieces, templateId, model));
  return pieces.map((piece, index) => ({ ...piece, ...decide(piece, singles[index]!) }));
}

/** The weights of the roles and of the cuts, read once. They are written by bench/quality/sorter. */
function roleWeights(): Weights {
  loaded ??= Weights.read(join(import.meta.dirname, 'weights.txt'));
  return loaded;
}

/** The scores of the pieces of a prompt. */
export function latticeOf(
  pieces: readonly Piece[],
  templateId: string,
  model: Pick<Weights, 'score'>,
): Lattice {
  return {
    unary: featuresOf(pieces, templateId).map((features) => model.score(features, N)),
    pairs: pieces.map(({ gap }) => model.score(pairFeatures(gap), N * N)),
  };
}

/** The role of a piece by its chances: a lost fact costs more than a note in the text, above all one with a figure, a name or an address. */
export function decide({ text }: Piece, chances: Float64Array): Omit<LabelledPiece, keyof Piece> {
  if (isToWriter(unmask(text)) || isStyleOnly(text)) {
    const [, , direction = 0, mention = 0] = chances;
    return { role: mention > direction ? 'mention' : 'direction', chance: 1, isUnsure: false };
  }
  const most = chances.indexOf(Math.max(...chances));
  const fact = chances[FACT] ?? 0;
  const isFact =
    fact > 0 && ROLES[most] !== 'task' && fact >= (ATOM.test(text) ? FACT_WITH_ATOMS : FACT_CHANCE);
  const others = chances.map((chance, role) => (role === FACT && !isFact ? 0 : chance));
  const role = isFact ? FACT : others.indexOf(Math.max(...others));
  const isContent = ROLES[role] !== 'task' && fact >= MAYBE_FACT;
  const sure = BRACKETS.test(text) ? FACT_CHANCE : SURELY_FACT;
  const isUnsure = isContent && fact < sure;
  return { role: ROLES[role] ?? 'fact', chance: chances[role] ?? 0, isUnsure };
}

/** How probable each role of each piece is: the forward-backward algorithm, with its sums for the training. Linear in the pieces. */
export function marginals({ unary, pairs }: Lattice) {
  const forward = unary.map((scores) => Float64Array.from(scores));
  const backward = unary.map(() => new Float64Array(N));
  for (let index = 1; index < unary.length; index += 1)
    for (let role = 0; role < N; role += 1)
      forward[index]![role]! += logSum(
        (from) => forward[index - 1]![from]! + pairs[index]![from * N + role]!,
      );
  for (let index = unary.length - 2; index >= 0; index -= 1)
    for (let role = 0; role < N; role += 1)
      backward[index]![role] = logSum(
        (to) => pairs[index + 1]![role * N + to]! + unary[index + 1]![to]! + backward[index + 1]![to]!,
      );
  const total = logSum((role) => forward.at(-1)?.[role] ?? 0);
  const singles = forward.map((scores, index) =>
    scores.map((score, role) => Math.exp(score + backward[index]![role]! - total)),
  );
  return { singles, forward, backward, total };
}

function logSum(score: (role: number) => number): number {
  let max = -Infinity;
  for (let role = 0; role < N; role += 1) max = Math.max(max, score(role));
  let sum = 0;
  for (let role = 0; role < N; role += 1) sum += Math.exp(score(role) - max);
  return max + Math.log(sum);
}
