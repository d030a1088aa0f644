import { FILLERS } from '../data/clutter.js';
import { WORDY } from '../data/plain-words.js';
import { keepsFacts } from '../invariant/guard.js';
import { statementKinds } from '../invariant/statements.js';
import { findAtoms } from '../invariant/find-atoms.js';
import { applyEdits, type Edit } from '../text/edits.js';
import { PhraseTable } from '../text/phrases.js';
import { STAND_IN } from '../text/protect.js';

const CLUTTER = new PhraseTable([...WORDY, ...FILLERS]);
const ASIDES =
  /\s\([^()\n]{0,200}\)|,\s(?:which|who)\s[^,.;!?\n]{3,120}(?=,\s)|,\s(?:which|who)\s[^,.;!?\n]{3,160}(?=[.!?]$)/gu;
const OPENING =
  /^(?:Moreover|Furthermore|In addition|Additionally|In fact|Indeed|Of course|Also|Overall|In general|Generally),\s+/u;
const WELL_WISH =
  /^(?:i|we)(?: do)? hope (?:that )?(?:(?:this|my) (?:e-?mail|message|letter|note) finds you (?:well|in good health)|(?:you|all|everything|everyone)(?: (?:is|are|'re))?(?: doing| keeping)? (?:well|good|great|fine))(?: (?:today|with you|too))?[.!]$/i;
/** Why something is so, at the end of a sentence. */
const REASON =
  /,? (?:because|so that|in order to|although|even though|whereas|due to|owing to|which) [^,;:\n]{5,160}(?=[.!]$)/u;
/** Joy at the news that follows, or a call for attention. */
const ANNOUNCING =
  /^(?:please (?:note|be (?:aware|advised|informed)) that |(?:we|i)(?:['’]re| are|['’]m| am) (?:so |very |really |all )?(?:delighted|pleased|happy|proud|thrilled|excited|glad) to (?:be able to )?(?:tell|inform|announce|let|say|confirm|share)(?: (?:to )?(?:you(?: all)?|everyone|everybody))?(?: know)?(?: the news)? that )/i;
const HOLDS_PROTECTED = new RegExp(STAND_IN, 'u');

/** Says the same in fewer words: wordy phrases and fillers, also one right after another. May hand back the same text. */
export function removeClutter(sentence: string): string {
  const lean = CLUTTER.replaceIn(CLUTTER.replaceIn(sentence));
  return keepsFacts(sentence, lean) ? lean : sentence;
}

/** Removes clutter, and asides and relative clauses that state no facts. With a clause goes its exclamation mark. */
export function compressSentence(sentence: string): string {
  if (WELL_WISH.test(sentence)) return '';
  const lean = removeClutter(sentence);
  const opening = OPENING.exec(lean) ?? ANNOUNCING.exec(lean);
  const edits: Edit[] = opening ? [{ start: 0, end: opening[0].length, text: '' }] : [];
  let lostItsEnd = false;
  for (const match of lean.matchAll(ASIDES)) {
    if (statesFacts(match[0])) continue;
    const end = match.index + match[0].length;
    const closing = lean[end] === ',' ? 1 : 0;
    edits.push({ start: match.index, end: end + closing, text: '' });
    lostItsEnd ||= match[0].startsWith(',') && lean.slice(end) === '!';
  }
  if (edits.length === 0) return lean;
  const short = applyEdits(lean, edits);
  return lostItsEnd ? short.replace(/!$/, '.') : short;
}

/** Leaves out the reason that a sentence ends with, where it states no facts. */
export function withoutReason(sentence: string): string {
  const reason = REASON.exec(sentence)?.[0] ?? '';
  return reason === '' || statesFacts(reason) ? sentence : sentence.replace(reason, '');
}

/** Whether a part of a sentence holds anything that must not be lost. */
export function statesFacts(part: string): boolean {
  return HOLDS_PROTECTED.test(part) || findAtoms(`x ${part}`).length > 0 || statementKinds(part).length > 0;
}
