import { Injectable } from '@nestjs/common';
import type { AppError } from '../common/errors/app-error.js';
import type { BucketState, Request } from '../common/http/request.js';
import { invalidRequest } from '../common/validation/validation-findings.js';
import { principalBuckets } from '../rate-limit/principal-buckets.js';
import { refund } from '../rate-limit/refund.js';
import { RateLimitStorage, tightest } from '../rate-limit/rate-limit-storage.js';
import { rateLimited } from '../rate-limit/rate-limited.js';

/** Counts each job of a request as one request. The guard has counted the first one. */
@Injectable()
export class JobRequestLimit {
  constructor(private readonly storage: RateLimitStorage) {}

  /**
   * Counts the jobs of a request, whose headers then show what is left. Returns a function that takes back all but the
   * first. If the request is rejected with 429, here or later, all are taken back (`request.refundRateLimit`). Throws
   * `rate_limited` if the window has no room for all of them, and `too_long` if no window ever has.
   */
  async consume(request: Request, jobs: number): Promise<() => Promise<void>> {
    const buckets = principalBuckets(request.principal!);
    const most = Math.min(...buckets.map(({ limit }) => limit));
    if (jobs > most) throw neverFits(most);
    const known = tightest(buckets.map((bucket) => this.storage.peek(bucket)));
    if (known.remaining < jobs - 1) throw this.tooMany(known, 1, jobs);
    const hits = await Promise.all(Array.from({ length: jobs - 1 }, () => this.storage.hit(buckets)));
    const last = hits.at(-1);
    if (!last) return async () => undefined;
    const { resetAtSeconds } = (request.bucket = tightest(last.states));
    const admitted = hits.filter(({ isAdmitted }) => isAdmitted);
    const inWindow = admitted.filter(({ states }) => states[0]!.resetAtSeconds === resetAtSeconds).length;
    const refundOthers = () => refund(this.storage, request, { buckets, times: inWindow, resetAtSeconds });
    const refundFirst = request.refundRateLimit;
    request.refundRateLimit = async () => {
      await refundOthers();
      await refundFirst?.();
    };
    // Other requests were counted between the two steps.
    if (admitted.length < hits.length) throw this.tooMany(request.bucket, 1 + inWindow, jobs);
    return refundOthers;
  }

  /** The error for a request whose counted jobs will be taken back; its headers show what is left then. */
  private tooMany(bucket: BucketState, counted: number, jobs: number): AppError {
    return rateLimited({ ...bucket, remaining: bucket.remaining + counted }, this.storage.now(), jobs);
  }
}

// Not 429: a retry would never succeed.
function neverFits(most: number): AppError {
  const message = `must have at most ${most} jobs: each counts as a request, and the rate limit admits ${most} in a window`;
  return invalidRequest([{ reason: 'too_long', path: 'jobs', message }]);
}
