import { Get, Post, Req } from '@nestjs/common';
import { BrowserSession } from '../accounts/browser-session.js';
import type { Request } from '../common/http/request.js';
import { Csrf } from '../web/csrf.js';
import { CurrentForm } from '../web/current-form.js';
import { PageController } from '../web/page-controller.js';
import { redirect } from '../web/page-result.js';
import { CurrentResponse, type ResponseHeaders } from '../web/response-headers.js';
import { SignOutPage } from './sign-out-page.js';

/** Sign-out, in this browser or everywhere. Also invalidates the browser's session of the authorization server. */
@PageController('sign-out')
export class SignOutController {
  constructor(
    private readonly browser: BrowserSession,
    private readonly csrf: Csrf,
  ) {}

  @Get()
  async show(@Req() request: Request, @CurrentResponse() headers: ResponseHeaders) {
    const session = await this.browser.find(request);
    if (!session) return redirect('/sign-in');
    const csrf = this.csrf.token(request, headers);
    return SignOutPage({ action: '/sign-out', csrf, email: session.account.email });
  }

  @Post()
  async signOut(
    @Req() request: Request,
    @CurrentResponse() headers: ResponseHeaders,
    @CurrentForm() form: URLSearchParams,
  ) {
    await this.browser.end(request, headers, form.get('everywhere') === 'yes');
    return redirect('/sign-in');
  }
}
