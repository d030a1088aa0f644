import { Injectable } from '@nestjs/common';
import type { Reply, Request } from '../common/http.js';
import type { Principal } from '../common/principal.js';
import { ConcurrencyLimit } from './concurrency-limit.js';
import { RateLimitStorage, tightest, type Bucket, type Decision } from './rate-limit-storage.js';
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

  /**
   * Counts a request and holds a place until its response is over; throws or rejects with `rate_limited` or
   * `concurrency_limited`. Makes no promise where the storage makes none.
   */
  admit(request: Request, reply: Reply, principal: Principal): void | Promise<void> {
    const buckets = bucketsOf(principal);
    try {
      // A caller who has gone meanwhile has no response whose end would free the place.
      if (!reply.raw.closed) request.releaseSlot = this.concurrency.acquire(principal);
    } catch (error) {
      this.showState(request, buckets);
      throw error;
    }
    const decision = this.storage.hit(buckets);
    if (!(decision instanceof Promise)) return this.apply(request, decision);
    this.showState(request, buckets);
    return decision.then((decided) => this.apply(request, decided));
  }

  /** What the headers tell where there is no decision, or none yet. */
  private showState(request: Request, buckets: readonly Bucket[]) {
    request.bucket = tightest(buckets.map((bucket) => this.storage.peek(bucket)));
  }

  private apply(request: Request, { isAdmitted, states }: Decision) {
    request.bucket = tightest(states);
    if (!isAdmitted) throw rateLimited(request.bucket, this.storage.now());
  }
}

/** The buckets of principals, which never change: made once for each. */
const known = new WeakMap<Principal, readonly Bucket[]>();

function bucketsOf(principal: Principal): readonly Bucket[] {
  let buckets = known.get(principal);
  if (!buckets) known.set(principal, (buckets = makeBuckets(principal)));
  return buckets;
}

function makeBuckets({ credential, account }: Principal): Bucket[] {
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
