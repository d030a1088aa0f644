/** Months, as times in milliseconds since the epoch (UTC), and the ids that `generations` is partitioned by. */

/** The ids from `from` to before `to`; null for no end. */
export interface IdRange {
  from: string | null;
  to: string | null;
}

/** The start of the month that is `months` after that of `ms`. */
function startOfMonth(ms: number, months = 0): number {
  const date = new Date(ms);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months);
}

/** A month as part of a table's name: `2027_01`. */
export function monthName(ms: number): string {
  return new Date(ms).toISOString().slice(0, 7).replace('-', '_');
}

/**
 * The starts of the partitions to create if they have been created up to `end`, and then their common end, so that the
 * month after that of `now` has one. Months that have passed without a partition share the first. Empty if none is missing.
 */
export function boundsToCreate(end: number, now: number): number[] {
  const bounds = [end];
  for (let month = startOfMonth(now); month <= startOfMonth(now, 2); month = startOfMonth(month, 1))
    if (month > end) bounds.push(month);
  return bounds.length > 1 ? bounds : [];
}
