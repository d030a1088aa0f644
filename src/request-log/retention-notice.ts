/** The message for an id without an entry: what is recorded, and where else to look. */
export const RETENTION_NOTICE =
  'No rejected request with this id is recorded. Calls with a known key or token are logged for REQUEST_LOG_DAYS days, ' +
  'in part if their account makes very many. Of requests that are rejected without one, the first 30 per minute of each ' +
  'address are recorded, for up to 7 days. Both appear about a second after the response.';
