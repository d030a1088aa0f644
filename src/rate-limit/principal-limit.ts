import { Injectable } from '@nestjs/common';
import type { Reply, Request } from '../common/http.js';
import type { Principal } from '../common/principal.js';
import { ConcurrencyLimit } from './concurrency-limit.js';
import { RateLimitStorage, tightest, type Bucket } from './rate-limit-storage.js';
import { rateLimited } from './rate-limited.js';

/**
 * Limits what is done for an account: its own bucket and the credential's are decided by one storage call, so
 * that a refusal by either counts in neither.
 */
@Injectable()
export class PrincipalLimit {
  constructor(
    private readonly storage: RateLimitStorage,
    private readonly concurrency: ConcurrencyLimit,
  ) {}

  /** Counts a request and holds a place until its response is over; throws `rate_limited` or `concurrency_limited`. */
  async admit(request: Request, reply: Reply, principal: Principal): Promise<void> {
    const buckets = bucketsOf(principal);
    request.bucket = tightest(buckets.map((bucket) => this.storage.peek(bucket)));
    // A caller who has gone meanwhile has no response whose end would free the place.
    if (!reply.raw.closed) request.releaseSlot = this.concurrency.acquire(principal);
    const { isAdmitted, states } = await this.storage.hit(buckets);
    request.bucket = tightest(states);
    if (!isAdmitted) throw rateLimited(request.bucket, this.storage.now());
  }
}

function bucketsOf({ credential, account }: Principal): Bucket[] {
  const buckets: Bucket[] = [{ name: 'account', id: account.id, limit: account.requestsPerMinute }];
  if (credential.requestsPerMinute === null) return buckets;
  if (credential.type === 'api_key') {
    buckets.push({ name: 'key', id: credential.id, limit: credential.requestsPerMinute });
  } else {
    buckets.push({
      name: 'app',
      id: `${credential.clientId}:${account.id}`,
      limit: credential.requestsPerMinute,
    });
  }
  return buckets;
}
