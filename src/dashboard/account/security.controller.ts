import { Get, Post, Query, Req } from '@nestjs/common';
import { PasswordChanges } from '../../account-lifecycle/password-changes.service.js';
import { AccountsService } from '../../accounts/accounts.service.js';
import { BrowserSession } from '../../accounts/browser-session.js';
import { checkNewPassword } from '../../accounts/password-policy.js';
import { SessionsService, type OpenSession } from '../../accounts/sessions.service.js';
import { SignInService } from '../../accounts/sign-in.service.js';
import { ActiveKeys } from '../../api-keys/active-keys.js';
import type { Request } from '../../common/http/request.js';
import { Refusal } from '../../common/errors/refusal.js';
import { fieldOf } from '../../web/form-body.js';
import { redirect } from '../../web/page-result.js';
import { CurrentResponse, type ResponseHeaders } from '../../web/response-headers.js';
import { DashboardController } from '../frame/dashboard-controller.js';
import { inOrder, orderOf, ordersBy, type Keys } from '../frame/ordering.js';
import { textIn } from '../frame/paging.js';
import { rerenderOnError } from '../../web/rerender-on-error.js';
import { CurrentForm, CurrentVisit, type Visit } from '../frame/visit.js';
import { browserName } from './browser-name.js';
import { SecurityPage } from './security-page.js';

const NOTICES: Record<string, string> = {
  changed: 'The new password is set. Every other browser and app is signed out.',
  changed_and_revoked:
    'The new password is set. Every other browser and app is signed out, and your API keys are revoked.',
  ended: 'That browser is signed out.',
};

/** Account Settings → Security: the password and the open sessions. */
@DashboardController('settings/security')
export class SecurityController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly passwords: PasswordChanges,
    private readonly keys: ActiveKeys,
    private readonly sessions: SessionsService,
    private readonly signIns: SignInService,
    private readonly browser: BrowserSession,
  ) {}

  @Get()
  async show(@CurrentVisit() visit: Visit, @Query() query: Record<string, unknown>) {
    const notice = NOTICES[textIn(query.done)] ?? null;
    return await this.page(visit, { notice, sort: query.sort });
  }

  @Post('sessions/end')
  async endSession(@CurrentVisit() visit: Visit, @CurrentForm() form: URLSearchParams) {
    await this.browser.endOne(visit.account.id, fieldOf(form, 'session'));
    return redirect('/settings/security?done=ended');
  }

  @Post('password')
  async changePassword(
    @CurrentVisit() visit: Visit,
    @CurrentForm() form: URLSearchParams,
    @Req() request: Request,
    @CurrentResponse() headers: ResponseHeaders,
  ) {
    const { account, sessionId, address } = visit;
    return rerenderOnError(
      async () => {
        const password = fieldOf(form, 'new_password');
        await checkNewPassword(password, [account.email, account.name]);
        const current = { email: account.email, password: fieldOf(form, 'password') };
        if (!(await this.signIns.confirm(sessionId, current, address)))
          throw new Refusal('Your current password is not right.');
        // Ends every session and every app's access; this browser continues in a new session.
        const revokesKeys = form.get('revoke_keys') === 'yes';
        await this.passwords.change(await this.accounts.get(account.id), password, { revokesKeys });
        const fresh = await this.sessions.open(account.id, this.browser.originOf(request));
        await this.browser.start(request, headers, fresh);
        return redirect(`/settings/security?done=${revokesKeys ? 'changed_and_revoked' : 'changed'}`);
      },
      (problem) => this.page(visit, { problem, revokesKeys: form.get('revoke_keys') === 'yes' }),
    );
  }

  private async page(
    visit: Visit,
    words: { notice?: string | null; problem?: string; sort?: unknown; revokesKeys?: boolean },
  ) {
    const order = orderOf(words.sort, ORDERS);
    const sessions = inOrder(await this.sessions.list(visit.account.id, visit.sessionId), KEYS, order);
    const activeKeys = await this.keys.count(visit.account.id);
    const revokesKeys = words.revokesKeys ?? visit.kept?.get('revoke_keys') === 'yes';
    return SecurityPage({ visit, sessions, order, activeKeys, ...words, revokesKeys });
  }
}

const KEYS: Keys<OpenSession, 'since' | 'browser' | 'address'> = {
  since: ({ signedInAt }) => signedInAt.getTime(),
  browser: ({ userAgent }) => browserName(userAgent),
  address: ({ address }) => address,
};
const ORDERS = ordersBy(KEYS);
