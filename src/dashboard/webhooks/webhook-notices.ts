/** What the pages of webhooks say after an action, by the query parameter `done`. */
export const WEBHOOK_NOTICES: Record<string, string> = {
  created:
    'The endpoint already exists. No second endpoint was created. If you have not copied its secret, rotate it: it is not shown again.',
  saved: 'Endpoint saved.',
  enabled: 'Endpoint enabled. The events that were kept are being sent.',
  disabled: 'Endpoint disabled. New events are kept.',
  tested: 'A test event is being sent. Reload this page to see the response.',
  deleted: 'Endpoint deleted.',
};
