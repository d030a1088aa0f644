import { readFraction, readNumber } from './numbers.js';

/** At most so many of a unit; `percent` is of the present length in words. */
export interface Length {
  count: number;
  unit: 'words' | 'percent' | 'sentences' | 'paragraph' | 'characters';
}

export function countOf(words: string | undefined, unit: Length['unit']): Length | undefined {
  const count = readNumber(words);
  return count === undefined || count < 1 ? undefined : { count, unit };
}

/** “Under 40 characters” is 39 at most. */
export function countBelow(match: RegExpExecArray, unit: Length['unit']): Length | undefined {
  const length = countOf(match[1], unit);
  const isBelow = /\b(?:under|below|(?<!\b(?:no|not) )(?:less|fewer) than)\b/i.test(match[0]);
  return length && isBelow && length.count > 1 ? { ...length, count: length.count - 1 } : length;
}

export function percentOf(percent: number, isRest: boolean): Length | undefined {
  const count = isRest ? percent : 100 - percent;
  return count > 0 && count < 100 ? { count, unit: 'percent' } : undefined;
}

export function readFractionOf(match: RegExpExecArray): Length | undefined {
  const fraction = readFraction(match[1] ?? 'half');
  if (fraction === undefined) return undefined;
  if (/^(?:to|in)\b/i.test(match[0]) || fraction === 50 || /length|size/i.test(match[0])) {
    const isCutBy = /^by\b/i.test(match[0]);
    return {
      count: isCutBy ? 100 - fraction : /two[- ]third/i.test(match[0]) ? 67 : fraction,
      unit: 'percent',
    };
  }
  return { count: /two[- ]/i.test(match[0]) ? 33 : 100 - fraction, unit: 'percent' };
}
