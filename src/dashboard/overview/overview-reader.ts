import { Injectable } from '@nestjs/common';
import { MonthlyUsage } from '../../budgets/monthly-usage.js';
import { Clock } from '../../common/time/clock.js';
import { Config } from '../../config/config.js';
import { ModelAccess } from '../../models/model-access.js';
import { RequestLogReader } from '../../request-log/request-log-reader.js';
import { RequestStatistics } from '../../request-log/request-statistics.js';
import { UsageFigures } from '../charts/usage-figures.js';
import type { SessionContext } from '../frame/session-context.js';
import { DashboardPrincipal } from '../frame/dashboard-principal.js';
import { toCallerRef } from '../requests/caller-query.js';
import { RequestSourceList } from '../requests/request-sources.js';
import { KeyBudgets } from './key-budgets.js';
import { PERIODS, type OverviewQuery } from './overview-query.js';
import { SetupStepsReader } from './setup-steps.js';
import { TopCallers } from './top-callers.js';

const CALLERS_MAX = 5;
const FAILURES_MAX = 5;

/** Reads what the overview shows. */
@Injectable()
export class OverviewReader {
  constructor(
    private readonly principals: DashboardPrincipal,
    private readonly figures: UsageFigures,
    private readonly statistics: RequestStatistics,
    private readonly topCallers: TopCallers,
    private readonly log: RequestLogReader,
    private readonly sources: RequestSourceList,
    private readonly budgets: KeyBudgets,
    private readonly steps: SetupStepsReader,
    private readonly usage: MonthlyUsage,
    private readonly models: ModelAccess,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  async read(context: SessionContext, query: OverviewQuery) {
    const { id: accountId } = context.account;
    const caller = toCallerRef(query.caller);
    const now = this.clock.now();
    const days = PERIODS[query.period];
    const principal = await this.principals.of(context);
    const failing = { accountId, status: 'errors', ...caller } as const;
    const [figures, statistics, topCallers, failed, sources, budgets, steps, tokensUsed] = await Promise.all([
      this.figures.ofAccount(accountId, days, caller),
      this.statistics.ofLast(days, accountId, caller),
      this.topCallers.find(accountId, this.figures.lastDays(days), CALLERS_MAX),
      this.log.page(failing, FAILURES_MAX),
      this.sources.find(accountId),
      this.budgets.fullest(accountId),
      this.steps.read(accountId),
      this.usage.accountTokens(accountId),
    ]);
    const { callers } = sources;
    const { publicUrl, currency, requestLogDays: logDays } = this.config;
    const models = await this.models.allowed(principal);
    return {
      figures,
      statistics,
      topCallers,
      failures: failed.items,
      callers,
      budgets,
      steps,
      limits: principal.account,
      tokensUsed,
      plan: principal.account.plan,
      models: models.map(({ id }) => id),
      publicUrl,
      currency,
      logDays,
      now,
    };
  }
}
