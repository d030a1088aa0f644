import { Injectable } from '@nestjs/common';
import { BrowserSession } from '../../accounts/browser-session.js';
import type { Reply, Request } from '../../common/http/request.js';
import { Csrf } from '../../web/csrf.js';
import { ErrorPage } from '../../web/error-page.js';
import { view } from '../../web/page-result.js';
import { sendResult } from '../../web/pages.js';
import { FramedErrorPage } from './framed-error-page.js';
import { sessionContextOf, type SessionContext } from './session-context.js';

const ERROR = {
  title: 'Page not found',
  text: 'There is no page at this address. Check it for typing errors.',
};
const SIGN_IN_LINK = { path: '/sign-in', name: 'Sign in' };

/** The page for addresses that the service does not have. */
@Injectable()
export class UnknownPage {
  constructor(
    private readonly browser: BrowserSession,
    private readonly csrf: Csrf,
  ) {}

  /** Sends the page: with the navigation for a signed-in user, otherwise with a link to the sign-in page. */
  async send(request: Request, reply: Reply): Promise<void> {
    const context = await this.contextOf(request, reply);
    const page = context
      ? FramedErrorPage({ context, ...ERROR })
      : ErrorPage({ ...ERROR, links: [SIGN_IN_LINK] });
    sendResult(reply, view(page, { status: 404 }));
  }

  private async contextOf(request: Request, reply: Reply): Promise<SessionContext | null> {
    const session = await this.browser.find(request);
    const sessionId = this.browser.idOf(request);
    if (!session || !sessionId) return null;
    return sessionContextOf(request, { session, sessionId, csrf: this.csrf.token(request, reply) });
  }
}
