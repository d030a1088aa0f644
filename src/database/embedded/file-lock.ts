import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 20;

/** SQLite's primary result code for "somebody else holds a lock in the way". */
const SQLITE_BUSY = 5;

/**
 * Locks of this process, referenced for as long as they are held: a lock that nobody refers to would be closed, and
 * so let go, by the garbage collector.
 */
const held = new Set<FileLock>();

/**
 * A lock on a file that the kernel lets go when its holder dies, however it dies: no pids to compare, nothing stale
 * to break. Node has no flock; SQLite's transactions on an empty database file are exactly that (fcntl locks, told
 * apart within one process too).
 */
export class FileLock {
  private constructor(private readonly database: DatabaseSync) {
    held.add(this);
  }

  /** Waits for the lock that excludes every other; null when it is not to be had within `timeoutMs`. */
  static async exclusive(path: string, timeoutMs: number): Promise<FileLock | null> {
    return FileLock.acquire(path, 'BEGIN EXCLUSIVE', timeoutMs);
  }

  /** Waits for the lock that excludes only the exclusive one; null when it is not to be had within `timeoutMs`. */
  static async shared(path: string, timeoutMs: number): Promise<FileLock | null> {
    return FileLock.acquire(path, 'BEGIN; SELECT count(*) FROM sqlite_schema', timeoutMs);
  }

  private static async acquire(path: string, begin: string, timeoutMs: number): Promise<FileLock | null> {
    const giveUpAt = performance.now() + timeoutMs;
    for (;;) {
      const database = new DatabaseSync(path, { timeout: 0 });
      try {
        database.exec(begin);
        return new FileLock(database);
      } catch (error) {
        database.close();
        if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
      }
      if (performance.now() >= giveUpAt) return null;
      await delay(POLL_MS);
    }
  }

  /** Lets go; a second call does nothing. */
  release(): void {
    if (held.delete(this)) this.database.close();
  }
}
