import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { BrowserSession } from '../../accounts/browser-session.js';
import { KeptForms } from '../../accounts/kept-forms.service.js';
import type { Reply, Request } from '../../common/http/request.js';
import { AddressLimit } from '../../rate-limit/address-limit.js';
import { Csrf } from '../../web/csrf.js';
import { readForm } from '../../web/form-body.js';
import { PageError } from '../../web/page-error.js';
import { keptFormOf } from './kept-form.js';
import { SignInNeeded } from './sign-in-needed.js';

/** Lets nobody see a page of the dashboard who is not signed in. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly browser: BrowserSession,
    private readonly keptForms: KeptForms,
    private readonly addressLimit: AddressLimit,
    private readonly csrf: Csrf,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const session = await this.browser.find(request);
    const sessionId = this.browser.idOf(request);
    if (!session || !sessionId) throw await this.signInNeeded(request);
    const csrf = this.csrf.token(request, http.getResponse<Reply>());
    const [path, page] = [request.url.split('?')[0]!, pageOf(request)];
    const isKept = request.method === 'GET' && session.keptPage === page;
    const kept = isKept ? await this.keptForms.find(sessionId) : null;
    const { account } = session;
    request.visit = { account, session, sessionId, csrf, path, page, kept, address: request.ip };
    return true;
  }

  // What another site posts in somebody's name is not kept: it would be shown as theirs.
  private async signInNeeded(request: Request): Promise<SignInNeeded> {
    if (request.method !== 'POST') return new SignInNeeded(request.url);
    if (!this.csrf.isVouchedFor(request)) return new SignInNeeded('/');
    await this.addressLimit.consume(request);
    const kept = keptFormOf(await readForm(request));
    return kept ? new SignInNeeded(kept.page, kept) : new SignInNeeded('/');
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

// What was just done is told once.
function pageOf({ url }: Request): string {
  const { pathname, searchParams } = new URL(url, 'http://here.invalid');
  searchParams.delete('done');
  return searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`;
}
