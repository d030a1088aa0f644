import type { ResponseHeader } from '../common/openapi/response-headers.js';
import { named, record } from '../common/openapi/schemas.js';
import { json } from './described-operation.js';

const OAUTH_ERROR = named('OAuthError', {
  type: 'object',
  description: 'As OAuth clients read it (RFC 6749, section 5.2).',
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
  'The limit of the app, or of the address, is used up.',
  'rate_limit_exceeded',
  'Too many requests.',
  'Retry-After',
);
export const DATABASE_UNAVAILABLE = oauthError(
  'The database is away.',
  'server_error',
  'Please try again later.',
);

/** What every call by an app can be refused with. */
export const APP_CALL_ERRORS = {
  400: oauthError(
    'What was asked for is malformed, unknown, used or expired.',
    'invalid_grant',
    'grant request is invalid',
  ),
  401: oauthError(
    'The app did not prove who it is.',
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
    access_token: { type: 'string', description: 'For an hour; opaque.', examples: ['cda_…'] },
    expires_in: { type: 'integer', description: 'Seconds.' },
    refresh_token: {
      type: 'string',
      description:
        'For 30 days from its last use; each use brings a new one, the same one again within 30 seconds until that is used.',
    },
    scope: { type: 'string', description: 'What was granted; may be less than what was asked for.' },
    token_type: { const: 'Bearer' },
    id_token: { type: 'string', description: 'Where the scope `openid` was granted.' },
  },
});

export const INTROSPECTION = named('Introspection', {
  type: 'object',
  description: 'Of a token that is not live, or not of this app: `active` alone.',
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
