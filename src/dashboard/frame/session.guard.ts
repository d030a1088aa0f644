import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { BrowserSession } from '../../accounts/browser-session.js';
import type { Reply, Request } from '../../common/http.js';
import { Csrf } from '../../web/csrf.js';
import { PageError } from '../../web/page-error.js';
import { SignInNeeded } from './sign-in-needed.js';

/** Lets nobody see a page of the dashboard who is not signed in. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly browser: BrowserSession,
    private readonly csrf: Csrf,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const session = await this.browser.find(request);
    const sessionId = this.browser.idOf(request);
    // A form's own path may be no page: somebody whose session has run out comes back to the start.
    if (!session || !sessionId) throw new SignInNeeded(request.method === 'GET' ? request.url : '/');
    const csrf = this.csrf.token(request, http.getResponse<Reply>());
    const path = request.url.split('?')[0]!;
    request.visit = { account: session.account, session, sessionId, csrf, path, address: request.ip };
    return true;
  }
}

/** Lets nobody see a page of the administration who does not administer. Comes after the session guard. */
@Injectable()
export class AdminGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (context.switchToHttp().getRequest<Request>().visit?.account.isAdmin) return true;
    throw new PageError(403, 'Not for you', 'This page is for administrators of the service.');
  }
}
