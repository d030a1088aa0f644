import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import {
  InjectThrottlerOptions,
  InjectThrottlerStorage,
  ThrottlerGuard,
  type ThrottlerModuleOptions,
  type ThrottlerRequest,
} from '@nestjs/throttler';
import { accessOf } from '../common/http/access.js';
import { requestOf, type Request } from '../common/http/request.js';
import { ConcurrencyLimit } from './concurrency-limit.js';
import { accountBucket, credentialBucket } from './principal-buckets.js';
import { RateLimitStorage, type Bucket } from './rate-limit-storage.js';
import { rateLimited } from './rate-limited.js';
import { refund } from './refund.js';

/**
 * Limits authenticated requests. One storage call counts in the buckets of the account, of the credential and, with
 * `@Throttle()`, of the account and route; a rejected request counts in none.
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

  protected override async shouldSkip(context: ExecutionContext): Promise<boolean> {
    return accessOf(context).isPublic;
  }

  protected override async getTracker({ principal }: Request): Promise<string> {
    return principal!.account.id;
  }

  protected override async handleRequest(throttlerRequest: ThrottlerRequest): Promise<boolean> {
    const { context, ttl, blockDuration, getTracker } = throttlerRequest;
    const request = requestOf(context);
    const principal = request.principal!;
    const tracker = await getTracker(request, context);
    const { name, id, limit } = accountBucket(principal);
    const further = [credentialBucket(principal), this.routeBucket(throttlerRequest, tracker)].filter(
      (bucket) => bucket !== null,
    );
    const record = await this.concurrency.claimAndCount(request, (claim) =>
      this.storage.increment(id, ttl, limit, blockDuration, name, further, claim),
    );
    request.bucket = record.bucket;
    if (record.isBlocked) await this.throwThrottlingException(context);
    const { resetAtSeconds } = record.bucket;
    const count = { buckets: [{ name, id, limit }, ...further], times: 1, resetAtSeconds };
    request.refundRateLimit = () => refund(this.storage, request, count);
    return true;
  }

  protected override async throwThrottlingException(context: ExecutionContext): Promise<never> {
    throw rateLimited(requestOf(context).bucket!, this.storage.now());
  }

  /** The bucket of a route with its own limit; null if the account's limit applies (see `RateLimitModule`). */
  private routeBucket(
    { context, limit, throttler, generateKey }: ThrottlerRequest,
    tracker: string,
  ): Bucket | null {
    if (limit === accountBucket(requestOf(context).principal!).limit) return null;
    return { name: 'route', id: generateKey(context, tracker, throttler.name!), limit };
  }
}
