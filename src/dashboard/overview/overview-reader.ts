import { Injectable } from '@nestjs/common';
import { AccountsService } from '../../accounts/accounts.service.js';
import { MonthlyUsage } from '../../budgets/monthly-usage.js';
import { Clock } from '../../common/time/clock.js';
import { Config } from '../../config/config.js';
import { ModelCatalogue } from '../../models/model-catalogue.js';
import { RequestLogReader } from '../../request-log/request-log-reader.js';
import { RequestStatistics } from '../../request-log/request-statistics.js';
import { UsageFigures } from '../charts/usage-figures.js';
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
    private readonly accounts: AccountsService,
    private readonly figures: UsageFigures,
    private readonly statistics: RequestStatistics,
    private readonly topCallers: TopCallers,
    private readonly log: RequestLogReader,
    private readonly sources: RequestSourceList,
    private readonly budgets: KeyBudgets,
    private readonly steps: SetupStepsReader,
    private readonly usage: MonthlyUsage,
    private readonly models: ModelCatalogue,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  async of(accountId: string, query: OverviewQuery) {
    const caller = toCallerRef(query.caller);
    const now = this.clock.now();
    const days = PERIODS[query.period];
    const account = await this.accounts.get(accountId);
    const figures = await this.figures.ofAccount(accountId, days, caller);
    const failing = { accountId, status: 'errors', ...caller } as const;
    const [statistics, topCallers, failed, sources, budgets, steps, limits, tokensUsed] = await Promise.all([
      this.statistics.ofLast(days, accountId, caller),
      this.topCallers.of(accountId, figures[0]!.day, CALLERS_MAX),
      this.log.page(failing, FAILURES_MAX),
      this.sources.of(accountId),
      this.budgets.fullest(accountId),
      this.steps.of(accountId),
      this.accounts.limitsOf(account),
      this.usage.accountTokens(accountId),
    ]);
    const { callers } = sources;
    const { publicUrl, currency, requestLogDays: logDays } = this.config;
    const allowed = await this.accounts.modelsOf(account);
    const models = (await this.models.current())
      .map(({ id }) => id)
      .filter((id) => allowed === null || allowed.includes(id));
    return {
      figures,
      statistics,
      topCallers,
      failures: failed.items,
      callers,
      budgets,
      steps,
      limits,
      tokensUsed,
      plan: account.plan,
      models,
      publicUrl,
      currency,
      logDays,
      now,
    };
  }
}
