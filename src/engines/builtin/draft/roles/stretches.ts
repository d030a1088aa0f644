import type { Gap } from './cut.js';
import { labelPieces, type LabelledPiece } from './label.js';
import type { Role } from './model.js';

/** Words of a prompt that stand together in one sentence and have one role. */
export interface Stretch {
  role: Role;
  text: string;
  /** What stands before it. */
  gap: Gap;
  /** The lowest probability of its pieces. */
  chance: number;
  /** Its pieces of little probability. */
  doubts: string[];
}

const BRACKETS = /^\ue028[^\ue029]*\ue029\W*$/u;
const CERTAIN = 0.8;
const DOUBTFUL = 0.8;
/** Gaps that pieces of one sentence may stand on both sides of. */
const SOFT: ReadonlySet<Gap> = new Set(['word', 'comma', 'colon', 'dash']);

/** The stretches of a masked prompt, in order: pieces of one role are joined again, as the prompt has them. */
export function readStretches(text: string, templateId: string): Stretch[] {
  const stretches: Stretch[] = [];
  let start = 0;
  let last: LabelledPiece | undefined;
  for (const piece of withContent(labelPieces(text, templateId))) {
    if (last && piece.gap === 'word' && BRACKETS.test(piece.text)) piece.role = last.role;
    const stretch = stretches.at(-1);
    const doubts = piece.chance < DOUBTFUL ? [piece.text.trim()] : [];
    if (stretch && last?.role === piece.role && joins(piece)) {
      stretch.text = text.slice(start, piece.end).trim();
      stretch.chance = Math.min(stretch.chance, piece.chance);
      stretch.doubts.push(...doubts);
    } else {
      start = piece.start;
      stretches.push({
        role: piece.role,
        text: piece.text.trim(),
        gap: piece.gap,
        chance: piece.chance,
        doubts,
      });
    }
    last = piece;
  }
  return stretches;
}

/** A prompt that asks for nothing begins with content, unless a direction is certain. */
function withContent(pieces: LabelledPiece[]): LabelledPiece[] {
  if (pieces.some(({ role }) => role === 'task')) return pieces;
  const end = pieces.findIndex(({ gap }, index) => index > 0 && !SOFT.has(gap));
  const opening = end < 0 ? pieces : pieces.slice(0, end);
  for (const piece of opening) if (piece.chance < CERTAIN) piece.role = 'fact';
  return pieces;
}

function joins({ role, gap }: LabelledPiece): boolean {
  return SOFT.has(gap) && (role === 'fact' || role === 'task' || gap === 'word' || gap === 'comma');
}

/** Whether a stretch is a fact on a line of its own, without a stop. */
export function isOpenLine({ role, gap, text }: Stretch): boolean {
  return role === 'fact' && (gap === 'line' || gap === 'paragraph') && !/[.!?:]$/.test(text);
}

const CUE = /^(?:please )?(?:mention|include)$/i;

/** “Mention | the guarantee”: a fact with the cue before it. */
export function withCue(stretches: readonly Stretch[], index: number): string {
  const { text = '', gap } = stretches[index] ?? {};
  return gap === 'word' && CUE.test(stretches[index - 1]?.text ?? '') ? `mention ${text}` : text;
}

/** “Mention | the guarantee | twice”: one direction around a fact. */
export function withCueBefore(stretches: readonly Stretch[], index: number): string {
  const { text = '', gap } = stretches[index] ?? {};
  const [cue, fact] = stretches.slice(Math.max(0, index - 2), index);
  const isAround =
    gap === 'word' && fact?.role === 'fact' && fact.gap === 'word' && CUE.test(cue?.text ?? '');
  return isAround ? `${cue?.text} ${fact.text} ${text}` : text;
}
