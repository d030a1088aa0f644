import { Injectable, type ExecutionContext } from '@nestjs/common';
import {
  InjectThrottlerOptions,
  InjectThrottlerStorage,
  ThrottlerGuard,
  type ThrottlerModuleOptions,
  type ThrottlerRequest,
} from '@nestjs/throttler';
import { accessOf } from '../common/http/access.js';
import { replyOf, requestOf, type Request } from '../common/http/request.js';
import { ConcurrencyLimit } from './concurrency-limit.js';
import { accountBucket, credentialBucket, principalBuckets } from './principal-buckets.js';
import { RateLimitStorage, tightest, type Bucket } from './rate-limit-storage.js';
import { rateLimited } from './rate-limited.js';
import { RouteReflector } from './route-reflector.js';

/**
 * Limits authenticated requests. One storage call counts in the buckets of the account, of the credential and, with
 * `@Throttle()`, of the account and route; a rejected request counts in none.
 */
@Injectable()
export class PrincipalThrottlerGuard extends ThrottlerGuard {
  constructor(
    @InjectThrottlerOptions() options: ThrottlerModuleOptions,
    @InjectThrottlerStorage() private readonly storage: RateLimitStorage,
    private readonly concurrency: ConcurrencyLimit,
  ) {
    super(options, storage, new RouteReflector());
  }

  /** Skips public routes. For all others the headers show the current state until the request is counted. */
  protected override async shouldSkip(context: ExecutionContext): Promise<boolean> {
    if (accessOf(context).isPublic) return true;
    const request = requestOf(context);
    const buckets = principalBuckets(request.principal!);
    request.bucket = tightest(buckets.map((bucket) => this.storage.peek(bucket)));
    return false;
  }

  protected override async getTracker({ principal }: Request): Promise<string> {
    return principal!.account.id;
  }

  protected override async handleRequest(throttlerRequest: ThrottlerRequest): Promise<boolean> {
    const { context, ttl, blockDuration, getTracker } = throttlerRequest;
    const request = requestOf(context);
    const principal = request.principal!;
    // A request rejected here is not counted.
    if (accessOf(context).isConcurrencyLimited)
      await this.concurrency.hold(request, replyOf(context), principal);
    const tracker = await getTracker(request, context);
    const { name, id, limit } = accountBucket(principal);
    const further = [credentialBucket(principal), this.routeBucket(throttlerRequest, tracker)].filter(
      (bucket) => bucket !== null,
    );
    const record = await this.storage.increment(id, ttl, limit, blockDuration, name, further);
    request.bucket = record.bucket;
    if (record.isBlocked) await this.throwThrottlingException(context);
    return true;
  }

  protected override async throwThrottlingException(context: ExecutionContext): Promise<never> {
    throw rateLimited(requestOf(context).bucket!, this.storage.now());
  }

  /** The bucket of a route with a limit of its own; null where the limit is the account's (see `RateLimitModule`). */
  private routeBucket(
    { context, limit, throttler, generateKey }: ThrottlerRequest,
    tracker: string,
  ): Bucket | null {
    if (limit === accountBucket(requestOf(context).principal!).limit) return null;
    return { name: 'route', id: generateKey(context, tracker, throttler.name!), limit };
  }
}
