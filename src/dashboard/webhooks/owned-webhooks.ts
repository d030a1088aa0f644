import { Injectable } from '@nestjs/common';
import type { WebhookEndpoint } from '../../webhooks/webhook-endpoint.entity.js';
import { accountOwner, type EndpointOwner } from '../../webhooks/endpoint-owner.js';
import { WebhookEndpoints } from '../../webhooks/webhook-endpoints.js';
import type { SessionContext } from '../frame/session-context.js';
import { isUuid } from '../../common/validation/uuid.js';
import { notFound } from '../frame/not-found.js';

/** The webhook endpoints of the signed-in account. Those of other accounts are not found. */
@Injectable()
export class OwnedWebhooks {
  constructor(private readonly endpoints: WebhookEndpoints) {}

  /** Throws a `PageError` (404) if the endpoint does not exist. */
  async get(context: SessionContext, id: string): Promise<WebhookEndpoint> {
    const endpoint = isUuid(id) ? await this.endpoints.find(ownerOf(context), id) : null;
    if (!endpoint) throw notFound();
    return endpoint;
  }
}

/** The signed-in account as the owner of endpoints. */
export function ownerOf({ account }: SessionContext): EndpointOwner {
  return accountOwner(account.id);
}
