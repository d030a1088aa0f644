import { Injectable } from '@nestjs/common';
import type { Reply, Request } from '../../common/http/request.js';
import { ErrorPage } from '../../web/error-page.js';
import { view } from '../../web/page-result.js';
import { sendResult } from '../../web/pages.js';
import { FramedErrorPage } from './framed-error-page.js';
import { OptionalSession } from './optional-session.js';

const ERROR = {
  title: 'Page not found',
  text: 'No page exists at this address. Check the address for typos.',
};
const SIGN_IN_LINK = { path: '/sign-in', name: 'Sign in' };

/** The page for addresses that the service does not have. */
@Injectable()
export class UnknownPage {
  constructor(private readonly sessions: OptionalSession) {}

  /** Sends the page: with the navigation for a signed-in user, otherwise with a link to the sign-in page. */
  async send(request: Request, reply: Reply): Promise<void> {
    const context = await this.sessions.find(request, reply);
    const page = context
      ? FramedErrorPage({ context, ...ERROR })
      : ErrorPage({ ...ERROR, links: [SIGN_IN_LINK] });
    sendResult(reply, view(page, { status: 404 }));
  }
}
