import { Get, Post } from '@nestjs/common';
import { WebhookEndpoints } from '../../webhooks/webhook-endpoints.service.js';
import { rerenderOnError } from '../../web/rerender-on-error.js';
import { DashboardController } from '../frame/dashboard-controller.js';
import { CurrentForm, CurrentSession, type SessionContext } from '../frame/session-context.js';
import { StepUp } from '../frame/step-up.interceptor.js';
import { NewWebhookPage, WebhookSecretPage } from './new-webhook-page.js';
import { ownerOf } from './owned-webhooks.js';
import { readWebhookForm, toEndpointSettings } from './webhook-form.js';

/** Creates a webhook endpoint and shows its secret. */
@DashboardController('settings/webhooks')
export class NewWebhookController {
  constructor(private readonly endpoints: WebhookEndpoints) {}

  @Get('new')
  showForm(@CurrentSession() context: SessionContext) {
    const form = context.draft
      ? readWebhookForm(context.draft)
      : { url: '', events: ['generation.completed'] };
    return NewWebhookPage({ context, form });
  }

  @Post()
  @StepUp()
  create(@CurrentSession() context: SessionContext, @CurrentForm() form: URLSearchParams) {
    const filled = readWebhookForm(form);
    return rerenderOnError(
      async () => {
        const { endpoint, secret } = await this.endpoints.create(
          ownerOf(context),
          toEndpointSettings(filled),
        );
        return WebhookSecretPage({
          context,
          endpointId: endpoint.id,
          secret,
          title: 'Your new endpoint',
          text: 'Copy the secret now: your receiver verifies signatures with it. It is not shown again.',
        });
      },
      (problem) => NewWebhookPage({ context, form: filled, problem }),
    );
  }
}
