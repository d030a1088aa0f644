import type { StoredEvent } from '../events/event.entity.js';
import { EVENT_TYPES } from '../events/event-types.js';
import { named, nullable, record, TIMESTAMP } from '../common/openapi/schemas.js';
import { toEventId } from './event-id.js';
import type { WebhookEndpoint } from './webhook-endpoint.entity.js';
import type { IssuedEndpoint } from './webhook-endpoints.js';

/** An endpoint as callers see it. Its secret is shown only when it is made. */
export function toWebhookResponse(endpoint: WebhookEndpoint) {
  const { id, url, events, clientId, disabledAt, disabledReason, lastSucceededAt, createdAt } = endpoint;
  return {
    id,
    url,
    events,
    client_id: clientId,
    enabled: disabledAt === null,
    disabled_reason: disabledReason,
    last_delivered_at: lastSucceededAt && lastSucceededAt.toISOString(),
    created_at: createdAt.toISOString(),
  };
}

const FIELDS = {
  id: { type: 'string', format: 'uuid' },
  url: { type: 'string', format: 'uri' },
  events: { type: 'array', items: { type: 'string', enum: Object.keys(EVENT_TYPES) } },
  client_id: nullable({
    type: 'string',
    description: 'The app that created the endpoint. It receives only events of its own requests.',
  }),
  enabled: { type: 'boolean' },
  disabled_reason: {
    type: ['string', 'null'],
    enum: ['manual', 'gone', 'failing', null],
    description: '`gone`: the endpoint responded with 410. `failing`: a message failed ten times.',
  },
  last_delivered_at: nullable(TIMESTAMP),
  created_at: TIMESTAMP,
};

export const WEBHOOK = named('Webhook', record(FIELDS));

export const WEBHOOK_WITH_SECRET = named(
  'WebhookWithSecret',
  record({
    ...FIELDS,
    secret: {
      type: 'string',
      pattern: '^whsec_',
      description: 'Verifies signatures. It is not shown again.',
    },
  }),
);

export const WEBHOOK_EXAMPLE = {
  id: '4d1c2f0a-7b7e-4f5e-9a3c-0d2b8e6f1a57',
  url: 'https://example.com/webhooks',
  events: ['generation.completed', 'key.expiring'],
  client_id: null,
  enabled: true,
  disabled_reason: null,
  last_delivered_at: null,
  created_at: '2026-01-31T09:30:00.000Z',
};

export const NEW_WEBHOOK_EXAMPLE = {
  ...WEBHOOK_EXAMPLE,
  secret: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oDz4IFEwvFyzU=',
};

/** A new endpoint, or one with a new secret, as JSON. */
export function toIssuedWebhookResponse({ endpoint, secret }: IssuedEndpoint) {
  return { ...toWebhookResponse(endpoint), secret };
}

export const DELETED_WEBHOOK = named('DeletedWebhook', record({ id: FIELDS.id, deleted: { const: true } }));

export const TEST_EVENT = named(
  'WebhookTest',
  record({
    id: { type: 'string', pattern: '^evt_[0-9a-f]{32}$', description: 'The `webhook-id` of the message.' },
    type: { const: 'webhook.test' },
    created_at: TIMESTAMP,
  }),
);
export const TEST_EVENT_EXAMPLE = {
  id: 'evt_019b3c7e5d1a7c3e8f4b2a6d9e0c1f57',
  type: 'webhook.test',
  created_at: '2026-01-31T09:30:00.000Z',
};

/** A test event as JSON. */
export function toTestEventResponse({ id, type, createdAt }: StoredEvent) {
  return { id: toEventId(id), type, created_at: createdAt.toISOString() };
}
