import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Log } from '../common/logging/log.js';
import { MIGRATION_LOCK } from './advisory-locks.js';
import { openClient } from './open-client.js';

const POLL_INTERVAL_MS = 200;
const LOG_INTERVAL_MS = 5_000;

/** Work that runs on the connection that holds the lock. */
type Work<Result> = (client: Client) => Promise<Result>;

/**
 * Runs `work` while no other process of the same database runs work under this lock. Returns null if `stop` is aborted
 * before the lock is free; work that has begun is finished. The lock belongs to the session and ends with it, so `url`
 * must lead to PostgreSQL itself: a pooler would keep the session, and with it the lock.
 */
export async function underMigrationLock<Result>(
  url: string,
  work: Work<Result>,
  stop?: AbortSignal,
  log?: Log,
): Promise<Result | null> {
  const client = await openClient(url, { application_name: 'copydesk lock' });
  try {
    if (!(await takeLock(client, stop, log))) return null;
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Polls for the lock; returns false if `stop` is aborted first. A statement that waited inside PostgreSQL would hold a
 * snapshot, which `CREATE INDEX CONCURRENTLY` in the process that migrates would wait for in turn.
 */
async function takeLock(client: Client, stop?: AbortSignal, log?: Log): Promise<boolean> {
  const leave = () => client.connection.stream.destroy();
  stop?.addEventListener('abort', leave, { once: true });
  try {
    let nextLogAt = 0;
    for (;;) {
      if (stop?.aborted) return false;
      const { rows } = await client.query<{ is_acquired: boolean }>(TRY_SQL, [MIGRATION_LOCK]);
      if (rows[0]!.is_acquired) return true;
      if (performance.now() >= nextLogAt) {
        await logLockHolder(client, log);
        nextLogAt = performance.now() + LOG_INTERVAL_MS;
      }
      await delay(POLL_INTERVAL_MS, undefined, { signal: stop });
    }
  } catch (error) {
    if (stop?.aborted) return false;
    throw error;
  } finally {
    stop?.removeEventListener('abort', leave);
  }
}

async function logLockHolder(client: Client, log?: Log) {
  const { rows } = await client.query<object>(HOLDER_SQL, [MIGRATION_LOCK]);
  // It may have been released since.
  if (rows[0]) log?.warn({ heldBy: rows[0] }, 'waiting for the migration lock, which another process holds');
}

const TRY_SQL = 'SELECT pg_try_advisory_lock($1) AS is_acquired';

// `state` and `seconds` are null for sessions of another user.
const HOLDER_SQL = `
  SELECT pid, application_name AS application, host(client_addr) AS address, state,
         extract(epoch FROM now() - backend_start)::int AS "connectedSeconds"
    FROM pg_locks JOIN pg_stat_activity USING (pid)
   WHERE locktype = 'advisory' AND granted AND objsubid = 1
     AND pg_locks.database = (SELECT oid FROM pg_database WHERE datname = current_database())
     AND (classid::bigint << 32) | objid::bigint = $1`;
