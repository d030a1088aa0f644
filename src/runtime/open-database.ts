import type { Log } from '../common/logging/log.js';
import type { Config } from '../config/config.js';
import { checkSessions } from '../database/check-sessions.js';
import { openEmbeddedPostgres } from '../database/embedded/embedded-postgres.js';
import { migrate } from '../database/migrate.js';

/** A migrated database, and what ends our hold on it. */
export interface OpenDatabase {
  url: string;
  close(): Promise<void>;
}

/**
 * Opens the database of `DATABASE_URL`, or the embedded one, and brings it up to date; that may be left undone where
 * `stop` aborts on the way.
 */
export async function openDatabase(config: Config, log: Log, stop?: AbortSignal): Promise<OpenDatabase> {
  const database = config.databaseUrl
    ? { url: config.databaseUrl, close: () => Promise.resolve() }
    : await openEmbeddedPostgres(config.dataDir, (message, detail) => log.info(detail ?? {}, message));
  try {
    const { directDatabaseUrl: directUrl } = config;
    await checkSessions({ url: database.url, directUrl }, log);
    if (!stop?.aborted) await migrate(directUrl ?? database.url, { log, stop });
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
