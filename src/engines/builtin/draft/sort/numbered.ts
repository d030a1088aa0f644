import { NUMBERED } from '../check/followed.js';
import { partText, type Brief } from './brief.js';

const COUNTED_LINES = /^\s*1[.)]\s[^]*^\s*2[.)]\s/m;
const COUNTED_LINE = /^\s*\d{1,2}[.)]\s.*$/gm;
const BEGINNING = 12;

/** Whether a prompt numbers its lines, or asks for numbers or steps. What stands around numbered lines gets no number. */
export function isNumbered(prompt: string, { directions, parts }: Brief): boolean {
  if (COUNTED_LINES.test(prompt)) {
    const counted = prompt.match(COUNTED_LINE)?.join('\n') ?? '';
    for (const part of parts) if (!counted.includes(partText(part).slice(0, BEGINNING))) part.isAside = true;
    return true;
  }
  return (
    /\bstep[- ]by[- ]step\b|\bput numbers\b/i.test(prompt) ||
    directions.some(({ words }) => NUMBERED.test(words))
  );
}
