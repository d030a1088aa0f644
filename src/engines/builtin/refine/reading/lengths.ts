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
