import type { Cleanup } from './janitor.js';

/** What becomes of rows that expired. */
interface Expiry {
  /** How long they stay after `expires_at`: an interval of PostgreSQL's. */
  keptFor: string;
}

/**
 * Deletes the rows of a table some time after their `expires_at`, oldest first, skipping locked rows. The table needs an
 * index on `expires_at`.
 */
export function deleteExpired(table: string, { keptFor }: Expiry): Cleanup {
  return sqlCleanup(deleteExpiredSql(table, { keptFor }));
}

/** Runs a statement that deletes a batch. Its parameters are `values` and, as the last one, the size of the batch. */
export function sqlCleanup(text: string, ...values: unknown[]): Cleanup {
  return async (client, rowsMax) => (await client.query(text, [...values, rowsMax])).rowCount ?? 0;
}

/** The statement of `deleteExpired`; `$1` rows at most. */
export function deleteExpiredSql(table: string, { keptFor }: Expiry): string {
  return `
    DELETE FROM ${table} WHERE ctid = ANY(ARRAY(
      SELECT ctid FROM ${table} WHERE expires_at < now() - interval '${keptFor}'
       ORDER BY expires_at LIMIT $1 FOR UPDATE SKIP LOCKED))`;
}
