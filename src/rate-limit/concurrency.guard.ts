import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { accessOf } from '../common/http/access.js';
import { replyOf, requestOf } from '../common/http/request.js';
import { ConcurrencyLimit } from './concurrency-limit.js';
import { THROTTLER_SKIP } from './throttler-internals.js';

/**
 * Limits the concurrent requests of a credential on routes with `@LimitConcurrency()`. It runs before the throttler, so a
 * request that is rejected here is not counted. Where several processes share the limits, the throttler takes the slot
 * over all of them, with the same statement that counts the request. With `@SkipThrottle()`, no statement counts it, and
 * the slot is taken here.
 */
@Injectable()
export class ConcurrencyGuard implements CanActivate {
  constructor(
    private readonly concurrency: ConcurrencyLimit,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = requestOf(context);
    if (request.principal && accessOf(context).isConcurrencyLimited) {
      await this.concurrency.hold(request, replyOf(context), request.principal);
      if (this.skipsThrottler(context)) await this.concurrency.claimWithoutCounting(request);
    }
    return true;
  }

  private skipsThrottler(context: ExecutionContext): boolean {
    const targets = [context.getHandler(), context.getClass()];
    return this.reflector.getAllAndOverride<boolean>(`${THROTTLER_SKIP}default`, targets) === true;
  }
}
