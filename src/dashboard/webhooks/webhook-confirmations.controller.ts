import { Get, Param } from '@nestjs/common';
import { ConfirmPage } from '../frame/confirm-page.js';
import { DashboardController } from '../frame/dashboard-controller.js';
import { CurrentSession, type SessionContext } from '../frame/session-context.js';
import { secretVersion } from '../../webhooks/endpoint-secrets.js';
import { OwnedWebhooks } from './owned-webhooks.js';

const ACTIONS = {
  disable: {
    title: 'Disable this endpoint?',
    verb: 'Disable the endpoint',
    effect: 'Nothing is sent to {url} until you enable it. New events are kept and sent then.',
  },
  'rotate-secret': {
    title: 'Rotate the secret?',
    verb: 'Create a new secret',
    effect:
      'Messages to {url} are signed with a new secret, which is shown once. For 24 hours, they are also signed with the old one.',
  },
  delete: {
    title: 'Delete this endpoint?',
    verb: 'Delete permanently',
    effect: 'Nothing more is sent to {url}, and its deliveries are deleted.',
  },
} as const;

/** The confirmation pages for disabling, rotating and deleting an endpoint. */
@DashboardController('settings/webhooks')
export class WebhookConfirmationsController {
  constructor(private readonly owned: OwnedWebhooks) {}

  @Get(':id/disable')
  disable(@CurrentSession() context: SessionContext, @Param('id') id: string) {
    return this.page(context, id, 'disable');
  }

  @Get(':id/rotate-secret')
  rotateSecret(@CurrentSession() context: SessionContext, @Param('id') id: string) {
    return this.page(context, id, 'rotate-secret');
  }

  @Get(':id/delete')
  delete(@CurrentSession() context: SessionContext, @Param('id') id: string) {
    return this.page(context, id, 'delete');
  }

  private async page(context: SessionContext, id: string, action: keyof typeof ACTIONS) {
    const endpoint = await this.owned.get(context, id);
    const { title, verb, effect } = ACTIONS[action];
    const back = `/settings/webhooks/${id}`;
    const isRotation = action === 'rotate-secret';
    return ConfirmPage({
      context,
      title,
      verb,
      action: `${back}/${action}`,
      back,
      subject: 'Webhook endpoint',
      isDangerous: !isRotation,
      seen: isRotation ? secretVersion(endpoint) : undefined,
      children: effect.replace('{url}', () => endpoint.url),
    });
  }
}
