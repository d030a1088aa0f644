import type { VNode } from 'preact';
import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { isDatabaseBusy } from '../common/errors/database-error.js';
import { toAppError } from '../common/errors/error-envelope.js';
import { UserError } from '../common/errors/user-error.js';
import { replyOf, requestOf, type Reply, type Request } from '../common/http/request.js';
import { Log } from '../common/logging/log.js';
import { DASHBOARD_LINK, ErrorPage, type ErrorPageProps } from './error-page.js';
import { PageError } from './page-error.js';
import { view } from './page-result.js';
import { sendResult } from './pages.js';
import { messageOf } from './user-error-message.js';

/** Shows every error of a page's handler as a page. */
@Catch()
export class HtmlErrorFilter implements ExceptionFilter {
  constructor(private readonly log: Log) {}

  catch(thrown: unknown, host: ArgumentsHost) {
    const [request, reply] = [requestOf(host), replyOf(host)];
    const error = this.toPageError(thrown, request, reply);
    const canRetry = error.status >= 500 && request.method === 'GET';
    const links = [...(canRetry ? [{ path: request.url, name: 'Try again' }] : []), DASHBOARD_LINK];
    const page = this.render(
      { title: error.title, text: error.message, details: [request.id], links },
      request,
    );
    const { status, retryAfterSeconds } = error;
    sendResult(reply, view(page, { status, retryAfterSeconds }));
  }

  /** Returns the page of an error. */
  protected render(error: ErrorPageProps, _request: Request): VNode {
    return ErrorPage(error);
  }

  private toPageError(thrown: unknown, request: Request, reply: Reply): PageError {
    if (thrown instanceof PageError) return thrown;
    // A handler with a form shows the form again (`rerenderOnError`). This is for the rest: mostly, another request has
    // changed or deleted the object since the page was loaded.
    if (thrown instanceof UserError) return new PageError(409, 'The change was not made', messageOf(thrown));
    const error = toAppError(thrown);
    if (error.retryAfterSeconds) void reply.header('retry-after', String(error.retryAfterSeconds));
    if (isDatabaseBusy(error)) return new PageError(503, 'Temporarily unavailable', error.message);
    if (error.reason === 'concurrency_limited') return new PageError(429, 'Too many requests', error.message);
    if (error.status === 429) return new PageError(429, 'Too many attempts', error.message);
    if (error.status < 500) return new PageError(error.status, 'The request was rejected', error.message);
    this.log.error({ requestId: request.id, err: error.cause ?? error }, 'page failed');
    if (error.reason === 'storage_unavailable')
      return new PageError(503, 'Temporarily unavailable', error.message);
    return new PageError(
      500,
      'Something went wrong',
      'This is an internal error. Try again, or send the administrator the request id below.',
    );
  }
}
