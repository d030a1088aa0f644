/** The classes of statuses that the log can be limited to; `errors` are all but the successes. */
export const STATUS_CLASSES = ['2xx', '4xx', '5xx', 'errors'] as const;
export type StatusClass = (typeof STATUS_CLASSES)[number];

/** Which calls of the log are looked for. */
export interface RequestFilter {
  /** null for all accounts, which only administrators see. */
  accountId: string | null;
  status?: StatusClass | undefined;
  /** The API key or access token. */
  credentialId?: string | undefined;
  /** The OAuth app. */
  clientId?: string | undefined;
  route?: { method: string; path: string } | undefined;
  model?: string | undefined;
  endUser?: string | undefined;
  /** The beginning of the request id. */
  requestId?: string | undefined;
  /** The period, in milliseconds since the epoch: from, inclusive, and to, exclusive. */
  fromMs?: number | undefined;
  toMs?: number | undefined;
  /** The id of a row: only older ones are found. */
  before?: string | undefined;
}
