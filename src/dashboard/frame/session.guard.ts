import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { BrowserSession } from '../../accounts/browser-session.js';
import { FormDrafts } from '../../accounts/form-drafts.js';
import { replyOf, requestOf, type Request } from '../../common/http/request.js';
import { AddressLimit } from '../../rate-limit/address-limit.js';
import { Csrf } from '../../web/csrf.js';
import { readForm } from '../../web/form-body.js';
import { PageError } from '../../web/page-error.js';
import { formDraftOf } from './form-draft.js';
import { sessionContextOf } from './session-context.js';
import { SignInNeeded } from './sign-in-needed.js';

/** Requires a session for the pages of the dashboard. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly browser: BrowserSession,
    private readonly formDrafts: FormDrafts,
    private readonly addressLimit: AddressLimit,
    private readonly csrf: Csrf,
  ) {}

  async canActivate(host: ExecutionContext): Promise<boolean> {
    const request = requestOf(host);
    const session = await this.browser.find(request);
    const sessionId = this.browser.idOf(request);
    if (!session || !sessionId) throw await this.signInNeeded(request);
    const csrf = this.csrf.token(request, replyOf(host));
    const context = sessionContextOf(request, { session, sessionId, csrf });
    const isKept = request.method === 'GET' && session.keptPage === context.page;
    if (isKept) context.draft = await this.formDrafts.find(sessionId);
    request.sessionContext = context;
    return true;
  }

  // A form that another site posted is not saved: it would be shown as the user's own.
  private async signInNeeded(request: Request): Promise<SignInNeeded> {
    if (request.method !== 'POST') return new SignInNeeded(request.url);
    if (!this.csrf.isProvenSameOrigin(request)) return new SignInNeeded('/');
    if (!request.bucket) await this.addressLimit.consume(request);
    const draft = formDraftOf(await readForm(request));
    return draft ? new SignInNeeded(draft.page, draft) : new SignInNeeded('/');
  }
}

/** Requires an administrator. Runs after the session guard. */
@Injectable()
export class AdminGuard implements CanActivate {
  canActivate(host: ExecutionContext): boolean {
    if (requestOf(host).sessionContext?.account.isAdmin) return true;
    throw new PageError(
      403,
      'Administrators only',
      'This page is for administrators. Ask an administrator if you need access.',
    );
  }
}
