import type { Gap } from './cut.js';
import { countWords } from '../text/split.js';
import { goesOn } from './manner.js';
import { BRACKETS, labelPieces, type LabelledPiece } from './label.js';
import type { Role } from './model.js';

/** Words of a prompt that stand together in one sentence and have one role. */
export interface Stretch {
  role: Role;
  text: string;
  /** What stands before it. */
  gap: Gap;
  /** The lowest probability of its pieces. */
  chance: number;
  /** Whether it may be content or be said to the writer. */
  isUnsure: boolean;
}

const CERTAIN = 0.8;
/** What opens a sentence that needs it: “When it rains, we meet in the hall”. */
const CONDITION =
  /^(?:if|when|where|because|as|since|while|although|though|after|before|until|unless|once|for|with|in|on|at|to|by|from)\s/i;
/** What follows a request after these is what it asks for. */
const AFTER_TASK: ReadonlySet<Gap> = new Set(['colon', 'dash']);
/** “Page for Clearbook, an invoicing tool …”, “Bio. Sunniva Rask, …” */
const APPOSITION = /^(?:[Aa]n?\s|(?:[Tt]he )?\p{Lu}\p{Ll}[^\s,.:]*(?: \p{Lu}\p{Ll}[^\s,.:]*){0,3}[,.:]?$)/u;
const LABEL_WORDS_MAX = 3;
const SHORT_SENTENCE = 3;
/** Gaps that pieces of one sentence may stand on both sides of. */
const SOFT: ReadonlySet<Gap> = new Set(['word', 'comma', 'colon', 'dash']);

/** The stretches of a masked prompt, in order: pieces of one role are joined again, as the prompt has them. */
export function readStretches(text: string, templateId: string): Stretch[] {
  const stretches: Stretch[] = [];
  let start = 0;
  let last: LabelledPiece | undefined;
  for (const piece of settle(withContent(labelPieces(text, templateId)))) {
    const stretch = stretches.at(-1);
    const isOfLast = piece.isUnsure ? last?.isUnsure : last?.role === piece.role && !last.isUnsure;
    if (stretch && isOfLast && joins(piece)) {
      stretch.text = text.slice(start, piece.end).trim();
      stretch.chance = Math.min(stretch.chance, piece.chance);
    } else {
      start = piece.start;
      const { role, gap, chance, isUnsure } = piece;
      stretches.push({ role, text: piece.text.trim(), gap, chance, isUnsure });
    }
    last = piece;
  }
  return stretches;
}

const isFact = (piece?: LabelledPiece) => piece?.role === 'fact' && !piece.isUnsure;
const sizeOf = (size: number, { text }: LabelledPiece) => size + countWords(text);

/** Decides on unsure pieces that cannot be set apart: within a sentence, and where a prompt has no other content. */
function settle(pieces: LabelledPiece[]): LabelledPiece[] {
  for (const [index, piece] of pieces.entries()) {
    const last = pieces[index - 1];
    if (last && piece.gap === 'word' && BRACKETS.test(piece.text) && last.role !== 'fact')
      Object.assign(piece, { role: last.role, isUnsure: last.isUnsure });
    if (last?.role === 'task' && piece.gap === 'word' && goesOn(piece.text.trim()))
      Object.assign(piece, { role: 'task', isUnsure: false });
  }
  spread(pieces);
  const sure = pieces.filter(isFact).reduce(sizeOf, 0);
  const unsure = pieces.filter(({ role, isUnsure, mayBeNote }) => role === 'fact' && isUnsure && !mayBeNote);
  const isMost = unsure.reduce(sizeOf, 0) > sure;
  const isAll = sure === 0 && unsure.length === 0;
  return pieces.map((piece, index) => {
    if (!piece.isUnsure || piece.role !== 'fact') return piece;
    const last = pieces[index - 1];
    const followsTask = last?.role === 'task' && AFTER_TASK.has(piece.gap);
    if (piece.mayBeNote) return isAll || followsTask ? { ...piece, isUnsure: false } : piece;
    const stays = isMost || followsTask || staysWith(piece, last, pieces[index + 1]);
    return stays ? { ...piece, isUnsure: false } : piece;
  });
}

/** A short sentence of which a part may speak to the writer is unsure as a whole. */
function spread(pieces: LabelledPiece[]): void {
  for (let from = 0, to; from < pieces.length; from = to) {
    to = from + 1;
    while (to < pieces.length && SOFT.has(pieces[to]!.gap)) to += 1;
    const sentence = pieces.slice(from, to);
    if (sentence.length <= SHORT_SENTENCE && sentence.some(({ mayBeNote }) => mayBeNote))
      for (const piece of sentence)
        if (piece.role === 'fact') Object.assign(piece, { isUnsure: true, mayBeNote: true });
  }
}

/** Whether a sentence of content would be torn without this piece. */
function staysWith(
  { text, gap }: LabelledPiece,
  last: LabelledPiece | undefined,
  next: LabelledPiece | undefined,
): boolean {
  if (BRACKETS.test(text)) return false;
  if (gap === 'word' && isFact(last)) return true;
  if (last?.role === 'task' && APPOSITION.test(text.trim())) return true;
  if (!isFact(next)) return false;
  return (
    next?.gap === 'word' ||
    (next?.gap === 'comma' && !SOFT.has(gap) && CONDITION.test(text)) ||
    (next?.gap === 'colon' && countWords(text) <= LABEL_WORDS_MAX)
  );
}

/** A prompt that asks for nothing begins with content, unless a direction is certain. */
function withContent(pieces: LabelledPiece[]): LabelledPiece[] {
  if (pieces.some(({ role }) => role === 'task')) return pieces;
  const [first] = pieces;
  // A prompt of directions alone begins with its topic.
  if (first && countWords(first.text) > LABEL_WORDS_MAX && !pieces.some(({ role }) => role === 'fact'))
    Object.assign(first, { role: 'fact', isUnsure: false });
  const end = pieces.findIndex(({ gap }, index) => index > 0 && !SOFT.has(gap));
  const opening = end < 0 ? pieces : pieces.slice(0, end);
  for (const piece of opening)
    if (piece.chance < CERTAIN) Object.assign(piece, { role: 'fact', isUnsure: false });
  return pieces;
}

function joins({ role, gap, isUnsure }: LabelledPiece): boolean {
  return (
    SOFT.has(gap) && (isUnsure || role === 'fact' || role === 'task' || gap === 'word' || gap === 'comma')
  );
}

/** Whether a stretch is a fact on a line of its own, without a stop. */
export function isOpenLine({ role, gap, text, isUnsure }: Stretch): boolean {
  return role === 'fact' && !isUnsure && (gap === 'line' || gap === 'paragraph') && !/[.!?:]$/.test(text);
}

const CUE = /^(?:please )?(?:mention|include)$/i;

/** “Mention | the guarantee”: a fact with the cue before it. */
export function withCue(stretches: readonly Stretch[], index: number): string {
  const { text = '', gap } = stretches[index] ?? {};
  return gap === 'word' && CUE.test(stretches[index - 1]?.text ?? '') ? `mention ${text}` : text;
}
