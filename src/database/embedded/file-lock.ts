import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 20;

/** SQLite's primary result code for a conflicting lock. */
const SQLITE_BUSY = 5;

/** The locks of this process. Without a reference, garbage collection would close and release them. */
const held = new Set<FileLock>();

/**
 * A file lock that the kernel releases when the process ends for any reason, so that locks cannot be stale. Node.js has
 * no flock; SQLite's transactions on an empty database file use fcntl locks and also exclude each other within a process.
 */
export class FileLock {
  private constructor(private readonly database: DatabaseSync) {
    held.add(this);
  }

  /** Acquires the exclusive lock; returns null after `timeoutMs`. */
  static async exclusive(path: string, timeoutMs: number): Promise<FileLock | null> {
    return FileLock.acquire(path, 'BEGIN EXCLUSIVE', timeoutMs);
  }

  /** Acquires a shared lock; returns null after `timeoutMs`. */
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

  /** Releases the lock; a second call does nothing. */
  release(): void {
    if (held.delete(this)) this.database.close();
  }
}
