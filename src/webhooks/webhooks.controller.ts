import { Body, Delete, Get, HttpCode, Param, Patch, Post, Query, UseInterceptors } from '@nestjs/common';
import { AuditOriginInterceptor } from '../audit/audit-origin.interceptor.js';
import { CurrentPrincipal, RequireScope, V1Controller } from '../common/http/access.js';
import { Page, PageQuery } from '../common/http/page.js';
import type { Principal } from '../common/http/principal.js';
import { Documented } from '../common/openapi/documented.js';
import { BODY_REASONS, LIST_REASONS, NO_BODY_REASONS } from '../common/openapi/operation-reasons.js';
import { WebhooksApi } from './webhooks-api.js';
import { NewWebhookRequest, WebhookChangeRequest } from './webhooks.dto.js';
import {
  DELETED_WEBHOOK,
  NEW_WEBHOOK_EXAMPLE,
  TEST_EVENT,
  TEST_EVENT_EXAMPLE,
  toIssuedWebhookResponse,
  toTestEventResponse,
  toWebhookResponse,
  WEBHOOK,
  WEBHOOK_EXAMPLE,
  WEBHOOK_WITH_SECRET,
} from './webhook-response.js';

const tag = 'Webhooks';
const pathId = { description: 'The id of an endpoint.', example: WEBHOOK_EXAMPLE.id };

/** The routes of webhook endpoints with their documentation, in one place. */
@V1Controller('webhooks')
@UseInterceptors(AuditOriginInterceptor)
export class WebhooksController {
  constructor(private readonly webhooks: WebhooksApi) {}

  @Documented({
    id: 'listWebhooks',
    tag,
    summary: 'List webhook endpoints',
    description: 'The endpoints of the account, newest first. An app sees only those that it created.',
    data: WEBHOOK,
    isList: true,
    example: WEBHOOK_EXAMPLE,
    reasons: LIST_REASONS,
  })
  @Get()
  @RequireScope('webhooks')
  async list(@CurrentPrincipal() principal: Principal, @Query() query: PageQuery) {
    const { items, total } = await this.webhooks.list(principal, query);
    return new Page(items.map(toWebhookResponse), total, query);
  }

  @Documented({
    id: 'createWebhook',
    tag,
    summary: 'Create a webhook endpoint',
    description:
      'Sends the events of the account to a URL; those of an app only its own. The secret, which verifies signatures, is returned once. An account has at most 20 endpoints.',
    data: WEBHOOK_WITH_SECRET,
    example: NEW_WEBHOOK_EXAMPLE,
    reasons: [...BODY_REASONS, 'required'],
  })
  @Post()
  @HttpCode(200)
  @RequireScope('webhooks')
  async create(@CurrentPrincipal() principal: Principal, @Body() request: NewWebhookRequest) {
    return toIssuedWebhookResponse(await this.webhooks.create(principal, request));
  }

  @Documented({
    id: 'getWebhook',
    tag,
    summary: 'Get a webhook endpoint',
    description: 'An endpoint of the account, without its secret.',
    data: WEBHOOK,
    example: WEBHOOK_EXAMPLE,
    reasons: ['not_found'],
    pathId,
  })
  @Get(':id')
  @RequireScope('webhooks')
  async get(@CurrentPrincipal() principal: Principal, @Param('id') id: string) {
    return toWebhookResponse(await this.webhooks.get(principal, id));
  }

  @Documented({
    id: 'changeWebhook',
    tag,
    summary: 'Change a webhook endpoint',
    description:
      'Changes the given fields. An endpoint that is enabled again receives the events that were kept for it.',
    data: WEBHOOK,
    example: WEBHOOK_EXAMPLE,
    reasons: [...BODY_REASONS, 'not_found'],
    pathId,
  })
  @Patch(':id')
  @RequireScope('webhooks')
  async change(
    @CurrentPrincipal() principal: Principal,
    @Param('id') id: string,
    @Body() request: WebhookChangeRequest,
  ) {
    return toWebhookResponse(await this.webhooks.change(principal, id, request));
  }

  @Documented({
    id: 'deleteWebhook',
    tag,
    summary: 'Delete a webhook endpoint',
    description: 'Deletes an endpoint. Pending messages are discarded.',
    data: DELETED_WEBHOOK,
    example: { id: WEBHOOK_EXAMPLE.id, deleted: true },
    reasons: [...NO_BODY_REASONS, 'not_found'],
    pathId,
  })
  @Delete(':id')
  @RequireScope('webhooks')
  async delete(@CurrentPrincipal() principal: Principal, @Param('id') id: string) {
    await this.webhooks.delete(principal, id);
    return { id, deleted: true };
  }

  @Documented({
    id: 'rotateWebhookSecret',
    tag,
    summary: 'Replace the secret',
    description: 'Returns a new secret. For 24 hours, messages are signed with the old secret too.',
    data: WEBHOOK_WITH_SECRET,
    example: NEW_WEBHOOK_EXAMPLE,
    reasons: [...NO_BODY_REASONS, 'not_found'],
    pathId,
  })
  @Post(':id/rotate-secret')
  @HttpCode(200)
  @RequireScope('webhooks')
  async rotateSecret(@CurrentPrincipal() principal: Principal, @Param('id') id: string) {
    return toIssuedWebhookResponse(await this.webhooks.rotateSecret(principal, id));
  }

  @Documented({
    id: 'testWebhook',
    tag,
    summary: 'Send a test event',
    description: 'Sends an event of the type `webhook.test` to an enabled endpoint.',
    data: TEST_EVENT,
    example: TEST_EVENT_EXAMPLE,
    reasons: [...NO_BODY_REASONS, 'not_found', 'invalid_value'],
    pathId,
  })
  @Post(':id/test')
  @HttpCode(200)
  @RequireScope('webhooks')
  async test(@CurrentPrincipal() principal: Principal, @Param('id') id: string) {
    return toTestEventResponse(await this.webhooks.test(principal, id));
  }
}
