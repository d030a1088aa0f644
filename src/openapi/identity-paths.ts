import { headers } from '../common/openapi/response-headers.js';
import { named } from '../common/openapi/schemas.js';
import { json, operation, text, type Paths } from './described-operation.js';
import { APP_CALL_ERRORS, DATABASE_UNAVAILABLE, oauthError, TOO_MANY_REQUESTS } from './oauth-responses.js';

const tag = 'OAuth';

const USERINFO = named('Userinfo', {
  type: 'object',
  required: ['sub'],
  properties: {
    sub: { type: 'string', description: 'The account.' },
    name: { type: 'string', description: 'With the scope `profile`.' },
    email: { type: 'string', description: 'With the scope `email`.' },
    email_verified: { type: 'boolean', description: 'With `email`: whether the address is verified.' },
  },
});

const USERINFO_RESPONSES = {
  200: json('The claims that the user granted.', USERINFO, {
    sub: '0198c5d4-6a2e-7b31-9f04-2c1f5e8a7d90',
    name: 'Ada',
    email: 'ada@example.com',
    email_verified: false,
  }),
  400: APP_CALL_ERRORS[400],
  401: oauthError(
    'The access token is missing, unknown or expired.',
    'invalid_token',
    'invalid token provided',
    'WWW-Authenticate',
  ),
  403: oauthError(
    'The token was issued without `openid`.',
    'insufficient_scope',
    'access token missing openid scope',
    'WWW-Authenticate',
  ),
  429: TOO_MANY_REQUESTS,
  503: DATABASE_UNAVAILABLE,
};

function userinfo(id: string, summary: string) {
  const description = 'For access tokens with the scope `openid` (OpenID Connect Core 1.0, section 5.3).';
  return operation({
    id,
    tag,
    summary,
    description,
    security: [{ apiKey: [] }],
    responses: USERINFO_RESPONSES,
  });
}

const LOGOUT_PARAMETERS = {
  id_token_hint: 'An ID token issued to the app for this user. It may have expired.',
  client_id: 'The id of the app, if it sends no ID token.',
  post_logout_redirect_uri: 'Where the user returns, exactly as registered.',
  state: 'Returned unchanged.',
};

const LOGOUT_FORM = {
  type: 'object' as const,
  properties: Object.fromEntries(
    Object.entries(LOGOUT_PARAMETERS).map(([name, description]) => [
      name,
      { type: 'string' as const, description },
    ]),
  ),
};

function queryParameter([name, description]: [string, string]) {
  return { name, in: 'query', required: false, description, schema: { type: 'string' } };
}

/** The endpoints of OpenID Connect: claims about the person, and signing out. */
export const IDENTITY_PATHS: Paths = {
  '/oauth/userinfo': {
    get: userinfo('readUserinfo', 'Get the claims about the user'),
    post: userinfo('readUserinfoByPost', 'Get the claims about the user, with a POST'),
  },
  '/oauth/logout': {
    get: operation({
      id: 'logOut',
      tag,
      summary: 'Request that a user sign out',
      description:
        "Opened in the user's browser (OpenID Connect RP-Initiated Logout 1.0). Confirming also ends the dashboard session. Connected apps stay connected.",
      parameters: Object.entries(LOGOUT_PARAMETERS).map(queryParameter),
      responses: {
        200: { ...text('A confirmation page.', 'text/html', '<!doctype html>…'), headers: headers() },
        400: text(
          'An error page: the app or the redirect URI is unknown, or the ID token is invalid.',
          'text/html',
          '<!doctype html>…',
        ),
        429: TOO_MANY_REQUESTS,
        503: DATABASE_UNAVAILABLE,
      },
    }),
    post: operation({
      id: 'logOutByPost',
      tag,
      summary: 'Request that a user sign out, with a POST',
      description: 'Redirects the browser to the same request as a GET.',
      form: LOGOUT_FORM,
      responses: {
        303: {
          description: 'To the confirmation page.',
          headers: {
            ...headers(),
            Location: { schema: { type: 'string' }, description: 'The same request as a GET.' },
          },
        },
        400: oauthError(
          'The parameters are not a form, or are too long.',
          'invalid_request',
          'the parameters must be a form of at most 8 KiB',
        ),
        429: TOO_MANY_REQUESTS,
        503: DATABASE_UNAVAILABLE,
      },
    }),
  },
};
