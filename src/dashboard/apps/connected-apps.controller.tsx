import { Get, Param, Post, Query, Res } from '@nestjs/common';
import type { Reply } from '../../common/http.js';
import { HotPool } from '../../database/database.module.js';
import { ConnectedAppsService, type ConnectedApp } from '../../oauth/connected-apps.service.js';
import { sendOn, sendPage } from '../../web/pages.js';
import { ConfirmPage } from '../frame/confirm-page.js';
import { DashboardController } from '../frame/dashboard-controller.js';
import { inOrder, orderOf, ordersBy, type Keys } from '../frame/ordering.js';
import { pageOf, pageOfList } from '../frame/paging.js';
import { CurrentVisit, type Visit } from '../frame/visit.js';
import { notFound } from '../keys/owned-keys.js';
import { CONNECTED_APPS_PATH, ConnectedAppsPage } from './connected-apps-page.js';

/** Account Settings → Connected apps: who may act for the account, and ending it. */
@DashboardController('settings/connected-apps')
export class ConnectedAppsController {
  constructor(
    private readonly apps: ConnectedAppsService,
    private readonly pool: HotPool,
  ) {}

  @Get()
  async show(@CurrentVisit() visit: Visit, @Res() reply: Reply, @Query() query: Record<string, unknown>) {
    const connected = await this.apps.list(visit.account.id);
    const { rows } = await this.pool.query<{ id: string; tokens: number }>(TOKENS_SQL, [visit.account.id]);
    const tokens = new Map(rows.map((row) => [row.id, row.tokens]));
    const [order, page] = [orderOf(query.sort, ORDERS), pageOf(query.page)];
    const apps = connected.map((app) => ({ ...app, tokens: tokens.get(app.clientId) ?? 0 }));
    // As many as one person lets in: they are at hand as a whole.
    const shown = pageOfList(inOrder(apps, KEYS, order), page);
    const notice = query.done === 'withdrawn' ? 'The app has no access any more.' : null;
    return sendPage(reply, ConnectedAppsPage({ visit, ...shown, order, page, notice }));
  }

  @Get(':id/withdraw')
  async ask(@CurrentVisit() visit: Visit, @Res() reply: Reply, @Param('id') id: string) {
    const { name } = await this.find(visit, id);
    const page = ConfirmPage({
      visit,
      title: 'Withdraw access?',
      action: `${CONNECTED_APPS_PATH}/${encodeURIComponent(id)}/withdraw`,
      verb: 'Withdraw access',
      back: CONNECTED_APPS_PATH,
      children: `“${name}” is signed out at once. It can ask you again.`,
    });
    return sendPage(reply, page);
  }

  @Post(':id/withdraw')
  async withdraw(@CurrentVisit() visit: Visit, @Res() reply: Reply, @Param('id') id: string) {
    if (!(await this.apps.withdraw(visit.account.id, id.replaceAll('\0', '')))) throw notFound();
    return sendOn(reply, `${CONNECTED_APPS_PATH}?done=withdrawn`);
  }

  private async find({ account }: Visit, id: string): Promise<ConnectedApp> {
    const app = (await this.apps.list(account.id)).find(({ clientId }) => clientId === id);
    if (!app) throw notFound();
    return app;
  }
}

const KEYS = {
  since: ({ grantedAt }) => grantedAt.getTime(),
  name: ({ name }) => name.toLowerCase(),
  used: ({ lastUsedAt }) => lastUsedAt?.getTime() ?? 0,
  tokens: ({ tokens }) => tokens,
} satisfies Keys<ConnectedApp & { tokens: number }, string>;
const ORDERS = ordersBy(KEYS);

const TOKENS_SQL = `
  SELECT credential_id AS id, sum(input_tokens + output_tokens)::float8 AS tokens FROM usage_days
   WHERE account_id = $1 AND credential_type = 'oauth_token' GROUP BY credential_id`;
