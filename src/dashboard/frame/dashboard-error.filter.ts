import { Catch, type ArgumentsHost } from '@nestjs/common';
import type { Reply, Request } from '../../common/http.js';
import { HtmlErrorFilter } from '../../web/html-error.filter.js';
import { sendOn } from '../../web/pages.js';
import { SignInNeeded } from './sign-in-needed.js';

/** Errors as pages; whoever is not signed in is led to where they can be. */
@Catch()
export class DashboardErrorFilter extends HtmlErrorFilter {
  override catch(thrown: unknown, host: ArgumentsHost) {
    if (!(thrown instanceof SignInNeeded)) return super.catch(thrown, host);
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const reply = http.getResponse<Reply>();
    // What is left of a form is not read.
    if (!request.raw.complete) void reply.header('connection', 'close');
    const { returnTo } = thrown;
    return sendOn(
      reply,
      returnTo === '/' ? '/sign-in' : `/sign-in?return_to=${encodeURIComponent(returnTo)}`,
    );
  }
}
