import { formatAmount } from '../common/money/amount.js';
import type { RejectedRequest, Rule } from './rejected-request.js';

/** What the explanation of a rejection depends on. */
export type ExplainedRejection = Pick<
  RejectedRequest,
  'rule' | 'counter' | 'value' | 'maximum' | 'scope' | 'address'
>;

type Text = string | ((rejection: ExplainedRejection) => string);

/** The name of a counter with its owner. */
const COUNTERS: Readonly<Record<string, string>> = {
  account: "the account's limit",
  key: "the key's own limit",
  app: "the app's limit for each account",
  client: "the app's limit for calls to the authorization server",
  route: "the route's own limit",
  address: 'the limit for one IP address without a valid credential',
};

/** Why each rule rejects a request, and how to fix it. */
export const RULE_TEXTS: Readonly<Record<Rule, { description: Text; resolution: Text }>> = {
  credential_missing: {
    description:
      'The request had no Authorization header. Keys in the URL, the body, cookies or other headers are ignored.',
    resolution:
      'Send Authorization: Bearer <key>. A redirect to another host or a proxy may have removed the header.',
  },
  credential_repeated: {
    description: 'The request had more than one Authorization header, or access_token in the URL as well.',
    resolution:
      'Send the header once, and nothing in the URL. Often both the client and a proxy add a header.',
  },
  credential_malformed: {
    description:
      'The Authorization header did not contain an API key or access token of this service: the scheme was not Bearer, or the value was truncated or mistyped.',
    resolution:
      'Copy the complete key again: cdk_live_ and 46 characters, without quotes, spaces or line breaks.',
  },
  key_unknown: {
    description: 'The key is well-formed, but this service does not know it.',
    resolution:
      'Check whether it belongs to another installation, such as a test system, or create a new key under API keys.',
  },
  key_revoked: {
    description: 'The key has been revoked permanently.',
    resolution: 'Create a new key and replace the old one where it is still used.',
  },
  key_expired: {
    description: 'The key had expired, or it was rotated and its overlap had ended.',
    resolution: 'Use its successor, or create a new key.',
  },
  token_unknown: {
    description:
      'The access token is unknown: it was revoked, expired more than a day ago, was issued for another service or never existed.',
    resolution:
      'Get a new token with the refresh token. If that is rejected as well, ask the user to authorize the app again.',
  },
  token_expired: {
    description: 'The access token had expired.',
    resolution: 'Get a new one with the refresh token, ideally a minute before the token expires.',
  },
  insufficient_scope: {
    description: ({ scope }) =>
      `The credential is valid but lacks the scope ${scope}, which this route requires.`,
    resolution: 'Create a key with that scope. An app must request the scope in a new authorization.',
  },
  account_suspended: {
    description:
      'The operator had suspended the account. Its keys and tokens are kept but do not work until it is resumed.',
    resolution: 'Contact the operator. The same keys work again when the account is resumed.',
  },
  app_suspended: {
    description: 'The operator had suspended the app or the account that owns it.',
    resolution: 'Contact the operator. The same tokens work again when the app is resumed.',
  },
  address_not_allowed: {
    description: ({ address }) =>
      `The key can be used only from certain IP addresses, and ${address} is not one of them.`,
    resolution:
      "Add the address to the key's allowed addresses. If it is the address of a proxy, the operator must set TRUST_PROXY.",
  },
  quota_exhausted: {
    description: ({ counter, value, maximum }) =>
      countsMoney(counter)
        ? `The monthly budget of the ${ownerOf(counter)} was too small for the request: ${formatAmount(value ?? 0)} of ${formatAmount(maximum ?? 0)} was used or reserved.`
        : `The ${ownerOf(counter)} did not have enough monthly tokens left: ${count(value)} of ${count(maximum)} were used or reserved.`,
    resolution:
      'Wait for the requests that are running or for the next month (UTC), raise the limit, or lower `options.max_output_tokens`. The operator sets the limit of the account, users those of their keys and apps.',
  },
  rate_limited: {
    description: ({ counter, value, maximum }) =>
      `Too many requests in one window: ${COUNTERS[counter ?? ''] ?? 'a limit'} was used up, ${count(value)} of ${count(maximum)}.`,
    resolution:
      'Wait for Retry-After, then back off exponentially. Spread requests out, or ask the operator for a higher limit.',
  },
  concurrency_limited: {
    description: ({ counter, value, maximum }) => {
      if (counter === 'database')
        return 'The database was busy with other requests, and this one waited too long.';
      return `The credential had ${count(value)} generate and refine requests running, out of at most ${count(maximum)}.`;
    },
    resolution: ({ counter }) =>
      counter === 'database'
        ? 'Retry after the time in Retry-After. If it happens often, the operator can add capacity to the database; a higher limit does not help.'
        : 'Wait for a request to finish before sending the next, for example with a pool of that size, or ask the operator for a higher limit.',
  },
  idempotency_in_progress: {
    description:
      'Another request with the same Idempotency-Key was still running after the maximum wait, or ended without a result.',
    resolution: 'Retry with the same key.',
  },
  idempotency_key_invalid: {
    description:
      'The Idempotency-Key was empty, longer than 255 characters, sent twice, or not visible ASCII.',
    resolution: 'Send one key, for example a UUID.',
  },
  idempotency_key_reused: {
    description:
      'The Idempotency-Key had been used for a different request (method, path or body) within the last 24 hours.',
    resolution: 'Use a new key for each new request, and the same key for retries.',
  },
  engine_busy: {
    description: ({ value, maximum }) =>
      `The queue of the built-in engine was full: ${count(value)} of ${count(maximum)} places were taken.`,
    resolution: 'Retry after the time in Retry-After. The operator can add WORKERS or machines.',
  },
};

function count(value: number | null): string {
  return value === null ? 'some' : value.toLocaleString('en');
}

/** Whether the figures of a rejection are amounts, in billionths of the currency. */
export function countsMoney(counter: string | null): boolean {
  return counter?.endsWith('spend_per_month') ?? false;
}

/** The owner of a monthly limit: `key.tokens_per_month` is the key's. */
function ownerOf(counter: string | null): string {
  return counter?.includes('.') ? counter.slice(0, counter.indexOf('.')) : 'account';
}
