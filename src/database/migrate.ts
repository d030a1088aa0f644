import { DataSource, type MigrationInterface } from 'typeorm';
import type { Log } from '../common/logging/log.js';
import { databaseOptions } from './database-options.js';
import { migrations as all } from './migrations.js';
import { underMigrationLock } from './migration-lock.js';
import { PATIENT_CONNECT_TIMEOUT_MS } from './open-client.js';

/** How a database is brought up to date. */
export interface MigrateOptions {
  log?: Log;
  /** Oldest first. */
  migrations?: (new () => MigrationInterface)[];
  stop?: AbortSignal;
  /** Runs after the migrations, before another process may migrate. */
  afterwards?: () => Promise<void>;
}

/**
 * Brings a database up to date, one process at a time. Each migration runs in a transaction, except those that set
 * `transaction = false`. `url` must lead to a session of PostgreSQL, past any pooler. If `stop` is aborted while
 * another process migrates, nothing is migrated.
 */
export async function migrate(
  url: string,
  { log, migrations = all, stop, afterwards }: MigrateOptions = {},
): Promise<void> {
  const run = async () => {
    const dataSource = new DataSource({
      ...databaseOptions(url),
      migrations,
      migrationsTableName: 'migrations',
      // Migrations can take longer than the statement timeout of requests.
      extra: {
        max: 1,
        application_name: 'copydesk migration',
        connectionTimeoutMillis: PATIENT_CONNECT_TIMEOUT_MS,
      },
    } as ConstructorParameters<typeof DataSource>[0]);
    await dataSource.initialize();
    try {
      await dataSource.runMigrations({ transaction: 'each' });
    } finally {
      await dataSource.destroy();
    }
    await afterwards?.();
  };
  await underMigrationLock(url, run, stop, log);
}
