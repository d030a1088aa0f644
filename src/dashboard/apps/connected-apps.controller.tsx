import { Get, Param, Post, Query } from '@nestjs/common';
import { MonthlyUsage } from '../../budgets/monthly-usage.js';
import { formatAmount } from '../../common/money/amount.js';
import { Config } from '../../config/config.js';
import { ConnectedAppsService, type ConnectedApp } from '../../oauth/consents/connected-apps.service.js';
import { noticeOf } from '../frame/notice-of.js';
import { CurrentForm } from '../../web/current-form.js';
import { CurrentSession, type SessionContext } from '../frame/session-context.js';
import {
  readSpendingLimit,
  SPENDING_LIMIT_FIELD,
  spendingLimitText,
} from '../../oauth/consents/spending-limit.js';
import { TokensByApp } from '../../usage/tokens-by-app.js';
import { redirect } from '../../web/page-result.js';
import { rerenderOnError } from '../../web/rerender-on-error.js';
import { ConfirmPage } from '../frame/confirm-page.js';
import { DashboardController } from '../frame/dashboard-controller.js';
import { StepUp } from '../frame/step-up.interceptor.js';
import { sortItems, readSortOrder, sortOrdersOf, type SortKeys } from '../frame/sort-order.js';
import { pageOf, pageOfList } from '../frame/paging.js';
import { notFound } from '../frame/not-found.js';
import { CONNECTED_APPS_PATH, ConnectedAppsPage } from './connected-apps-page.js';
import { SpendingLimitPage } from './spending-limit-page.js';

/** Account settings → Connected apps: lists authorized apps and withdraws their access. */
@DashboardController('settings/connected-apps')
export class ConnectedAppsController {
  constructor(
    private readonly apps: ConnectedAppsService,
    private readonly tokensByApp: TokensByApp,
    private readonly monthlyUsage: MonthlyUsage,
    private readonly config: Config,
  ) {}

  @Get()
  async show(@CurrentSession() context: SessionContext, @Query() query: Record<string, unknown>) {
    const connected = await this.apps.list(context.account.id);
    const tokens = await this.tokensByApp.of(context.account.id);
    const [order, page] = [readSortOrder(query.sort, ORDERS), pageOf(query.page)];
    const apps = connected.map((app) => ({ ...app, tokens: tokens.get(app.clientId) ?? 0 }));
    const shown = pageOfList(sortItems(apps, KEYS, order), page);
    const items = await Promise.all(shown.items.map((app) => this.withSpending(context, app)));
    const notice = noticeOf(NOTICES, query.done);
    return ConnectedAppsPage({ context, ...shown, items, order, page, notice });
  }

  @Get(':id/spending-limit')
  async limitPage(@CurrentSession() context: SessionContext, @Param('id') id: string) {
    const app = await this.find(context, id);
    return this.limitForm(context, app, app.spendPerMonth === null ? '' : formatAmount(app.spendPerMonth));
  }

  @Post(':id/spending-limit')
  @StepUp()
  async setLimit(
    @CurrentSession() context: SessionContext,
    @Param('id') id: string,
    @CurrentForm() form: URLSearchParams,
  ) {
    const app = await this.find(context, id);
    return rerenderOnError(
      async () => {
        await this.apps.setSpendingLimit(context.account.id, app, readSpendingLimit(form) ?? null);
        return redirect(`${CONNECTED_APPS_PATH}?done=limited`);
      },
      (problem) => this.limitForm(context, app, form.get(SPENDING_LIMIT_FIELD) ?? '', problem),
    );
  }

  @Get(':id/withdraw')
  async withdrawalPage(@CurrentSession() context: SessionContext, @Param('id') id: string) {
    const { name } = await this.find(context, id);
    return ConfirmPage({
      context,
      title: 'Withdraw access?',
      action: `${CONNECTED_APPS_PATH}/${encodeURIComponent(id)}/withdraw`,
      verb: 'Withdraw access',
      back: CONNECTED_APPS_PATH,
      children: `“${name}” loses its access immediately. It can request access again.`,
    });
  }

  @Post(':id/withdraw')
  async withdraw(@CurrentSession() context: SessionContext, @Param('id') id: string) {
    if (!(await this.apps.withdraw(context.account.id, id.replaceAll('\0', '')))) throw notFound();
    return redirect(`${CONNECTED_APPS_PATH}?done=withdrawn`);
  }

  private limitForm(context: SessionContext, app: ConnectedApp, value: string, problem?: string) {
    const action = `${CONNECTED_APPS_PATH}/${encodeURIComponent(app.clientId)}/spending-limit`;
    const { currency } = this.config;
    const state = { value, currency, ...(problem && { problem }) };
    return SpendingLimitPage({ context, app, action, back: CONNECTED_APPS_PATH, ...state });
  }

  /** Adds the spending limit as text, and what the app has spent of it this month. */
  private async withSpending<App extends ConnectedApp>({ account }: SessionContext, app: App) {
    if (app.spendPerMonth === null) return { ...app, spending: null };
    const { spend } = await this.monthlyUsage.ofCredential(account.id, app.clientId);
    const limit = spendingLimitText(app.spendPerMonth, this.config.currency);
    return { ...app, spending: `${formatAmount(spend)} of ${limit}` };
  }

  private async find({ account }: SessionContext, id: string): Promise<ConnectedApp> {
    const app = await this.apps.find(account.id, id.replaceAll('\0', ''));
    if (!app) throw notFound();
    return app;
  }
}

const NOTICES: Readonly<Record<string, string>> = {
  withdrawn: 'Access withdrawn. The app can no longer use your account.',
  limited: 'Spending limit saved.',
};

const KEYS = {
  since: ({ grantedAt }) => grantedAt.getTime(),
  name: ({ name }) => name.toLowerCase(),
  used: ({ lastUsedAt }) => lastUsedAt?.getTime() ?? 0,
  tokens: ({ tokens }) => tokens,
} satisfies SortKeys<ConnectedApp & { tokens: number }, string>;
const ORDERS = sortOrdersOf(KEYS);
