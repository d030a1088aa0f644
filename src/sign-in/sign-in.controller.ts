import { Get, Post, Query, Req } from '@nestjs/common';
import { BrowserSession } from '../accounts/browser-session.js';
import { FormDrafts } from '../accounts/form-drafts.js';
import { SignInService } from '../accounts/sign-in.service.js';
import type { Request } from '../common/http/request.js';
import { Config } from '../config/config.js';
import { LimitAddress } from '../rate-limit/address-limit.guard.js';
import { Csrf } from '../web/csrf.js';
import { CurrentForm } from '../web/current-form.js';
import { fieldOf } from '../web/form-body.js';
import { localPath } from '../web/local-path.js';
import { PageController } from '../web/page-controller.js';
import { redirect, view } from '../web/page-result.js';
import { CurrentResponse, type ResponseHeaders } from '../web/response-headers.js';
import { KEPT_FIELD, SignInPage, signInPath } from '../web/sign-in-page.js';

/** Sign-in to the dashboard. Sign-in during an authorization is part of the authorization server. */
@PageController('sign-in')
export class SignInController {
  constructor(
    private readonly signIns: SignInService,
    private readonly browser: BrowserSession,
    private readonly formDrafts: FormDrafts,
    private readonly csrf: Csrf,
    private readonly config: Config,
  ) {}

  @Get()
  async show(
    @Req() request: Request,
    @CurrentResponse() headers: ResponseHeaders,
    @Query('return_to') returnTo: unknown,
  ) {
    const target = localPath(returnTo, '/');
    if (await this.browser.find(request)) return redirect(target);
    return this.page(request, headers, target, {});
  }

  @Post()
  @LimitAddress()
  async signIn(
    @Req() request: Request,
    @CurrentResponse() headers: ResponseHeaders,
    @Query('return_to') returnTo: unknown,
    @CurrentForm() form: URLSearchParams,
  ) {
    const target = localPath(returnTo, '/');
    const credentials = { email: fieldOf(form, 'email'), password: fieldOf(form, 'password') };
    const result = await this.signIns.signIn(credentials, this.browser.originOf(request));
    if ('problem' in result) {
      const typed = { email: credentials.email, keptForm: form.get(KEPT_FIELD) ?? undefined };
      const { problem, ...options } = result;
      return view(this.page(request, headers, target, { ...typed, problem }), options);
    }
    const kept = form.get(KEPT_FIELD);
    if (kept !== null) await this.formDrafts.keepSealed(result.sessionId, target, kept);
    await this.browser.start(request, headers, result.sessionId);
    return redirect(target);
  }

  private page(
    request: Request,
    headers: ResponseHeaders,
    target: string,
    typed: { email?: string; problem?: string; keptForm?: string | undefined },
  ) {
    const action = signInPath(target);
    const signUpPath = this.config.signup === 'open' ? action.replace('/sign-in', '/sign-up') : undefined;
    return SignInPage({ action, csrf: this.csrf.token(request, headers), signUpPath, ...typed });
  }
}
