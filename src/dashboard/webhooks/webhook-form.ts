import { checkAll } from '../../common/errors/check-all.js';
import { UserError } from '../../common/errors/user-error.js';
import { isEventType } from '../../events/event-types.js';
import { fieldOf } from '../../web/form-body.js';
import { checkEndpointUrl, type EndpointSettings } from '../../webhooks/check-endpoint.js';

/** The submitted form of an endpoint, kept to show it again with an error. */
export interface WebhookForm {
  url: string;
  events: string[];
}

/** The form of a new endpoint. It contains the endpoint's id, so that submitting it twice creates one endpoint. */
export interface NewWebhookForm extends WebhookForm {
  id: string;
}

export function readWebhookForm(form: URLSearchParams): WebhookForm {
  return { url: fieldOf(form, 'url').trim(), events: form.getAll('event') };
}

/** The settings of an endpoint as its form shows them. */
export function typedEndpoint({ url, events }: WebhookForm): WebhookForm {
  return { url, events };
}

export function readNewWebhookForm(form: URLSearchParams): NewWebhookForm {
  return { id: fieldOf(form, 'id'), ...readWebhookForm(form) };
}

/** Throws a `UserError` with every problem: of the URL, and if no event is chosen. */
export function toEndpointSettings({ url, events }: WebhookForm, allowsPrivate: boolean): EndpointSettings {
  return checkAll<EndpointSettings>({
    url: () => checkEndpointUrl(url, allowsPrivate),
    events: () => {
      const known = events.filter(isEventType);
      if (known.length === 0) throw new UserError('Choose at least one event.', 'event');
      return known;
    },
  });
}
