import { NUMBERED } from '../check/followed.js';
import { partText, type Brief, type Part } from './brief.js';
import { regex } from '../../text/regex.js';

const COUNTED_LINES = /^\s*1[.)]\s[^]*^\s*2[.)]\s/m;
const COUNTED_LINE = /^\s*\d{1,2}[.)]\s.*$/gm;
const BY_STEPS = regex.i`\bstep[- ]by[- ]step\b(?! (?:booklet|guide|manual|photos?|pictures|cards?|leaflet|video))|\bput numbers\b`;
const BEGINNING = 12;
const STEPS_MIN = 3;

/** Whether a prompt numbers its lines, or asks for numbers or steps. What stands around numbered lines gets no number. */
export function isNumbered({ prompt, directions, parts }: Brief): boolean {
  if (COUNTED_LINES.test(prompt)) {
    const counted = prompt.match(COUNTED_LINE)?.join('\n') ?? '';
    const isCounted = (part: Part) => counted.includes(partText(part).slice(0, BEGINNING));
    const [first, last] = [parts.findIndex(isCounted), parts.findLastIndex(isCounted)];
    for (const [index, part] of parts.entries()) if (index < first || index > last) part.isAside = true;
    return true;
  }
  const isAsked = BY_STEPS.test(prompt) || directions.some(({ words }) => NUMBERED.test(words));
  // Sentences that are steps are no paragraph.
  const areSteps = parts.length >= STEPS_MIN && parts.every(({ kind }) => kind === 'sentence');
  if (isAsked && areSteps) for (const part of parts) Object.assign(part, { kind: 'item' });
  return isAsked;
}
