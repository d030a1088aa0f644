import { Get, Param, Post, Query } from '@nestjs/common';
import { isRotationOverlap, ROTATION_OVERLAPS_MS } from '../../api-keys/rotation-overlaps.js';
import { UserError } from '../../common/errors/user-error.js';
import { Config } from '../../config/config.js';
import type { OAuthClient } from '../../oauth/clients/oauth-client.entity.js';
import { OAuthClientsService } from '../../oauth/clients/oauth-clients.service.js';
import { fieldOf } from '../../web/form-body.js';
import { redirect, view } from '../../web/page-result.js';
import { SEEN_FIELD } from '../frame/confirm-page.js';
import { DashboardController } from '../frame/dashboard-controller.js';
import { noticeOf } from '../frame/notice-of.js';
import { rerenderOnError } from '../../web/rerender-on-error.js';
import { StepUp } from '../frame/step-up.interceptor.js';
import { CurrentForm } from '../../web/current-form.js';
import { mustBeUnchanged } from '../frame/seen-settings.js';
import { CurrentSession, type SessionContext } from '../frame/session-context.js';
import { formOf, readAppForm, toAppInput, type AppForm } from './app-form.js';
import { NOTICES } from './app-notices.js';
import { AppPage } from './app-page.js';
import { APPS_PATH, SecretPage, SUSPENDED_BY_OPERATOR } from './app-pages.js';
import { AppRotationPage } from './app-rotation-page.js';
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
  async show(
    @CurrentSession() context: SessionContext,
    @Param('id') id: string,
    @Query('done') done: unknown,
  ) {
    const app = await this.owned.get(context, id);
    const form = context.draft ? { ...readAppForm(context.draft), isPublic: app.isPublic } : formOf(app);
    return await this.page(context, app, form, { notice: noticeOf(NOTICES, done) });
  }

  @Post(':id')
  @StepUp()
  async save(
    @CurrentSession() context: SessionContext,
    @CurrentForm() body: URLSearchParams,
    @Param('id') id: string,
  ) {
    const app = await this.owned.get(context, id);
    const form = { ...readAppForm(body), id, isPublic: app.isPublic };
    return rerenderOnError(
      async () => {
        mustBeUnchanged(body, 'app', formOf(app), form);
        await this.clients.update(id, toAppInput(form));
        return redirect(`${APPS_PATH}/${id}?done=saved`);
      },
      (problem) => this.page(context, app, form, { problem }),
    );
  }

  @Get(':id/rotate')
  async confirmRotation(@CurrentSession() context: SessionContext, @Param('id') id: string) {
    const app = await this.owned.get(context, id);
    return app.isPublic ? redirect(`${APPS_PATH}/${id}`) : await this.rotationPage(context, app);
  }

  @Post(':id/rotate')
  @StepUp()
  async rotate(
    @CurrentSession() context: SessionContext,
    @CurrentForm() body: URLSearchParams,
    @Param('id') id: string,
  ) {
    const app = await this.owned.get(context, id);
    const overlap = fieldOf(body, 'overlap');
    return rerenderOnError(
      async () => {
        if (!isRotationOverlap(overlap))
          throw new UserError('Choose how long the old secret stays valid.', 'overlap');
        const replacedId = fieldOf(body, SEEN_FIELD) || undefined;
        const overlapMs = ROTATION_OVERLAPS_MS[overlap];
        const { client, secret } = await this.clients.rotateSecret(id, overlapMs, replacedId);
        return SecretPage({ context, app: client, secret: secret! });
      },
      (problem) => this.rotationPage(context, app, problem),
    );
  }

  @Post(':id/suspend')
  async suspend(@CurrentSession() context: SessionContext, @Param('id') id: string) {
    const app = await this.owned.get(context, id);
    if (!app.suspendedAt) await this.clients.setSuspended(id, true, app);
    return redirect(`${APPS_PATH}/${id}?done=suspended`);
  }

  @Post(':id/resume')
  async resume(@CurrentSession() context: SessionContext, @Param('id') id: string) {
    const app = await this.owned.get(context, id);
    if (!(await this.owned.mayResume(context, app))) {
      return view(await this.page(context, app, formOf(app), { problem: SUSPENDED_BY_OPERATOR }), {
        status: 403,
      });
    }
    await this.clients.setSuspended(id, false, app);
    return redirect(`${APPS_PATH}/${id}?done=resumed`);
  }

  @Post(':id/delete')
  async delete(@CurrentSession() context: SessionContext, @Param('id') id: string) {
    await this.owned.get(context, id);
    await this.clients.delete(id);
    return redirect(`${APPS_PATH}?done=deleted`);
  }

  private async rotationPage(context: SessionContext, app: OAuthClient, problem?: string) {
    const secrets = await this.clients.secretsOf(app.id);
    const secretId = secrets.find(({ expiresAt }) => expiresAt === null)?.id;
    return AppRotationPage({ context, app, secretId, problem });
  }

  private async page(
    context: SessionContext,
    app: OAuthClient,
    form: AppForm,
    words: { notice?: string | null; problem?: string },
  ) {
    const secrets = await this.clients.secretsOf(app.id);
    const mayResume = app.suspendedAt !== null && (await this.owned.mayResume(context, app));
    const { publicUrl } = this.config;
    return AppPage({ context, app, secrets, form, mayResume, publicUrl, ...words });
  }
}
