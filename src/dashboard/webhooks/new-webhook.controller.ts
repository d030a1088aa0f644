import { randomUUID } from 'node:crypto';
import { Get, Post } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { requireFormId } from '../frame/require-form-id.js';
import { WebhookEndpoints } from '../../webhooks/webhook-endpoints.js';
import { WebhookError } from '../../webhooks/webhook-errors.js';
import { redirect, type PageResult } from '../../web/page-result.js';
import { rerenderOnError } from '../../web/rerender-on-error.js';
import { DashboardController } from '../frame/dashboard-controller.js';
import { CurrentForm } from '../../web/current-form.js';
import { CurrentSession, type SessionContext } from '../frame/session-context.js';
import { StepUp } from '../frame/step-up.interceptor.js';
import { NewWebhookPage, WebhookSecretPage } from './new-webhook-page.js';
import { ownerOf } from './owned-webhooks.js';
import { readNewWebhookForm, toEndpointSettings, type NewWebhookForm } from './webhook-form.js';

/** Creates a webhook endpoint and shows its secret. */
@DashboardController('settings/webhooks')
export class NewWebhookController {
  constructor(
    private readonly endpoints: WebhookEndpoints,
    private readonly config: Config,
  ) {}

  @Get('new')
  showForm(@CurrentSession() context: SessionContext) {
    const form = context.draft
      ? readNewWebhookForm(context.draft)
      : { id: randomUUID(), url: '', events: ['generation.completed'] };
    return this.page(context, form);
  }

  @Post()
  @StepUp()
  create(@CurrentSession() context: SessionContext, @CurrentForm() form: URLSearchParams) {
    const filled = readNewWebhookForm(form);
    return rerenderOnError(
      () => this.createOnce(context, filled),
      (problem) => this.page(context, filled, problem),
    );
  }

  /** Reloading the page of a new endpoint submits its form again: leads to the endpoint's page instead. */
  private async createOnce(context: SessionContext, form: NewWebhookForm): Promise<PageResult> {
    requireFormId(form.id);
    const owner = ownerOf(context);
    try {
      const settings = toEndpointSettings(form, this.config.webhooksAllowPrivate);
      const { endpoint, secret } = await this.endpoints.create(owner, settings, form.id);
      return WebhookSecretPage({
        context,
        endpointId: endpoint.id,
        secret,
        title: 'Your new endpoint',
        text: 'Copy the secret now: your receiver verifies signatures with it. It is not shown again.',
      });
    } catch (error) {
      const isReload = error instanceof WebhookError && (await this.endpoints.find(owner, form.id));
      if (!isReload) throw error;
      return redirect(`/settings/webhooks/${form.id}?done=created`);
    }
  }

  private page(context: SessionContext, form: NewWebhookForm, problem?: string) {
    const allowsPrivate = this.config.webhooksAllowPrivate;
    return NewWebhookPage({ context, form, allowsPrivate, ...(problem !== undefined && { problem }) });
  }
}
