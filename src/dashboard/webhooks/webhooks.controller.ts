import { Get, Param, Post, Query } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { EndpointChanges } from '../../webhooks/endpoint-changes.js';
import { MessageReplay } from '../../webhooks/message-replay.js';
import type { WebhookEndpoint } from '../../webhooks/webhook-endpoint.entity.js';
import { WebhookEndpoints } from '../../webhooks/webhook-endpoints.js';
import { redirect } from '../../web/page-result.js';
import { fieldOf } from '../../web/form-body.js';
import { rerenderOnError } from '../../web/rerender-on-error.js';
import { SEEN_FIELD } from '../frame/confirm-page.js';
import { DashboardController } from '../frame/dashboard-controller.js';
import { noticeOf } from '../frame/notice-of.js';
import { pageOf } from '../frame/paging.js';
import { CurrentForm } from '../../web/current-form.js';
import { mustBeUnchanged } from '../frame/seen-settings.js';
import { CurrentSession, type SessionContext } from '../frame/session-context.js';
import { StepUp } from '../frame/step-up.interceptor.js';
import { notFound } from '../frame/not-found.js';
import { DeliveryList } from './delivery-list.js';
import { WebhookSecretPage } from './new-webhook-page.js';
import { OwnedWebhooks, ownerOf } from './owned-webhooks.js';
import { readWebhookForm, toEndpointSettings, typedEndpoint, type WebhookForm } from './webhook-form.js';
import { WebhookListPage } from './webhook-list-page.js';
import { WEBHOOK_NOTICES } from './webhook-notices.js';
import { WebhookPage } from './webhook-page.js';

const PATH = '/settings/webhooks';

/** Account settings → Webhooks. */
@DashboardController('settings/webhooks')
export class WebhookPagesController {
  constructor(
    private readonly endpoints: WebhookEndpoints,
    private readonly changes: EndpointChanges,
    private readonly owned: OwnedWebhooks,
    private readonly deliveries: DeliveryList,
    private readonly replay: MessageReplay,
    private readonly config: Config,
  ) {}

  @Get()
  async showAll(@CurrentSession() context: SessionContext, @Query('done') done: unknown) {
    const endpoints = await this.endpoints.listAll(context.account.id);
    return WebhookListPage({ context, endpoints, notice: noticeOf(WEBHOOK_NOTICES, done) });
  }

  @Get(':id')
  async show(
    @CurrentSession() context: SessionContext,
    @Param('id') id: string,
    @Query() query: Record<string, unknown>,
  ) {
    const endpoint = await this.owned.get(context, id);
    const form = context.draft ? readWebhookForm(context.draft) : endpoint;
    const notice = noticeOf(WEBHOOK_NOTICES, query.done);
    return this.page(context, endpoint, { form, page: pageOf(query.page), notice });
  }

  @Post(':id')
  @StepUp()
  save(
    @CurrentSession() context: SessionContext,
    @CurrentForm() form: URLSearchParams,
    @Param('id') id: string,
  ) {
    const filled = readWebhookForm(form);
    return this.act(context, id, 'saved', filled, async (endpoint) => {
      mustBeUnchanged(form, 'endpoint', typedEndpoint(endpoint), filled);
      const settings = toEndpointSettings(filled, this.config.webhooksAllowPrivate);
      await this.changes.change(ownerOf(context), endpoint.id, settings);
    });
  }

  @Post(':id/enable')
  enable(@CurrentSession() context: SessionContext, @Param('id') id: string) {
    return this.act(context, id, 'enabled', null, (endpoint) =>
      this.changes.change(ownerOf(context), endpoint.id, { enabled: true }),
    );
  }

  @Post(':id/disable')
  disable(@CurrentSession() context: SessionContext, @Param('id') id: string) {
    return this.act(context, id, 'disabled', null, (endpoint) =>
      this.changes.change(ownerOf(context), endpoint.id, { enabled: false }),
    );
  }

  @Post(':id/test')
  test(@CurrentSession() context: SessionContext, @Param('id') id: string) {
    return this.act(context, id, 'tested', null, (endpoint) => this.replay.sendTest(endpoint));
  }

  @Post(':id/rotate-secret')
  @StepUp()
  async rotateSecret(
    @CurrentSession() context: SessionContext,
    @CurrentForm() form: URLSearchParams,
    @Param('id') id: string,
  ) {
    const seenVersion = fieldOf(form, SEEN_FIELD) || undefined;
    const endpoint = await this.owned.get(context, id);
    return rerenderOnError(
      async () => {
        const issued = await this.changes.rotateSecret(ownerOf(context), id, seenVersion);
        if (!issued) throw notFound();
        const text =
          'Copy the secret now. It is not shown again. For 24 hours, messages are also signed with the old secret.';
        const { secret } = issued;
        return WebhookSecretPage({ context, endpointId: id, secret, title: 'The new secret', text });
      },
      (problem) => this.page(context, endpoint, { form: endpoint, problem }),
    );
  }

  @Post(':id/delete')
  async delete(@CurrentSession() context: SessionContext, @Param('id') id: string) {
    const endpoint = await this.owned.get(context, id);
    await this.changes.delete(ownerOf(context), endpoint.id);
    return redirect(`${PATH}?done=deleted`);
  }

  /** Runs the action of a button or form, then shows the endpoint's page with a notice or the problem. */
  private async act(
    context: SessionContext,
    id: string,
    done: keyof typeof WEBHOOK_NOTICES,
    filled: WebhookForm | null,
    work: (endpoint: WebhookEndpoint) => Promise<unknown>,
  ) {
    const endpoint = await this.owned.get(context, id);
    return rerenderOnError(
      async () => {
        await work(endpoint);
        return redirect(`${PATH}/${id}?done=${done}`);
      },
      (problem) => this.page(context, endpoint, { form: filled ?? endpoint, problem }),
    );
  }

  private async page(
    context: SessionContext,
    endpoint: WebhookEndpoint,
    { page = 1, ...rest }: { form: WebhookForm; page?: number; notice?: string | null; problem?: string },
  ) {
    const deliveries = await this.deliveries.page(endpoint, page);
    const allowsPrivate = this.config.webhooksAllowPrivate;
    return WebhookPage({ context, endpoint, allowsPrivate, deliveries, page, ...rest });
  }
}
