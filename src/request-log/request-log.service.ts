import { Injectable } from '@nestjs/common';
import { normalizeIp } from '@nestjs/throttler';
import { Clock } from '../common/time/clock.js';
import { isDatabaseFailure } from '../common/errors/database-failure.js';
import type { Request } from '../common/http/request.js';
import { holdsSecret, Log } from '../common/logging/log.js';
import { HotPool } from '../database/database.module.js';
import { Flusher } from '../database/flusher.js';
import { Janitor } from '../database/janitor.js';
import { Metrics } from '../metrics/metrics.js';
import { RequestLogSampler, type SampleLimits } from './request-log-sampler.js';
import { readRefusal, type RefusedRequest } from './refused-request.js';
import { deleteRefusedRequests, insertRefusedRequests, type Retention } from './request-log-sql.js';

/** What a crash may lose, and how long one waits before one may ask. */
const FLUSH_INTERVAL_MS = 1_000;
/** Per minute and process: fewer by far than the janitor deletes. */
const SAMPLE: SampleLimits = { all: 3_000, strangers: 1_000, perSource: 30 };
/** Some 40 MB with indexes. Strangers can't push out what owners may ask about. */
const RETENTION: Retention = { days: 7, ofAccounts: 80_000, ofStrangers: 20_000 };
/** What waits for a database that is away. */
const WAITING_MAX = 3_000;

/** Keeps refused requests for a while, so that one can ask why. Nothing waits for it, and a flood fills nothing. */
@Injectable()
export class RequestLog {
  private readonly sample = new RequestLogSampler(SAMPLE);
  private waiting: RefusedRequest[] = [];

  constructor(
    private readonly pool: HotPool,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
    private readonly log: Log,
    flusher: Flusher,
    janitor: Janitor,
  ) {
    flusher.every(FLUSH_INTERVAL_MS, () => this.flush());
    janitor.register('refused requests', (client, rowsMax) =>
      deleteRefusedRequests(client, RETENTION, rowsMax),
    );
  }

  /** Notes a request whose answer is over, if it was refused by a rule that somebody may ask about. */
  note(request: Request, statusCode: number) {
    const now = this.clock.now();
    const refused = readRefusal(request, statusCode, now);
    // A caller's own id may be anything; one that is a secret by mistake is not ours to keep.
    if (!refused || holdsSecret(refused.requestId)) return;
    const source = refused.holder?.id ?? normalizeIp(refused.address, 64);
    const isTaken = this.waiting.length < WAITING_MAX && this.sample.takes(source, !refused.holder, now);
    if (isTaken) this.waiting.push(refused);
    else this.metrics.countRefusedUnkept(1);
  }

  /** Writes what was noted. Where the database is away it waits for the next time. */
  async flush(): Promise<void> {
    if (this.waiting.length === 0) return;
    const rows = this.waiting;
    this.waiting = [];
    try {
      await insertRefusedRequests(this.pool, rows);
    } catch (error) {
      const kept = isDatabaseFailure(error) ? rows.slice(0, WAITING_MAX - this.waiting.length) : [];
      this.waiting = [...kept, ...this.waiting];
      this.metrics.countRefusedUnkept(rows.length - kept.length);
      this.log.warn({ err: error, waiting: kept.length }, 'refused requests could not be written');
    }
  }
}
