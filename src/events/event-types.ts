/** The types of events that a webhook endpoint can subscribe to, with their meaning. */
export const EVENT_TYPES = {
  'generation.completed': 'a text was generated or refined',
  'generation.failed': 'a text could not be generated or refined',
  'job.succeeded': 'a job ended with a text',
  'job.failed': 'a job ended without a text',
  'job.cancelled': 'a job was cancelled',
  'quota.reached': '80 % or 100 % of a monthly limit of the account, a key or an app is used',
  'key.expiring': 'an API key expires within 7 days',
  'key.revoked': 'an API key was revoked',
  'webhook.test': 'a test was requested for the endpoint, whether it subscribes to this or not',
} as const;

/** The type of an event. */
export type EventType = keyof typeof EVENT_TYPES;

export function isEventType(type: string): type is EventType {
  return Object.hasOwn(EVENT_TYPES, type);
}

/** Returns whether an app may subscribe: events of keys and quotas concern the account, not the app. */
export function isForApps(type: EventType): boolean {
  return !type.startsWith('key.') && !type.startsWith('quota.');
}
