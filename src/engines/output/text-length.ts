/**
 * The most UTF-16 code units that any engine's text has, so that a record is stored, listed and sent without holding
 * up anything else. Far above what templates ask for, and room enough for the longest text that can be refined.
 */
export const TEXT_LENGTH_MAX = 200_000;

/** Cuts a text at `lengthMax` code units, never within a character. */
export function cutToLength(text: string, lengthMax: number): string {
  if (text.length <= lengthMax) return text;
  const cut = text.slice(0, Math.max(0, lengthMax));
  return cut.replace(/[\uD800-\uDBFF]$/, '');
}
