import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import type { ClientBase, Pool } from 'pg';
import type { Log } from '../common/log.js';

/** Deletes at most `rowsMax` rows that have had their time, in one short transaction; returns how many it deleted. */
export type Cleanup = (client: ClientBase, rowsMax: number) => Promise<number>;

const INTERVAL_MS = 60_000;
/** Small enough that a batch takes milliseconds, and nobody waits for its locks. */
const BATCH_ROWS = 1_000;
/** What is left after so many is left for the next round, so that no round takes long. */
const BATCHES_MAX = 50;
/** Any number that no other software of the same database uses for its own lock. */
const JANITOR_LOCK = 7_236_110_961;

/**
 * Deletes every minute what has had its time. Features register what is theirs; of the processes of one database
 * one cleans at a time.
 */
export class Janitor implements OnModuleInit, OnApplicationShutdown {
  private readonly cleanups = new Map<string, Cleanup>();
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly pool: Pool,
    private readonly log: Log,
  ) {}

  onModuleInit() {
    this.timer = setInterval(() => {
      this.running = this.cleanUp().catch((error: unknown) => {
        this.log.warn({ err: error }, 'what has expired could not be deleted; it is tried again in a minute');
      });
    }, INTERVAL_MS).unref();
  }

  async onApplicationShutdown() {
    clearInterval(this.timer);
    await this.running;
  }

  /** Has something cleaned up from now on; the name is for the log. */
  register(name: string, cleanup: Cleanup) {
    this.cleanups.set(name, cleanup);
  }

  /** Cleans up once; returns the rows deleted by name, or null where another process is at it. */
  async cleanUp(): Promise<Record<string, number> | null> {
    const client = await this.pool.connect();
    let failure: Error | undefined;
    try {
      const { rows } = await client.query<{ is_ours: boolean }>(
        'SELECT pg_try_advisory_lock($1) AS is_ours',
        [JANITOR_LOCK],
      );
      if (!rows[0]!.is_ours) return null;
      const deleted: Record<string, number> = {};
      for (const [name, cleanup] of this.cleanups) deleted[name] = await cleanInBatches(client, cleanup);
      await client.query('SELECT pg_advisory_unlock($1)', [JANITOR_LOCK]);
      if (Object.values(deleted).some((rowCount) => rowCount > 0)) this.log.debug(deleted, 'cleaned up');
      return deleted;
    } catch (error) {
      failure = error as Error;
      throw error;
    } finally {
      // A connection on which something failed may still hold the lock: it is closed, which frees it.
      client.release(failure);
    }
  }
}

async function cleanInBatches(client: ClientBase, cleanup: Cleanup): Promise<number> {
  let deleted = 0;
  for (let batch = 0; batch < BATCHES_MAX; batch += 1) {
    const rowCount = await cleanup(client, BATCH_ROWS);
    deleted += rowCount;
    if (rowCount < BATCH_ROWS) break;
  }
  return deleted;
}
