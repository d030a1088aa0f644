import { Get, Query } from '@nestjs/common';
import { AdminController } from '../frame/dashboard-controller.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import { CurrentSession, type SessionContext } from '../frame/session-context.js';
import { UsageCharts } from '../charts/usage-charts.js';
import { UsageFigures } from '../charts/usage-figures.js';
import { AccountList } from './account-list.js';
import { AccountTable } from './account-list-page.js';

/** Administration → Usage: all accounts together, and those with the highest usage. */
@AdminController('usage')
export class AdminUsageController {
  constructor(
    private readonly figures: UsageFigures,
    private readonly list: AccountList,
  ) {}

  @Get()
  async show(@CurrentSession() context: SessionContext, @Query('sort') sort: unknown) {
    const [days, accounts] = await Promise.all([this.figures.ofAll(), this.list.busiest()]);
    return (
      <DashboardPage
        context={context}
        title="Usage"
        lead="All accounts together, the last 30 days."
        island="charts"
      >
        <h2>By day</h2>
        <UsageCharts figures={days} sort={sort} path="/admin/usage" />
        <section class="part">
          <h2>Accounts with the most tokens this month</h2>
          <AccountTable accounts={accounts} />
          <p>
            <a href="/admin/accounts?sort=-tokens">All accounts</a>
          </p>
        </section>
      </DashboardPage>
    );
  }
}
