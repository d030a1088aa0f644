import { Get, Param, Post, Req } from '@nestjs/common';
import type { AccountInvitation } from '../accounts/account-invitation.entity.js';
import { AccountInvitations, INVITATION_PATH } from '../accounts/account-invitations.js';
import { BrowserSession } from '../accounts/browser-session.js';
import { SessionsService } from '../accounts/sessions.service.js';
import type { Request } from '../common/http/request.js';
import { LimitAddress } from '../rate-limit/address-limit.guard.js';
import { Csrf } from '../web/csrf.js';
import { CurrentForm } from '../web/current-form.js';
import { fieldOf } from '../web/form-body.js';
import { PageController } from '../web/page-controller.js';
import { PageError } from '../web/page-error.js';
import { redirect } from '../web/page-result.js';
import { CurrentResponse, type ResponseHeaders } from '../web/response-headers.js';
import { rerenderOnError } from '../web/rerender-on-error.js';
import { InvitationPage } from './invitation-page.js';

/** Creates the account of a person who was invited. Opening the link does not use it. */
@PageController(`${INVITATION_PATH}/:token`)
@LimitAddress()
export class InvitationController {
  constructor(
    private readonly invitations: AccountInvitations,
    private readonly sessions: SessionsService,
    private readonly browser: BrowserSession,
    private readonly csrf: Csrf,
  ) {}

  @Get()
  async show(
    @Req() request: Request,
    @CurrentResponse() headers: ResponseHeaders,
    @Param('token') token: string,
  ) {
    const invitation = await this.invitations.find(token);
    if (!invitation) throw cannotBeUsed();
    return this.page(request, headers, token, invitation);
  }

  @Post()
  async accept(
    @Req() request: Request,
    @CurrentResponse() headers: ResponseHeaders,
    @Param('token') token: string,
    @CurrentForm() form: URLSearchParams,
  ) {
    const invitation = await this.invitations.find(token);
    if (!invitation) throw cannotBeUsed();
    const name = fieldOf(form, 'name').trim();
    return rerenderOnError(
      async () => {
        const account = await this.invitations.accept(token, { name, password: fieldOf(form, 'password') });
        if (!account) throw cannotBeUsed();
        const sessionId = await this.sessions.open(account.id, this.browser.originOf(request));
        await this.browser.start(request, headers, sessionId);
        return redirect('/');
      },
      (problem) => this.page(request, headers, token, invitation, { name, problem }),
    );
  }

  private page(
    request: Request,
    headers: ResponseHeaders,
    token: string,
    { email }: AccountInvitation,
    typed: { name?: string; problem?: string } = {},
  ) {
    const action = `${INVITATION_PATH}/${encodeURIComponent(token)}`;
    return InvitationPage({ action, csrf: this.csrf.token(request, headers), email, ...typed });
  }
}

/** The same for an unknown, a used, a withdrawn and an expired link. */
function cannotBeUsed(): PageError {
  return new PageError(
    404,
    'This invitation can’t be used',
    'It has expired, was withdrawn, or has already been used. If you have an account, sign in; otherwise ask for a new link.',
  );
}
