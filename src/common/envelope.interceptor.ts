import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Readable } from 'node:stream';
import { map } from 'rxjs';
import type { Reply, Request } from './http.js';
import { linkHeader, Page } from './page.js';

/**
 * Wraps what a controller returns in the success envelope; a page also gets `meta` and its `Link` header. An event
 * stream goes out as it is.
 */
@Injectable()
export class EnvelopeInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler) {
    return next.handle().pipe(map((result: unknown) => this.wrap(result, context)));
  }

  private wrap(result: unknown, context: ExecutionContext) {
    const http = context.switchToHttp();
    if (result instanceof Readable) {
      http.getResponse<Reply>().type('text/event-stream').header('cache-control', 'no-store');
      return result;
    }
    if (!(result instanceof Page)) return { success: true, data: result };
    http.getResponse<Reply>().header('link', linkHeader(http.getRequest<Request>().url, result.meta));
    return { success: true, data: result.items, meta: result.meta };
  }
}
