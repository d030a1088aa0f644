import { formatAmount } from '../common/money/amount.js';
import type { RejectedRequest, Rule } from './rejected-request.js';

/** What the explanation of a rejection depends on. */
type ExplainedRejection = Pick<
  RejectedRequest,
  'rule' | 'counter' | 'value' | 'maximum' | 'scope' | 'address'
>;

type Text = string | ((refused: ExplainedRejection) => string);

/** The description of a rule: why the request was rejected, and how to fix it. */
interface RuleText {
  why: Text;
  todo: Text;
}

/** The name of a counter with its owner. */
const COUNTERS: Readonly<Record<string, string>> = {
  account: "the account's limit",
  key: "the key's own limit",
  app: "the app's limit for each account",
  client: "the app's limit for calls to the authorization server",
  route: "the route's own limit",
  address: 'the limit for one IP address without a valid credential',
};

const RULE_TEXTS: Readonly<Record<Rule, RuleText>> = {
  credential_missing: {
    why: 'The request had no Authorization header. Keys in the URL, the body, cookies or other headers are ignored.',
    todo: 'Send Authorization: Bearer <key>. A redirect to another host or a proxy may have removed the header.',
  },
  credential_repeated: {
    why: 'The request had more than one Authorization header.',
    todo: 'Send the header once. Often both the client and a proxy add one.',
  },
  credential_malformed: {
    why: 'The Authorization header did not contain an API key or access token of this service: the scheme was not Bearer, or the value was truncated or mistyped.',
    todo: 'Copy the complete key again: cdk_live_ and 46 characters, without quotes, spaces or line breaks.',
  },
  key_unknown: {
    why: 'The key is well-formed, but this service does not know it.',
    todo: 'Check whether it belongs to another installation, such as a test system, or create a new key under API keys.',
  },
  key_revoked: {
    why: 'The key has been revoked permanently.',
    todo: 'Create a new key and replace the old one where it is still used.',
  },
  key_expired: {
    why: 'The key had expired, or it was rotated and its overlap had ended.',
    todo: 'Use its successor, or create a new key.',
  },
  token_unknown: {
    why: 'The access token is unknown: it was revoked, expired more than a day ago, was issued for another service or never existed.',
    todo: 'Get a new token with the refresh token. If that is rejected as well, ask the user to authorize the app again.',
  },
  token_expired: {
    why: 'The access token had expired.',
    todo: 'Get a new one with the refresh token, ideally a minute before the token expires.',
  },
  insufficient_scope: {
    why: ({ scope }) => `The credential is valid but lacks the scope ${scope}, which this route requires.`,
    todo: 'Create a key with that scope. An app must request the scope in a new authorization.',
  },
  account_suspended: {
    why: 'The operator had suspended the account. Its keys and tokens are kept but do not work until it is resumed.',
    todo: 'Contact the operator. The same keys work again when the account is resumed.',
  },
  app_suspended: {
    why: 'The operator had suspended the app or the account that owns it.',
    todo: 'Contact the operator. The same tokens work again when the app is resumed.',
  },
  address_not_allowed: {
    why: ({ address }) =>
      `The key can be used only from certain IP addresses, and ${address} is not one of them.`,
    todo: "Add the address to the key's allowed addresses. If it is the address of a proxy, the operator must set TRUST_PROXY.",
  },
  quota_exhausted: {
    why: ({ counter, value, maximum }) =>
      counter?.endsWith('spend_per_month')
        ? `The monthly budget of the ${ownerOf(counter)} had too little left: ${formatAmount(value ?? 0)} of ${formatAmount(maximum ?? 0)} was used or reserved.`
        : `The monthly tokens of the ${ownerOf(counter)} had too little left: ${count(value)} of ${count(maximum)} were used or reserved.`,
    todo: 'Wait for the requests that are running or for the next month (UTC), or raise the limit. That of the account is set by the operator.',
  },
  rate_limited: {
    why: ({ counter, value, maximum }) =>
      `Too many requests in one window: ${COUNTERS[counter ?? ''] ?? 'a limit'} was used up, ${count(value)} of ${count(maximum)}.`,
    todo: 'Wait for Retry-After, then back off exponentially. Spread requests out, or ask the operator for a higher limit.',
  },
  concurrency_limited: {
    why: ({ counter, value, maximum }) => {
      if (counter === 'database')
        return 'The database was busy with other requests, and this one waited too long.';
      return `The credential had ${count(value)} generate and refine requests running, out of at most ${count(maximum)}.`;
    },
    todo: ({ counter }) =>
      counter === 'database'
        ? 'Retry after the time in Retry-After. If it happens often, the operator can add capacity to the database; a higher limit does not help.'
        : 'Wait for a request to finish before sending the next, for example with a pool of that size, or ask the operator for a higher limit.',
  },
  idempotency_in_progress: {
    why: 'Another request with the same Idempotency-Key was still running after the maximum wait.',
    todo: 'Retry with the same key to get the response of the first request.',
  },
  idempotency_key_invalid: {
    why: 'The Idempotency-Key was empty, longer than 255 characters, sent twice, or not visible ASCII.',
    todo: 'Send one key, for example a UUID.',
  },
  idempotency_key_reused: {
    why: 'The Idempotency-Key had been used for a different request (method, path or body) within the last 24 hours.',
    todo: 'Use a new key for each new request, and the same key for retries.',
  },
  engine_busy: {
    why: ({ value, maximum }) =>
      `The queue of the built-in engine was full: ${count(value)} of ${count(maximum)} places were taken.`,
    todo: 'Retry after the time in Retry-After. The operator can add WORKERS or machines.',
  },
};

/** Describes why a request was rejected, and how to fix it. */
export function explain(refused: ExplainedRejection): { why: string; todo: string } {
  const { why, todo } = RULE_TEXTS[refused.rule];
  return { why: textOf(why, refused), todo: textOf(todo, refused) };
}

function textOf(text: Text, refused: ExplainedRejection): string {
  return typeof text === 'string' ? text : text(refused);
}

function count(value: number | null): string {
  return value === null ? 'some' : value.toLocaleString('en');
}

/** The owner of a monthly limit: `key.tokens_per_month` is the key's. */
function ownerOf(counter: string | null): string {
  return counter?.includes('.') ? counter.slice(0, counter.indexOf('.')) : 'account';
}
