import { Get, Param, Post, Query } from '@nestjs/common';
import { PasswordChanges } from '../../account-lifecycle/password-changes.js';
import type { Account } from '../../accounts/account.entity.js';
import { AccountInvitations } from '../../accounts/account-invitations.js';
import { AccountsService } from '../../accounts/accounts.service.js';
import { requireAnotherAdministrator } from '../../accounts/last-administrator.js';
import { randomPassword } from '../../accounts/password.js';
import { ActiveKeys } from '../../api-keys/active-keys.js';
import { UserError } from '../../common/errors/user-error.js';
import { redirect } from '../../web/page-result.js';
import { AdminController } from '../frame/dashboard-controller.js';
import { noticeOf } from '../frame/notice-of.js';
import { readSortOrder } from '../frame/sort-order.js';
import { pageOf } from '../frame/paging.js';
import { queryString } from '../frame/query-string.js';
import { rerenderOnError } from '../../web/rerender-on-error.js';
import { CurrentForm } from '../../web/current-form.js';
import { mustBeUnchanged } from '../frame/seen-settings.js';
import { CurrentSession, type SessionContext } from '../frame/session-context.js';
import { ACCOUNT_ORDERS, AccountList } from './account-list.js';
import { AccountListPage, ACCOUNTS_PATH } from './account-list-page.js';
import { ACCOUNT_NOTICES } from './account-notices.js';
import { AccountPages } from './account-pages.js';
import { ResumptionPage, SuspensionPage } from './suspension-page.js';
import { NewPasswordPage, readReset, type RejectedReset, ResetPasswordPage } from './reset-password-page.js';
import { limitsOf, readLimitsForm } from './limits-form.js';
import { AccountLookup } from './account-lookup.js';

/** Administration → Accounts. */
@AdminController('accounts')
export class AdminAccountsController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly invitations: AccountInvitations,
    private readonly lookup: AccountLookup,
    private readonly list: AccountList,
    private readonly pages: AccountPages,
    private readonly passwords: PasswordChanges,
    private readonly keys: ActiveKeys,
  ) {}

  @Get()
  async showAll(@CurrentSession() context: SessionContext, @Query() query: Record<string, unknown>) {
    const [search, page] = [queryString(query.search, 100), pageOf(query.page)];
    const order = readSortOrder(query.sort, ACCOUNT_ORDERS);
    const found = await this.list.page(search, page, order);
    const notice = noticeOf(ACCOUNT_NOTICES, query.done);
    const invitations = search === '' && page === 1 ? await this.invitations.list() : [];
    return AccountListPage({ context, ...found, invitations, search, page, order, notice });
  }

  @Get(':id')
  async show(
    @CurrentSession() context: SessionContext,
    @Param('id') id: string,
    @Query() { done, sort }: Record<string, unknown>,
  ) {
    const account = await this.lookup.get(id);
    const form = context.draft ? readLimitsForm(context.draft).form : limitsOf(account);
    return await this.pages.accountPage(context, account, {
      form,
      notice: noticeOf(ACCOUNT_NOTICES, done),
      sort,
    });
  }

  @Post(':id/limits')
  async setLimits(
    @CurrentSession() context: SessionContext,
    @CurrentForm() body: URLSearchParams,
    @Param('id') id: string,
  ) {
    const account = await this.lookup.get(id);
    const { form, read } = readLimitsForm(body);
    return rerenderOnError(
      async () => {
        mustBeUnchanged(body, 'limits', limitsOf(account), form);
        await this.accounts.setLimits(account, { plan: form.plan, ...read() });
        return redirect(`${ACCOUNTS_PATH}/${id}?done=saved`);
      },
      (problem) => this.pages.accountPage(context, account, { form, problem }),
    );
  }

  @Get(':id/suspend')
  async suspensionPage(@CurrentSession() context: SessionContext, @Param('id') id: string) {
    const account = await this.lookup.get(id);
    return SuspensionPage({ context, account, activeKeys: await this.keys.count(id) });
  }

  @Post(':id/suspend')
  async suspend(@CurrentSession() context: SessionContext, @Param('id') id: string) {
    const account = await this.lookup.get(id);
    return rerenderOnError(
      async () => {
        if (id === context.account.id) throw new UserError('You can’t suspend yourself.');
        await this.accounts.setSuspended(account, true, { first: requireAnotherAdministrator });
        return redirect(`${ACCOUNTS_PATH}/${id}?done=suspended`);
      },
      (problem) => this.pages.accountPage(context, account, { form: limitsOf(account), problem }),
    );
  }

  @Get(':id/resume')
  async resumptionPage(@CurrentSession() context: SessionContext, @Param('id') id: string) {
    const account = await this.lookup.get(id);
    return ResumptionPage({ context, account, activeKeys: await this.keys.count(id) });
  }

  @Post(':id/resume')
  async resume(@Param('id') id: string) {
    await this.accounts.setSuspended(await this.lookup.get(id), false);
    return redirect(`${ACCOUNTS_PATH}/${id}?done=resumed`);
  }

  @Get(':id/reset-password')
  async confirmReset(@CurrentSession() context: SessionContext, @Param('id') id: string) {
    return await this.resetPage(context, await this.lookup.get(id));
  }

  @Post(':id/reset-password')
  async resetPassword(
    @CurrentSession() context: SessionContext,
    @CurrentForm() body: URLSearchParams,
    @Param('id') id: string,
  ) {
    const account = await this.lookup.get(id);
    return rerenderOnError(
      async () => {
        if (id === context.account.id) throw new UserError('Change your own password under Security.');
        const password = randomPassword();
        const changed = await this.passwords.change(account, password, readReset(body));
        return NewPasswordPage({ context, ...changed, password });
      },
      (problem) => this.resetPage(context, account, { problem, keepsKeys: !readReset(body).revokesKeys }),
    );
  }

  private async resetPage(context: SessionContext, account: Account, rejected: RejectedReset = {}) {
    const activeKeys = await this.keys.count(account.id);
    const seen = await this.accounts.passwordVersion(account.id);
    return ResetPasswordPage({ context, account, activeKeys, seen, ...rejected });
  }
}
