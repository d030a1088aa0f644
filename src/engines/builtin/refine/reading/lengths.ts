import { readFraction, readNumber } from './numbers.js';

/** At most so many of a unit; `percent` is of the present length in words. */
export interface Length {
  count: number;
  unit: 'words' | 'percent' | 'sentences' | 'paragraph' | 'characters';
  /** “About” so many. */
  isRough?: true;
}

export function countOf(words: string | undefined, unit: Length['unit']): Length | undefined {
  const count = readNumber(words);
  return count === undefined || count < 1 ? undefined : { count, unit };
}

const ROUGH = /\b(?:about|around|approximately|roughly|circa)\b/i;
const LIMIT =
  /\b(?:under|below|less|fewer|most|max(?:imum)?|more|longer|within|exactly|only|limit(?:ed)?|tops)\b/i;

/** “Under 40 characters” is 39 at most. */
export function countBelow(match: RegExpExecArray, unit: Length['unit']): Length | undefined {
  const length = countOf(match[1], unit);
  const isBelow = /\b(?:under|below|(?<!\b(?:no|not) )(?:less|fewer) than)\b/i.test(match[0]);
  if (length && unit === 'words' && ROUGH.test(match[0]) && !LIMIT.test(match[0]))
    return { ...length, isRough: true };
  return length && isBelow && length.count > 1 ? { ...length, count: length.count - 1 } : length;
}

export function percentOf(percent: number, isRest: boolean): Length | undefined {
  const count = isRest ? percent : 100 - percent;
  return count > 0 && count < 100 ? { count, unit: 'percent' } : undefined;
}

/** “About half” may be a little more. */
const ROUGHLY = 1.15;

export function readFractionOf(match: RegExpExecArray): Length | undefined {
  const length = exactFractionOf(match);
  const isRough = /\b(?:about|around|roughly)\b/i.test(match[0]);
  return length && isRough ? { ...length, count: Math.min(95, Math.round(length.count * ROUGHLY)) } : length;
}

function exactFractionOf(match: RegExpExecArray): Length | undefined {
  const fraction = readFraction(match[1] ?? 'half');
  if (fraction === undefined) return undefined;
  const [text] = match;
  const isLeft = fraction === 50 || /^(?:to|in)\b|length|size/i.test(text);
  if (!isLeft) return percentOf(/two[- ]/i.test(text) ? 33 : 100 - fraction, true);
  return percentOf(/^by\b/i.test(text) ? 100 - fraction : /two[- ]third/i.test(text) ? 67 : fraction, true);
}
