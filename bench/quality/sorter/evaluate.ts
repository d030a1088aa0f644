import {
  cutPieces,
  decide,
  latticeOf,
  marginals,
  mask,
  RoleWeights,
  SplitModel,
  type Piece,
} from './engine.ts';
import { markOf, MARKS, type LabelledPrompt } from './labels.ts';

/** Counts of a test. */
interface Counts {
  boundaries: number;
  found: number;
  pieces: number;
  right: number;
  whole: number;
  confusion: Map<string, number>;
}

/** Tests weights on prompts they have not been trained with; returns a report. */
export function evaluate(weights: string, prompts: readonly LabelledPrompt[]): string {
  const model = RoleWeights.parse(weights);
  const counts: Counts = { boundaries: 0, found: 0, pieces: 0, right: 0, whole: 0, confusion: new Map() };
  for (const prompt of prompts) test(prompt, model, counts);
  const { boundaries, found, pieces, right, whole, confusion } = counts;
  return [
    `weights: ${Buffer.byteLength(weights)} bytes`,
    `boundaries between roles that are cut: ${found} of ${boundaries}`,
    `pieces with the right role: ${right} of ${pieces} (${((right / pieces) * 100).toFixed(1)} %)`,
    `prompts with the right role everywhere: ${whole} of ${prompts.length}`,
    `      ${[...MARKS].map((mark) => mark.padStart(5)).join('')}   (rows: label, columns: engine)`,
    ...[...MARKS].map(
      (gold) =>
        `  ${gold}   ${[...MARKS].map((mark) => String(confusion.get(gold + mark) ?? 0).padStart(5)).join('')}`,
    ),
  ].join('\n');
}

function test(prompt: LabelledPrompt, model: unknown, counts: Counts): void {
  const pieces: Piece[] = cutPieces(mask(prompt.text), new SplitModel(model));
  const { singles } = marginals(latticeOf(pieces, prompt.template, model));
  let isWhole = true;
  for (const [index, piece] of pieces.entries()) {
    const gold = markOf(prompt, piece.start, piece.end);
    const mark = decide(piece, singles[index]).role[0].toUpperCase() as string;
    counts.pieces += 1;
    counts.right += gold === mark ? 1 : 0;
    isWhole &&= gold === mark;
    counts.confusion.set(gold + mark, (counts.confusion.get(gold + mark) ?? 0) + 1);
  }
  counts.whole += isWhole ? 1 : 0;
  countBoundaries(prompt, new Set(pieces.map(({ start }) => start)), counts);
}

/** How many changes of the label between two letters have the start of a piece between them. */
function countBoundaries({ text, marks }: LabelledPrompt, starts: ReadonlySet<number>, counts: Counts): void {
  let last = -1;
  for (let at = 0; at < text.length; at += 1) {
    if (marks[at] === '.' || !/[\p{L}\p{N}]/u.test(text[at]!)) continue;
    if (last >= 0 && marks[at] !== marks[last]) {
      counts.boundaries += 1;
      counts.found += [...starts].some((start) => start > last && start <= at) ? 1 : 0;
    }
    last = at;
  }
}
