import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Log } from '../common/logging/log.js';
import { HotPool } from '../database/database.module.js';
import { RENEW_SQL } from './release-sql.js';
import { LEASE_MS } from './reservation-store.js';

/** Well within the lease, so that two failed attempts do not end a lease. */
const RENEWAL_MS = LEASE_MS / 5;

/** Extends the leases of all running calls of this process, in one statement. Most calls end before the first one. */
@Injectable()
export class ReservationLeases implements OnApplicationShutdown {
  private readonly running = new Set<string>();
  /** Those that were running at the previous renewal. */
  private lasting = new Set<string>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly pool: HotPool,
    private readonly log: Log,
  ) {}

  onApplicationShutdown() {
    clearInterval(this.timer);
  }

  /** Extends the lease of a reservation until the returned function is called. */
  renew(id: string): () => void {
    this.running.add(id);
    this.timer ??= setInterval(() => void this.renewAll(), RENEWAL_MS).unref();
    return () => {
      this.running.delete(id);
      this.lasting.delete(id);
    };
  }

  /** Extends the leases of calls that have run for at least one interval. */
  async renewAll(): Promise<void> {
    const ids = [...this.lasting];
    this.lasting = new Set(this.running);
    if (this.running.size === 0) {
      clearInterval(this.timer);
      this.timer = undefined;
    }
    if (ids.length === 0) return;
    try {
      await this.pool.query({ name: 'renew-reservations', text: RENEW_SQL, values: [ids, LEASE_MS] });
    } catch (error) {
      this.log.warn({ err: error }, 'the leases of reservations could not be extended; retrying');
    }
  }
}
