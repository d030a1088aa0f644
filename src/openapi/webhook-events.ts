import type { Schema } from '../common/openapi/schemas.js';
import { EVENT_TYPES, type EventType } from '../events/event-types.js';
import { named, nullable, record, TIMESTAMP } from '../common/openapi/schemas.js';
import { GENERATION, GENERATION_EXAMPLE } from '../generation/generation-schema.js';
import { capitalize } from '../web/capitalize.js';

const KEY = {
  id: { type: 'string', format: 'uuid' },
  name: { type: 'string' },
  last_four: { type: 'string' },
  expires_at: nullable(TIMESTAMP),
};

const DELETED = record(
  { id: { type: 'string' }, deleted: { const: true } },
  'It was deleted before it was sent.',
);

const JOB: Schema = { type: 'object', description: 'The job, as `GET /v1/jobs/{id}` returns it.' };

const REACHED = {
  percent: { type: 'integer', enum: [80, 100] },
  month: { type: 'string', examples: ['2026-01'] },
};
const NAMED = record({ id: { type: 'string' }, name: { type: 'string' } });
const TOKENS = { tokens_per_month: { type: 'integer' }, tokens_used: { type: 'integer' } };
const AMOUNT = { type: 'string', description: 'In the currency of the installation.', examples: ['4.5'] };
const SPEND = { spend_per_month: AMOUNT, spend_used: AMOUNT };

/** The `data` of each event. */
const DATA: Record<EventType, Schema> = {
  'generation.completed': { anyOf: [GENERATION, DELETED] },
  'generation.failed': record({
    template: { type: 'string' },
    error: { type: 'object', description: 'As inside `error` of the response.' },
  }),
  'job.succeeded': JOB,
  'job.failed': JOB,
  'job.cancelled': JOB,
  'quota.reached': {
    oneOf: [
      record({ ...REACHED, limit: { const: 'tokens_per_month' }, ...TOKENS }, 'A limit of the account.'),
      record({ ...REACHED, limit: { const: 'key.tokens_per_month' }, key: NAMED, ...TOKENS }),
      record({ ...REACHED, limit: { const: 'key.spend_per_month' }, key: NAMED, ...SPEND }),
      record({ ...REACHED, limit: { const: 'app.spend_per_month' }, app: NAMED, ...SPEND }),
    ],
  },
  'key.expiring': record(KEY),
  'key.revoked': record({ ...KEY, reason: { type: 'string' } }),
  'webhook.test': record({ endpoint_id: { type: 'string', format: 'uuid' } }),
};

/** When else an event is sent, and when not. */
const NOTES: Partial<Record<EventType, string>> = {
  'quota.reached':
    'Each percentage is sent once a month. 100 % is also sent if a request is rejected after 80 % because too little is left.',
  'key.expiring': 'Not sent for keys that expire within 7 days of their creation or have a successor.',
};

const EXAMPLE_ID = 'evt_019b3c7e5d1a7c3e8f4b2a6d9e0c1f57';

const HEADERS = [
  ['webhook-id', 'Identifies the event; the same in every attempt.', EXAMPLE_ID],
  ['webhook-timestamp', 'When the attempt was made, in seconds since the epoch.', '1769851800'],
  [
    'webhook-signature',
    'HMAC-SHA-256 signatures of Standard Webhooks, separated by spaces; two for 24 hours after a rotation.',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ],
].map(([name, description, example]) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
  example,
}));

/** The `webhooks` section of the document: the requests that endpoints receive. */
export const WEBHOOK_EVENTS = Object.fromEntries(
  (Object.keys(DATA) as EventType[]).map((type) => [type, { post: received(type) }]),
);

function received(type: EventType) {
  const schema = named(
    eventName(type),
    record({ type: { const: type }, timestamp: TIMESTAMP, data: DATA[type] }),
  );
  const isExample = type === 'generation.completed';
  const example = { type, timestamp: GENERATION_EXAMPLE.created_at, data: GENERATION_EXAMPLE };
  return {
    operationId: `receive${eventName(type)}`,
    tags: ['Webhooks'],
    security: [],
    summary: type,
    description: [`Sent when ${EVENT_TYPES[type]}.`, NOTES[type], 'Any 2xx response within 15 s confirms it.']
      .filter(Boolean)
      .join(' '),
    parameters: HEADERS,
    requestBody: {
      required: true,
      content: { 'application/json': { schema, ...(isExample && { example }) } },
    },
    responses: {
      '2XX': { description: 'The event was received.' },
      '410': { description: 'Disables the endpoint.' },
    },
  };
}

/** `key.revoked` is `KeyRevokedEvent`. */
function eventName(type: EventType): string {
  return `${type.split('.').map(capitalize).join('')}Event`;
}
