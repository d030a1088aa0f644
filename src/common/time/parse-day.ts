/** The format of a UTC day. */
export const DAY_FORMAT = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Parses a UTC day, `YYYY-MM-DD`; returns its start in milliseconds, and null for other texts and days that are not in the
 * calendar.
 */
export function parseDay(text: string): number | null {
  const ms = DAY_FORMAT.test(text) ? Date.parse(text) : Number.NaN;
  // A well-formed day that does not exist, such as 2026-02-30, is parsed as another day or as invalid.
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text) ? ms : null;
}
