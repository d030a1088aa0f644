import { lowerCounts } from '../generation/lower-counts-sql.js';

/**
 * Deletes the next texts of the account $1 with ids from $2 to $3, at most $4, decrements the counters of lists and counts
 * the texts in the job $5, in one statement. Returns the last id.
 */
export const DELETE_TEXTS_SQL = `
  WITH next AS MATERIALIZED (
    SELECT id FROM generations WHERE account_id = $1 AND id >= $2 AND id <= $3 ORDER BY id LIMIT $4 FOR UPDATE
  ), deleted AS (
    DELETE FROM generations WHERE id = ANY(ARRAY(SELECT id FROM next))
    RETURNING id, account_id, coalesce(client_id, '') AS client_id
  ), ${lowerCounts('deleted')}, noted AS (
    UPDATE account_data_jobs SET texts = texts + (SELECT count(*) FROM deleted) WHERE id = $5
  )
  SELECT id FROM next ORDER BY id DESC LIMIT 1`;

/** The requests of finished jobs from the days $2 to $3 that were created until $4, at most $5. */
export const CLEAR_JOBS_SQL = `
  UPDATE jobs SET request = '{}' WHERE id = ANY(ARRAY(
    SELECT id FROM jobs
     WHERE account_id = $1 AND finished_at IS NOT NULL AND request <> '{}' AND ${inDays('created_at')} LIMIT $5))`;

/** The calls in the request log from the id $2 to before the id $3, at most $4. */
export const DELETE_CALLS_SQL = `
  DELETE FROM request_log WHERE id = ANY(ARRAY(
    SELECT id FROM request_log WHERE account_id = $1 AND id >= $2 AND id < $3 LIMIT $4))`;

/** The rejected requests from the days $2 to $3 until $4, at most $5. */
export const DELETE_REJECTIONS_SQL = `
  DELETE FROM refused_requests WHERE seq = ANY(ARRAY(
    SELECT seq FROM refused_requests WHERE account_id = $1 AND ${inDays('at')} LIMIT $5))`;

/** The files of exports, at most $2 chunks. */
export const DELETE_CHUNKS_SQL = `
  DELETE FROM account_export_chunks WHERE ctid = ANY(ARRAY(
    SELECT ctid FROM account_export_chunks WHERE account_id = $1 LIMIT $2))`;

export const DELETE_EXPORTS_SQL = "DELETE FROM account_data_jobs WHERE account_id = $1 AND kind = 'export'";

function inDays(column: string): string {
  return `(${column} <= $4 AND ($2::date IS NULL OR (${column} AT TIME ZONE 'UTC')::date >= $2)
           AND ($3::date IS NULL OR (${column} AT TIME ZONE 'UTC')::date <= $3))`;
}
