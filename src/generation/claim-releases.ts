import type { Pool } from 'pg';
import type { KeyOwner } from './idempotency-claim.js';
import { RELEASE_SQL } from './idempotency-sql.js';

const PAUSE_MS = 500;
/** More than that are left to their leases. */
const WAITING_MAX = 10_000;

/**
 * Releases claims; those that fail are retried until the database is back, also after the leases have ended: a renewal
 * that the database has received but not executed may still extend them.
 */
export class ClaimReleases {
  private readonly waiting = new Map<string, KeyOwner>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly pool: Pick<Pool, 'query'>) {}

  /** Resolves after the first attempt, successful or not. */
  async release(owner: KeyOwner, token: string): Promise<void> {
    try {
      await this.pool.query(RELEASE_SQL, [...owner, token]);
    } catch {
      if (this.waiting.size < WAITING_MAX) this.waiting.set(token, owner);
      this.schedule();
    }
  }

  private schedule(): void {
    this.timer ??= setTimeout(() => void this.retry(), PAUSE_MS).unref();
  }

  private async retry(): Promise<void> {
    try {
      for (const [token, owner] of this.waiting) {
        await this.pool.query(RELEASE_SQL, [...owner, token]);
        this.waiting.delete(token);
      }
    } catch {
      // The database is still unavailable.
    }
    this.timer = undefined;
    if (this.waiting.size > 0) this.schedule();
  }
}
