import { Get, Param, Post, Query, Res } from '@nestjs/common';
import { isRotationOverlap, ROTATION_OVERLAPS_MS } from '../../api-keys/rotation-overlaps.js';
import type { Reply } from '../../common/http.js';
import { Refusal } from '../../common/refusal.js';
import { DEFAULT_SCOPES } from '../../common/scopes.js';
import { Config } from '../../config/config.js';
import type { OAuthClient } from '../../oauth/oauth-client.entity.js';
import { OAuthClientsService } from '../../oauth/oauth-clients.service.js';
import { fieldOf } from '../../web/form-body.js';
import { sendOn, sendPage } from '../../web/pages.js';
import { ConfirmPage } from '../frame/confirm-page.js';
import { DashboardController } from '../frame/dashboard-controller.js';
import { textIn } from '../frame/parts.js';
import { CurrentForm, CurrentVisit, type Visit } from '../frame/visit.js';
import { readAppForm, toAppInput, type AppForm } from './app-form.js';
import { AppPage } from './app-page.js';
import { AppListPage, APPS_PATH, NewAppPage, SecretPage } from './app-pages.js';
import { OwnedApps } from './owned-apps.js';

const NOTICES: Record<string, string> = {
  saved: 'The app is saved.',
  suspended: 'The app is suspended.',
  resumed: 'The app works again.',
  deleted: 'The app is deleted. Its tokens open nothing any more.',
};

/** Developer → Apps. */
@DashboardController('developer/apps')
export class AppsController {
  constructor(
    private readonly clients: OAuthClientsService,
    private readonly owned: OwnedApps,
    private readonly config: Config,
  ) {}

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

  @Get(':id')
  async show(
    @CurrentVisit() visit: Visit,
    @Res() reply: Reply,
    @Param('id') id: string,
    @Query('done') done: unknown,
  ) {
    const app = await this.owned.get(visit, id);
    return sendPage(
      reply,
      await this.page(visit, app, formOf(app), { notice: NOTICES[textIn(done)] ?? null }),
    );
  }

  @Post(':id')
  async save(
    @CurrentVisit() visit: Visit,
    @CurrentForm() body: URLSearchParams,
    @Res() reply: Reply,
    @Param('id') id: string,
  ) {
    const app = await this.owned.get(visit, id);
    const form = readAppForm(body);
    try {
      await this.clients.update(id, toAppInput(form));
    } catch (error) {
      return sendPage(reply, await this.page(visit, app, form, { problem: problemOf(error) }), {
        status: 422,
      });
    }
    return sendOn(reply, `${APPS_PATH}/${id}?done=saved`);
  }

  @Post(':id/rotate')
  async rotate(
    @CurrentVisit() visit: Visit,
    @CurrentForm() body: URLSearchParams,
    @Res() reply: Reply,
    @Param('id') id: string,
  ) {
    const app = await this.owned.get(visit, id);
    const overlap = fieldOf(body, 'overlap');
    try {
      if (!isRotationOverlap(overlap)) throw new Refusal('choose how long the secret in force works on');
      const { client, secret } = await this.clients.rotateSecret(id, ROTATION_OVERLAPS_MS[overlap]);
      return sendPage(reply, SecretPage({ visit, app: client, secret: secret! }));
    } catch (error) {
      return sendPage(reply, await this.page(visit, app, formOf(app), { problem: problemOf(error) }), {
        status: 422,
      });
    }
  }

  @Post(':id/suspend')
  async suspend(@CurrentVisit() visit: Visit, @Res() reply: Reply, @Param('id') id: string) {
    const app = await this.owned.get(visit, id);
    if (!app.suspendedAt) await this.clients.setSuspended(id, true);
    return sendOn(reply, `${APPS_PATH}/${id}?done=suspended`);
  }

  @Post(':id/resume')
  async resume(@CurrentVisit() visit: Visit, @Res() reply: Reply, @Param('id') id: string) {
    const app = await this.owned.get(visit, id);
    if (!(await this.owned.mayResume(visit, app))) {
      const problem = 'The operator of the service suspended this app; ask them to lift it.';
      return sendPage(reply, await this.page(visit, app, formOf(app), { problem }), { status: 403 });
    }
    await this.clients.setSuspended(id, false);
    return sendOn(reply, `${APPS_PATH}/${id}?done=resumed`);
  }

  @Get(':id/delete')
  async askToDelete(@CurrentVisit() visit: Visit, @Res() reply: Reply, @Param('id') id: string) {
    const { name } = await this.owned.get(visit, id);
    const page = ConfirmPage({
      visit,
      title: 'Delete this app?',
      action: `${APPS_PATH}/${id}/delete`,
      verb: 'Delete it for good',
      back: `${APPS_PATH}/${id}`,
      children: `“${name}” stops working for everybody who uses it. This can not be undone.`,
    });
    return sendPage(reply, page);
  }

  @Post(':id/delete')
  async delete(@CurrentVisit() visit: Visit, @Res() reply: Reply, @Param('id') id: string) {
    await this.owned.get(visit, id);
    await this.clients.delete(id);
    return sendOn(reply, `${APPS_PATH}?done=deleted`);
  }

  private async page(
    visit: Visit,
    app: OAuthClient,
    form: AppForm,
    words: { notice?: string | null; problem?: string },
  ) {
    const secrets = await this.clients.secretsOf(app.id);
    return AppPage({ visit, app, secrets, form, publicUrl: this.config.publicUrl, ...words });
  }
}

function formOf({ name, redirectUris, scopes, isPublic }: OAuthClient): AppForm {
  return { name, redirectUris: redirectUris.join('\n'), scopes, isPublic };
}

function problemOf(error: unknown): string {
  if (!(error instanceof Refusal)) throw error;
  return `That can’t be done: ${error.message}.`;
}
