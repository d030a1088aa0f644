import type { Log } from '../common/logging/log.js';
import type { Config } from '../config/config.js';
import { checkSessions } from '../database/check-sessions.js';
import { openEmbeddedPostgres } from '../database/embedded/embedded-postgres.js';
import { prepareDatabase } from '../queue/prepare-database.js';

/** A migrated database and a function that releases it. */
interface OpenDatabase {
  url: string;
  close(): Promise<void>;
}

/**
 * Opens the database of `DATABASE_URL`, or the embedded one, and migrates it. The migration may be incomplete if `stop` is
 * aborted.
 */
export async function openDatabase(config: Config, log: Log, stop?: AbortSignal): Promise<OpenDatabase> {
  const database = config.databaseUrl
    ? { url: config.databaseUrl, close: () => Promise.resolve() }
    : await openEmbeddedPostgres(config.dataDir, (message, detail) => log.info(detail ?? {}, message));
  try {
    const { directDatabaseUrl: directUrl } = config;
    await checkSessions({ url: database.url, directUrl }, log);
    if (!stop?.aborted) await prepareDatabase(directUrl ?? database.url, { log, stop });
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
