import { namesLength } from '../check/followed.js';
import type { Stretch } from '../roles/stretches.js';
import { mask, unmask } from '../text/mask.js';
import { countWords, splitAtCommas } from '../text/split.js';
import { trimMarks } from '../text/tidy.js';
import { isLetter, mayHaveApart, type Brief } from './brief.js';
import type { FactReader } from './fact-reader.js';
import { isFaq } from './faq.js';
import { isContentLabel, readLabel } from './labels.js';
import { omitFacts } from './follow-directions.js';
import { isSaying, readDirection } from './read-direction.js';
import { readSlot } from './read-slot.js';

/** Sets words apart, unless they fill a slot, ask for a length, or are a part of the text; returns whether it did. */
export function setApart({ role, text }: Stretch, brief: Brief): boolean {
  if (!mayHaveApart(brief)) return false;
  if (isContentLabel(text)) return true;
  // “For the questions:” only leads to what follows.
  if (text.endsWith(':')) return brief.leftOut.push(trimMarks(text)) > 0;
  if (role === 'fact' ? readLabel(text) !== null : namesLength(unmask(text))) return false;
  // An answer without its question says nothing.
  if (isSaying(text) || (role === 'fact' && isFaq(brief))) return false;
  if (!readSlot(text, brief)) brief.apart.push(trimMarks(text));
  return true;
}

/** “…, and no legal language”: an act and a direction. */
export const MIXED = /, (?:and |but )?(?:no|not|don['’]?t|without|keep|be|make)\s/i;
const PERFORMED = /^(?:(?:and|but) )?(?:ask|thank|apologi[sz]e|invite|remind|congratulate|request)\s/i;

/** What a direction says beside slots and acts, which are read: “Warm tone, sign it Gwen, and ask for a reply”. */
export function withoutActs(text: string, brief: Brief, facts: FactReader): string {
  const isRead = (clause: string) =>
    readSlot(clause, brief) || (PERFORMED.test(clause) && facts.readAct(clause));
  return splitAtCommas(text)
    .filter((clause) => !isRead(clause))
    .join(', ');
}

/** A note to the writer is named unless it is as certain as this and short. */
const CERTAIN = 0.9;
const SHORT_NOTE_WORDS = 3;
const PROHIBITS = /^(?:please |pls )?(?:don['’]?t|do not|never|leave|skip|avoid)\s/i;

/** What a prompt says to the writer in brackets. */
export function readAsides(brief: Brief, asides: readonly string[]): void {
  for (const words of asides) {
    if (PROHIBITS.test(words)) readDirection(mask(words), brief, true);
    else brief.directions.push({ words });
  }
  if (asides.length > 0) omitFacts(brief);
}

/** A note to the writer, which is named as left out. */
export function readNote({ text, chance }: Stretch, brief: Brief): void {
  const words = trimMarks(text).replace(/[.!]+$/, '');
  if (isLetter(brief)) brief.sender ??= /\bI am (\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)/u.exec(words)?.[1];
  if (chance < CERTAIN || countWords(words) > SHORT_NOTE_WORDS || /[\d@]/.test(unmask(words)))
    brief.leftOut.push(words);
}
