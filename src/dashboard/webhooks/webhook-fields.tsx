import { EVENT_TYPES, isForApps, type SubscribableType } from '../../events/event-types.js';
import { Field } from '../../web/form.js';
import type { WebhookForm } from './webhook-form.js';

interface WebhookFieldsProps {
  form: WebhookForm;
  /** Whether an app made the endpoint, which hears of nothing else. */
  isApps?: boolean;
  isFirst?: boolean;
}

/** The address and the events of an endpoint. */
export function WebhookFields({ form, isApps = false, isFirst = false }: WebhookFieldsProps) {
  const types = Object.entries(EVENT_TYPES) as [SubscribableType, string][];
  return (
    <>
      <Field
        label="Endpoint URL"
        name="url"
        type="url"
        autocomplete="off"
        value={form.url}
        hint="An https URL that leads to a public address."
        maxLength={2_048}
        isFirst={isFirst}
      />
      <fieldset>
        <legend>Events</legend>
        {types
          .filter(([type]) => !isApps || isForApps(type))
          .map(([type, text]) => (
            <label key={type} class="choice">
              <input type="checkbox" name="event" value={type} checked={form.events.includes(type)} />
              <span>
                {text} <code class="soft">{type}</code>
              </span>
            </label>
          ))}
      </fieldset>
    </>
  );
}
