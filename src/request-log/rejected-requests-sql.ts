import type { Pool } from 'pg';
import { sqlCleanup } from '../database/delete-expired.js';
import type { Cleanup } from '../database/janitor.js';
import type { RejectedRequest } from './rejected-request.js';

/** The retention of rejected requests, by age and number. */
export interface Retention {
  days: number;
  authenticatedMax: number;
  /** Of those that belong to no account. */
  anonymousMax: number;
}

/** Inserts rows with one statement, without those of deleted accounts; rejects if the database does. */
export async function insertRejectedRequests(pool: Pool, rows: readonly RejectedRequest[]): Promise<void> {
  const column = <Value>(read: (row: RejectedRequest) => Value) => rows.map(read);
  await pool.query(INSERT_SQL, [
    column(({ requestId }) => requestId),
    column(({ at }) => at),
    column(({ method }) => method),
    column(({ route }) => route),
    column(({ rule }) => rule),
    column(({ counter }) => counter),
    column(({ value }) => value),
    column(({ maximum }) => maximum),
    column(({ scope }) => scope),
    column(({ retryAfterSeconds }) => retryAfterSeconds),
    column(({ address }) => address),
    column(({ credentialRef }) => credentialRef?.accountId ?? null),
    column(({ credentialRef }) => credentialRef?.type ?? null),
    column(({ credentialRef }) => credentialRef?.id ?? null),
    column(({ credentialRef }) => credentialRef?.clientId ?? null),
  ]);
}

/** Returns the cleanup that deletes rows beyond their retention, oldest first. */
export function deleteRejectedRequests({ days, authenticatedMax, anonymousMax }: Retention): Cleanup {
  return sqlCleanup(DELETE_SQL, days, authenticatedMax, anonymousMax);
}

// One statement for the whole batch. Skips entries of accounts that were deleted in the meantime.
const INSERT_SQL = `
  INSERT INTO refused_requests (request_id, at, method, route, rule, counter, value, maximum, scope, retry_after_s,
                                address, account_id, credential_type, credential_id, client_id)
  SELECT given.* FROM unnest($1::text[], $2::timestamptz[], $3::text[], $4::text[], $5::text[], $6::text[], $7::bigint[],
                             $8::bigint[], $9::text[], $10::integer[], $11::text[], $12::uuid[], $13::text[], $14::text[],
                             $15::text[])
    AS given (request_id, at, method, route, rule, counter, value, maximum, scope, retry_after_s, address, account_id,
              credential_type, credential_id, client_id)
    LEFT JOIN accounts ON accounts.id = given.account_id
   WHERE given.account_id IS NULL OR accounts.id IS NOT NULL`;

// Rows are ordered by time, so only the oldest ones need to be checked for expiry.
const DELETE_SQL = `
  DELETE FROM refused_requests WHERE seq IN (
    SELECT seq FROM (SELECT seq, at FROM refused_requests ORDER BY seq LIMIT $4) AS oldest
     WHERE at < now() - $1 * interval '1 day'
    UNION
    (SELECT seq FROM refused_requests WHERE account_id IS NOT NULL ORDER BY seq DESC OFFSET $2 LIMIT $4)
    UNION
    (SELECT seq FROM refused_requests WHERE account_id IS NULL ORDER BY seq DESC OFFSET $3 LIMIT $4)
    LIMIT $4)`;
