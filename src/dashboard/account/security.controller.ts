import { Get, Param, Post, Query, Req } from '@nestjs/common';
import { PasswordChanges } from '../../account-lifecycle/password-changes.js';
import { BrowserSession } from '../../accounts/browser-session.js';
import { checkNewPassword } from '../../accounts/password-policy.js';
import { SessionsService, type OpenSession } from '../../accounts/sessions.service.js';
import { WRONG_CURRENT_PASSWORD } from '../../accounts/sign-in-problem.js';
import { PasswordProof } from '../../accounts/password-proof.js';
import { ActiveKeys } from '../../api-keys/active-keys.js';
import { UserError } from '../../common/errors/user-error.js';
import type { Request } from '../../common/http/request.js';
import { fieldOf } from '../../web/form-body.js';
import { redirect } from '../../web/page-result.js';
import { CurrentResponse, type ResponseHeaders } from '../../web/response-headers.js';
import { DashboardController } from '../frame/dashboard-controller.js';
import { noticeOf } from '../frame/notice-of.js';
import { sortItems, readSortOrder, sortOrdersOf, type SortKeys } from '../frame/sort-order.js';
import { rerenderOnError } from '../../web/rerender-on-error.js';
import { CurrentForm } from '../../web/current-form.js';
import { CurrentSession, type SessionContext } from '../frame/session-context.js';
import { browserName } from './browser-name.js';
import { EndSessionPage, SESSION_NOTICES } from './end-session-page.js';
import { SecurityPage } from './security-page.js';

const CONNECTED_APPS_ADVICE =
  'Authorized apps can regain access when you next use them, often without asking you. To prevent that, withdraw their access under Connected apps.';
const NOTICES: Record<string, string> = {
  changed: `Password changed. Every other browser and app is signed out. ${CONNECTED_APPS_ADVICE}`,
  changed_and_revoked: `Password changed. Every other browser and app is signed out, and your API keys are revoked. ${CONNECTED_APPS_ADVICE}`,
  ...SESSION_NOTICES,
};
const PATH = '/settings/security';

/** Account settings → Security: the password and the open sessions. */
@DashboardController('settings/security')
export class SecurityController {
  constructor(
    private readonly passwords: PasswordChanges,
    private readonly keys: ActiveKeys,
    private readonly sessions: SessionsService,
    private readonly passwordProof: PasswordProof,
    private readonly browser: BrowserSession,
  ) {}

  @Get()
  async show(@CurrentSession() context: SessionContext, @Query() query: Record<string, unknown>) {
    const notice = noticeOf(NOTICES, query.done);
    return await this.page(context, { notice, sort: query.sort });
  }

  @Get('sessions/:session/end')
  async confirmEnd(@CurrentSession() context: SessionContext, @Param('session') handle: string) {
    const { account, sessionId } = context;
    const session = await this.sessions.findOpen(account.id, handle, sessionId);
    if (!session) return redirect(`${PATH}?done=already_signed_out`);
    return EndSessionPage({ context, session, email: account.email, back: PATH });
  }

  @Post('sessions/:session/end')
  async endSession(@CurrentSession() { account }: SessionContext, @Param('session') handle: string) {
    const isEnded = await this.browser.endOne(account.id, handle);
    return redirect(`${PATH}?done=${isEnded ? 'signed_out' : 'already_signed_out'}`);
  }

  @Post('password')
  async changePassword(
    @CurrentSession() context: SessionContext,
    @CurrentForm() form: URLSearchParams,
    @Req() request: Request,
    @CurrentResponse() headers: ResponseHeaders,
  ) {
    const { account } = context;
    return rerenderOnError(
      async () => {
        const password = fieldOf(form, 'new_password');
        await checkNewPassword(password, [account.email, account.name], 'new_password');
        const current = fieldOf(form, 'password');
        if (password.normalize('NFKC') === current.normalize('NFKC'))
          throw new UserError('Choose a password other than the current one.', 'new_password');
        const verified = await this.passwordProof.require(context, current, WRONG_CURRENT_PASSWORD);
        // Ends every session and every app's access; this browser continues in a new session.
        const revokesKeys = form.get('revoke_keys') === 'yes';
        const origin = this.browser.originOf(request);
        const fresh = await this.passwords.changeOwn(verified, password, { revokesKeys, origin });
        await this.browser.start(request, headers, fresh);
        return redirect(`${PATH}?done=${revokesKeys ? 'changed_and_revoked' : 'changed'}`);
      },
      (problem) => this.page(context, { problem, revokesKeys: form.get('revoke_keys') === 'yes' }),
    );
  }

  private async page(
    context: SessionContext,
    words: { notice?: string | null; problem?: string; sort?: unknown; revokesKeys?: boolean },
  ) {
    const order = readSortOrder(words.sort, ORDERS);
    const sessions = sortItems(await this.sessions.list(context.account.id, context.sessionId), KEYS, order);
    const activeKeys = await this.keys.count(context.account.id);
    const revokesKeys = words.revokesKeys ?? context.draft?.get('revoke_keys') === 'yes';
    return SecurityPage({ context, sessions, order, activeKeys, ...words, revokesKeys });
  }
}

const KEYS: SortKeys<OpenSession, 'since' | 'browser' | 'address'> = {
  since: ({ signedInAt }) => signedInAt.getTime(),
  browser: ({ userAgent }) => browserName(userAgent),
  address: ({ address }) => address,
};
const ORDERS = sortOrdersOf(KEYS);
