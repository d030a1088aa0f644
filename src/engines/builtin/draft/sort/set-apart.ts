import { namesLength } from '../check/followed.js';
import type { Stretch } from '../roles/stretches.js';
import { unmask } from '../text/mask.js';
import { trimMarks } from '../text/tidy.js';
import { mayHaveApart, type Brief } from './brief.js';
import { isFaq } from './faq.js';
import { isContentLabel, readLabel } from './labels.js';
import { isSaying } from './read-direction.js';
import { readSlot } from './read-slot.js';

/** Sets words apart, unless they fill a slot, ask for a length, or are a part of the text; returns whether it did. */
export function setApart({ role, text }: Stretch, brief: Brief, templateId: string): boolean {
  if (!mayHaveApart(brief)) return false;
  if (isContentLabel(text)) return true;
  // “For the questions:” only leads to what follows.
  if (text.endsWith(':')) return brief.leftOut.push(trimMarks(text)) > 0;
  if (role === 'fact' ? readLabel(text) !== null : namesLength(unmask(text))) return false;
  // An answer without its question says nothing.
  if (isSaying(text) || (role === 'fact' && isFaq(brief, templateId))) return false;
  if (!readSlot(text, brief)) brief.apart.push(trimMarks(text));
  return true;
}
