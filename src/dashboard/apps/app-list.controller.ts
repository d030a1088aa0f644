import { Get, Post, Query, Res } from '@nestjs/common';
import type { Reply } from '../../common/http.js';
import { DEFAULT_SCOPES } from '../../common/scopes.js';
import { OAuthClientsService } from '../../oauth/oauth-clients.service.js';
import { sendOn, sendPage } from '../../web/pages.js';
import { DashboardController } from '../frame/dashboard-controller.js';
import { textIn } from '../frame/parts.js';
import { CurrentForm, CurrentVisit, type Visit } from '../frame/visit.js';
import { problemOf, readAppForm, toAppInput } from './app-form.js';
import { NOTICES } from './app-notices.js';
import { AppListPage, APPS_PATH, NewAppPage, SecretPage } from './app-pages.js';

/** Developer → Apps: all of them, and registering one. */
@DashboardController('developer/apps')
export class AppListController {
  constructor(private readonly clients: OAuthClientsService) {}

  @Get()
  async showAll(@CurrentVisit() visit: Visit, @Res() reply: Reply, @Query('done') done: unknown) {
    const apps = await this.clients.list(visit.account.id);
    return sendPage(reply, AppListPage({ visit, apps, notice: NOTICES[textIn(done)] ?? null }));
  }

  @Get('new')
  showForm(@CurrentVisit() visit: Visit, @Res() reply: Reply) {
    const form = { name: '', redirectUris: '', scopes: [...DEFAULT_SCOPES], isPublic: false };
    return sendPage(reply, NewAppPage({ visit, form }));
  }

  @Post()
  async register(@CurrentVisit() visit: Visit, @CurrentForm() body: URLSearchParams, @Res() reply: Reply) {
    const form = readAppForm(body);
    try {
      const input = { ...toAppInput(form), isPublic: form.isPublic };
      const { client, secret } = await this.clients.create(visit.account.id, input);
      if (!secret) return sendOn(reply, `${APPS_PATH}/${client.id}`);
      return sendPage(reply, SecretPage({ visit, app: client, secret }));
    } catch (error) {
      return sendPage(reply, NewAppPage({ visit, form, problem: problemOf(error) }), { status: 422 });
    }
  }
}
