import type { ClientBase } from 'pg';

/** Chunks have up to 256 KB. */
export const CHUNKS_MAX = 100;

/** Deletes chunks of exports that have expired, and those of interrupted runs of finished ones. */
export async function deleteUnusedChunks(client: ClientBase, rowsMax: number): Promise<number> {
  const { rowCount } = await client.query(DELETE_SQL, [CHUNKS_MAX]);
  // A full batch, so that another one follows.
  return rowCount === CHUNKS_MAX ? rowsMax : (rowCount ?? 0);
}

const DELETE_SQL = `
  DELETE FROM account_export_chunks WHERE ctid = ANY(ARRAY(
    SELECT chunk.ctid FROM account_data_jobs AS job JOIN account_export_chunks AS chunk ON chunk.job_id = job.id
     WHERE job.finished_at IS NOT NULL AND (job.expires_at < now() OR chunk.run_id IS DISTINCT FROM job.run_id)
     LIMIT $1))`;
