import { EVENT_TYPES, isForApps, type EventType } from '../../events/event-types.js';
import { capitalize } from '../../web/capitalize.js';
import { ChoiceGroup } from '../../web/choice-group.js';
import { Field } from '../../web/form.js';
import type { WebhookForm } from './webhook-form.js';

interface WebhookFieldsProps {
  form: WebhookForm;
  /** Whether the service calls private addresses and http URLs too. */
  allowsPrivate: boolean;
  /** Whether an app created the endpoint, which receives only events of its requests. */
  isApps?: boolean;
  /** Whether the endpoint subscribes to tests. */
  offersTests?: boolean;
  isFirst?: boolean;
}

const PRIVATE_HINT =
  'An https or http URL. WEBHOOKS_ALLOW_PRIVATE is set, so private addresses are called too, such as http://localhost:4000.';

/**
 * The address and the events of an endpoint. Tests are sent to every endpoint, so their event is offered only where it is
 * subscribed to, through the API.
 */
export function WebhookFields({
  form,
  allowsPrivate,
  isApps = false,
  offersTests = false,
  isFirst = false,
}: WebhookFieldsProps) {
  const all = Object.entries(EVENT_TYPES) as [EventType, string][];
  const isOffered = (type: EventType) => type !== 'webhook.test' || offersTests;
  const types = all.filter(([type]) => isOffered(type) && (!isApps || isForApps(type)));
  return (
    <>
      <Field
        label="Endpoint URL"
        name="url"
        type="url"
        autocomplete="off"
        value={form.url}
        hint={allowsPrivate ? PRIVATE_HINT : 'An https URL at a public address.'}
        maxLength={2_048}
        isFirst={isFirst}
      />
      <ChoiceGroup legend="Events" name="event" choices={types.map(toChoice)} chosen={form.events} />
    </>
  );
}

function toChoice([type, text]: [EventType, string]) {
  const label = (
    <>
      {capitalize(text)} <code class="soft">{type}</code>
    </>
  );
  return [type, label] as const;
}
