import { applyDecorators } from '@nestjs/common';
import { IsBoolean } from 'class-validator';
import { EVENT_TYPES, type EventType } from '../events/event-types.js';
import { apiField, Describe } from '../common/validation/describe.js';
import { itemFailures } from '../common/validation/item-failures.js';
import type { Failure } from '../common/validation/rule-context.js';
import { Optional, rule, Text } from '../common/validation/rules.js';
import { endpointUrlFailure } from './check-endpoint-url.js';

const TYPES = Object.keys(EVENT_TYPES) as EventType[];

/** A list of event types, at least one. */
const EventTypes = () =>
  applyDecorators(
    Describe('The types of events that are sent.', ['generation.completed', 'key.expiring']),
    rule('eventTypes', eventTypeFailures),
    apiField({ type: 'array', minItems: 1, maxItems: TYPES.length, items: { type: 'string', enum: TYPES } }),
  );

function eventTypeFailures(value: unknown): Failure[] {
  if (!Array.isArray(value)) return [{ reason: 'invalid_type', message: 'must be an array of strings' }];
  if (value.length === 0) return [{ reason: 'too_short', message: 'must not be empty' }];
  return itemFailures<unknown>(value, { max: TYPES.length, called: 'items', failureOf: eventTypeFailure });
}

function eventTypeFailure(item: unknown): Omit<Failure, 'at'> | null {
  if (typeof item !== 'string') return { reason: 'invalid_type', message: 'must be a string' };
  if (TYPES.includes(item as EventType)) return null;
  return { reason: 'invalid_value', message: `must be one of ${TYPES.join(', ')}` };
}

// With the configuration, fewer are accepted (`checkEndpoint`).
function neverAccepted(url: unknown) {
  const failure = typeof url === 'string' ? endpointUrlFailure(url, true) : null;
  return failure ? [failure] : [];
}

const EndpointUrl = () =>
  applyDecorators(
    Describe('An https URL that leads to a public address.', 'https://example.com/webhooks'),
    Text({ max: 2_048, trim: true }),
    rule('endpointUrl', neverAccepted),
  );

/** The body of `POST /v1/webhooks`. */
export class NewWebhookRequest {
  @EndpointUrl()
  url: string;

  @EventTypes()
  events: EventType[];
}

/** The body of `PATCH /v1/webhooks/{id}`. */
export class WebhookChangeRequest {
  @EndpointUrl()
  @Optional()
  url?: string;

  @EventTypes()
  @Optional()
  events?: EventType[];

  @Describe('False stops sending. Events are kept and sent once it is true again.', true)
  @Optional()
  @IsBoolean({ message: 'must be true or false' })
  @apiField({ type: 'boolean' })
  enabled?: boolean;
}
