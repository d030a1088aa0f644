import { PgBoss } from 'pg-boss';
import { readDatabaseTls } from '../config/database-tls.js';
import { migrate, type MigrateOptions } from '../database/migrate.js';
import { QUEUE_NAMES, QUEUE_OPTIONS, QUEUE_SCHEMA } from './queues.js';

/**
 * Brings the database of a service up to date: our migrations, then the schema of pg-boss and its queues, one process at
 * a time. See `migrate`.
 */
export function prepareDatabase(
  url: string,
  options: Pick<MigrateOptions, 'log' | 'stop'> = {},
): Promise<void> {
  return migrate(url, { ...options, afterwards: () => createQueues(url) });
}

/** Creates or upgrades the schema of pg-boss and creates missing queues. */
async function createQueues(url: string): Promise<void> {
  const boss = new PgBoss({
    ...readDatabaseTls(url),
    application_name: 'copydesk migration',
    schema: QUEUE_SCHEMA,
    max: 1,
    supervise: false,
    schedule: false,
    registerInstance: false,
  });
  const failure = Promise.withResolvers<never>();
  boss.on('error', failure.reject);
  failure.promise.catch(() => undefined);
  try {
    await boss.start();
    const existing = new Set((await boss.getQueues()).map(({ name }) => name));
    for (const name of QUEUE_NAMES) {
      if (existing.has(name)) await boss.updateQueue(name, QUEUE_OPTIONS);
      else await boss.createQueue(name, QUEUE_OPTIONS);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}
