import { Get, Query } from '@nestjs/common';
import { AccountsService } from '../../accounts/accounts.service.js';
import { Config } from '../../config/config.js';
import { hasModel } from '../../models/available-model.js';
import { ModelCatalogue } from '../../models/model-catalogue.js';
import { MonthlyUsage } from '../../budgets/monthly-usage.js';
import { DashboardController } from '../frame/dashboard-controller.js';
import { CurrentSession, type SessionContext } from '../frame/session-context.js';
import { OverviewPage } from './overview-page.js';
import { UsageFigures } from '../charts/usage-figures.js';

/** The start page: usage, or the first steps. */
@DashboardController()
export class OverviewController {
  constructor(
    private readonly figures: UsageFigures,
    private readonly accounts: AccountsService,
    private readonly usage: MonthlyUsage,
    private readonly models: ModelCatalogue,
    private readonly config: Config,
  ) {}

  @Get()
  async show(@CurrentSession() context: SessionContext, @Query('sort') sort: unknown) {
    const account = await this.accounts.get(context.account.id);
    const [models, days, limits, tokensUsed] = await Promise.all([
      this.models.current(),
      this.figures.ofAccount(account.id),
      this.accounts.limitsOf(account),
      this.usage.accountTokens(account.id),
    ]);
    const { publicUrl } = this.config;
    const plan = account.plan;
    return OverviewPage({
      context,
      days,
      sort,
      plan,
      limits,
      tokensUsed,
      publicUrl,
      hasModel: hasModel(models),
    });
  }
}
