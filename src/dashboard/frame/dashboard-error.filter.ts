import { Catch, type ArgumentsHost } from '@nestjs/common';
import type { Reply, Request } from '../../common/http/request.js';
import { Log } from '../../common/logging/log.js';
import { Csrf } from '../../web/csrf.js';
import { HtmlErrorFilter } from '../../web/html-error.filter.js';
import { sendOn, sendPage } from '../../web/pages.js';
import { SignInPage, signInPath } from '../../web/sign-in-page.js';
import { FormKept, SignInNeeded } from './sign-in-needed.js';
import { StepUpNeeded } from './step-up-needed.js';

/** Errors as pages; a request without a session leads to signing in, one that needs the password to giving it. */
@Catch()
export class DashboardErrorFilter extends HtmlErrorFilter {
  constructor(
    log: Log,
    private readonly csrf: Csrf,
  ) {
    super(log);
  }

  override catch(thrown: unknown, host: ArgumentsHost) {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const reply = http.getResponse<Reply>();
    if (thrown instanceof FormKept) return sendOn(reply, thrown.page);
    if (thrown instanceof StepUpNeeded) {
      const { status, retryAfterSeconds } = thrown.problem;
      if (retryAfterSeconds) void reply.header('retry-after', String(retryAfterSeconds));
      return sendPage(reply, thrown.page(), { status });
    }
    if (!(thrown instanceof SignInNeeded)) return super.catch(thrown, host);
    // What is left of a form is not read.
    if (!request.raw.complete) void reply.header('connection', 'close');
    const { returnTo, kept } = thrown;
    if (!kept) return sendOn(reply, signInPath(returnTo));
    const csrf = this.csrf.token(request, reply);
    const page = SignInPage({ action: signInPath(returnTo), csrf, keptFields: kept.fields });
    return sendPage(reply, page, { status: 401 });
  }
}
