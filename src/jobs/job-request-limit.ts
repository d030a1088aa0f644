import { Injectable } from '@nestjs/common';
import type { Principal } from '../common/http/principal.js';
import { principalBuckets } from '../rate-limit/principal-buckets.js';
import { RateLimitStorage, tightest } from '../rate-limit/rate-limit-storage.js';
import { rateLimited } from '../rate-limit/rate-limited.js';

/** Counts each job of a request as one request. The guard has counted the first one. */
@Injectable()
export class JobRequestLimit {
  constructor(private readonly storage: RateLimitStorage) {}

  /** Throws `rate_limited` if the window has no room for all jobs; then, it counts none of them. */
  async consume(principal: Principal, jobs: number): Promise<void> {
    const buckets = principalBuckets(principal);
    const known = tightest(buckets.map((bucket) => this.storage.peek(bucket)));
    if (known.remaining < jobs - 1) throw rateLimited(known, this.storage.now());
    const hits = await Promise.all(Array.from({ length: jobs - 1 }, () => this.storage.hit(buckets)));
    // Other requests were counted between the two steps.
    const rejected = hits.find(({ isAdmitted }) => !isAdmitted);
    if (rejected) throw rateLimited(tightest(rejected.states), this.storage.now());
  }
}
