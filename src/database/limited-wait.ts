/** How long a statement waits for rows that other transactions hold. */
export const LOCK_WAIT_MS = 250;

/** The wait of a statement that repeats a part of one which found a row locked: other rows wait behind it. */
export const SHORT_LOCK_WAIT_MS = 20;

/**
 * A part of a statement's WITH clause: the statement gives up with SQLSTATE 55P03 when it has waited for a row that another
 * transaction holds for the milliseconds given by parameter `$number`. It holds from the moment it is read, so the rows to
 * write are selected `FROM limited_wait`.
 */
export function limitedWait(number: number): string {
  return `limited_wait AS MATERIALIZED (SELECT set_config('lock_timeout', $${number}::text, true))`;
}
