import { Controller, Get, Post, Req, Res, UseFilters } from '@nestjs/common';
import { BrowserSession } from '../accounts/browser-session.js';
import { Public } from '../common/http/access.js';
import type { Reply, Request } from '../common/http/request.js';
import { Csrf } from '../web/csrf.js';
import { readForm } from '../web/form-body.js';
import { HtmlErrorFilter } from '../web/html-error.filter.js';
import { sendOn, sendPage } from '../web/pages.js';
import { SignOutPage } from './sign-out-page.js';

/** Signing out, here or everywhere. What the authorization server remembers of this browser is void with it. */
@Public()
@Controller('sign-out')
@UseFilters(HtmlErrorFilter)
export class SignOutController {
  constructor(
    private readonly browser: BrowserSession,
    private readonly csrf: Csrf,
  ) {}

  @Get()
  async show(@Req() request: Request, @Res() reply: Reply) {
    const session = await this.browser.find(request);
    if (!session) return sendOn(reply, '/sign-in');
    const csrf = this.csrf.token(request, reply);
    return sendPage(reply, SignOutPage({ action: '/sign-out', csrf, email: session.account.email }));
  }

  @Post()
  async signOut(@Req() request: Request, @Res() reply: Reply) {
    const form = await readForm(request);
    this.csrf.check(request, form);
    await this.browser.end(request, reply, form.get('everywhere') === 'yes');
    return sendOn(reply, '/sign-in');
  }
}
