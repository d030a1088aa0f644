import { UserError } from '../../common/errors/user-error.js';
import { isEventType } from '../../events/event-types.js';
import { fieldOf } from '../../web/form-body.js';
import type { EndpointSettings } from '../../webhooks/check-endpoint.js';

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

export function readNewWebhookForm(form: URLSearchParams): NewWebhookForm {
  return { id: fieldOf(form, 'id'), ...readWebhookForm(form) };
}

/** Throws a `UserError` for a form without events. The URL is checked when it is saved. */
export function toEndpointSettings({ url, events }: WebhookForm): EndpointSettings {
  const known = events.filter(isEventType);
  if (known.length === 0) throw new UserError('Choose at least one event.', 'event');
  return { url, events: known };
}
