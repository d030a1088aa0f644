import type { WebhookEndpoint } from '../../webhooks/webhook-endpoint.entity.js';
import type { Row } from '../text-table.js';

/** What commands show of an endpoint, whose owner is named by email address; never its secret. */
export function toWebhookRow(endpoint: WebhookEndpoint, account: string): Row {
  return {
    id: endpoint.id,
    account,
    url: endpoint.url,
    events: endpoint.events,
    client_id: endpoint.clientId,
    enabled: endpoint.disabledAt === null,
    disabled_reason: endpoint.disabledReason,
    last_delivered_at: endpoint.lastSucceededAt && endpoint.lastSucceededAt.toISOString(),
    created_at: endpoint.createdAt.toISOString(),
  };
}
