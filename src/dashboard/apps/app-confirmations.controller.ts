import { Get, Param } from '@nestjs/common';
import { ConfirmPage } from '../frame/confirm-page.js';
import { DashboardController } from '../frame/dashboard-controller.js';
import { CurrentSession, type SessionContext } from '../frame/session-context.js';
import { APPS_PATH } from './app-pages.js';
import { OwnedApps } from './owned-apps.js';

const ACTIONS = {
  suspend: {
    title: 'Suspend this app?',
    verb: 'Suspend the app',
    effect: (name: string) =>
      `The API rejects requests of “${name}” for all its users until you resume it. Nothing is deleted.`,
  },
  resume: {
    title: 'Resume this app?',
    verb: 'Resume the app',
    effect: (name: string) => `The API accepts requests of “${name}” for all its users again.`,
  },
  delete: {
    title: 'Delete this app?',
    verb: 'Delete permanently',
    effect: (name: string) => `“${name}” stops working for all its users. This cannot be undone.`,
  },
};

/** The confirmation pages for suspending, resuming and deleting an app. */
@DashboardController(APPS_PATH)
export class AppConfirmationsController {
  constructor(private readonly owned: OwnedApps) {}

  @Get(':id/suspend')
  suspend(@CurrentSession() context: SessionContext, @Param('id') id: string) {
    return this.page(context, id, 'suspend');
  }

  @Get(':id/resume')
  resume(@CurrentSession() context: SessionContext, @Param('id') id: string) {
    return this.page(context, id, 'resume');
  }

  @Get(':id/delete')
  delete(@CurrentSession() context: SessionContext, @Param('id') id: string) {
    return this.page(context, id, 'delete');
  }

  private async page(context: SessionContext, id: string, action: keyof typeof ACTIONS) {
    const { name } = await this.owned.get(context, id);
    const { title, verb, effect } = ACTIONS[action];
    const back = `${APPS_PATH}/${id}`;
    return ConfirmPage({
      context,
      title,
      subject: name,
      action: `${back}/${action}`,
      verb,
      back,
      isDangerous: action !== 'resume',
      children: effect(name),
    });
  }
}
