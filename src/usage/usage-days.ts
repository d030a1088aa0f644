import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../common/time/clock.js';
import { isLockTimeout, isOutcomeUnknown } from '../common/errors/database-failure.js';
import { Log } from '../common/logging/log.js';
import type { Principal } from '../common/http/principal.js';
import { HotPool } from '../database/database.module.js';
import { deleteExpired } from '../database/delete-expired.js';
import { Flusher } from '../database/flusher.js';
import { Janitor } from '../database/janitor.js';
import { ADD_REQUESTS_SQL } from './add-requests-sql.js';
import { addCount, emptyCount, keyOf, type DayCount } from './day-count.js';
import { dayOf } from './day-of.js';

/** How a request ended, as far as usage is concerned. */
export type Outcome = 'served' | 'failed' | 'rate_limited';

/** Counts that are written together, or not at all: the id says whether they were. */
interface Batch {
  id: string;
  counts: DayCount[];
}

/** What a crash may lose of the counts of requests that make no record. */
const FLUSH_INTERVAL_MS = 1_000;

/**
 * Counts the requests of each credential and day that make no record of their own (lists, errors, refusals) and
 * adds them up in one statement a second. Requests that make a record are counted with it, in its transaction.
 */
@Injectable()
export class UsageDays {
  private counts = new Map<string, DayCount>();
  /** The same counts by principal, for those counted since the last flush. */
  private atHand = new Map<Principal, DayCount>();

  /** Batches to be written; most of them have been tried before. */
  private batches: Batch[] = [];

  constructor(
    private readonly pool: HotPool,
    private readonly clock: Clock,
    private readonly log: Log,
    flusher: Flusher,
    janitor: Janitor,
  ) {
    janitor.register('usage flushes', deleteExpired('usage_flushes', { keptFor: '0' }));
    flusher.every(FLUSH_INTERVAL_MS, () => this.flush());
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

  /** Writes the counts. When the database is away, they are retried with the next flush. */
  async flush(): Promise<void> {
    const counts = [...this.counts.values()];
    this.counts = new Map();
    this.atHand = new Map();
    if (counts.length > 0) this.batches.push({ id: randomUUID(), counts });
    const batches = this.batches;
    this.batches = [];
    for (const batch of batches) await this.write(batch);
  }

  /** Writes a batch; one that may have been committed is retried unchanged. */
  private async write(batch: Batch): Promise<void> {
    try {
      await this.insert(batch);
    } catch (error) {
      const byAccount = Object.values(Object.groupBy(batch.counts, ({ accountId }) => accountId));
      if (isLockTimeout(error) && byAccount.length > 1) {
        // Nothing was written. A lock of one account must not hold up the others.
        for (const counts of byAccount) await this.write({ id: randomUUID(), counts: counts! });
        return;
      }
      this.log.warn({ err: error }, 'usage could not be written; it is tried again');
      if (isOutcomeUnknown(error)) this.batches.push(batch);
      else this.putBack(batch.counts);
    }
  }

  private putBack(counts: DayCount[]) {
    for (const count of counts) {
      const key = keyOf(count);
      const current = this.counts.get(key);
      if (current) addCount(current, count);
      else this.counts.set(key, count);
    }
  }

  private async insert({ id, counts }: Batch): Promise<void> {
    const column = <Value>(read: (count: DayCount) => Value) => counts.map(read);
    await this.pool.query(ADD_REQUESTS_SQL, [
      column(({ accountId }) => accountId),
      column(({ day }) => day),
      column(({ type }) => type),
      column((count) => count.id),
      column(({ name }) => name),
      column(({ requests }) => requests),
      column(({ errors }) => errors),
      column(({ rateLimited }) => rateLimited),
      id,
    ]);
  }
}
