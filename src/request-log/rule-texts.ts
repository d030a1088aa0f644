import type { RejectedRequest, Rule } from './rejected-request.js';

/** The description of a rule: why the request was rejected, and how to fix it. */
interface RuleText {
  why: string | ((refused: RejectedRequest) => string);
  todo: string;
}

/** How a counter is called, with whose it is. */
const COUNTERS: Readonly<Record<string, string>> = {
  account: "the account's limit",
  key: 'the limit that the key was given',
  app: 'the limit that the app was given for each account',
  client: "the limit of the app's calls to the authorization server",
  address: 'the limit of callers without a valid credential from one address',
};

const RULE_TEXTS: Readonly<Record<Rule, RuleText>> = {
  credential_missing: {
    why: 'It had no Authorization header. A key in the address, the body, a cookie or another header is not looked at.',
    todo: 'Send Authorization: Bearer <key>. A redirect to another host or a proxy may have taken the header away.',
  },
  credential_repeated: {
    why: 'It had more than one Authorization header, so nobody can say which one counts.',
    todo: 'Send the header once. Often the client and a proxy before the service both add one.',
  },
  credential_malformed: {
    why: 'What the Authorization header held is no API key or access token of this service: another scheme than Bearer, a part that was cut off, or a typing error.',
    todo: 'Copy the key anew, whole: cdk_live_ and 46 characters, without quotes, blanks or a line break.',
  },
  key_unknown: {
    why: 'The key has the right form, but no key of this service is like it.',
    todo: 'Is it the key of another installation, such as a test system? Make a new one under API Keys.',
  },
  key_revoked: {
    why: 'The key was revoked before. That is for good.',
    todo: 'Make a new key and put it where the old one is still in use; or stop what uses it.',
  },
  key_expired: {
    why: 'The key had come to its end: its expiry, or the end of the overlap after it was rotated.',
    todo: 'Use the key that took its place, or make a new one.',
  },
  token_unknown: {
    why: 'The access token is not known: it was revoked with the consent, ended more than a day ago, was meant for another service, or never was.',
    todo: 'Ask for a new token with the refresh token. If that is refused as well, send the person through the authorization again.',
  },
  token_expired: {
    why: 'The access token had run out.',
    todo: 'Ask for a new one with the refresh token, best a minute before expires_in is over.',
  },
  insufficient_scope: {
    why: ({ scope }) =>
      `The credential works, but it does not have the scope ${scope}, which this route needs.`,
    todo: 'Create a key with that scope; an app asks the person for it with a new authorization.',
  },
  account_suspended: {
    why: 'The account was suspended by the operator. Its keys and tokens stay, and open nothing meanwhile.',
    todo: 'Ask the operator. The same keys work again once the account is resumed.',
  },
  app_suspended: {
    why: 'The app, or the account that it belongs to, was suspended by the operator.',
    todo: 'Ask the operator. The same tokens work again once the app is resumed.',
  },
  address_not_allowed: {
    why: ({ address }) => `The key may be used from some addresses only, and ${address} is not among them.`,
    todo: 'Create a key that allows the address. If it is the address of a proxy, the operator has to set TRUST_PROXY.',
  },
  quota_exhausted: {
    why: ({ value, maximum }) =>
      `The account's tokens of the calendar month were used up: ${count(value)} of ${count(maximum)}.`,
    todo: 'Wait for the next month (UTC), or ask the operator for more.',
  },
  rate_limited: {
    why: ({ counter, value, maximum }) =>
      `Too many requests in one window: ${COUNTERS[counter ?? ''] ?? 'a limit'} was used up, ${count(value)} of ${count(maximum)}.`,
    todo: 'Wait for Retry-After, then back off exponentially; spread requests out, or ask the operator for a higher limit.',
  },
  concurrency_limited: {
    why: ({ counter, value, maximum }) =>
      counter === 'lists' || counter === 'texts'
        ? `The account had ${count(value)} ${counter} being read at once, and the one more waited too long.`
        : `The credential had ${count(value)} generate and refine requests running, and may have ${count(maximum)}.`,
    todo: 'Wait for one to end before the next is sent: a queue or a pool of that size. Or ask the operator for more.',
  },
  idempotency_in_progress: {
    why: 'Another request with the same Idempotency-Key was still running when the time to wait for it was over.',
    todo: 'Send it again with the same key: it brings what the first one made.',
  },
  idempotency_key_invalid: {
    why: 'Its Idempotency-Key was empty, longer than 255 characters, sent twice, or not visible ASCII.',
    todo: 'Send one UUID as the key.',
  },
  idempotency_key_reused: {
    why: 'Its Idempotency-Key had stood for another request (method, path or body) within the last 24 hours.',
    todo: 'Take a new key for each new request; keep it for retries of the same one.',
  },
  engine_busy: {
    why: ({ value, maximum }) =>
      `The built-in engine had more to do than it can queue: ${count(value)} of ${count(maximum)} places were taken.`,
    todo: 'Wait for Retry-After and send it again. The operator can add WORKERS or machines.',
  },
};

/** Describes why a request was rejected, and how to fix it. */
export function explain(refused: RejectedRequest): { why: string; todo: string } {
  const { why, todo } = RULE_TEXTS[refused.rule];
  return { why: typeof why === 'string' ? why : why(refused), todo };
}

function count(value: number | null): string {
  return value === null ? 'some' : value.toLocaleString('en');
}
