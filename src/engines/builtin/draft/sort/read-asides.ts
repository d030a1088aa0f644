import type { Stretch } from '../roles/stretches.js';
import { mask, unmask } from '../text/mask.js';
import { countWords } from '../text/split.js';
import { trimMarks } from '../text/tidy.js';
import { isLetter, type Brief } from './brief.js';
import { omitFacts } from './omit-facts.js';
import { readDirection } from './read-direction.js';
import { isCourtesy } from './read-slot.js';

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
  if (isCourtesy(words)) return;
  if (isLetter(brief)) brief.sender ??= /\bI am (\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)/u.exec(words)?.[1];
  if (chance < CERTAIN || countWords(words) > SHORT_NOTE_WORDS || /[\d@]/.test(unmask(words)))
    brief.leftOut.push(words);
}
