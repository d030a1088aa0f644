import { limitedWait } from '../database/limited-wait.js';

/** A key as the driver reads it. */
export interface IdempotencyRow {
  fingerprint: Buffer;
  generation_id: string | null;
  claim: string;
  /** The next request may claim it. */
  is_free: boolean;
}

/** Expired after its 24 hours, or left unfinished until its lease ended. */
const IS_FREE = '(held.expires_at < now() OR (held.generation_id IS NULL AND held.lease_expires_at < now()))';

/**
 * Claims keys that are new, expired, or left incomplete by a process that exited. Returns the claims that are held,
 * including one made earlier with the same token. Of concurrent requests for a key exactly one succeeds; within a batch,
 * the first. Locked rows are skipped, except for rows being completed: those hold no claim locks, so this cannot deadlock.
 */
export const CLAIM_SQL = `
  WITH ${limitedWait(7)}, given AS MATERIALIZED (
    SELECT DISTINCT ON (account_id, client_id, key) account_id, client_id, key, fingerprint, claim,
           now() + $6 * interval '1 millisecond' AS lease_expires_at, now() + interval '24 hours' AS expires_at
      FROM limited_wait, unnest($1::uuid[], $2::text[], $3::text[], $4::bytea[], $5::uuid[]) WITH ORDINALITY
        AS given (account_id, client_id, key, fingerprint, claim, ordinal)
     ORDER BY account_id, client_id, key, ordinal
  ), fresh AS (
    INSERT INTO idempotency_keys (account_id, client_id, key, fingerprint, claim, lease_expires_at, expires_at)
    SELECT * FROM given ORDER BY account_id, client_id, key
    ON CONFLICT (account_id, client_id, key) DO NOTHING
    RETURNING claim
  ), left_behind AS (
    SELECT account_id, client_id, key FROM idempotency_keys AS held JOIN given USING (account_id, client_id, key)
     WHERE ${IS_FREE}
       FOR UPDATE OF held SKIP LOCKED
  ), taken AS (
    UPDATE idempotency_keys AS held
       SET fingerprint = given.fingerprint, claim = given.claim, generation_id = NULL,
           lease_expires_at = given.lease_expires_at, expires_at = given.expires_at
      FROM given JOIN left_behind USING (account_id, client_id, key)
     WHERE held.account_id = given.account_id AND held.client_id = given.client_id AND held.key = given.key
    RETURNING held.claim
  )
  SELECT claim FROM fresh UNION ALL SELECT claim FROM taken UNION ALL
  SELECT held.claim FROM idempotency_keys AS held JOIN given USING (account_id, client_id, key, claim)
   WHERE held.generation_id IS NULL`;

/**
 * Keeps keys from generations for 24 hours, for requests of another kind. Returns those that no other request holds.
 * Locks them in the order of `CLAIM_SQL`, so that the two cannot deadlock.
 */
export const RESERVE_SQL = `
  INSERT INTO idempotency_keys AS held (account_id, client_id, key, fingerprint, claim, lease_expires_at, expires_at)
  SELECT account_id, client_id, key, fingerprint, gen_random_uuid(), ends_at, ends_at
    FROM unnest($1::uuid[], $2::text[], $3::text[], $4::bytea[]) AS given (account_id, client_id, key, fingerprint),
         (SELECT now() + interval '24 hours' AS ends_at) AS term
   ORDER BY account_id, client_id, key
  ON CONFLICT (account_id, client_id, key) DO UPDATE
     SET fingerprint = excluded.fingerprint, claim = excluded.claim, generation_id = NULL,
         lease_expires_at = excluded.lease_expires_at, expires_at = excluded.expires_at
   WHERE ${IS_FREE}
  RETURNING account_id AS "accountId", client_id AS "clientId", key`;

/** The claims of these that are held: a claim may have been made by a statement whose reply was lost. */
export const FIND_CLAIMS_SQL = `
  SELECT held.claim FROM idempotency_keys AS held
    JOIN unnest($1::uuid[], $2::text[], $3::text[], $4::uuid[]) AS given (account_id, client_id, key, claim)
   USING (account_id, client_id, key, claim)`;

/** Reads claimed keys, each with its position among the given ones. */
export const FIND_SQL = `
  SELECT ordinal::int, fingerprint, generation_id, claim, ${IS_FREE} AS is_free
    FROM unnest($1::uuid[], $2::text[], $3::text[]) WITH ORDINALITY AS given (account_id, client_id, key, ordinal)
    JOIN idempotency_keys AS held USING (account_id, client_id, key)`;

const OWN_CLAIM = 'account_id = $1 AND client_id = $2 AND key = $3 AND claim = $4 AND generation_id IS NULL';

export const RENEW_SQL = `
  UPDATE idempotency_keys SET lease_expires_at = now() + $5 * interval '1 millisecond' WHERE ${OWN_CLAIM}`;

export const RELEASE_SQL = `DELETE FROM idempotency_keys WHERE ${OWN_CLAIM}`;
