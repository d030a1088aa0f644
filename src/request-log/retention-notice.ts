/** The message for an id without an entry: what is recorded, and for how long. */
export const RETENTION_NOTICE =
  'No request with this id was found. Requests with a valid credential are kept for REQUEST_LOG_DAYS days; accounts with ' +
  'sustained traffic are sampled. Requests that are rejected without one are kept for 7 days, at most 30 per minute and ' +
  'address. A new request appears after about a second.';
