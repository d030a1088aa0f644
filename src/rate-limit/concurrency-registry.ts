import type { Pool, QueryConfig } from 'pg';
import { sqlCleanup } from '../database/delete-expired.js';
import type { Heartbeat } from './heartbeat-watch.js';
import type { SlotChanges } from './shared-slots.js';

type Connection = Pick<Pool, 'query'>;

/** Builds the statement that registers a process with all its slots, whatever the database knew of it before. */
export function registerQuery(
  processId: string,
  { statementNumber, credentials, held }: Pick<SlotChanges, 'statementNumber' | 'credentials' | 'held'>,
): QueryConfig {
  return { text: REGISTER_SQL, values: [processId, statementNumber, credentials, held] };
}

// One statement, so that a process with a heartbeat has always written its slots. The conflicting row is updated, so
// that the statement waits for one that is removing it.
const REGISTER_SQL = `
  WITH heartbeat AS (
         INSERT INTO concurrency_heartbeats AS known (process, beat, sequence) VALUES ($1, 1, $2)
         ON CONFLICT (process) DO UPDATE
           SET beat = known.beat + 1, sequence = greatest(known.sequence, excluded.sequence)
         RETURNING process),
       process AS (
         INSERT INTO concurrency_processes (id) SELECT process FROM heartbeat
         ON CONFLICT (id) DO UPDATE SET id = excluded.id RETURNING id)
  INSERT INTO concurrency_places (credential, process, taken)
  SELECT held.credential, process.id, held.taken
    FROM process CROSS JOIN unnest($3::text[], $4::integer[]) AS held (credential, taken)
  ON CONFLICT (credential, process) DO UPDATE SET taken = excluded.taken`;

/** Renews the heartbeat of a process. Reports whether it is registered, and the heartbeats of the others. */
export async function beat(
  connection: Connection,
  processId: string,
): Promise<{ isRegistered: boolean; others: Heartbeat[] }> {
  const { rows } = await connection.query<{ is_registered: boolean; others: Heartbeat[] }>(BEAT_SQL, [
    processId,
  ]);
  return { isRegistered: rows[0]!.is_registered, others: rows[0]!.others };
}

const BEAT_SQL = `
  WITH renewed AS (
    UPDATE concurrency_heartbeats SET beat = beat + 1
     WHERE process = $1 AND EXISTS (SELECT FROM concurrency_processes WHERE id = $1) RETURNING process)
  SELECT EXISTS (SELECT FROM renewed) AS is_registered,
         (SELECT coalesce(json_agg(json_build_object('process', process, 'beat', heartbeat.beat::text)), '[]')
            FROM (SELECT id AS process FROM concurrency_processes) known
            FULL JOIN concurrency_heartbeats heartbeat USING (process)
           WHERE process <> $1) AS others`;

/** Removes processes with their slots; those whose heartbeat has changed since it was read stay. */
export async function removeProcesses(connection: Connection, silent: readonly Heartbeat[]): Promise<void> {
  await connection.query(REMOVE_SQL, [silent.map(({ process }) => process), silent.map(({ beat }) => beat)]);
}

// The row of the heartbeat is locked first, as in every statement of its own process, which then finds that it is gone.
const REMOVE_SQL = `
  WITH silent AS (SELECT * FROM unnest($1::uuid[], $2::bigint[]) AS silent (process, beat)),
       without_heartbeat AS (
         DELETE FROM concurrency_heartbeats heartbeat USING silent
          WHERE heartbeat.process = silent.process AND heartbeat.beat = silent.beat
         RETURNING heartbeat.process),
       removed AS MATERIALIZED (
         SELECT process FROM without_heartbeat
          UNION ALL
         SELECT process FROM silent
          WHERE beat IS NULL AND NOT EXISTS (SELECT FROM concurrency_heartbeats WHERE process = silent.process)),
       without_slots AS (DELETE FROM concurrency_places WHERE process IN (SELECT process FROM removed))
  DELETE FROM concurrency_processes WHERE id IN (SELECT process FROM removed)`;

/** Removes a process that stops, with its slots. */
export async function unregister(connection: Connection, processId: string): Promise<void> {
  await connection.query(UNREGISTER_SQL, [processId]);
}

const UNREGISTER_SQL = `
  WITH without_heartbeat AS (DELETE FROM concurrency_heartbeats WHERE process = $1 RETURNING process),
       without_slots AS (DELETE FROM concurrency_places WHERE process IN (SELECT process FROM without_heartbeat))
  DELETE FROM concurrency_processes WHERE id = $1`;

/** Deletes rows of credentials that hold no slot. */
export const deleteReleasedSlots = sqlCleanup(`
  DELETE FROM concurrency_places WHERE ctid = ANY(ARRAY(
    SELECT ctid FROM concurrency_places WHERE taken = 0 LIMIT $1 FOR UPDATE SKIP LOCKED))`);
