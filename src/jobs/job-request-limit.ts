import { Injectable } from '@nestjs/common';
import type { AppError } from '../common/errors/app-error.js';
import type { Request } from '../common/http/request.js';
import { invalidRequest } from '../common/validation/validation-findings.js';
import { principalBuckets } from '../rate-limit/principal-buckets.js';
import { RateLimitStorage, tightest } from '../rate-limit/rate-limit-storage.js';
import { rateLimited } from '../rate-limit/rate-limited.js';

/** Counts each job of a request as one request. The guard has counted the first one. */
@Injectable()
export class JobRequestLimit {
  constructor(private readonly storage: RateLimitStorage) {}

  /**
   * Counts the jobs of a request, whose headers then show what is left. Throws `rate_limited` if the window has no room
   * for all of them, and `too_long` if no window ever has.
   */
  async consume(request: Request, jobs: number): Promise<void> {
    const buckets = principalBuckets(request.principal!);
    const most = Math.min(...buckets.map(({ limit }) => limit));
    if (jobs > most) throw neverFits(most);
    const known = tightest(buckets.map((bucket) => this.storage.peek(bucket)));
    // The headers of the error show what is left once the first one does not count any more either.
    const before = { ...known, remaining: known.remaining + 1 };
    const tooMany = () => rateLimited(before, this.storage.now(), jobs);
    if (known.remaining < jobs - 1) throw tooMany();
    const hits = await Promise.all(Array.from({ length: jobs - 1 }, () => this.storage.hit(buckets)));
    const last = hits.at(-1);
    if (last) request.bucket = tightest(last.states);
    const admitted = hits.filter(({ isAdmitted }) => isAdmitted).length;
    // Other requests were counted between the two steps.
    if (admitted < hits.length) {
      await this.storage.takeBack(buckets, admitted, known.resetAtSeconds);
      throw tooMany();
    }
  }
}

// Not 429: a retry would never succeed.
function neverFits(most: number): AppError {
  const message = `must have at most ${most} jobs: each counts as a request, and the rate limit admits ${most} in a window`;
  return invalidRequest([{ reason: 'too_long', path: 'jobs', message }]);
}
