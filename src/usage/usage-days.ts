import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../common/time/clock.js';
import { isLockTimeout, isOutcomeUnknown } from '../common/errors/database-failure.js';
import { Log } from '../common/logging/log.js';
import type { Principal } from '../common/http/principal.js';
import { HotPool } from '../database/database.module.js';
import { deleteExpired } from '../database/delete-expired.js';
import { Flusher, type Flush } from '../database/flusher.js';
import { Janitor } from '../database/janitor.js';
import { LOCK_WAIT_MS, SHORT_LOCK_WAIT_MS } from '../database/limited-wait.js';
import { addRequests, type UsageBatch } from './add-requests-sql.js';
import { addCount, emptyCount, keyOf, type DayCount } from './day-count.js';
import { dayOf } from '../common/time/day-of.js';

/** How a request ended, as far as usage is concerned. */
export type Outcome = 'served' | 'failed' | 'rate_limited';

/** The maximum loss in a crash of counts of requests without a record. */
const FLUSH_INTERVAL_MS = 1_000;

/** Each of them is left by another loss of the connection; a database that fails so often gets no new batches. */
const UNSETTLED_MAX = 10;

/**
 * Counts requests without a record (lists, errors, rejections) per credential and day, and writes them in one statement
 * per second. Requests with a record are counted in its transaction.
 */
@Injectable()
export class UsageDays {
  /** Writes the counts, one flush at a time. If the database is unavailable, they are retried with the next flush. */
  readonly flush: Flush;
  private counts = new Map<string, DayCount>();
  /** The same counts by principal, for those counted since the last flush. */
  private atHand = new Map<Principal, DayCount>();

  /** Batches that may have been committed. They are retried unchanged until the database answers. */
  private unsettled: UsageBatch[] = [];

  constructor(
    private readonly pool: HotPool,
    private readonly clock: Clock,
    private readonly log: Log,
    flusher: Flusher,
    janitor: Janitor,
  ) {
    janitor.register('usage flushes', deleteExpired('usage_flushes', { keptFor: '0' }));
    this.flush = flusher.every(FLUSH_INTERVAL_MS, () => this.writeAll());
  }

  /** Counts a request that makes no record. */
  note(principal: Principal, outcome: Outcome) {
    const day = dayOf(this.clock.now());
    let count = this.atHand.get(principal);
    if (count?.day !== day) this.atHand.set(principal, (count = this.countOf(principal, day)));
    count.requests += 1;
    if (outcome === 'failed') count.errors += 1;
    if (outcome === 'rate_limited') count.rateLimited += 1;
  }

  private countOf(principal: Principal, day: string): DayCount {
    const count = emptyCount(principal, day);
    const key = keyOf(count);
    const known = this.counts.get(key);
    if (!known) this.counts.set(key, count);
    return known ?? count;
  }

  /** Settles unconfirmed batches of earlier flushes, then writes the new counts. */
  private async writeAll(): Promise<void> {
    this.atHand = new Map();
    if (!(await this.settle()) || this.unsettled.length >= UNSETTLED_MAX || this.counts.size === 0) return;
    const counts = [...this.counts.values()];
    this.counts = new Map();
    this.atHand = new Map();
    await this.write({ id: randomUUID(), counts }, LOCK_WAIT_MS);
  }

  /**
   * Retries the unsettled batches, whose ids keep them from being counted twice. A lock may be that of the attempt
   * whose reply was lost, so it settles nothing. Returns false while the database does not respond.
   */
  private async settle(): Promise<boolean> {
    for (const batch of this.unsettled.slice()) {
      try {
        await this.insert(batch, SHORT_LOCK_WAIT_MS);
        this.unsettled.splice(this.unsettled.indexOf(batch), 1);
      } catch (error) {
        this.warn(error);
        if (!isLockTimeout(error)) return false;
      }
    }
    return true;
  }

  /** Writes a new batch. Returns false where the database does not respond. */
  private async write(batch: UsageBatch, lockWaitMs: number): Promise<boolean> {
    try {
      await this.insert(batch, lockWaitMs);
      return true;
    } catch (error) {
      const byAccount = Object.values(Object.groupBy(batch.counts, ({ accountId }) => accountId));
      if (isLockTimeout(error) && byAccount.length > 1) return this.writeEach(byAccount as DayCount[][]);
      this.warn(error);
      if (isOutcomeUnknown(error)) this.unsettled.push(batch);
      else this.putBack(batch.counts);
      return isLockTimeout(error);
    }
  }

  /**
   * Writes each account's counts by themselves, after nothing was written: a lock of one must not hold up the others.
   */
  private async writeEach(byAccount: DayCount[][]): Promise<boolean> {
    let isAnswering = true;
    for (const counts of byAccount) {
      if (isAnswering) isAnswering = await this.write({ id: randomUUID(), counts }, SHORT_LOCK_WAIT_MS);
      else this.putBack(counts);
    }
    return isAnswering;
  }

  private putBack(counts: DayCount[]) {
    for (const count of counts) {
      const key = keyOf(count);
      const current = this.counts.get(key);
      if (current) addCount(current, count);
      else this.counts.set(key, count);
    }
  }

  private async insert(batch: UsageBatch, lockWaitMs: number): Promise<void> {
    await this.pool.query(addRequests(batch, lockWaitMs));
  }

  private warn(error: unknown) {
    this.log.warn({ err: error }, 'usage could not be written; retrying');
  }
}
