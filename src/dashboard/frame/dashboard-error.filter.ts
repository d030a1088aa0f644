import type { VNode } from 'preact';
import { Catch, type ArgumentsHost } from '@nestjs/common';
import { FormDrafts } from '../../accounts/form-drafts.js';
import { replyOf, requestOf, type Request } from '../../common/http/request.js';
import { Log } from '../../common/logging/log.js';
import { Csrf } from '../../web/csrf.js';
import type { ErrorPageProps } from '../../web/error-page.js';
import { HtmlErrorFilter } from '../../web/html-error.filter.js';
import { redirect, view } from '../../web/page-result.js';
import { sendResult } from '../../web/pages.js';
import { SignInPage, signInPath } from '../../web/sign-in-page.js';
import { FramedErrorPage } from './framed-error-page.js';
import { DraftSaved, SignInNeeded } from './sign-in-needed.js';
import { StepUpNeeded } from './step-up-needed.js';

/** Errors as pages. Without a session the user signs in first; a sensitive form asks for the password first. */
@Catch()
export class DashboardErrorFilter extends HtmlErrorFilter {
  constructor(
    log: Log,
    private readonly csrf: Csrf,
    private readonly formDrafts: FormDrafts,
  ) {
    super(log);
  }

  protected override render(error: ErrorPageProps, request: Request): VNode {
    const { sessionContext: context } = request;
    return context ? FramedErrorPage({ context, ...error }) : super.render(error, request);
  }

  override catch(thrown: unknown, host: ArgumentsHost) {
    const [request, reply] = [requestOf(host), replyOf(host)];
    if (thrown instanceof DraftSaved) return sendResult(reply, redirect(thrown.page));
    if (thrown instanceof StepUpNeeded) {
      const { status, problem, retryAfterSeconds } = thrown.needed;
      const fieldErrors = problem ? [{ field: 'password', message: problem }] : [];
      return sendResult(reply, view(thrown.page(), { status, fieldErrors, retryAfterSeconds }));
    }
    if (!(thrown instanceof SignInNeeded)) return super.catch(thrown, host);
    // Close the connection if the rest of the form was not read.
    if (!request.raw.complete) void reply.header('connection', 'close');
    const { returnTo, draft } = thrown;
    if (!draft) return sendResult(reply, redirect(signInPath(returnTo)));
    const csrf = this.csrf.token(request, reply);
    const page = SignInPage({ action: signInPath(returnTo), csrf, keptForm: this.formDrafts.seal(draft) });
    return sendResult(reply, view(page, { status: 401 }));
  }
}
