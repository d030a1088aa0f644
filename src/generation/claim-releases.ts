import type { Pool } from 'pg';
import type { KeyOwner } from './idempotency-claim.js';
import { RELEASE_SQL } from './idempotency-sql.js';

const PAUSE_MS = 500;
/** More than that are left to their leases. */
const WAITING_MAX = 10_000;

/** A claim to be released, at the latest when its lease expires. */
interface Waiting {
  owner: KeyOwner;
  endsAt: number;
}

/** Releases claims; those that fail are retried until the database is back or their leases have ended. */
export class ClaimReleases {
  private readonly waiting = new Map<string, Waiting>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly pool: Pick<Pool, 'query'>,
    private readonly leaseMs: number,
  ) {}

  /** Resolves after the first attempt, successful or not. */
  async release(owner: KeyOwner, token: string): Promise<void> {
    try {
      await this.pool.query(RELEASE_SQL, [...owner, token]);
    } catch {
      if (this.waiting.size < WAITING_MAX)
        this.waiting.set(token, { owner, endsAt: performance.now() + this.leaseMs });
      this.schedule();
    }
  }

  private schedule(): void {
    this.timer ??= setTimeout(() => void this.retry(), PAUSE_MS).unref();
  }

  private async retry(): Promise<void> {
    try {
      for (const [token, { owner, endsAt }] of this.waiting) {
        if (performance.now() < endsAt) await this.pool.query(RELEASE_SQL, [...owner, token]);
        this.waiting.delete(token);
      }
    } catch {
      // The database is still unavailable.
    }
    this.timer = undefined;
    if (this.waiting.size > 0) this.schedule();
  }
}
