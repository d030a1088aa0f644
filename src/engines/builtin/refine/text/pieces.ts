import { splitSentences } from './sentences.js';

/**
 * Prose is edited in pieces of at most this length. Patterns and libraries that take quadratic time or memory over a
 * piece are thereby linear over a text.
 */
const PIECE_LENGTH_MAX = 2_000;

/** A part of a prose and the white space that follows it. */
interface Piece {
  text: string;
  gap: string;
  /** It begins where a sentence does. */
  opensSentence: boolean;
}

/**
 * Edits a prose piece by piece: as many whole sentences as fit, and a sentence that is longer than a piece cut between
 * two words. A run of characters without white space that is longer than a piece is no word and stays as it is.
 */
export function editInPieces(prose: string, edit: (piece: string) => string): string {
  if (prose.length <= PIECE_LENGTH_MAX) return edit(prose);
  return piecesOf(prose, PIECE_LENGTH_MAX)
    .map(({ text, gap, opensSentence }) => {
      if (text === '' || text.length > PIECE_LENGTH_MAX) return text + gap;
      const edited = edit(text);
      if (edited === '') return '';
      return (opensSentence ? edited : withFirstLetterOf(text, edited)) + gap;
    })
    .join('');
}

/** The pieces of a prose; their texts and gaps, one after the other, are the prose. */
export function piecesOf(prose: string, lengthMax: number): Piece[] {
  const pieces: Piece[] = [];
  for (const { text, gap } of splitSentences(prose)) {
    if (text.length <= lengthMax) append(pieces, { text, gap, opensSentence: true }, lengthMax);
    else {
      pieces.push(...cutBetweenWords(text, lengthMax));
      pieces.at(-1)!.gap += gap;
    }
  }
  return pieces;
}

function cutBetweenWords(sentence: string, lengthMax: number): Piece[] {
  const pieces: Piece[] = [];
  for (const [, text = '', gap = ''] of sentence.matchAll(/(\S*)(\s*)/gu))
    append(pieces, { text, gap, opensSentence: pieces.length === 0 }, lengthMax);
  return pieces;
}

/** Joins a piece to the last one if they fit together. A sentence is not joined to the rest of a longer one. */
function append(pieces: Piece[], piece: Piece, lengthMax: number): void {
  const last = pieces.at(-1);
  const isLonger = last && last.text.length + last.gap.length + piece.text.length > lengthMax;
  if (!last || isLonger || (piece.opensSentence && !last.opensSentence)) pieces.push(piece);
  else {
    last.text += last.gap + piece.text;
    last.gap = piece.gap;
  }
}

/** A piece that begins inside a sentence gets no capital for its first word. */
function withFirstLetterOf(text: string, edited: string): string {
  const first = text.charAt(0);
  const isRaised = /^\p{Ll}/u.test(text) && edited.charAt(0) === first.toUpperCase();
  return isRaised ? first + edited.slice(1) : edited;
}
