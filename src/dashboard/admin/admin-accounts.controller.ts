import { Get, Param, Post, Query, Res } from '@nestjs/common';
import type { Account } from '../../accounts/account.entity.js';
import { AccountsService } from '../../accounts/accounts.service.js';
import { randomPassword } from '../../accounts/password.js';
import type { Reply } from '../../common/http.js';
import { Refusal } from '../../common/refusal.js';
import { sendOn, sendPage } from '../../web/pages.js';
import { ConfirmPage } from '../frame/confirm-page.js';
import { AdminController } from '../frame/dashboard-controller.js';
import { pageOf, textIn } from '../frame/parts.js';
import { CurrentForm, CurrentVisit, type Visit } from '../frame/visit.js';
import { isUuid } from '../keys/key-form.js';
import { notFound } from '../keys/owned-keys.js';
import { AccountList } from './account-list.js';
import { AccountListPage, ACCOUNTS_PATH } from './account-list-page.js';
import { AccountPage, NewPasswordPage, type LimitsForm } from './account-page.js';
import { limitsOf, readLimitsForm } from './limits-form.js';

const NOTICES: Record<string, string> = {
  saved: 'The limits hold from now on.',
  suspended: 'The account is suspended.',
  resumed: 'The account works again.',
};

/** Administration → Accounts. */
@AdminController('accounts')
export class AdminAccountsController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly list: AccountList,
  ) {}

  @Get()
  async showAll(@CurrentVisit() visit: Visit, @Res() reply: Reply, @Query() query: Record<string, unknown>) {
    const [search, page] = [textIn(query.search, 100), pageOf(query.page)];
    return sendPage(reply, AccountListPage({ visit, search, page, ...(await this.list.page(search, page)) }));
  }

  @Get(':id')
  async show(
    @CurrentVisit() visit: Visit,
    @Res() reply: Reply,
    @Param('id') id: string,
    @Query('done') done: unknown,
  ) {
    const account = await this.find(id);
    return this.showAccount(reply, visit, account, limitsOf(account), {
      notice: NOTICES[textIn(done)] ?? null,
    });
  }

  @Post(':id/limits')
  async setLimits(
    @CurrentVisit() visit: Visit,
    @CurrentForm() body: URLSearchParams,
    @Res() reply: Reply,
    @Param('id') id: string,
  ) {
    const account = await this.find(id);
    const { form, read } = readLimitsForm(body);
    try {
      await this.accounts.setLimits(account, { plan: form.plan, ...read() });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return this.showAccount(reply, visit, account, form, { problem: error.message });
    }
    return sendOn(reply, `${ACCOUNTS_PATH}/${id}?done=saved`);
  }

  @Post(':id/suspend')
  async suspend(@CurrentVisit() visit: Visit, @Res() reply: Reply, @Param('id') id: string) {
    const account = await this.find(id);
    if (id === visit.account.id)
      return this.showAccount(reply, visit, account, limitsOf(account), {
        problem: 'You can’t suspend yourself.',
      });
    await this.accounts.setSuspended(account, true);
    return sendOn(reply, `${ACCOUNTS_PATH}/${id}?done=suspended`);
  }

  @Post(':id/resume')
  async resume(@Res() reply: Reply, @Param('id') id: string) {
    await this.accounts.setSuspended(await this.find(id), false);
    return sendOn(reply, `${ACCOUNTS_PATH}/${id}?done=resumed`);
  }

  @Get(':id/reset-password')
  async askToReset(@CurrentVisit() visit: Visit, @Res() reply: Reply, @Param('id') id: string) {
    const { email } = await this.find(id);
    const page = ConfirmPage({
      visit,
      title: 'Reset the password?',
      action: `${ACCOUNTS_PATH}/${id}/reset-password`,
      verb: 'Make a new password',
      back: `${ACCOUNTS_PATH}/${id}`,
      children: `${email} is signed out everywhere, and so are the apps they connected.`,
    });
    return sendPage(reply, page);
  }

  @Post(':id/reset-password')
  async resetPassword(@CurrentVisit() visit: Visit, @Res() reply: Reply, @Param('id') id: string) {
    const password = randomPassword();
    const account = await this.accounts.resetPassword(await this.find(id), password);
    return sendPage(reply, NewPasswordPage({ visit, account, password }));
  }

  private async find(id: string): Promise<Account> {
    const account = isUuid(id) ? await this.accounts.findByEmailOrId(id) : null;
    if (!account) throw notFound();
    return account;
  }

  private async showAccount(
    reply: Reply,
    visit: Visit,
    account: Account,
    form: LimitsForm,
    words: { notice?: string | null; problem?: string },
  ) {
    const plans = await this.accounts.listPlans();
    const page = AccountPage({ visit, account, plans, form, ...words });
    return sendPage(reply, page, { status: words.problem ? 422 : 200 });
  }
}
