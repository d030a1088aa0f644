import { chown, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.js';
import { EmbeddedPostgresError } from '../database/embedded/embedded-postgres-error.js';
import { FileLock } from '../database/embedded/file-lock.js';

/** How long a start waits for a service that is just ending. */
const TIMEOUT_MS = 2_000;

type Settings = Pick<Config, 'dataDir' | 'databaseUrl' | 'rateLimitStore'>;

/**
 * Holds `DATA_DIR` for this service until `stop` is aborted or the process ends. A service that counts rate limits in its
 * memory needs it alone, or two of them would admit twice the limit. Throws `EmbeddedPostgresError` if another service
 * has it. Commands do not hold the folder.
 */
export async function lockDataDir(
  { dataDir, databaseUrl, rateLimitStore }: Settings,
  stop: AbortSignal,
): Promise<void> {
  if (databaseUrl !== null) return;
  const path = join(dataDir, 'service');
  const lock = await (rateLimitStore === 'memory'
    ? FileLock.exclusive(path, TIMEOUT_MS)
    : FileLock.shared(path, TIMEOUT_MS));
  if (!lock) throw new EmbeddedPostgresError(inUse(dataDir));
  if (stop.aborted) lock.release();
  else stop.addEventListener('abort', () => lock.release(), { once: true });
  // Root may have started it, and the owner of the folder may start it next time.
  const { uid, gid } = await stat(dataDir);
  if (process.getuid?.() === 0) await chown(path, uid, gid);
}

function inUse(dataDir: string): string {
  return `Another service uses ${dataDir}. Stop it, set DATA_DIR to another folder, or set RATE_LIMIT_STORE=postgres for both.`;
}
