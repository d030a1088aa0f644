/** Months, as times in milliseconds since the epoch (UTC), and the ids that `generations` is partitioned by. */

/** The ids from `from` to before `to`; null for no end. */
export interface IdRange {
  from: string | null;
  to: string | null;
}

/** The lowest UUID whose time is `ms`, in the format of PostgreSQL. A time before 1970 counts as 1970. */
export function lowestIdOf(ms: number): string {
  const digits = Math.max(0, Math.floor(ms)).toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-0000-0000-000000000000`;
}

/** The start of the month that is `months` after that of `ms`. */
export function startOfMonth(ms: number, months = 0): number {
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
