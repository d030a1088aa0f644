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
import { RejectionSampler, type SampleLimits } from './rejection-sampler.js';
import { readRejectedRequest, type RejectedRequest } from './rejected-request.js';
import { deleteRejectedRequests, insertRejectedRequests, type Retention } from './rejected-requests-sql.js';

/** The maximum loss in a crash, and the delay until an entry can be found. */
const FLUSH_INTERVAL_MS = 1_000;
/** Per minute and process: fewer by far than the janitor deletes. */
const SAMPLE: SampleLimits = { all: 3_000, anonymous: 1_000, perSource: 30 };
/** About 40 MB with indexes. Unauthenticated requests cannot displace those of owners. */
const RETENTION: Retention = { days: 7, authenticatedMax: 80_000, anonymousMax: 20_000 };
/** The maximum number of entries that wait for an unavailable database. */
const WAITING_MAX = 3_000;

/** Records rejected requests, so that their cause can be looked up. Never delays a request, and bounds its storage. */
@Injectable()
export class RejectedRequests {
  private readonly sample = new RejectionSampler(SAMPLE);
  private waiting: RejectedRequest[] = [];

  constructor(
    private readonly pool: HotPool,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
    private readonly log: Log,
    flusher: Flusher,
    janitor: Janitor,
  ) {
    flusher.every(FLUSH_INTERVAL_MS, () => this.flush());
    janitor.register('rejected requests', deleteRejectedRequests(RETENTION));
  }

  /** Records a request after its response, if it was rejected by a recorded rule. */
  note(request: Request, statusCode: number) {
    const now = this.clock.now();
    const rejection = readRejectedRequest(request, statusCode, now);
    // A caller's id can be anything, including a secret by mistake, which must not be stored.
    if (!rejection || holdsSecret(rejection.requestId)) return;
    const source = rejection.credentialRef?.id ?? normalizeIp(rejection.address, 64);
    const isTaken =
      this.waiting.length < WAITING_MAX && this.sample.takes(source, !rejection.credentialRef, now);
    if (isTaken) this.waiting.push(rejection);
    else this.metrics.countUnrecordedRejections(1);
  }

  /** Writes the recorded requests. If the database is unavailable, they wait for the next flush. */
  async flush(): Promise<void> {
    if (this.waiting.length === 0) return;
    const rows = this.waiting;
    this.waiting = [];
    try {
      await insertRejectedRequests(this.pool, rows);
    } catch (error) {
      const kept = isDatabaseFailure(error) ? rows.slice(0, WAITING_MAX - this.waiting.length) : [];
      this.waiting = [...kept, ...this.waiting];
      this.metrics.countUnrecordedRejections(rows.length - kept.length);
      this.log.warn({ err: error, waiting: kept.length }, 'rejected requests could not be written');
    }
  }
}
