import type { QueryConfig } from 'pg';
import { limitedWait } from '../database/limited-wait.js';
import type { DayCount } from './day-count.js';

/** Counts that are written atomically. The id records whether they were committed. */
export interface UsageBatch {
  id: string;
  counts: DayCount[];
}

/**
 * Adds counts to the usage of their days. Rows are locked in the order in which generations lock them, so that two
 * processes cannot deadlock; a join alone keeps no order. Counts of a deleted account are dropped. A batch that was
 * committed before adds nothing: a retry waits for an attempt that is still running, and finds its id.
 */
export function addRequests({ id, counts }: UsageBatch, lockWaitMs: number): QueryConfig {
  const column = <Value>(read: (count: DayCount) => Value) => counts.map(read);
  const values = [
    column(({ accountId }) => accountId),
    column(({ day }) => day),
    column(({ type }) => type),
    column((count) => count.id),
    column(({ name }) => name),
    column(({ requests }) => requests),
    column(({ errors }) => errors),
    column(({ rateLimited }) => rateLimited),
    id,
    lockWaitMs,
  ];
  return { text: ADD_REQUESTS_SQL, values };
}

const ADD_REQUESTS_SQL = `
  WITH ${limitedWait(10)}, flush AS (
    INSERT INTO usage_flushes (id, expires_at) SELECT $9::uuid, now() + interval '1 day' FROM limited_wait
    ON CONFLICT DO NOTHING RETURNING id
  ), late AS (
    -- The total of a day that has been added up already lacks these counts.
    DELETE FROM account_usage_totals total USING unnest($1::uuid[], $2::date[]) AS used (account_id, day)
     WHERE total.account_id = used.account_id AND total.day = used.day
  )
  INSERT INTO usage_days (account_id, day, credential_type, credential_id, credential_name, requests, errors, rate_limited)
  SELECT used.* FROM unnest($1::uuid[], $2::date[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::bigint[], $8::bigint[])
    AS used (account_id, day, type, id, name, requests, errors, rate_limited)
    JOIN accounts ON accounts.id = used.account_id
   WHERE EXISTS (SELECT FROM flush)
   ORDER BY used.account_id, used.day, used.type, used.id
  ON CONFLICT (account_id, day, credential_type, credential_id) DO UPDATE
    SET credential_name = excluded.credential_name,
        requests = usage_days.requests + excluded.requests,
        errors = usage_days.errors + excluded.errors,
        rate_limited = usage_days.rate_limited + excluded.rate_limited`;
