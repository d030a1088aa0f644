import { isSentenceStart } from '../text/edits.js';

/** Names, foreign words, codes and very short words are left alone. */
export function mayRespell(word: string, text: string, start: number, end: number): boolean {
  if (word.length < 3 || word.length > 30 || /[^A-Za-z'’-]/.test(word)) return false;
  if (/^\p{Lu}/u.test(word) && !isSentenceStart(text, start)) return false;
  if (/\p{Lu}/u.test(word.slice(1))) return false;
  const around = text.slice(Math.max(0, start - 1), start) + text.slice(end, end + 1);
  if (/[\d_@/\\#-]/.test(around)) return false;
  return !/[^\p{ASCII}’“”—–…]\S*\s$/u.test(text.slice(Math.max(0, start - 30), start));
}

/** A writer repeats a term more often than a slip. */
export function isRepeated(word: string, text: string): boolean {
  return text.indexOf(word) !== text.lastIndexOf(word);
}

const MISLED =
  /^(?:for.+since \d{4}|quiet quite|their there (?:yesterday|today|tonight|tomorrow|now|again)|affect effect|there their (?!(?:is|are|was|were|has|have)\b))/i;
/** Corrections that capitalise, join words or touch a name are wrong more often than right. */
export function isDoubtful(kind: string, wrong: string, to: string, text: string, start: number): boolean {
  if (/[^\p{ASCII}‘’“”—–…]/u.test(wrong) || /\b(that|had) \1\b/i.test(wrong)) return true;
  const before = text.slice(Math.max(0, start - 20), start);
  if (kind === 'Capitalization')
    return /(?:^|[^\p{L}\p{N},;]\s*)$/u.test(before) && /(?:^|\S[.!?:(]\s*|\.)$/u.test(before);
  const isName = /^(?:\p{Lu}\S*|May .+)$/u.test(wrong) && wrong !== 'I';
  if (isName && !isSentenceStart(text, start)) return true;
  if (MISLED.test(`${to} ${text.slice(start, start + 15)}`)) return true;
  if (wrong === 'there' && /\b(?:is|are|was|were|be)\s+$/i.test(before)) return true;
  if (kind === 'Agreement' && wrong === `${to}s` && /\b(?:you|we|us)\s+$/i.test(before)) return true;
  // “The man who helped us was kind”
  if (/^(?:was|is|has)$/.test(wrong) && /\b(?:us|them)\s+$/i.test(before)) return true;
  if (kind === 'Punctuation' && to.includes(',') && !wrong.includes(',')) return true;
  const isJoined = to.length < wrong.length && to.toLowerCase() === wrong.replace(/[\s-]/g, '').toLowerCase();
  return isJoined || wrong === to;
}
