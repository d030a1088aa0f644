import { Controller, Get, Req, Res, UseFilters } from '@nestjs/common';
import { BrowserSession } from '../accounts/browser-session.js';
import { Public } from '../common/access.js';
import type { Reply, Request } from '../common/http.js';
import { HtmlErrorFilter } from '../web/html-error.filter.js';
import { sendOn, sendPage } from '../web/pages.js';
import { HomePage } from './home-page.js';

/** The first page: says who is signed in, or leads to signing in. */
@Public()
@Controller()
@UseFilters(HtmlErrorFilter)
export class HomeController {
  constructor(private readonly browser: BrowserSession) {}

  @Get()
  async show(@Req() request: Request, @Res() reply: Reply) {
    const session = await this.browser.find(request);
    if (!session) return sendOn(reply, '/sign-in');
    return sendPage(reply, HomePage({ email: session.account.email }));
  }
}
