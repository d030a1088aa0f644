import { Get, Post, Query } from '@nestjs/common';
import { AccountsService } from '../../accounts/accounts.service.js';
import { Config } from '../../config/config.js';
import { fieldOf } from '../../web/form-body.js';
import { rerenderOnError } from '../../web/rerender-on-error.js';
import { DashboardController } from '../frame/dashboard-controller.js';
import { queryString } from '../frame/paging.js';
import { CurrentForm, CurrentSession, type SessionContext } from '../frame/session-context.js';
import { StepUp } from '../frame/step-up.interceptor.js';
import { DATA_PATH, DataPage } from './data-page.js';
import { RetentionChanges } from './retention-changes.js';

const NOTICES: Record<string, string> = { retention: 'The retention period is saved.' };

/** Account Settings → Your data: how long texts are kept. */
@DashboardController(DATA_PATH)
export class DataController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly retention: RetentionChanges,
    private readonly config: Config,
  ) {}

  @Get()
  async show(@CurrentSession() context: SessionContext, @Query('done') done: unknown) {
    const { retentionDays } = await this.accounts.get(context.account.id);
    const days = context.draft?.get('retention_days') ?? String(retentionDays ?? '');
    return this.page(context, days, { notice: NOTICES[queryString(done)] ?? null });
  }

  @Post('retention')
  @StepUp()
  async setRetention(@CurrentSession() context: SessionContext, @CurrentForm() form: URLSearchParams) {
    const account = await this.accounts.get(context.account.id);
    return rerenderOnError(
      () => this.retention.save(context, account, form, { back: DATA_PATH, path: `${DATA_PATH}/retention` }),
      (problem) => this.page(context, fieldOf(form, 'retention_days'), { problem }),
    );
  }

  private page(
    context: SessionContext,
    retentionDays: string,
    words: { notice?: string | null; problem?: string },
  ) {
    return DataPage({ context, retentionDays, retentionDaysMax: this.config.retentionDays, ...words });
  }
}
