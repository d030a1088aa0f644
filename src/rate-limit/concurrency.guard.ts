import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { accessOf } from '../common/http/access.js';
import { replyOf, requestOf } from '../common/http/request.js';
import { ConcurrencyLimit } from './concurrency-limit.js';

/**
 * Limits the concurrent requests of a credential on routes with `@LimitConcurrency()`. It runs before the throttler, so a
 * request that is rejected here is not counted. Where several processes share the limits, the throttler takes the place
 * over all of them, with the same statement that counts the request.
 */
@Injectable()
export class ConcurrencyGuard implements CanActivate {
  constructor(private readonly concurrency: ConcurrencyLimit) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = requestOf(context);
    if (request.principal && accessOf(context).isConcurrencyLimited) {
      await this.concurrency.hold(request, replyOf(context), request.principal);
    }
    return true;
  }
}
