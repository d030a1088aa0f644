import { Get, Post, Query, Req } from '@nestjs/common';
import { isEmail } from 'class-validator';
import { checkAccountName } from '../../accounts/account-changes.js';
import { AccountsService } from '../../accounts/accounts.service.js';
import { BrowserSession } from '../../accounts/browser-session.js';
import { EmailChanges } from '../../accounts/email-changes.js';
import { PasswordProof } from '../../accounts/password-proof.js';
import type { Request } from '../../common/http/request.js';
import { checkAll } from '../../common/errors/check-all.js';
import { UserError } from '../../common/errors/user-error.js';
import { fieldOf } from '../../web/form-body.js';
import { redirect } from '../../web/page-result.js';
import { CurrentResponse, type ResponseHeaders } from '../../web/response-headers.js';
import { DashboardController } from '../frame/dashboard-controller.js';
import { rerenderOnError } from '../../web/rerender-on-error.js';
import { noticeOf } from '../frame/notice-of.js';
import { CurrentForm } from '../../web/current-form.js';
import { CurrentSession, type SessionContext } from '../frame/session-context.js';
import { ProfilePage } from './profile-page.js';

const WRONG_PASSWORD = 'Your password is required to change the email address. The password is incorrect.';
const EMAIL_LENGTH_MAX = 254;

/** Account settings → Profile: name and email address. */
@DashboardController('settings/profile')
export class ProfileController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly passwordProof: PasswordProof,
    private readonly emailChanges: EmailChanges,
    private readonly browser: BrowserSession,
  ) {}

  @Get()
  async show(@CurrentSession() context: SessionContext, @Query('done') done: unknown) {
    const { account, draft } = context;
    const name = draft?.get('name') ?? account.name;
    const email = draft?.get('email') ?? account.email;
    const { storesInputs } = await this.accounts.get(account.id);
    const isOn = draft?.has('stores_inputs') || storesInputs;
    return ProfilePage({ context, name, email, storesInputs: isOn, notice: noticeOf(NOTICES, done) });
  }

  @Post()
  async save(
    @CurrentSession() context: SessionContext,
    @CurrentForm() form: URLSearchParams,
    @Req() request: Request,
    @CurrentResponse() headers: ResponseHeaders,
  ) {
    const [name, email] = [fieldOf(form, 'name').trim(), fieldOf(form, 'email').trim()];
    const account = await this.accounts.get(context.account.id);
    return rerenderOnError(
      async () => {
        checkAll({ name: () => checkAccountName(name, account), email: () => checkEmail(email) });
        if (email === context.account.email) {
          await this.accounts.rename(account, { name, email });
        } else {
          const verified = await this.passwordProof.require(
            context,
            fieldOf(form, 'password'),
            WRONG_PASSWORD,
          );
          const sessionId = await this.emailChanges.change(
            verified,
            { name, email },
            this.browser.originOf(request),
          );
          await this.browser.start(request, headers, sessionId);
        }
        return redirect('/settings/profile?done=saved');
      },
      (problem) => ProfilePage({ context, name, email, storesInputs: account.storesInputs, problem }),
    );
  }
}

const NOTICES: Record<string, string> = {
  saved: 'Profile saved.',
  storing: 'The inputs of new texts are kept.',
  'not-storing': 'The inputs of new texts are not kept.',
};

function checkEmail(email: string) {
  if (email.length > EMAIL_LENGTH_MAX || !isEmail(email, { require_tld: false }))
    throw new UserError('Enter a valid email address.', 'email');
}
