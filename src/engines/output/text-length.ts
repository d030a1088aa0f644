/**
 * The maximum length of any engine's text in UTF-16 code units, so that storing, listing and sending a record does not
 * delay other requests. Far above the lengths of the templates, and enough for the longest text that can be refined.
 */
export const TEXT_LENGTH_MAX = 200_000;

/** Cuts a text at `lengthMax` code units, but not within a character. */
export function cutToLength(text: string, lengthMax: number): string {
  if (text.length <= lengthMax) return text;
  const cut = text.slice(0, Math.max(0, lengthMax));
  return cut.replace(/[\uD800-\uDBFF]$/, '');
}
