/** The message for an id without an entry: what is recorded, and for how long; `days` is 0 if the request log is off. */
export function retentionNotice(days: number): string {
  return [
    'No request with this id was found.',
    days === 0
      ? 'Requests with a valid credential are not recorded, because the request log is switched off.'
      : `Requests with a valid credential are kept for ${days === 1 ? '1 day' : `${days} days`}; accounts with sustained traffic are sampled.`,
    'Requests that are rejected without one are kept for 7 days, at most 30 per minute and address.',
    'A new request appears after about a second.',
  ].join(' ');
}
