import { Get, Param, Post } from '@nestjs/common';
import { AccountDeletion } from '../../account-lifecycle/account-deletion.js';
import type { Account } from '../../accounts/account.entity.js';
import { UserError } from '../../common/errors/user-error.js';
import { redirect } from '../../web/page-result.js';
import { DeletionPage } from '../account/deletion-page.js';
import { AdminController } from '../frame/dashboard-controller.js';
import { requireTypedConfirmation } from '../frame/require-typed-confirmation.js';
import { rerenderOnError } from '../../web/rerender-on-error.js';
import { CurrentForm } from '../../web/current-form.js';
import { CurrentSession, type SessionContext } from '../frame/session-context.js';
import { ACCOUNTS_PATH } from './account-list-page.js';
import { AccountLookup } from './account-lookup.js';

/** Administration → Accounts: deletion. */
@AdminController('accounts/:id/delete')
export class AccountDeletionController {
  constructor(
    private readonly deletion: AccountDeletion,
    private readonly lookup: AccountLookup,
  ) {}

  @Get()
  async deletionPage(@CurrentSession() context: SessionContext, @Param('id') id: string) {
    return await this.page(context, await this.lookup.get(id));
  }

  @Post()
  async delete(
    @CurrentSession() context: SessionContext,
    @CurrentForm() form: URLSearchParams,
    @Param('id') id: string,
  ) {
    const account = await this.lookup.get(id);
    return rerenderOnError(
      async () => {
        if (account.id === context.account.id) throw new UserError('Delete your own account under Profile.');
        requireTypedConfirmation(form, account.email);
        await this.deletion.delete(account);
        return redirect(`${ACCOUNTS_PATH}?done=deleted`);
      },
      (problem) => this.page(context, account, problem),
    );
  }

  private async page(context: SessionContext, { id, email }: Account, problem?: string) {
    const impact = await this.deletion.impactOf(id);
    return DeletionPage({
      context,
      email,
      impact,
      path: `${ACCOUNTS_PATH}/${id}`,
      isOwn: false,
      problem,
    });
  }
}
