import type { AuditEvent } from '../audit/audit-event.js';
import type { WebhookEndpoint } from './webhook-endpoint.entity.js';

/** Creates the audit event of an endpoint, without its secret. */
export function webhookEvent(
  action: Extract<AuditEvent['action'], `webhook.${string}`>,
  { id, accountId, url }: Pick<WebhookEndpoint, 'id' | 'accountId' | 'url'>,
): AuditEvent {
  return { action, accountId, target: { type: 'webhook', id, name: new URL(url).host } };
}
