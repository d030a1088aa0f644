import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import {
  InjectThrottlerOptions,
  InjectThrottlerStorage,
  ThrottlerGuard,
  type ThrottlerModuleOptions,
  type ThrottlerRequest,
} from '@nestjs/throttler';
import { IS_PUBLIC } from '../common/access.js';
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

  protected override async shouldSkip(context: ExecutionContext): Promise<boolean> {
    return (
      this.reflector.getAllAndOverride<boolean>(IS_PUBLIC, [context.getHandler(), context.getClass()]) ===
      true
    );
  }

  protected override async handleRequest({ context }: ThrottlerRequest): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    await this.limit.admit(request, http.getResponse<Reply>(), request.principal!);
    return true;
  }
}
