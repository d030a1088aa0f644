/** The message for an id without an entry: what is recorded, and where else to look. */
export const RETENTION_NOTICE =
  'No refused request with that id is kept. Kept are, for 7 days at most, requests refused for their credential, scope, ' +
  'address, account, limits or Idempotency-Key, and those that the built-in engine had no room for; the first 30 a minute ' +
  'of each credential or address, a second after their answer. Bad input (other 400s) and faults (other 500s) are not: ' +
  'the answer names every bad field, and the log has the faults under their id.';
