import type { Gap } from './cut.js';
import { countWords } from '../text/split.js';
import { BRACKETS, type LabelledPiece } from './label.js';
import { regex } from '../../text/regex.js';

const CERTAIN = 0.8;
/** What follows a request after these is what it asks for. */
const AFTER_TASK: ReadonlySet<Gap> = new Set(['colon', 'dash']);
/** “Page for Clearbook, an invoicing tool …”, “Bio. Sunniva Rask, …” */
const APPOSITION = /^(?:[Aa]n?\s|(?:[Tt]he )?\p{Lu}\p{Ll}[^\s,.:]*(?: \p{Lu}\p{Ll}[^\s,.:]*){0,3}[,.:]?$)/u;
const MENTION = /^\s*(?:please )?(?:mention|include)\s/i;
/** “I’d rather you didn’t mention | Holger”, “asking them to send papers by | Friday” */
const TORN = regex.i`(?:\bnot|\bnever|n['’]t)\b.{0,20}\b(?:mention|bring up|say|write|name|tell|talk about|print)\b.{0,12}$|\b(?:ask|invit|remind|tell)ing .*\b(?:by|on|at|in|until|till|for|with|from|to|of|the|an?)\s*$`;
const LABEL_WORDS_MAX = 3;
/** Gaps that pieces of one sentence may stand on both sides of. */
export const SOFT: ReadonlySet<Gap> = new Set(['word', 'comma', 'colon', 'dash']);

const isFact = (piece?: LabelledPiece) => piece?.role === 'fact' && !piece.isUnsure;
const sizeOf = (size: number, { text }: LabelledPiece) => size + countWords(text);

/** Decides on unsure pieces that cannot be set apart: within a sentence, and where a prompt has no other content. */
export function settle(pieces: LabelledPiece[]): LabelledPiece[] {
  for (const [index, piece] of pieces.entries()) {
    const last = pieces[index - 1];
    // Words in brackets belong to those before them, unless they are certainly said to the writer.
    if (
      last &&
      piece.gap === 'word' &&
      BRACKETS.test(piece.text) &&
      (last.role !== 'fact' || piece.role === 'fact')
    )
      Object.assign(piece, { role: last.role, isUnsure: last.isUnsure });
    if (piece.gap === 'word' && last && last.role !== 'fact' && TORN.test(last.text))
      Object.assign(piece, { role: last.role, isUnsure: false });
    // “My partner says: | "We dried it on washing lines."”
    if (last && piece.gap === 'colon' && isFact(piece) && /^\s*["“\ue022]/.test(piece.text))
      Object.assign(last, { role: 'fact', isUnsure: false });
    // “Mention weekly specials, videos and user photos”: a list of content with its cue.
    const next = pieces[index + 1];
    // “Speaks Arabic, English, | some French.”, “Reason: | give patients more rest”
    const isListed = piece.gap === 'comma' && isShort(piece) && /\s\p{Lu}/u.test(piece.text);
    if (piece.isUnsure && isFact(last) && (isListed || (piece.gap === 'colon' && isShort(last!))))
      Object.assign(piece, { role: 'fact', isUnsure: false });
    if (piece.isUnsure && MENTION.test(piece.text) && next?.gap === 'comma' && isFact(next))
      Object.assign(piece, { role: 'fact', isUnsure: false });
  }
  const sure = pieces.filter(isFact).reduce(sizeOf, 0);
  const unsure = pieces.filter(({ role, isUnsure }) => role === 'fact' && isUnsure);
  const isMost = unsure.reduce(sizeOf, 0) > sure;
  return pieces.map((piece, index) => {
    if (!piece.isUnsure || piece.role !== 'fact') return piece;
    const last = pieces[index - 1];
    const followsTask = last?.role === 'task' && AFTER_TASK.has(piece.gap);
    const stays = isMost || followsTask || staysWith(piece, last, pieces[index + 1]);
    return stays ? { ...piece, isUnsure: false } : piece;
  });
}

/** Whether a sentence of content would be torn without this piece. */
function staysWith({ text, gap }: LabelledPiece, last?: LabelledPiece, next?: LabelledPiece) {
  if ((gap === 'word' || gap === 'comma') && isFact(last)) return true;
  if (last?.role === 'task' && APPOSITION.test(text.trim())) return true;
  if (!isFact(next)) return false;
  return next?.gap === 'word' || (next?.gap === 'colon' && isShort({ text }));
}

/** Whether words are few enough for a label. */
const isShort = ({ text }: Pick<LabelledPiece, 'text'>): boolean => countWords(text) <= LABEL_WORDS_MAX;

/** A prompt that asks for nothing begins with content, unless a direction is certain. */
export function withContent(pieces: LabelledPiece[]): LabelledPiece[] {
  if (pieces.some(({ role }) => role === 'task')) return pieces;
  const [first] = pieces;
  // A prompt of directions alone begins with its topic.
  if (first && !isShort(first) && !pieces.some(({ role }) => role === 'fact'))
    Object.assign(first, { role: 'fact', isUnsure: false });
  const end = pieces.findIndex(({ gap }, index) => index > 0 && !SOFT.has(gap));
  const opening = end < 0 ? pieces : pieces.slice(0, end);
  for (const piece of opening)
    if (piece.chance < CERTAIN) Object.assign(piece, { role: 'fact', isUnsure: false });
  return pieces;
}
