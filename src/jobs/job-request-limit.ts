import { Injectable } from '@nestjs/common';
import type { Request } from '../common/http/request.js';
import { principalBuckets } from '../rate-limit/principal-buckets.js';
import { RateLimitStorage, tightest } from '../rate-limit/rate-limit-storage.js';
import { rateLimited } from '../rate-limit/rate-limited.js';

/** Counts each job of a request as one request. The guard has counted the first one. */
@Injectable()
export class JobRequestLimit {
  constructor(private readonly storage: RateLimitStorage) {}

  /**
   * Counts the jobs of a request, whose headers then show what is left. Throws `rate_limited` if the window has no room
   * for all of them; then, it counts none.
   */
  async consume(request: Request, jobs: number): Promise<void> {
    const buckets = principalBuckets(request.principal!);
    const known = tightest(buckets.map((bucket) => this.storage.peek(bucket)));
    if (known.remaining < jobs - 1) throw rateLimited(known, this.storage.now());
    const hits = await Promise.all(Array.from({ length: jobs - 1 }, () => this.storage.hit(buckets)));
    const last = hits.at(-1);
    if (last) request.bucket = tightest(last.states);
    // Other requests were counted between the two steps.
    const rejected = hits.find(({ isAdmitted }) => !isAdmitted);
    if (rejected) throw rateLimited(tightest(rejected.states), this.storage.now());
  }
}
