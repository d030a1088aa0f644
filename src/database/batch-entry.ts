import { databaseError } from '../common/errors/database-error.js';

/** A row in a batch writer, until its outcome is known. */
export interface BatchEntry<Row, Outcome> {
  row: Row;
  /** On the monotonic clock, in milliseconds. */
  addedAt: number;
  resolve: (outcome: Outcome) => void;
  reject: (error: unknown) => void;
}

/** Returns the rows of entries, in their order. */
export function rowsOf<Row>(entries: readonly { row: Row }[]): Row[] {
  return entries.map(({ row }) => row);
}

/** Rejects entries because of a failure of the database; has no effect on entries that are settled already. */
export function failAll<Row, Outcome>(entries: readonly BatchEntry<Row, Outcome>[], cause: unknown): void {
  for (const { reject } of entries) reject(databaseError(cause));
}
