import { Get, Post, Query, Req, UseGuards } from '@nestjs/common';
import { isEmail } from 'class-validator';
import { AccountsService } from '../accounts/accounts.service.js';
import { BrowserSession } from '../accounts/browser-session.js';
import { checkNewPassword } from '../accounts/password-policy.js';
import { SessionsService } from '../accounts/sessions.service.js';
import { SignUpLimit } from '../accounts/sign-up-limit.js';
import type { Request } from '../common/http/request.js';
import { awaitChecks } from '../common/errors/check-all.js';
import { UserError } from '../common/errors/user-error.js';
import { LimitAddress } from '../rate-limit/address-limit.guard.js';
import { Csrf } from '../web/csrf.js';
import { CurrentForm } from '../web/current-form.js';
import { fieldOf } from '../web/form-body.js';
import { localPath } from '../web/local-path.js';
import { PageController } from '../web/page-controller.js';
import { redirect, view } from '../web/page-result.js';
import { CurrentResponse, type ResponseHeaders } from '../web/response-headers.js';
import { rerenderOnError } from '../web/rerender-on-error.js';
import { signInPath } from '../web/sign-in-page.js';
import { OpenSignUpGuard } from './open-sign-up.guard.js';
import { SignUpPage } from './sign-up-page.js';

/** Sign-up, if enabled by the operator (`SIGNUP=open`). */
@PageController('sign-up')
@UseGuards(OpenSignUpGuard)
export class SignUpController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly browser: BrowserSession,
    private readonly csrf: Csrf,
    private readonly signUpLimit: SignUpLimit,
  ) {}

  @Get()
  show(
    @Req() request: Request,
    @CurrentResponse() headers: ResponseHeaders,
    @Query('return_to') returnTo: unknown,
  ) {
    return this.page(request, headers, localPath(returnTo, '/'));
  }

  @Post()
  @LimitAddress()
  async signUp(
    @Req() request: Request,
    @CurrentResponse() headers: ResponseHeaders,
    @Query('return_to') returnTo: unknown,
    @CurrentForm() form: URLSearchParams,
  ) {
    const target = localPath(returnTo, '/');
    const [email, password] = [fieldOf(form, 'email').trim(), fieldOf(form, 'password')];
    return rerenderOnError(
      async () => {
        await awaitChecks([() => checkEmail(email), () => checkNewPassword(password, [email])]);
        // The response reveals whether the address has an account.
        await this.signUpLimit.admitAddress(request.ip);
        const account = await this.accounts.create({ email, password });
        const sessionId = await this.sessions.open(account.id, this.browser.originOf(request));
        await this.browser.start(request, headers, sessionId);
        return redirect(target);
      },
      (problem) => this.page(request, headers, target, email, problem),
    );
  }

  private page(request: Request, headers: ResponseHeaders, target: string, email?: string, problem?: string) {
    const back = signInPath(target);
    const csrf = this.csrf.token(request, headers);
    const page = SignUpPage({
      action: back.replace('/sign-in', '/sign-up'),
      csrf,
      email,
      problem,
      signInPath: leadsToApp(target) ? target : back,
    });
    return view(page, { formsLeadAway: leadsToApp(target) });
  }
}

/** Whether a form that continues there can end at an app, which the user authorizes. */
const leadsToApp = (target: string) => target.startsWith('/oauth/');

function checkEmail(email: string): void {
  if (!isEmail(email, { require_tld: false })) throw new UserError('Enter a valid email address.', 'email');
}
