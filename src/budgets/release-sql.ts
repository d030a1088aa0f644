import type { QueryConfig } from 'pg';
import { limitedWait } from '../database/limited-wait.js';

/** A reservation of a call that stored no record. All rows of a statement have the same account. */
export interface ReleasedRow {
  id: string;
  accountId: string;
}

/**
 * How long after its end a lease can still be extended: the process of a call renews it first where the database was
 * away for a while.
 */
const LEASE_GRACE = `interval '2 seconds'`;

/**
 * Deletes reservations and returns what they held to their limits, in one statement, which returns the deleted ids. One
 * that is settled or released already is skipped, so nothing is returned twice. With `isExpired`, only those whose lease
 * has ended are deleted. Counters are locked in the order in which generations lock them.
 */
export function release(rows: ReleasedRow[], isExpired: boolean, lockWaitMs: number): QueryConfig {
  const ids = rows.map(({ id }) => id);
  return {
    name: 'release-usage',
    text: RELEASE_SQL,
    values: [rows[0]!.accountId, ids, isExpired, lockWaitMs],
  };
}

const RELEASE_SQL = `
  WITH ${limitedWait(4)}, freed AS MATERIALIZED (
    DELETE FROM usage_reservations AS held USING limited_wait
     WHERE held.id = ANY($2::uuid[]) AND held.account_id = $1::uuid
       AND (NOT $3::boolean OR held.lease_ends_at < now() - ${LEASE_GRACE})
    RETURNING held.id, held.month, held.account_tokens, held.credential_id, held.tokens, held.spend
  ), months AS MATERIALIZED (
    SELECT month FROM usage_months
     WHERE account_id = $1 AND month IN (SELECT month FROM freed WHERE account_tokens > 0)
     ORDER BY month FOR NO KEY UPDATE
  ), credentials AS MATERIALIZED (
    SELECT credential_id, month FROM credential_months
     WHERE account_id = $1 AND (credential_id, month) IN (SELECT credential_id, month FROM freed)
       AND (SELECT count(*) FROM months) >= 0
     ORDER BY credential_id, month FOR NO KEY UPDATE
  ), freed_months AS (
    UPDATE usage_months AS held SET reserved_tokens = held.reserved_tokens - less.tokens
      FROM (SELECT month, sum(account_tokens) AS tokens FROM freed JOIN months USING (month) GROUP BY month) AS less
     WHERE held.account_id = $1 AND held.month = less.month
       AND (SELECT count(*) FROM credentials) >= 0
  ), freed_credentials AS (
    UPDATE credential_months AS held
       SET reserved_tokens = held.reserved_tokens - less.tokens, reserved_spend = held.reserved_spend - less.spend
      FROM (SELECT credential_id, month, sum(tokens) AS tokens, sum(spend) AS spend
              FROM freed JOIN credentials USING (credential_id, month) GROUP BY credential_id, month) AS less
     WHERE held.account_id = $1 AND held.credential_id = less.credential_id AND held.month = less.month
  )
  SELECT id FROM freed`;

/** Finds reservations whose lease has ended, the oldest first; `$1` at most. */
export const FIND_EXPIRED_SQL = `
  SELECT id, account_id FROM usage_reservations
   WHERE lease_ends_at < now() - ${LEASE_GRACE} ORDER BY lease_ends_at LIMIT $1`;

/** Extends the leases of running calls. Locked ones are being settled, or are extended with the next attempt. */
export const RENEW_SQL = `
  UPDATE usage_reservations SET lease_ends_at = now() + $2 * interval '1 millisecond'
   WHERE id IN (SELECT id FROM usage_reservations WHERE id = ANY($1::uuid[]) FOR NO KEY UPDATE SKIP LOCKED)`;
