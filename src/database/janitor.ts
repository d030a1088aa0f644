import type { ClientBase, Pool } from 'pg';
import type { Log } from '../common/logging/log.js';
import { runInBatches } from '../common/scheduling/run-in-batches.js';
import { JANITOR_LOCK } from './advisory-locks.js';
import type { Repeater } from './repeater.js';

/** Deletes at most `rowsMax` expired rows and returns their number. Runs in a separate transaction. */
export type Cleanup = (client: ClientBase, rowsMax: number) => Promise<number>;

const INTERVAL_MS = 60_000;
/** Small enough that a batch takes milliseconds, so that no other statement waits long for its locks or its commit. */
const BATCH_ROWS = 500;
/** The rest waits for the next round, so that no table waits long. */
const BATCHES_MAX = 120;
const REST_FACTOR = 5;
const REST_MS_MIN = 20;

/**
 * Deletes expired rows every minute, in small batches with pauses between them. Features register their cleanup jobs. One
 * process of a database cleans at a time.
 */
export class Janitor {
  private readonly cleanups = new Map<string, Cleanup>();

  constructor(
    private readonly pool: Pool,
    private readonly log: Log,
    private readonly repeater: Repeater,
  ) {
    repeater.every(INTERVAL_MS, () => this.cleanUp());
  }

  /** Registers a cleanup job; `name` appears in the log. */
  register(name: string, cleanup: Cleanup) {
    this.cleanups.set(name, cleanup);
  }

  /** Cleans up once; returns the deleted rows by job, or null if another process is cleaning. */
  async cleanUp(): Promise<Record<string, number> | null> {
    const deleted: Record<string, number> = {};
    for (const [name, cleanup] of this.cleanups) {
      try {
        const rowCount = await this.cleanInBatches(cleanup);
        if (rowCount === null) return null;
        deleted[name] = rowCount;
      } catch (error) {
        // A failing job must not stop the others.
        this.log.warn({ err: error, name }, 'expired rows could not be deleted; retrying in a minute');
      }
    }
    if (Object.values(deleted).some((rowCount) => rowCount > 0)) this.log.debug(deleted, 'cleaned up');
    return deleted;
  }

  /** Runs one batch, or returns null if another process is running one. Between batches, no connection or lock is held. */
  async runOnce(cleanup: Cleanup): Promise<number | null> {
    const client = await this.pool.connect();
    let failure: Error | undefined;
    try {
      await client.query('BEGIN');
      const { rows } = await client.query<{ is_ours: boolean }>(TRY_LOCK_SQL, [JANITOR_LOCK]);
      const deleted = rows[0]!.is_ours ? await cleanup(client, BATCH_ROWS) : null;
      await client.query('COMMIT');
      return deleted;
    } catch (error) {
      failure = error as Error;
      throw error;
    } finally {
      // A connection on which something failed is closed, which ends its transaction and frees the lock.
      client.release(failure);
    }
  }

  private async cleanInBatches(cleanup: Cleanup): Promise<number | null> {
    const rowCounts: (number | null)[] = [];
    const cleanBatch = async () => {
      const rowCount = await this.runOnce(cleanup);
      rowCounts.push(rowCount);
      return rowCount === BATCH_ROWS && rowCounts.length < BATCHES_MAX;
    };
    const { signal } = this.repeater;
    await runInBatches(cleanBatch, { restFactor: REST_FACTOR, restMsMin: REST_MS_MIN, signal });
    if (rowCounts.includes(null)) return null;
    return rowCounts.reduce<number>((sum, rowCount) => sum + (rowCount ?? 0), 0);
  }
}

const TRY_LOCK_SQL = 'SELECT pg_try_advisory_xact_lock($1) AS is_ours';
