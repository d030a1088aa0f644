import { AppError } from '../common/errors/app-error.js';

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

/** Rejects entries with `storage_unavailable`; this has no effect on entries that are settled already. */
export function failAll<Row, Outcome>(entries: readonly BatchEntry<Row, Outcome>[], cause: unknown): void {
  for (const { reject } of entries) reject(unavailable(cause));
}

/** The error of a row that the database could not be reached for. */
export function unavailable(cause: unknown): AppError {
  return new AppError('storage_unavailable', 'The database could not be reached. Please try again shortly.', {
    retryAfterSeconds: 1,
    cause,
  });
}
