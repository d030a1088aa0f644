import { Get, Param } from '@nestjs/common';
import { ConsentsService } from '../../oauth/consents/consents.service.js';
import { ConfirmPage } from '../frame/confirm-page.js';
import { DashboardController } from '../frame/dashboard-controller.js';
import { figure } from '../frame/parts.js';
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

/** An app can have any number of users; more are not counted. */
const COUNTED_MAX = 1_000;

/** The confirmation pages for suspending, resuming and deleting an app. */
@DashboardController(APPS_PATH)
export class AppConfirmationsController {
  constructor(
    private readonly owned: OwnedApps,
    private readonly consents: ConsentsService,
  ) {}

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
    const accounts = await this.consents.countAccounts(id, COUNTED_MAX + 1);
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
      children: `${affectedText(accounts)} ${effect(name)}`,
    });
  }
}

function affectedText(accounts: number): string {
  if (accounts > COUNTED_MAX) return `More than ${figure(COUNTED_MAX)} accounts have authorized this app.`;
  if (accounts === 1) return '1 account has authorized this app.';
  return `${accounts === 0 ? 'No account has' : `${figure(accounts)} accounts have`} authorized this app.`;
}
