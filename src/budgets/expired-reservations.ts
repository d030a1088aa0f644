import { Injectable } from '@nestjs/common';
import { Log } from '../common/logging/log.js';
import { HotPool } from '../database/database.module.js';
import { Repeater } from '../database/repeater.js';
import { FIND_EXPIRED_SQL } from './release-sql.js';
import { ReservationStore } from './reservation-store.js';

const INTERVAL_MS = 1_000;
const ROWS_MAX = 500;

/**
 * Releases what crashed processes have left reserved, within 5 s of the end of its lease. Nothing else is to be settled:
 * a record is stored in the statement that deletes its reservation, so one that is still there has none.
 */
@Injectable()
export class ExpiredReservations {
  /** Whether the previous search got a response. */
  private wasAnswered = false;

  constructor(
    private readonly pool: HotPool,
    private readonly store: ReservationStore,
    private readonly log: Log,
    repeater: Repeater,
  ) {
    repeater.every(INTERVAL_MS, () => this.releaseAll());
  }

  /**
   * Releases the expired reservations of all accounts. The first search after the database has been away releases
   * nothing: the leases of running calls have not been extended meanwhile, and are now.
   */
  async releaseAll(): Promise<void> {
    const { wasAnswered } = this;
    this.wasAnswered = false;
    try {
      const { rows } = await this.pool.query<{ id: string; account_id: string }>({
        name: 'find-expired-reservations',
        text: FIND_EXPIRED_SQL,
        values: [ROWS_MAX],
      });
      this.wasAnswered = true;
      if (!wasAnswered) return;
      const releases = rows.map((row) => this.store.release({ id: row.id, accountId: row.account_id }, true));
      await Promise.allSettled(releases);
      if (rows.length > 0) this.log.warn({ reservations: rows.length }, 'released what was left reserved');
    } catch (error) {
      this.log.warn({ err: error }, 'expired reservations could not be released; retrying');
    }
  }
}
