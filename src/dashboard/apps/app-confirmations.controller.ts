import { Get, Param } from '@nestjs/common';
import { ConfirmPage } from '../frame/confirm-page.js';
import { DashboardController } from '../frame/dashboard-controller.js';
import { CurrentSession, type SessionContext } from '../frame/session-context.js';
import { APPS_PATH } from './app-pages.js';
import { OwnedApps } from './owned-apps.js';

/** The confirmation pages for suspending, resuming and deleting an app. */
@DashboardController(APPS_PATH.slice(1))
export class AppConfirmationsController {
  constructor(private readonly owned: OwnedApps) {}

  @Get(':id/suspend')
  async suspensionPage(@CurrentSession() context: SessionContext, @Param('id') id: string) {
    const { name } = await this.owned.get(context, id);
    return ConfirmPage({
      context,
      title: 'Suspend this app?',
      subject: name,
      action: `${APPS_PATH}/${id}/suspend`,
      verb: 'Suspend the app',
      back: `${APPS_PATH}/${id}`,
      children: `The API rejects requests of “${name}” for all its users until you resume it. Nothing is deleted.`,
    });
  }

  @Get(':id/resume')
  async resumptionPage(@CurrentSession() context: SessionContext, @Param('id') id: string) {
    const { name } = await this.owned.get(context, id);
    return ConfirmPage({
      context,
      title: 'Resume this app?',
      subject: name,
      action: `${APPS_PATH}/${id}/resume`,
      verb: 'Resume the app',
      back: `${APPS_PATH}/${id}`,
      isDangerous: false,
      children: `The API accepts requests of “${name}” for all its users again.`,
    });
  }

  @Get(':id/delete')
  async deletionPage(@CurrentSession() context: SessionContext, @Param('id') id: string) {
    const { name } = await this.owned.get(context, id);
    return ConfirmPage({
      context,
      title: 'Delete this app?',
      subject: name,
      action: `${APPS_PATH}/${id}/delete`,
      verb: 'Delete permanently',
      back: `${APPS_PATH}/${id}`,
      children: `“${name}” stops working for all its users. This cannot be undone.`,
    });
  }
}
