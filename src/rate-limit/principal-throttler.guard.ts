import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import {
  InjectThrottlerOptions,
  InjectThrottlerStorage,
  ThrottlerGuard,
  type ThrottlerModuleOptions,
} from '@nestjs/throttler';
import { accessOf } from '../common/access.js';
import { replyOf, requestOf } from '../common/http.js';
import { PrincipalLimit } from './principal-limit.js';
import { RateLimitStorage } from './rate-limit-storage.js';

/** The library's guard, which may also answer at once. */
const Throttler: new (...args: ConstructorParameters<typeof ThrottlerGuard>) => CanActivate = ThrottlerGuard;

/**
 * Limits authenticated requests. The throttler's own way is a bucket per route, counted one by one; ours is
 * `PrincipalLimit`.
 */
@Injectable()
export class PrincipalThrottlerGuard extends Throttler {
  constructor(
    @InjectThrottlerOptions() options: ThrottlerModuleOptions,
    @InjectThrottlerStorage() storage: RateLimitStorage,
    reflector: Reflector,
    private readonly limit: PrincipalLimit,
  ) {
    super(options, storage, reflector);
  }

  // The throttler's own asks each route for five settings that ours do not have.
  override canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    if (accessOf(context).isPublic) return true;
    const request = requestOf(context);
    return this.limit.admit(request, replyOf(context), request.principal!)?.then(() => true) ?? true;
  }
}
