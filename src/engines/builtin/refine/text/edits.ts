import { regex } from '../../text/regex.js';
import { ENDING_STAND_IN } from './protect.js';
import { articleFor, capitalise } from './words.js';

/** A part of a text and what is to stand there instead; an empty text removes it. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Takes out what a pattern found. */
export function removal({ 0: { length }, index }: RegExpExecArray): Edit {
  return { start: index, end: index + length, text: '' };
}

const SENTENCE_START = regex.u`(?:^|[.!?…]["'”’)\]]{0,3}\s+|${ENDING_STAND_IN}\s+|:\s*\n\s*|\n\s*\n\s*)["'“‘(*_]{0,3}$`;
const ABBREVIATION_BEFORE = /(?:\b(?:Mr|Mrs|Ms|Dr|Prof|St|vs|e\.g|i\.e|a\.m|p\.m|No|Fig|approx)\.)\s+$/;

/** Whether a sentence begins at this place of a text. */
export function isSentenceStart(text: string, offset: number): boolean {
  const before = text.slice(Math.max(0, offset - 16), offset);
  if (ABBREVIATION_BEFORE.test(before)) return false;
  return offset === before.length ? SENTENCE_START.test(before) : SENTENCE_START.test(`x${before}`);
}

/**
 * Applies edits that do not overlap, in order of place, and mends what they leave behind: commas around a
 * removed word, double spaces, the capital of a sentence that lost its first word, “a” or “an” before a new one.
 * Nothing outside the seams is touched.
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let written = '';
  let from = 0;
  for (const edit of edits) {
    if (edit.start < from) continue;
    written += text.slice(from, edit.start);
    from = edit.end;
    if (edit.text !== '') {
      written = mendArticle(written, edit.text) + inCaseOf(text, edit);
      if (/[,;:]$/.test(edit.text) && /[,;:]/.test(text.charAt(from))) from += 1;
      continue;
    }
    const seam = closeGap(written, text.slice(from, from + 40), text, edit);
    const { capital = '' } = seam;
    written = seam.written + capital;
    from += seam.skip + capital.length;
  }
  return from >= text.length ? written.trimEnd() : written + text.slice(from);
}

function inCaseOf(text: string, { start, end, text: replacement }: Edit): string {
  const old = text.slice(start, end);
  if (/^\p{Lu}{2,}(?:\s+\p{Lu}{2,})*$/u.test(old) && !/^[A-Z]{2,}$|\p{Ll}\p{Lu}/u.test(replacement))
    return replacement.toUpperCase();
  return /^(?!I\b)\p{Lu}/u.test(old) || isSentenceStart(text, start) ? capitalise(replacement) : replacement;
}

/** What is written last, as far as a seam depends on it: all of it would be read again at each of many edits. */
const endOf = (written: string): string => written.slice(-40);

function mendArticle(written: string, next: string): string {
  const found = /(?<![\p{L}\p{N}'’-])([Aa])n?(\s+)$/u.exec(endOf(written));
  if (!found || !/^[\p{L}\p{N}]/u.test(next)) return written;
  const [{ length }, letter, space] = found;
  const start = written.length - length;
  // “Vitamin A”
  if (letter === 'A' && !isSentenceStart(written, start)) return written;
  return `${written.slice(0, start)}${letter}${articleFor(next).slice(1)}${space}`;
}

/** After these a comma can't stand, so one left behind goes. */
const NEEDS_A_WORD = regex.i`\b(?:is|are|was|were|be|been|a|an|the|and|but|or|to|of|so|has|have|had|with|for|in|on|not)\s*$`;

interface Seam {
  written: string;
  /** How many characters of what follows are dropped. */
  skip: number;
  /** The next characters, in their new case. */
  capital?: string;
}

function closeGap(written: string, next: string, text: string, edit: Edit): Seam {
  if (isSentenceStart(text, edit.start)) {
    const wholeSentence = /^\s*[.!?…]+(?:\s+|$)/u.exec(next);
    if (wholeSentence) return { written, skip: wholeSentence[0].length };
    const skip = /^[\s,;:–—-]*/u.exec(next)?.[0].length ?? 0;
    const keepBreak = /^[ \t]*\n/.test(next) ? 0 : skip;
    const word = /^["'“‘(]?[\p{L}\p{N}'’]+/u.exec(next.slice(keepBreak))?.[0] ?? '';
    return { written, skip: keepBreak, capital: capitalise(word) };
  }
  const openComma = /,\s*$/u.exec(endOf(written));
  const beforeComma = written.slice(0, openComma ? -openComma[0].length : undefined);
  const nextMark = /^\s*([,.;:!?…)])/u.exec(next);
  if (openComma && nextMark) {
    const comma = nextMark[1] === ',';
    if (comma && /\bthat$/i.test(text.slice(edit.start, edit.end)))
      return { written: `${beforeComma},`, skip: nextMark[0].length };
    return { written: beforeComma, skip: nextMark[0].length - (comma ? 0 : 1) };
  }
  if (nextMark?.[1] === ',' && NEEDS_A_WORD.test(endOf(written))) {
    return {
      written: `${written.trimEnd()} `,
      skip: nextMark[0].length + (/^\s+/.exec(next.slice(nextMark[0].length))?.[0].length ?? 0),
    };
  }
  // A removed adjective leaves the comma before the next one: “deliver game-changing, end-to-end solutions”.
  if (
    nextMark?.[1] === ',' &&
    /^\S+-\S+$/.test(text.slice(edit.start, edit.end)) &&
    /^\s*, \p{Ll}/u.test(next)
  )
    return { written, skip: nextMark[0].length + 1 };
  if (nextMark) return { written: written.trimEnd(), skip: nextMark[0].length - 1 };
  const space = /\s$/u.test(written.slice(-1)) ? (/^[ \t]+/u.exec(next)?.[0].length ?? 0) : 0;
  return { written: mendArticle(written, next.slice(space)), skip: space };
}
