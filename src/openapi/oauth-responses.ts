import type { ResponseHeader } from '../common/openapi/response-headers.js';
import { named, record } from '../common/openapi/schemas.js';
import { json } from './described-operation.js';

const OAUTH_ERROR = named('OAuthError', {
  type: 'object',
  description: 'The error format of RFC 6749, section 5.2.',
  required: ['error'],
  properties: {
    error: { type: 'string', description: 'Stable.' },
    error_description: { type: 'string', description: 'A message for developers.' },
  },
});

/** An error as OAuth clients read it. */
export function oauthError(what: string, error: string, error_description: string, ...own: ResponseHeader[]) {
  return json(what, OAUTH_ERROR, { error, error_description }, ...own);
}

export const TOO_MANY_REQUESTS = oauthError(
  'The rate limit of the app or of the IP address is exhausted.',
  'rate_limit_exceeded',
  'Too many requests.',
  'Retry-After',
);
export const DATABASE_UNAVAILABLE = oauthError(
  'The database is unavailable.',
  'server_error',
  'Please try again later.',
);

/** What every call by an app can be refused with. */
export const APP_CALL_ERRORS = {
  400: oauthError(
    'The request is malformed, or its code or token is unknown, used or expired.',
    'invalid_grant',
    'grant request is invalid',
  ),
  401: oauthError(
    'Client authentication failed.',
    'invalid_client',
    'client authentication failed',
    'WWW-Authenticate',
  ),
  429: TOO_MANY_REQUESTS,
  503: DATABASE_UNAVAILABLE,
};

export const TOKENS = named('Tokens', {
  type: 'object',
  required: ['access_token', 'expires_in', 'refresh_token', 'scope', 'token_type'],
  properties: {
    access_token: { type: 'string', description: 'Opaque; valid for one hour.', examples: ['cda_…'] },
    expires_in: { type: 'integer', description: 'Seconds.' },
    refresh_token: {
      type: 'string',
      description:
        'Valid for 30 days after its last use. Each use returns a new one; a retry within 30 seconds returns the same one, until that has been used.',
    },
    scope: { type: 'string', description: 'The granted scopes. There may be fewer than requested.' },
    token_type: { const: 'Bearer' },
    id_token: { type: 'string', description: 'Present if the scope `openid` was granted.' },
  },
});

export const INTROSPECTION = named('Introspection', {
  type: 'object',
  description: 'For an inactive token or a token of another app, only `active`.',
  required: ['active'],
  properties: {
    active: { type: 'boolean' },
    ...Object.fromEntries(
      ['scope', 'client_id', 'sub', 'iss', 'token_type'].map((name) => [name, { type: 'string' }]),
    ),
    aud: { type: ['string', 'array'], items: { type: 'string' } },
    exp: { type: 'integer' },
    iat: { type: 'integer' },
  },
});

export const PUSHED = named(
  'PushedRequest',
  record({ request_uri: { type: 'string' }, expires_in: { type: 'integer' } }),
);

export const KEY_SET = named(
  'KeySet',
  record({
    keys: {
      type: 'array',
      items: record({
        ...Object.fromEntries(['kty', 'crv', 'x', 'y', 'kid'].map((name) => [name, { type: 'string' }])),
        alg: { const: 'ES256' },
        use: { const: 'sig' },
      }),
    },
  }),
);
