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
  client_id: string('Of a public app, and of one that sends its secret here.'),
  client_secret: string('Of one that does not send it by HTTP Basic.'),
};

const REQUEST = {
  client_id: string('The app.'),
  redirect_uri: string('Exactly as it is registered.'),
  response_type: { const: 'code' },
  scope: string('What the app asks for, separated by blanks.'),
  state: string('Comes back as it was sent.'),
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
      summary: 'Ask a person to let an app act for them',
      description:
        'Opened in the browser of the person. Also under `/v1/oauth/authorize`. Who pushed the request first sends `client_id` and `request_uri` alone.',
      parameters: queryParameters({ ...REQUEST, request_uri: string('Of a pushed request (RFC 9126).') }),
      responses: {
        303: {
          description:
            'To the sign-in, to the consent page, or back to the app with `code`, `state` and `iss`, or with `error`.',
          headers: { ...headers(), Location: { schema: { type: 'string' }, description: 'Where to.' } },
        },
        400: text(
          'The app or its redirect URI is unknown: a page that says so.',
          'text/html',
          '<!doctype html>…',
        ),
        429: TOO_MANY_REQUESTS,
        503: DATABASE_UNAVAILABLE,
      },
    }),
  },
  '/oauth/token': appCall({
    id: 'issueTokens',
    summary: 'Exchange a code or a refresh token',
    description:
      'Also under `/v1/oauth/token`. A code works once, within 60 seconds; a refresh token once: repeated within 30 seconds, before its successor is used, it brings the same successor again.',
    form: form(['grant_type'], {
      grant_type: { enum: ['authorization_code', 'refresh_token'] },
      code: string('With `authorization_code`.'),
      code_verifier: string('With `authorization_code` (RFC 7636).'),
      redirect_uri: string('With `authorization_code`: the one of the request.'),
      refresh_token: string('With `refresh_token`.'),
      scope: string('With `refresh_token`: less than what was granted.'),
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
    summary: 'End what a token opens',
    description:
      'Also under `/v1/oauth/revoke`. Ends the whole grant; a token that is not known is no error (RFC 7009).',
    form: form(['token'], {
      token: string('An access or a refresh token.'),
      token_type_hint: string('Not needed.'),
    }),
    responses: { 200: json('It opens nothing any more.', { type: 'object', maxProperties: 0 }, {}) },
  }),
  '/oauth/introspect': appCall({
    id: 'introspectToken',
    summary: 'Ask what a token is good for',
    description:
      'An app learns of its own tokens only (RFC 7662). No token is active while the app or the account is suspended.',
    form: form(['token'], {
      token: string('An access or a refresh token.'),
      token_type_hint: string('Not needed.'),
    }),
    responses: { 200: json('What is known of it.', INTROSPECTION, { active: false }) },
  }),
  '/oauth/par': appCall({
    id: 'pushAuthorizationRequest',
    summary: 'Deposit an authorization request',
    description: 'The browser is then sent with `client_id` and `request_uri` alone (RFC 9126).',
    form: form(['redirect_uri', 'response_type', 'code_challenge', 'code_challenge_method'], REQUEST),
    responses: {
      201: json('Deposited, for once.', PUSHED, {
        request_uri: 'urn:ietf:params:oauth:request_uri:4Kx…',
        expires_in: 60,
      }),
    },
  }),
};
