import { Get, Param, Post, Query, Res } from '@nestjs/common';
import type { Reply } from '../../common/http/request.js';
import type { OAuthClient } from '../../oauth/oauth-client.entity.js';
import { OAuthClientsService } from '../../oauth/oauth-clients.service.js';
import { sendOn, sendPage } from '../../web/pages.js';
import { APP_ORDERS, AppList, type AppOrder } from '../apps/app-list.js';
import { AdminController } from '../frame/dashboard-controller.js';
import { orderOf } from '../frame/ordering.js';
import { pageOf, textIn } from '../frame/paging.js';
import { orShowAgain } from '../frame/show-again.js';
import { CurrentVisit, type Visit } from '../frame/visit.js';
import { isUuid } from '../keys/key-form.js';
import { notFound } from '../keys/owned-keys.js';
import { ADMIN_APPS_PATH, AdminAppListPage } from './admin-apps-page.js';

const NOTICES: Record<string, string> = {
  verify: 'People who are asked to let the app in now see that you vouch for it.',
  unverify: 'The app is not verified any more.',
  suspend: 'The app is suspended.',
  resume: 'The app works again.',
};

/** Which part of the list is shown, and what is said above it. */
interface ShownList {
  search?: string;
  order?: AppOrder;
  page?: number;
  notice?: string | undefined;
  problem?: string;
}

/** Administration → Apps: vouching for them, and stopping them. */
@AdminController('apps')
export class AdminAppsController {
  constructor(
    private readonly clients: OAuthClientsService,
    private readonly list: AppList,
  ) {}

  @Get()
  async show(@CurrentVisit() visit: Visit, @Res() reply: Reply, @Query() query: Record<string, unknown>) {
    const shown = {
      search: textIn(query.search, 100),
      order: orderOf(query.sort, APP_ORDERS),
      page: pageOf(query.page),
      notice: NOTICES[textIn(query.done)],
    };
    return sendPage(reply, await this.page(visit, shown));
  }

  @Post(':id/verify')
  verify(@CurrentVisit() visit: Visit, @Res() reply: Reply, @Param('id') id: string) {
    return this.change(visit, reply, id, 'verify', () => this.clients.update(id, { isVerified: true }));
  }

  @Post(':id/unverify')
  unverify(@CurrentVisit() visit: Visit, @Res() reply: Reply, @Param('id') id: string) {
    return this.change(visit, reply, id, 'unverify', () => this.clients.update(id, { isVerified: false }));
  }

  @Post(':id/suspend')
  suspend(@CurrentVisit() visit: Visit, @Res() reply: Reply, @Param('id') id: string) {
    return this.change(visit, reply, id, 'suspend', () => this.clients.setSuspended(id, true));
  }

  @Post(':id/resume')
  resume(@CurrentVisit() visit: Visit, @Res() reply: Reply, @Param('id') id: string) {
    return this.change(visit, reply, id, 'resume', () => this.clients.setSuspended(id, false));
  }

  private async change(
    visit: Visit,
    reply: Reply,
    id: string,
    done: string,
    work: () => Promise<OAuthClient>,
  ) {
    if (!isUuid(id) || !(await this.clients.find(id))) throw notFound();
    await orShowAgain(
      reply,
      async () => {
        await work();
        sendOn(reply, `${ADMIN_APPS_PATH}?done=${done}`);
      },
      (problem) => this.page(visit, { problem }),
    );
  }

  private async page(
    visit: Visit,
    { search = '', order = orderOf(undefined, APP_ORDERS), page = 1, notice, problem }: ShownList,
  ) {
    const found = await this.list.page({ search, order, page });
    return AdminAppListPage({ visit, ...found, search, order, page, notice, problem });
  }
}
