import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { map } from 'rxjs';
import type { Reply, Request } from './http.js';
import { linkHeader, Page } from './page.js';

/** Wraps what a controller returns in the success envelope; a page also gets `meta` and its `Link` header. */
@Injectable()
export class EnvelopeInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler) {
    return next.handle().pipe(map((result: unknown) => this.wrap(result, context)));
  }

  private wrap(result: unknown, context: ExecutionContext) {
    if (!(result instanceof Page)) return { success: true, data: result };
    const http = context.switchToHttp();
    http.getResponse<Reply>().header('link', linkHeader(http.getRequest<Request>().url, result.meta));
    return { success: true, data: result.items, meta: result.meta };
  }
}
