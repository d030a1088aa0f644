import { unmask } from '../text/mask.js';
import { isToWriter } from '../text/writer-talk.js';
import { findWords, splitFeatures } from './features.js';
import type { Weights } from '../../text/weights.js';
import { regex } from '../../text/regex.js';

/** What stands between a piece and the one before it. */
export type Gap =
  'start' | 'paragraph' | 'item' | 'line' | 'sentence' | 'semicolon' | 'colon' | 'dash' | 'comma' | 'word';

/** A part of a prompt that has one role; `text` is the masked prompt from `start` to `end`. */
export interface Piece {
  start: number;
  end: number;
  text: string;
  gap: Gap;
}

const LIST_MARK = /^\s*(?:[-–—*•·‣▪]|\d{1,3}[.)]|[a-z]\))\s+/;
const HEADING_MARK = /^\s*#{1,6}\s+/;
/** A label whose words up to the end of the sentence direct the writing: “Tone: warm, not too long”. */
const LABEL = regex.i`^\s*(?:tone|style|voice|format|audience|target audience|reading (?:level|age)|length|mood|vibe|register|subject|to|from|sender|signed|(?:seo )?key ?words?|hash ?tags?|cta|call to action)\s?[:=]`;
const LABEL_MAX = 40;
const STOP = regex.u`(?<=\d[\s\ue020]?[ap]\ue02em)\ue02e(?=\s+\p{Lu}\p{Ll}+\s\p{Ll})|(?:[.!?…]|(?<=\d),[-–])[\ue022\ue029”’)\]]*(?=\s)|[\ue02e\ue021\ue03f][\ue022\ue029”](?=\s+(?!(?:says?|said|an?d|but|wrote|writes|adds?|added|explains?|from|by|the|in|on|at|is|was|as|when)\b)\p{L})|…`;
const MARKS = regex.gu`(?<word>(?<=\s)(?=(?:so|and|but)\s+(?:please )?(?:don['’]?t|do not|never)\s+(?:put|mention|include|print|publish|name|write)\b))|(?<sentence>${STOP.source})|(?<semicolon>;(?=\s)|\s(?:\/\/|\|)(?=\s))|(?<colon>:(?=\s|$))|(?<comma>,(?=\s))|(?<dash>(?<=\s)[–—-]+(?=\s)|—|\s[–—-](?=\p{L}))`;

/** Cuts a masked prompt at line ends, sentence ends, punctuation, and at the words where a role may begin. Nothing inside an atom is cut. Every piece has a letter or a figure. */
export function cutPieces(text: string, splits: Pick<SplitModel, 'mayCut'>): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  let blank = false;
  for (const line of text.split('\n')) {
    if (line.trim() === '') blank = pieces.length > 0;
    else {
      const mark = LIST_MARK.exec(line)?.[0];
      const first: Gap = mark ? 'item' : pieces.length === 0 ? 'start' : blank ? 'paragraph' : 'line';
      const from = (mark ?? HEADING_MARK.exec(line)?.[0] ?? '').length;
      const cut = cutLine(line.slice(from), at + from, first);
      pieces.push(...cut.flatMap((piece) => cutWords(piece, splits)));
      blank = false;
    }
    at += line.length + 1;
  }
  return pieces;
}

/** Cuts a line, which stands at an offset, at its marks. */
function cutLine(line: string, offset: number, first: Gap): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  let gap = first;
  let isDirection = LABEL.test(line.slice(0, LABEL_MAX));
  const push = (end: number, next: Gap) => {
    const text = line.slice(start, end);
    const hasWords = /[\p{L}\p{N}]/u.test(text);
    if (hasWords) pieces.push({ start: offset + start, end: offset + end, text, gap });
    if (hasWords || gap !== first) gap = next;
    start = end;
    isDirection = LABEL.test(line.slice(end, end + LABEL_MAX));
  };
  for (const mark of line.matchAll(MARKS)) {
    if (isDirection && !mark.groups?.sentence && !mark.groups?.semicolon) continue;
    const [kind] = Object.entries(mark.groups ?? {}).find(([, found]) => found !== undefined) ?? [];
    push(mark.index + mark[0].length, kind as Gap);
  }
  push(line.length, 'line');
  return pieces;
}

/** Cuts between words where the model finds that a role may change. */
function cutWords(piece: Piece, splits: Pick<SplitModel, 'mayCut'>): Piece[] {
  const words = isToWriter(unmask(piece.text)) ? [] : findWords(piece.text);
  const cuts = words
    .filter(
      ({ index: at }, index) => index > 0 && piece.text[at - 2] !== '\ue02c' && splits.mayCut(words, index),
    )
    .map(({ index }) => index);
  return [0, ...cuts].map((from, nth) => {
    const to = cuts[nth] ?? piece.text.length;
    const [start, end] = [piece.start + from, piece.start + to];
    return { start, end, text: piece.text.slice(from, to), gap: nth === 0 ? piece.gap : 'word' };
  });
}

/** Above this score a role may change between two words; cutting too often costs less than too rarely. */
const CUT_SCORE = -2.4;

/** Decides at which words a piece is cut where no punctuation stands. */
export class SplitModel {
  constructor(private readonly model: Pick<Weights, 'score'>) {}

  mayCut(words: readonly RegExpExecArray[], index: number): boolean {
    return this.model.score(splitFeatures(words, index), 1)[0]! > CUT_SCORE;
  }
}
