import { Get, Param, Post, Query } from '@nestjs/common';
import { isRotationOverlap, ROTATION_OVERLAPS_MS } from '../../api-keys/rotation-overlaps.js';
import { Refusal } from '../../common/errors/refusal.js';
import { Config } from '../../config/config.js';
import type { OAuthClient } from '../../oauth/oauth-client.entity.js';
import { OAuthClientsService } from '../../oauth/oauth-clients.service.js';
import { fieldOf } from '../../web/form-body.js';
import { redirect, view } from '../../web/page-result.js';
import { ConfirmPage } from '../frame/confirm-page.js';
import { DashboardController } from '../frame/dashboard-controller.js';
import { textIn } from '../frame/paging.js';
import { rerenderOnError } from '../../web/rerender-on-error.js';
import { StepUp } from '../frame/step-up.interceptor.js';
import { CurrentForm, CurrentVisit, type Visit } from '../frame/visit.js';
import { readAppForm, toAppInput, type AppForm } from './app-form.js';
import { NOTICES } from './app-notices.js';
import { AppPage } from './app-page.js';
import { APPS_PATH, SecretPage } from './app-pages.js';
import { OwnedApps } from './owned-apps.js';

/** Developer → Apps: one app. */
@DashboardController('developer/apps')
export class AppController {
  constructor(
    private readonly clients: OAuthClientsService,
    private readonly owned: OwnedApps,
    private readonly config: Config,
  ) {}

  @Get(':id')
  async show(@CurrentVisit() visit: Visit, @Param('id') id: string, @Query('done') done: unknown) {
    const app = await this.owned.get(visit, id);
    const form = visit.kept ? { ...readAppForm(visit.kept), isPublic: app.isPublic } : formOf(app);
    return await this.page(visit, app, form, { notice: NOTICES[textIn(done)] ?? null });
  }

  @Post(':id')
  async save(@CurrentVisit() visit: Visit, @CurrentForm() body: URLSearchParams, @Param('id') id: string) {
    const app = await this.owned.get(visit, id);
    const form = readAppForm(body);
    return rerenderOnError(
      async () => {
        await this.clients.update(id, toAppInput(form));
        return redirect(`${APPS_PATH}/${id}?done=saved`);
      },
      (problem) => this.page(visit, app, form, { problem }),
    );
  }

  @Post(':id/rotate')
  @StepUp()
  async rotate(@CurrentVisit() visit: Visit, @CurrentForm() body: URLSearchParams, @Param('id') id: string) {
    const app = await this.owned.get(visit, id);
    const overlap = fieldOf(body, 'overlap');
    return rerenderOnError(
      async () => {
        if (!isRotationOverlap(overlap)) throw new Refusal('Choose how long the secret in force works on.');
        const { client, secret } = await this.clients.rotateSecret(id, ROTATION_OVERLAPS_MS[overlap]);
        return SecretPage({ visit, app: client, secret: secret! });
      },
      (problem) => this.page(visit, app, formOf(app), { problem }),
    );
  }

  @Post(':id/suspend')
  async suspend(@CurrentVisit() visit: Visit, @Param('id') id: string) {
    const app = await this.owned.get(visit, id);
    if (!app.suspendedAt) await this.clients.setSuspended(id, true);
    return redirect(`${APPS_PATH}/${id}?done=suspended`);
  }

  @Post(':id/resume')
  async resume(@CurrentVisit() visit: Visit, @Param('id') id: string) {
    const app = await this.owned.get(visit, id);
    if (!(await this.owned.mayResume(visit, app))) {
      const problem = 'The operator of the service suspended this app; ask them to lift it.';
      return view(await this.page(visit, app, formOf(app), { problem }), { status: 403 });
    }
    await this.clients.setSuspended(id, false);
    return redirect(`${APPS_PATH}/${id}?done=resumed`);
  }

  @Get(':id/delete')
  async askToDelete(@CurrentVisit() visit: Visit, @Param('id') id: string) {
    const { name } = await this.owned.get(visit, id);
    const page = ConfirmPage({
      visit,
      title: 'Delete this app?',
      action: `${APPS_PATH}/${id}/delete`,
      verb: 'Delete it for good',
      back: `${APPS_PATH}/${id}`,
      children: `“${name}” stops working for everybody who uses it. This can not be undone.`,
    });
    return page;
  }

  @Post(':id/delete')
  async delete(@CurrentVisit() visit: Visit, @Param('id') id: string) {
    await this.owned.get(visit, id);
    await this.clients.delete(id);
    return redirect(`${APPS_PATH}?done=deleted`);
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

function formOf(app: OAuthClient): AppForm {
  const { id, name, redirectUris, postLogoutRedirectUris, scopes, isPublic } = app;
  return {
    id,
    name,
    scopes,
    isPublic,
    redirectUris: redirectUris.join('\n'),
    postLogoutRedirectUris: postLogoutRedirectUris.join('\n'),
  };
}
