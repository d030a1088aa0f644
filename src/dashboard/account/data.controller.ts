import { Get, Post, Query } from '@nestjs/common';
import { AccountsService } from '../../accounts/accounts.service.js';
import { fieldOf } from '../../web/form-body.js';
import { rerenderOnError } from '../../web/rerender-on-error.js';
import { DashboardController } from '../frame/dashboard-controller.js';
import { noticeOf } from '../frame/notice-of.js';
import { CurrentForm } from '../../web/current-form.js';
import { CurrentSession, type SessionContext } from '../frame/session-context.js';
import { StepUp } from '../frame/step-up.interceptor.js';
import { DATA_PATH } from './data-page.js';
import { DataView } from './data-view.js';
import { RetentionChanges } from './retention-changes.js';

const NOTICES: Record<string, string> = {
  retention: 'Retention period saved.',
  export: 'Export started. Reload this page to see when it is ready.',
  erase: 'Deletion started. Reload this page to see when it has finished.',
};

/** Account settings → Your data: exports, retention and deletion of texts. */
@DashboardController(DATA_PATH)
export class DataController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly retention: RetentionChanges,
    private readonly view: DataView,
  ) {}

  @Get()
  show(@CurrentSession() context: SessionContext, @Query('done') done: unknown) {
    const notice = noticeOf(NOTICES, done);
    return this.view.page(context, { notice, retentionDays: context.draft?.get('retention_days') ?? null });
  }

  @Post('retention')
  @StepUp()
  async setRetention(@CurrentSession() context: SessionContext, @CurrentForm() form: URLSearchParams) {
    const account = await this.accounts.get(context.account.id);
    return rerenderOnError(
      () => this.retention.save(context, account, form, { back: DATA_PATH, path: `${DATA_PATH}/retention` }),
      (problem) => this.view.page(context, { problem, retentionDays: fieldOf(form, 'retention_days') }),
    );
  }
}
