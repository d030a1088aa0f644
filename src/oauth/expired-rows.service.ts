import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { Log } from '../common/log.js';
import { HotPool } from '../database/database.module.js';

const INTERVAL_MS = 60_000;
/** Small enough that a batch takes milliseconds, and nobody waits for its locks. */
const BATCH_ROWS = 500;
const BATCHES_MAX = 20;
/** Any number that no other software of the same database uses for its own lock. */
const CLEANUP_LOCK = 7_236_110_957;

/**
 * Deletes what has expired a day ago, in batches, from one process at a time. Used refresh tokens stay until they
 * would have expired, for it is by them that a stolen one is noticed.
 */
@Injectable()
export class ExpiredRowsService implements OnModuleInit, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly pool: HotPool,
    private readonly log: Log,
  ) {}

  onModuleInit() {
    this.timer = setInterval(() => {
      this.running = this.clean().catch((error: unknown) => {
        this.log.warn({ err: error }, 'expired rows could not be deleted');
      });
    }, INTERVAL_MS).unref();
  }

  async onApplicationShutdown() {
    clearInterval(this.timer);
    await this.running;
  }

  /** Deletes up to 10,000 rows of each table; returns how many, or null where another process is at it. */
  async clean(): Promise<number | null> {
    const client = await this.pool.connect();
    client.on('error', ignore);
    try {
      const { rows } = await client.query<{ is_ours: boolean }>(
        'SELECT pg_try_advisory_lock($1) AS is_ours',
        [CLEANUP_LOCK],
      );
      if (!rows[0]!.is_ours) return null;
      try {
        let deleted = 0;
        for (const sql of CLEANUPS) deleted += await this.deleteInBatches(client, sql);
        return deleted;
      } finally {
        await client.query('SELECT pg_advisory_unlock($1)', [CLEANUP_LOCK]);
      }
    } finally {
      client.off('error', ignore);
      client.release();
    }
  }

  private async deleteInBatches(client: PoolClient, sql: string): Promise<number> {
    let deleted = 0;
    for (let batch = 0; batch < BATCHES_MAX; batch += 1) {
      const { rows, rowCount } = await client.query<{ grant_id: string | null }>(sql, [BATCH_ROWS]);
      deleted += rowCount ?? 0;
      const grantIds = rows.flatMap(({ grant_id }) => grant_id ?? []);
      if (grantIds.length > 0) await client.query(END_EMPTY_GRANTS_SQL, [[...new Set(grantIds)]]);
      if ((rowCount ?? 0) < BATCH_ROWS) break;
    }
    return deleted;
  }
}

function deleteExpired(table: string, returning = 'NULL AS grant_id'): string {
  return `
    DELETE FROM ${table} WHERE ctid = ANY(ARRAY(
      SELECT ctid FROM ${table} WHERE expires_at < now() - interval '1 day'
       ORDER BY expires_at LIMIT $1 FOR UPDATE SKIP LOCKED))
    RETURNING ${returning}`;
}

const CLEANUPS = [
  deleteExpired('oauth_access_tokens'),
  deleteExpired('oauth_artifacts', 'grant_id'),
  deleteExpired('oauth_grants'),
  deleteExpired('sessions'),
  `DELETE FROM sign_in_attempts WHERE key = ANY(ARRAY(
     SELECT key FROM sign_in_attempts WHERE last_at < now() - interval '1 day' LIMIT $1))
   RETURNING NULL AS grant_id`,
];

// A grant with no token left can never be used again.
const END_EMPTY_GRANTS_SQL = `
  DELETE FROM oauth_grants emptied
   WHERE id = ANY($1) AND created_at < now() - interval '1 day'
     AND NOT EXISTS (SELECT FROM oauth_artifacts WHERE grant_id = emptied.id)
     AND NOT EXISTS (SELECT FROM oauth_access_tokens WHERE grant_id = emptied.id)`;

// When a connection breaks, the statement under way fails too, and that is heard.
function ignore() {}
