/** How long a statement waits for rows that other transactions have locked. */
export const LOCK_WAIT_MS = 250;

/** The shortest wait of a retry for locked rows: other rows wait behind it. */
export const SHORT_LOCK_WAIT_MS = 20;

/**
 * Part of a statement's WITH clause that sets a lock timeout: the statement fails with SQLSTATE 55P03 when it has waited
 * for a locked row for the milliseconds in parameter `$number`. It takes effect when it is read, so the rows to write are
 * selected `FROM limited_wait`.
 */
export function limitedWait(number: number): string {
  return `limited_wait AS MATERIALIZED (SELECT set_config('lock_timeout', $${number}::text, true))`;
}

/** Limits the waits of the statements that follow in the transaction. */
export const LIMIT_WAIT_SQL = "SELECT set_config('lock_timeout', $1::text, true)";
