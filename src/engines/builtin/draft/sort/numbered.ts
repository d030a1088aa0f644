import { NUMBERED } from '../check/followed.js';
import type { Brief } from './brief.js';

const COUNTED_LINES = /^\s*1[.)]\s[^]*^\s*2[.)]\s/m;

/** Whether a prompt numbers its lines, or asks for numbers or steps. */
export function isNumbered(prompt: string, { directions }: Brief): boolean {
  return (
    COUNTED_LINES.test(prompt) ||
    /\bstep[- ]by[- ]step\b|\bput numbers\b/i.test(prompt) ||
    directions.some(({ words }) => NUMBERED.test(words))
  );
}
