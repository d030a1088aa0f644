import type { Stretch } from '../roles/stretches.js';
import { mask, unmask } from '../text/mask.js';
import { countWords } from '../text/split.js';
import { trimMarks } from '../text/tidy.js';
import { isLetter, type Brief } from './brief.js';
import { omitFacts } from './omit-facts.js';
import { readDirection } from './read-direction.js';
import { isCourtesy } from './read-slot.js';
import { readRecipient } from './recipient.js';

/** A note to the writer is named unless it is as certain as this and short. */
const CERTAIN = 0.9;
const SHORT_NOTE_WORDS = 3;
const PROHIBITS = /^(?:please |pls )?(?:don['’]?t|do not|never|leave|skip|avoid)\s/i;
const SALUTATION = /["“\ue022]dear (?<who>[^"“”\ue022,]{2,40}),?["”\ue022]/iu;

/** What a prompt says to the writer in brackets. */
export function readAsides(brief: Brief, asides: readonly string[]): void {
  for (const words of asides) {
    if (PROHIBITS.test(words)) readDirection(mask(words), brief, true);
    else brief.directions.push({ words });
  }
  if (asides.length > 0) omitFacts(brief);
}

/** The salutation that a prompt gives word for word: “it’s "Dear Mr Kis"”. */
export function readSalutation(brief: Brief, prompt: string): void {
  const who = SALUTATION.exec(unmask(prompt))?.groups?.who;
  if (who && isLetter(brief))
    brief.recipient = { ...readRecipient(who), words: brief.recipient?.words ?? '', name: who };
}

/** A note to the writer, which is named as left out. */
export function readNote({ text, chance }: Stretch, brief: Brief): void {
  const words = trimMarks(text).replace(/[.!]+$/, '');
  if (isCourtesy(words)) return;
  if (chance < CERTAIN || countWords(words) > SHORT_NOTE_WORDS || /[\d@]/.test(unmask(words)))
    brief.leftOut.push(words);
}
