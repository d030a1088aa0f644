import type { Pool } from 'pg';
import type { KeyOwner } from './idempotency-claim.js';
import { RELEASE_SQL } from './idempotency-sql.js';

const PAUSE_MS = 500;
/** More than that are left to their leases. */
const WAITING_MAX = 10_000;

/** A claim to be released, before a reading of `performance.now()`. */
interface Waiting {
  owner: KeyOwner;
  endsAt: number;
}

/** Releases claims; those that fail are retried until the database is back. */
export class ClaimReleases {
  private readonly waiting = new Map<string, Waiting>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly pool: Pick<Pool, 'query'>) {}

  /**
   * Resolves after the first attempt, successful or not; others are made for `forMs`. By default, they do not end with the
   * lease: a renewal that the database has received but not executed may still extend it.
   */
  async release(owner: KeyOwner, token: string, forMs = Infinity): Promise<void> {
    try {
      await this.pool.query(RELEASE_SQL, [...owner, token]);
    } catch {
      if (this.waiting.size < WAITING_MAX)
        this.waiting.set(token, { owner, endsAt: performance.now() + forMs });
      this.schedule();
    }
  }

  private schedule(): void {
    this.timer ??= setTimeout(() => void this.retry(), PAUSE_MS).unref();
  }

  private async retry(): Promise<void> {
    for (const [token, { owner, endsAt }] of this.waiting) {
      this.waiting.delete(token);
      if (performance.now() > endsAt) continue;
      try {
        await this.pool.query(RELEASE_SQL, [...owner, token]);
      } catch {
        // The database is still unavailable. Next time, another claim is the first.
        this.waiting.set(token, { owner, endsAt });
        break;
      }
    }
    this.timer = undefined;
    if (this.waiting.size > 0) this.schedule();
  }
}
