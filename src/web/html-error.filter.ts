import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { toAppError } from '../common/errors/error-envelope.js';
import { Refusal } from '../common/errors/refusal.js';
import type { Reply, Request } from '../common/http/request.js';
import { Log } from '../common/logging/log.js';
import { ErrorPage } from './error-page.js';
import { PageError } from './page-error.js';
import { sendPage } from './pages.js';
import { refusalText } from './refusal-text.js';

/** Turns whatever a page's controller throws into a page. */
@Catch()
export class HtmlErrorFilter implements ExceptionFilter {
  constructor(private readonly log: Log) {}

  catch(thrown: unknown, host: ArgumentsHost) {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const reply = http.getResponse<Reply>();
    const error = this.toPageError(thrown, request, reply);
    const page = ErrorPage({ title: error.title, text: error.message, details: [request.id] });
    sendPage(reply, page, { status: error.status });
  }

  private toPageError(thrown: unknown, request: Request, reply: Reply): PageError {
    if (thrown instanceof PageError) return thrown;
    // Mostly because somebody else changed or deleted the object since the page was loaded.
    if (thrown instanceof Refusal) return new PageError(409, 'That did not work', refusalText(thrown));
    const error = toAppError(thrown);
    if (error.retryAfterSeconds) void reply.header('retry-after', String(error.retryAfterSeconds));
    if (error.status === 429) return new PageError(429, 'Too many attempts', error.message);
    if (error.status < 500) return new PageError(error.status, 'That did not work', error.message);
    this.log.error({ requestId: request.id, err: error.cause ?? error }, 'page failed');
    if (error.reason === 'storage_unavailable') return new PageError(503, 'Back in a moment', error.message);
    return new PageError(500, 'Something went wrong', 'It is our fault, not yours. Please try again later.');
  }
}
