import { FILLERS, HEDGES } from '../data/clutter.js';
import { WORDY } from '../data/plain-words.js';
import { applyEdits, type Edit } from '../text/edits.js';
import { PhraseTable } from '../text/phrases.js';

const CLUTTER = new PhraseTable([...WORDY, ...FILLERS, ...HEDGES]);
const ASIDES =
  /\s\([^()\n]{0,200}\)|,\s(?:which|who)\s[^,.;!?\n]{3,120}(?=,)|,\s(?:which|who)\s[^,.;!?\n]{3,160}(?=[.!?]$)|,\s(?:for example|for instance|such as|including)\s[^.;!?\n]{3,160}(?=[.!?]$)/gu;
const OPENING =
  /^(?:However|Moreover|Furthermore|In addition|Additionally|In fact|Indeed|Of course|As a result|Therefore|Also|For example|For instance|Finally|In conclusion|Overall|In general|Generally),\s+/u;

/** Says the same in fewer words: clutter, asides and relative clauses at the end go, and with a clause its exclamation mark. May hand back the same text. */
export function compressSentence(sentence: string): string {
  const lean = CLUTTER.replaceIn(sentence);
  const opening = OPENING.exec(lean);
  const edits: Edit[] = opening ? [{ start: 0, end: opening[0].length, text: '' }] : [];
  let lostItsEnd = false;
  for (const match of lean.matchAll(ASIDES)) {
    const end = match.index + match[0].length;
    const closing = lean[end] === ',' ? 1 : 0;
    edits.push({ start: match.index, end: end + closing, text: '' });
    lostItsEnd ||= match[0].startsWith(',') && lean.slice(end) === '!';
  }
  if (edits.length === 0) return lean;
  const short = applyEdits(lean, edits);
  return lostItsEnd ? short.replace(/!$/, '.') : short;
}
