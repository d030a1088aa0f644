import { Get, Post, Query, Req, Res } from '@nestjs/common';
import { AccountsService } from '../../accounts/accounts.service.js';
import { BrowserSession } from '../../accounts/browser-session.js';
import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '../../accounts/password.js';
import { SessionsService } from '../../accounts/sessions.service.js';
import { SignInService } from '../../accounts/sign-in.service.js';
import type { Reply, Request } from '../../common/http.js';
import { Refusal } from '../../common/refusal.js';
import { fieldOf } from '../../web/form-body.js';
import { sendOn, sendPage } from '../../web/pages.js';
import { DashboardController } from '../frame/dashboard-controller.js';
import { CurrentForm, CurrentVisit, type Visit } from '../frame/visit.js';
import { SecurityPage } from './security-page.js';

/** Account Settings → Security: the password and who is signed in. */
@DashboardController('settings/security')
export class SecurityController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly signIns: SignInService,
    private readonly browser: BrowserSession,
  ) {}

  @Get()
  async show(@CurrentVisit() visit: Visit, @Res() reply: Reply, @Query('done') done: unknown) {
    const notice =
      done === 'changed' ? 'The new password is set. Every other browser and app is signed out.' : null;
    return sendPage(reply, await this.page(visit, { notice }));
  }

  @Post('password')
  async changePassword(
    @CurrentVisit() visit: Visit,
    @CurrentForm() form: URLSearchParams,
    @Req() request: Request,
    @Res() reply: Reply,
  ) {
    const { account, sessionId, address } = visit;
    try {
      const password = checkNewPassword(fieldOf(form, 'new_password'));
      const current = { email: account.email, password: fieldOf(form, 'password') };
      if (!(await this.signIns.confirm(sessionId, current, address)))
        throw new Refusal('Your current password is not right.');
      // Ends every session and every app's access, whoever opened it; this browser goes on in a new one.
      await this.accounts.resetPassword(await this.accounts.get(account.id), password);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return sendPage(reply, await this.page(visit, { problem: error.message }), { status: 422 });
    }
    await this.browser.start(
      request,
      reply,
      await this.sessions.open(account.id, this.browser.originOf(request)),
    );
    return sendOn(reply, '/settings/security?done=changed');
  }

  private async page(visit: Visit, words: { notice?: string | null; problem?: string }) {
    const sessions = await this.sessions.list(visit.account.id, visit.sessionId);
    return SecurityPage({ visit, sessions, ...words });
  }
}

/** Throws a `Refusal` for a password that is too short or too long. */
export function checkNewPassword(password: string): string {
  const { length } = [...password];
  if (length < PASSWORD_LENGTH_MIN || length > PASSWORD_LENGTH_MAX)
    throw new Refusal(`A password has ${PASSWORD_LENGTH_MIN} to ${PASSWORD_LENGTH_MAX} characters.`);
  return password;
}
