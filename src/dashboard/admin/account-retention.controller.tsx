import { Get, Param, Post, Query } from '@nestjs/common';
import type { Account } from '../../accounts/account.entity.js';
import { Config } from '../../config/config.js';
import { Problem } from '../../web/form.js';
import { fieldOf } from '../../web/form-body.js';
import { rerenderOnError } from '../../web/rerender-on-error.js';
import { RetentionChanges } from '../account/retention-changes.js';
import { RetentionForm } from '../account/retention-form.js';
import { AdminController } from '../frame/dashboard-controller.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import { CurrentForm } from '../../web/current-form.js';
import { CurrentSession, type SessionContext } from '../frame/session-context.js';
import { ACCOUNTS_PATH } from './account-list-page.js';
import { AccountLookup } from './account-lookup.js';

/** Administration → Accounts: how long the texts of an account are kept. */
@AdminController('accounts/:id/retention')
export class AccountRetentionController {
  constructor(
    private readonly lookup: AccountLookup,
    private readonly retention: RetentionChanges,
    private readonly config: Config,
  ) {}

  @Get()
  async show(
    @CurrentSession() context: SessionContext,
    @Param('id') id: string,
    @Query('done') done: unknown,
  ) {
    const account = await this.lookup.get(id);
    const days = context.draft?.get('retention_days') ?? String(account.retentionDays ?? '');
    const notice = done === 'retention' ? 'Retention period saved.' : null;
    return this.page(context, account, days, { notice });
  }

  @Post()
  async save(
    @CurrentSession() context: SessionContext,
    @CurrentForm() form: URLSearchParams,
    @Param('id') id: string,
  ) {
    const account = await this.lookup.get(id);
    const path = pathOf(account);
    return rerenderOnError(
      () => this.retention.save(context, account, form, { back: path, path }),
      (problem) => this.page(context, account, fieldOf(form, 'retention_days'), { problem }),
    );
  }

  private page(
    context: SessionContext,
    account: Account,
    days: string,
    { notice, problem }: { notice?: string | null; problem?: string },
  ) {
    return (
      <DashboardPage
        context={context}
        title="Retention"
        parent={{ path: `${ACCOUNTS_PATH}/${account.id}`, name: account.email }}
        notice={notice}
      >
        <div class="narrow">
          <Problem text={problem} />
          <RetentionForm
            context={context}
            path={pathOf(account)}
            days={days}
            daysMax={this.config.retentionDays}
          />
        </div>
      </DashboardPage>
    );
  }
}

function pathOf({ id }: Account): string {
  return `${ACCOUNTS_PATH}/${id}/retention`;
}
