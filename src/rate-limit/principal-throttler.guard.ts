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
import { PrincipalLimit } from './principal-limit.js';
import { RateLimitStorage } from './rate-limit-storage.js';

/**
 * Limits authenticated requests. The throttler's own way is a bucket per route, counted one by one; ours is
 * `PrincipalLimit`.
 */
@Injectable()
export class PrincipalThrottlerGuard extends ThrottlerGuard {
  constructor(
    @InjectThrottlerOptions() options: ThrottlerModuleOptions,
    @InjectThrottlerStorage() storage: RateLimitStorage,
    reflector: Reflector,
    private readonly limit: PrincipalLimit,
  ) {
    super(options, storage, reflector);
  }

  // The throttler's own asks each route for five settings that ours do not have.
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (accessOf(context).isPublic) return true;
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    await this.limit.admit(request, http.getResponse<Reply>(), request.principal!);
    return true;
  }
}
