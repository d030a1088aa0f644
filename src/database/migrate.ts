import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { databaseOptions } from './database-options.js';
import { migrations } from './migrations.js';

/** Any number that no other software of the same database uses for its own lock. */
const MIGRATION_LOCK = 7_236_110_955;

/**
 * Brings a database up to date. Of several processes that start at once one migrates and the others wait;
 * the lock dies with its connection.
 */
export async function migrate(url: string): Promise<void> {
  await underLock(url, async () => {
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
  });
}

/** Runs `work` while no other process of the same database runs it. */
export async function underLock<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return await work(client);
  } finally {
    await client.end();
  }
}
