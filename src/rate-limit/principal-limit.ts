import { Injectable } from '@nestjs/common';
import type { Reply, Request } from '../common/http/request.js';
import type { Principal } from '../common/http/principal.js';
import { ConcurrencyLimit } from './concurrency-limit.js';
import type { SlotClaim } from '../common/http/slot-claim.js';
import { principalBuckets } from './principal-buckets.js';
import { RateLimitStorage, tightest } from './rate-limit-storage.js';
import { assertAdmitted } from './rate-limited.js';

/** Applies the account's limits to requests of dashboard pages, as the throttler does for the API. */
@Injectable()
export class PrincipalLimit {
  constructor(
    private readonly storage: RateLimitStorage,
    private readonly concurrency: ConcurrencyLimit,
  ) {}

  /**
   * Counts a request against its principal and holds a slot until the response is over; throws `rate_limited` or
   * `concurrency_limited`.
   */
  async admit(request: Request, reply: Reply, principal: Principal): Promise<void> {
    const buckets = principalBuckets(principal);
    request.bucket = tightest(buckets.map((bucket) => this.storage.peek(bucket)));
    await this.concurrency.hold(request, reply, principal);
    const count = (claim: SlotClaim | null) => this.storage.hit(buckets, claim);
    assertAdmitted(request, await this.concurrency.claimAndCount(request, count), this.storage.now());
  }
}
