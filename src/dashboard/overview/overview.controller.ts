import { Get, Query } from '@nestjs/common';
import { AccountsService } from '../../accounts/accounts.service.js';
import { Config } from '../../config/config.js';
import { TokenQuota } from '../../usage/token-quota.js';
import { DashboardController } from '../frame/dashboard-controller.js';
import { CurrentSession, type SessionContext } from '../frame/session-context.js';
import { OverviewPage } from './overview-page.js';
import { UsageFigures } from './usage-figures.js';

/** The first page: what was used, or what to do first. */
@DashboardController()
export class OverviewController {
  constructor(
    private readonly figures: UsageFigures,
    private readonly accounts: AccountsService,
    private readonly quota: TokenQuota,
    private readonly config: Config,
  ) {}

  @Get()
  async show(@CurrentSession() context: SessionContext, @Query('sort') sort: unknown) {
    const account = await this.accounts.get(context.account.id);
    const [days, limits, tokensUsed] = await Promise.all([
      this.figures.ofAccount(account.id),
      this.accounts.limitsOf(account),
      this.quota.used(account.id),
    ]);
    const { publicUrl } = this.config;
    const page = OverviewPage({ context, days, sort, plan: account.plan, limits, tokensUsed, publicUrl });
    return page;
  }
}
