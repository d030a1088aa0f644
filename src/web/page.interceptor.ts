import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { map, type Observable } from 'rxjs';
import { replyOf } from '../common/http/request.js';
import { isPageResult } from './page-result.js';
import { prepareResponse } from './pages.js';

/** Renders the page that a handler returned, or sends its redirect. Any other result passes through. */
@Injectable()
export class PageInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next
      .handle()
      .pipe(
        map((result: unknown) => (isPageResult(result) ? prepareResponse(replyOf(context), result) : result)),
      );
  }
}
