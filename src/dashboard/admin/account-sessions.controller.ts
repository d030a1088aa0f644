import { Param, Post } from '@nestjs/common';
import { BrowserSession } from '../../accounts/browser-session.js';
import { fieldOf } from '../../web/form-body.js';
import { redirect } from '../../web/page-result.js';
import { AdminController } from '../frame/dashboard-controller.js';
import { CurrentForm } from '../frame/session-context.js';
import { ACCOUNTS_PATH } from './account-list-page.js';
import { AccountLookup } from './account-lookup.js';

/** Ends sessions of an account. */
@AdminController('accounts')
export class AccountSessionsController {
  constructor(
    private readonly lookup: AccountLookup,
    private readonly browser: BrowserSession,
  ) {}

  @Post(':id/sessions/end')
  async end(@CurrentForm() form: URLSearchParams, @Param('id') id: string) {
    const account = await this.lookup.get(id);
    await this.browser.endOne(account.id, fieldOf(form, 'session'));
    return redirect(`${ACCOUNTS_PATH}/${id}?done=signed_out`);
  }
}
