/** A key as the driver reads it. */
export interface IdempotencyRow {
  fingerprint: Buffer;
  generation_id: string | null;
}

/**
 * Claims a key that is new, has had its 24 hours, or was left behind unfinished by a process that died. Returns
 * a row where the claim is ours; one statement, so of any number of claimants one wins.
 */
export const CLAIM_SQL = `
  INSERT INTO idempotency_keys AS held (account_id, client_id, key, fingerprint, claim, lease_expires_at, expires_at)
  VALUES ($1, $2, $3, $4, $5, now() + $6 * interval '1 millisecond', now() + interval '24 hours')
  ON CONFLICT (account_id, client_id, key) DO UPDATE
    SET fingerprint = excluded.fingerprint, claim = excluded.claim, generation_id = NULL,
        lease_expires_at = excluded.lease_expires_at, expires_at = excluded.expires_at
    WHERE held.expires_at < now() OR (held.generation_id IS NULL AND held.lease_expires_at < now())
  RETURNING 1`;

export const FIND_SQL = `
  SELECT fingerprint, generation_id FROM idempotency_keys WHERE account_id = $1 AND client_id = $2 AND key = $3`;

const IS_OURS = 'account_id = $1 AND client_id = $2 AND key = $3 AND claim = $4 AND generation_id IS NULL';

export const RENEW_SQL = `
  UPDATE idempotency_keys SET lease_expires_at = now() + $5 * interval '1 millisecond' WHERE ${IS_OURS}`;

export const RELEASE_SQL = `DELETE FROM idempotency_keys WHERE ${IS_OURS}`;

/** Deletes some keys that have had their 24 hours; `$1` rows at most, those that nobody is looking at. */
export const DELETE_EXPIRED_SQL = `
  DELETE FROM idempotency_keys WHERE ctid = ANY(ARRAY(
    SELECT ctid FROM idempotency_keys WHERE expires_at < now() LIMIT $1 FOR UPDATE SKIP LOCKED))`;
