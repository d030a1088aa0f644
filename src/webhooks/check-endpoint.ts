import { isForApps, type EventType } from '../events/event-types.js';
import { endpointUrlFailure } from './check-endpoint-url.js';
import { WebhookError } from './webhook-errors.js';

/** The settings of an endpoint. */
export interface EndpointSettings {
  url: string;
  events: readonly EventType[];
}

interface CheckOptions {
  /** The app whose endpoint it is; null for an endpoint of the account. */
  clientId: string | null;
  /** Whether private addresses are accepted, and `http:`. */
  allowsPrivate: boolean;
}

/**
 * Checks the given settings and returns them without repeated events. Throws a `WebhookError` for a bad URL and for events
 * that an app may not subscribe to.
 */
export function checkEndpoint<Given extends Partial<EndpointSettings>>(
  { url, events }: Given,
  { clientId, allowsPrivate }: CheckOptions,
) {
  if (url !== undefined) checkEndpointUrl(url, allowsPrivate);
  const refused = clientId !== null && events?.find((type) => !isForApps(type));
  if (refused)
    throw new WebhookError('events', `must not contain ${refused}: it concerns the account, not the app`);
  return { ...(url !== undefined && { url }), ...(events && { events: [...new Set(events)] }) };
}

/** Returns the URL of an endpoint; throws a `WebhookError` for a bad one. */
export function checkEndpointUrl(url: string, allowsPrivate: boolean): string {
  const failure = endpointUrlFailure(url, allowsPrivate);
  if (failure) throw new WebhookError('url', failure.message, failure.reason);
  return url;
}
