import type { Failure } from './rule-context.js';

const VISIBLE = /[^\p{Default_Ignorable_Code_Point}\p{White_Space}]/u;

/** Returns the problem of a value that must be a string of `min` to `max` code points; null if it is valid. */
export function textFailure(value: unknown, min: number, max: number): Failure | null {
  if (typeof value !== 'string') return { reason: 'invalid_type', message: 'must be a string' };
  if (isShorterThan(value, min)) {
    return {
      reason: 'too_short',
      message: min === 1 ? 'must not be empty' : `must have at least ${min} characters`,
    };
  }
  if (!isShorterThan(value, max + 1)) {
    return { reason: 'too_long', message: `must have at most ${max.toLocaleString('en')} characters` };
  }
  if (value.includes('\0')) return { reason: 'invalid_value', message: 'must not contain NUL characters' };
  if (!value.isWellFormed()) return { reason: 'invalid_value', message: 'must be well-formed Unicode' };
  return null;
}

/** The same for a string that must have a visible character: one without it is too short, as an empty one is. */
export function visibleTextFailure(value: unknown, max: number): Failure | null {
  const failure = textFailure(value, 1, max);
  if (failure || isVisible(value as string)) return failure;
  return { reason: 'too_short', message: 'must have a visible character' };
}

/** Returns whether a string has other characters than white space and those that are not shown. */
export function isVisible(value: string): boolean {
  return VISIBLE.test(value);
}

/** Counts code points only as far as needed: a string of n code units has between n / 2 and n of them. */
export function isShorterThan(value: string, codePoints: number): boolean {
  if (value.length < codePoints) return true;
  if (value.length >= codePoints * 2) return false;
  let count = 0;
  for (let index = 0; index < value.length; count++) {
    if (count >= codePoints) return false;
    index += value.codePointAt(index)! > 0xffff ? 2 : 1;
  }
  return count < codePoints;
}
