import { Controller, Get, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import { isEmail } from 'class-validator';
import { AccountsService } from '../accounts/accounts.service.js';
import { BrowserSession } from '../accounts/browser-session.js';
import { checkNewPassword } from '../accounts/password-policy.js';
import { SessionsService } from '../accounts/sessions.service.js';
import { SignUpLimit } from '../accounts/sign-up-limit.js';
import { Public } from '../common/http/access.js';
import { routeNotFound } from '../common/errors/error-envelope.js';
import type { Reply, Request } from '../common/http/request.js';
import { Refusal } from '../common/errors/refusal.js';
import { Config } from '../config/config.js';
import { AddressLimit } from '../rate-limit/address-limit.js';
import { Csrf } from '../web/csrf.js';
import { fieldOf, readForm } from '../web/form-body.js';
import { HtmlErrorFilter } from '../web/html-error.filter.js';
import { localPath } from '../web/local-path.js';
import { PageError } from '../web/page-error.js';
import { sendOn, sendPage } from '../web/pages.js';
import { signInPath } from '../web/sign-in-page.js';
import { HOME_PATH, textOf } from './sign-in.controller.js';
import { SignUpPage } from './sign-up-page.js';

/** Opening an account, where the operator allows it (`SIGNUP=open`). */
@Public()
@Controller('sign-up')
@UseFilters(HtmlErrorFilter)
export class SignUpController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly browser: BrowserSession,
    private readonly csrf: Csrf,
    private readonly addressLimit: AddressLimit,
    private readonly signUpLimit: SignUpLimit,
    private readonly config: Config,
  ) {}

  @Get()
  show(@Req() request: Request, @Res() reply: Reply, @Query('return_to') returnTo: unknown) {
    this.mustBeOpen();
    return sendPage(reply, this.page(request, reply, localPath(textOf(returnTo), HOME_PATH)));
  }

  @Post()
  async signUp(@Req() request: Request, @Res() reply: Reply, @Query('return_to') returnTo: unknown) {
    this.mustBeOpen();
    await this.addressLimit.consume(request);
    const form = await readForm(request);
    this.csrf.check(request, form);
    const target = localPath(textOf(returnTo), HOME_PATH);
    const [email, password] = [fieldOf(form, 'email').trim(), fieldOf(form, 'password')];
    try {
      await checkCredentials(email, password);
      // From here on the answer tells whether the address has an account.
      await this.signUpLimit.admitAddress(request.ip);
      const account = await this.accounts.create({ email, password });
      const sessionId = await this.sessions.open(account.id, this.browser.originOf(request));
      await this.browser.start(request, reply, sessionId);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return sendPage(reply, this.page(request, reply, target, email, error.message), { status: 422 });
    }
    return sendOn(reply, target);
  }

  private mustBeOpen() {
    if (this.config.signup !== 'open')
      throw new PageError(404, 'There is no such page', routeNotFound().message);
  }

  private page(request: Request, reply: Reply, target: string, email?: string, problem?: string) {
    const back = signInPath(target);
    const csrf = this.csrf.token(request, reply);
    return SignUpPage({
      action: back.replace('/sign-in', '/sign-up'),
      csrf,
      email,
      problem,
      signInPath: target.startsWith('/oauth/') ? target : back,
    });
  }
}

async function checkCredentials(email: string, password: string): Promise<void> {
  if (!isEmail(email, { require_tld: false })) throw new Refusal('That is not an e-mail address.');
  await checkNewPassword(password, [email]);
}
