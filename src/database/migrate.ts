import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { databaseOptions } from './database-options.js';
import { migrations } from './migrations.js';

/** Any number that no other software of the same database uses for its own lock. */
const MIGRATION_LOCK = 7_236_110_955;

/**
 * Brings a database up to date. Of several processes that start at once one migrates and the others wait;
 * the lock dies with its connection. Who waits when `stop` aborts leaves, and nothing is migrated.
 */
export async function migrate(url: string, stop?: AbortSignal): Promise<void> {
  const run = async () => {
    const dataSource = new DataSource({
      ...databaseOptions(url),
      migrations,
      migrationsTableName: 'migrations',
      // A migration may take longer than a request.
      extra: { max: 1, connectionTimeoutMillis: 3_000 },
    } as ConstructorParameters<typeof DataSource>[0]);
    await dataSource.initialize();
    try {
      await dataSource.runMigrations({ transaction: 'each' });
    } finally {
      await dataSource.destroy();
    }
  };
  await underLock(url, run, stop);
}

/** What is done under the lock, with the connection that holds it. */
type Work<Result> = (client: Client) => Promise<Result>;

/**
 * Runs `work` while no other process of the same database runs it. Its turn may be long in coming: null where `stop`
 * aborts before it. What has begun is finished.
 */
export async function underLock<Result>(url: string, work: Work<Result>): Promise<Result>;
export async function underLock<Result>(
  url: string,
  work: Work<Result>,
  stop: AbortSignal | undefined,
): Promise<Result | null>;
export async function underLock<Result>(
  url: string,
  work: Work<Result>,
  stop?: AbortSignal,
): Promise<Result | null> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    if (!(await takeLock(client, stop))) return null;
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Waits for the lock until `stop` aborts; says whether it came. */
async function takeLock(client: Client, stop?: AbortSignal): Promise<boolean> {
  const leave = () => void client.end();
  stop?.addEventListener('abort', leave, { once: true });
  try {
    if (stop?.aborted) return false;
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return true;
  } catch (error) {
    if (stop?.aborted) return false;
    throw error;
  } finally {
    stop?.removeEventListener('abort', leave);
  }
}
