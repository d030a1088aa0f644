import { Get, Param, Post } from '@nestjs/common';
import { BrowserSession } from '../../accounts/browser-session.js';
import { SessionsService } from '../../accounts/sessions.service.js';
import { redirect } from '../../web/page-result.js';
import { AdminController } from '../frame/dashboard-controller.js';
import { EndSessionPage } from '../account/end-session-page.js';
import { CurrentSession, type SessionContext } from '../frame/session-context.js';
import { ACCOUNTS_PATH } from './account-list-page.js';
import { AccountLookup } from './account-lookup.js';

/** Ends sessions of an account. */
@AdminController('accounts')
export class AccountSessionsController {
  constructor(
    private readonly lookup: AccountLookup,
    private readonly sessions: SessionsService,
    private readonly browser: BrowserSession,
  ) {}

  @Get(':id/sessions/:session/end')
  async confirmEnd(
    @CurrentSession() context: SessionContext,
    @Param('id') id: string,
    @Param('session') handle: string,
  ) {
    const { email } = await this.lookup.get(id);
    const back = `${ACCOUNTS_PATH}/${id}`;
    const session = await this.sessions.findOpen(id, handle, context.sessionId);
    if (!session) return redirect(`${back}?done=already_signed_out`);
    return EndSessionPage({ context, session, email, back, subject: email });
  }

  @Post(':id/sessions/:session/end')
  async end(@Param('id') id: string, @Param('session') handle: string) {
    const account = await this.lookup.get(id);
    const isEnded = await this.browser.endOne(account.id, handle);
    return redirect(`${ACCOUNTS_PATH}/${id}?done=${isEnded ? 'signed_out' : 'already_signed_out'}`);
  }
}
