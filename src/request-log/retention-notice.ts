/** The message for an id without an entry: what is recorded, and where else to look. */
export const RETENTION_NOTICE =
  'No rejected request with this id is recorded. Recorded for up to 7 days are requests rejected for their credential, ' +
  'scope, address, account, limits or Idempotency-Key, or because the built-in engine was overloaded: the first 30 per ' +
  'minute of each credential or address, about a second after the response. Invalid input (other 400s) and failures ' +
  '(other 500s) are not recorded: the response names every invalid field, and the log has the failures by request id.';
