import { headers } from '../common/openapi/response-headers.js';
import type { Schema } from '../common/openapi/schemas.js';
import { json, operation, text, type DescribedOperation, type Paths } from './described-operation.js';
import {
  APP_CALL_ERRORS,
  DATABASE_UNAVAILABLE,
  INTROSPECTION,
  PUSHED,
  TOKENS,
  TOO_MANY_REQUESTS,
} from './oauth-responses.js';

const tag = 'OAuth';
const string = (description: string): Schema => ({ type: 'string', description });

/** Who an app is: by HTTP Basic, or by these fields; a public app by its id alone. */
const CLIENT = {
  client_id: string('Required for a public app and for an app that sends `client_secret`.'),
  client_secret: string('Required for a confidential app that does not use HTTP Basic.'),
};

const REQUEST = {
  client_id: string('The id of the app.'),
  redirect_uri: string('Exactly as registered.'),
  response_type: { const: 'code' },
  scope: string('The requested scopes, separated by spaces.'),
  state: string('Returned unchanged.'),
  code_challenge: string('SHA-256 of the verifier, in base64url (RFC 7636).'),
  code_challenge_method: { const: 'S256' },
};

function form(required: string[], properties: Record<string, Schema>): Schema {
  return { type: 'object', required, properties: { ...properties, ...CLIENT } };
}

function queryParameters(properties: Record<string, Schema>): object[] {
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: name === 'client_id',
    description: description ?? `Always \`${String(schema.const)}\`.`,
    schema,
  }));
}

function appCall(described: Omit<DescribedOperation, 'tag' | 'security'>) {
  const { responses, ...rest } = described;
  const security: Record<string, string[]>[] = [{ oauthClient: [] }, {}];
  return { post: operation({ tag, security, ...rest, responses: { ...responses, ...APP_CALL_ERRORS } }) };
}

/** The endpoints of the authorization server that apps and browsers are sent to. */
export const OAUTH_PATHS: Paths = {
  '/oauth/authorize': {
    get: operation({
      id: 'authorize',
      tag,
      summary: "Request a user's authorization",
      description:
        "Opened in the user's browser. Also under `/v1/oauth/authorize`. For a pushed request, send only `client_id` and `request_uri`.",
      parameters: queryParameters({
        ...REQUEST,
        request_uri: string('The URI of a pushed request (RFC 9126).'),
      }),
      responses: {
        303: {
          description:
            'To the sign-in, to the consent page, or back to the app with `code`, `state` and `iss`, or with `error`.',
          headers: { ...headers(), Location: { schema: { type: 'string' }, description: 'The target.' } },
        },
        400: text('An error page: the app or its redirect URI is unknown.', 'text/html', '<!doctype html>…'),
        429: TOO_MANY_REQUESTS,
        503: DATABASE_UNAVAILABLE,
      },
    }),
  },
  '/oauth/token': appCall({
    id: 'issueTokens',
    summary: 'Exchange a code or a refresh token',
    description:
      'Also under `/v1/oauth/token`. A code can be used once, within 60 seconds. A refresh token can be used once; a retry within 30 seconds returns the same successor, until that has been used.',
    form: form(['grant_type'], {
      grant_type: { enum: ['authorization_code', 'refresh_token'] },
      code: string('With `authorization_code`.'),
      code_verifier: string('With `authorization_code` (RFC 7636).'),
      redirect_uri: string('With `authorization_code`: the value of the authorization request.'),
      refresh_token: string('With `refresh_token`.'),
      scope: string('With `refresh_token`: a subset of the granted scopes.'),
    }),
    responses: {
      200: json('Tokens.', TOKENS, {
        access_token: 'cda_9fW…',
        expires_in: 3600,
        refresh_token: 'cdr_Hq2…',
        scope: 'generate refine',
        token_type: 'Bearer',
      }),
    },
  }),
  '/oauth/revoke': appCall({
    id: 'revokeToken',
    summary: 'Revoke a token',
    description:
      'Also under `/v1/oauth/revoke`. Revokes the whole grant. An unknown token is not an error (RFC 7009).',
    form: form(['token'], {
      token: string('An access or a refresh token.'),
      token_type_hint: string('Optional.'),
    }),
    responses: { 200: json('The token is revoked.', { type: 'object', maxProperties: 0 }, {}) },
  }),
  '/oauth/introspect': appCall({
    id: 'introspectToken',
    summary: 'Introspect a token',
    description:
      'An app can introspect only its own tokens (RFC 7662). No token is active while the app or the account is suspended.',
    form: form(['token'], {
      token: string('An access or a refresh token.'),
      token_type_hint: string('Optional.'),
    }),
    responses: { 200: json('The state of the token.', INTROSPECTION, { active: false }) },
  }),
  '/oauth/par': appCall({
    id: 'pushAuthorizationRequest',
    summary: 'Push an authorization request',
    description: 'The browser is then redirected with only `client_id` and `request_uri` (RFC 9126).',
    form: form(['redirect_uri', 'response_type', 'code_challenge', 'code_challenge_method'], REQUEST),
    responses: {
      201: json('The request is stored and can be used once.', PUSHED, {
        request_uri: 'urn:ietf:params:oauth:request_uri:4Kx…',
        expires_in: 60,
      }),
    },
  }),
};
