import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isDatabaseFailure } from '../common/errors/database-failure.js';
import { Log } from '../common/logging/log.js';
import { Clock } from '../common/time/clock.js';
import { dayOf } from '../common/time/day-of.js';
import { timeOfId } from '../common/time/time-ordered-id.js';
import { Config } from '../config/config.js';
import { HotPool } from '../database/database.module.js';
import { Flusher } from '../database/flusher.js';
import { Janitor } from '../database/janitor.js';
import { typeormPool } from '../database/typeorm-pool.js';
import { Metrics } from '../metrics/metrics.js';
import { LogSampler, type LogRate } from './log-sampler.js';
import {
  loggedCredential,
  readLoggedRequest,
  type EndedResponse,
  type WaitingRequest,
} from './logged-request.js';
import {
  createPartition,
  deleteOfDeletedAccounts,
  dropPartitions,
  insertRequests,
  type Queryable,
} from './request-log-sql.js';

/** The maximum loss in a crash, and the delay until a call can be found. */
const FLUSH_INTERVAL_MS = 1_000;
/** Small enough that writing a batch does not hold up the event loop. */
const BATCH_ROWS = 250;
/** The maximum number of calls that wait for an unavailable database. */
const WAITING_MAX = 10_000;

/** What is logged of one account by one process; the dashboard and docs/operations.md name these figures. */
export const LOG_RATE: LogRate = { perSecond: 20, burst: 200 };
/** Errors have their own share, so that they are not displaced by many successes. */
export const LOG_RATE_OF_ERRORS: LogRate = { perSecond: 5, burst: 100 };

/**
 * Logs the calls of the API that have a known credential, in batches off the request path: a call is never delayed, and
 * the log loses rows before it grows without bounds. `REQUEST_LOG_DAYS=0` switches it off.
 */
@Injectable()
export class RequestLog {
  private readonly successes = new LogSampler(LOG_RATE);
  private readonly errors = new LogSampler(LOG_RATE_OF_ERRORS);
  private readonly isOn: boolean;
  private readonly partitions = new Set<string>();
  private waiting: WaitingRequest[] = [];

  constructor(
    private readonly dataSource: DataSource,
    private readonly hotPool: HotPool,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
    private readonly log: Log,
    { requestLogDays }: Config,
    flusher: Flusher,
    janitor: Janitor,
  ) {
    this.isOn = requestLogDays > 0;
    if (this.isOn) flusher.every(FLUSH_INTERVAL_MS, () => this.flush());
    // If the log is off, the partition of today goes too.
    const days = this.isOn ? requestLogDays : -1;
    janitor.register('request log', (client) => dropPartitions(client, days));
    janitor.register('requests of deleted accounts', deleteOfDeletedAccounts);
  }

  /** Logs a call after its response. */
  note(ended: EndedResponse) {
    const credentialRef = this.isOn ? loggedCredential(ended.request) : null;
    if (!credentialRef) return;
    const now = this.clock.now();
    const sampler = ended.status < 400 && !ended.request.failure ? this.successes : this.errors;
    if (this.waiting.length < WAITING_MAX && sampler.takes(credentialRef.accountId, now))
      this.waiting.push(readLoggedRequest(ended, credentialRef, now));
    else this.metrics.requestLog.countDropped(1);
  }

  /** Writes the calls that wait and are over. If the database is unavailable, they wait for the next flush. */
  async flush(): Promise<void> {
    const rows = this.waiting.filter(({ work }) => !work?.isRunning);
    this.waiting = this.waiting.filter(({ work }) => work?.isRunning);
    for (let start = 0; start < rows.length; start += BATCH_ROWS) {
      const batch = rows.slice(start, start + BATCH_ROWS);
      try {
        await this.write(batch);
      } catch (error) {
        this.partitions.clear();
        const rest = isDatabaseFailure(error) ? rows.slice(start) : rows.slice(start + BATCH_ROWS);
        this.putBack(rest, rows.length - start - rest.length);
        this.log.warn({ err: error, waiting: this.waiting.length }, 'the request log could not be written');
        return;
      }
    }
  }

  /** Keeps rows for the next flush, as many as there is room for. */
  private putBack(rows: WaitingRequest[], lost: number) {
    const kept = rows.slice(0, Math.max(0, WAITING_MAX - this.waiting.length));
    this.waiting = [...kept, ...this.waiting];
    this.metrics.requestLog.countDropped(lost + rows.length - kept.length);
  }

  private async write(rows: readonly WaitingRequest[]): Promise<void> {
    for (const day of new Set(rows.map(({ id }) => dayOf(timeOfId(id))))) {
      if (this.partitions.has(day)) continue;
      await createPartition(this.database(), day);
      this.partitions.add(day);
    }
    await insertRequests(this.database(), rows);
  }

  /**
   * TypeORM's pool, because generations would wait for one of the few connections of the hot pool. At a shutdown, Nest
   * closes TypeORM before the last flush; then no generations are left.
   */
  private database(): Queryable {
    const isOpen = this.dataSource.isInitialized && !typeormPool(this.dataSource).ending;
    return isOpen ? this.dataSource : this.hotPool;
  }
}
