import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import {
  InjectThrottlerOptions,
  InjectThrottlerStorage,
  ThrottlerGuard,
  type ThrottlerModuleOptions,
} from '@nestjs/throttler';
import { accessOf } from '../common/access.js';
import type { Reply, Request } from '../common/http.js';
import type { Principal } from '../common/principal.js';
import { ConcurrencyLimit } from './concurrency-limit.js';
import { RateLimitStorage, tightest, type Bucket } from './rate-limit-storage.js';
import { rateLimited } from './rate-limited.js';

/**
 * Limits authenticated requests. The throttler's own way is a bucket per route, counted one by one; here the
 * account's bucket and the credential's are decided by one storage call, so that a refusal by either counts
 * in neither.
 */
@Injectable()
export class PrincipalThrottlerGuard extends ThrottlerGuard {
  constructor(
    @InjectThrottlerOptions() options: ThrottlerModuleOptions,
    @InjectThrottlerStorage() private readonly storage: RateLimitStorage,
    reflector: Reflector,
    private readonly concurrency: ConcurrencyLimit,
  ) {
    super(options, storage, reflector);
  }

  // The throttler's own asks each route for five settings that ours do not have.
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (accessOf(context).isPublic) return true;
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const principal = request.principal!;
    const buckets = bucketsOf(principal);
    request.bucket = tightest(buckets.map((bucket) => this.storage.peek(bucket)));
    // A caller who has gone meanwhile has no response whose end would free the place.
    if (!http.getResponse<Reply>().raw.closed) request.releaseSlot = this.concurrency.acquire(principal);
    const { isAdmitted, states } = await this.storage.hit(buckets);
    request.bucket = tightest(states);
    if (!isAdmitted) throw rateLimited(request.bucket, this.storage.now());
    return true;
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
