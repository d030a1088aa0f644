import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as oauth from 'oauth4webapi';
import * as openid from 'openid-client';
import OAuth2Strategy from 'passport-oauth2';
import { AuthorizationCode } from 'simple-oauth2';
import type { Account } from '../../src/accounts/account.entity.js';
import type { TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { anAccount } from '../support/factories.js';
import { call } from '../support/http.js';
import { aClient, authorize, CALLBACK, startOAuthApp, type TestClient } from '../support/oauth-flow.js';

let service: TestApp;
let account: Account;
let client: TestClient;

beforeAll(async () => {
  service = await startOAuthApp();
  account = await anAccount(service);
  client = await aClient(service);
});
afterAll(() => service.close());

/** The person's part: signs in, allows, and ends at the app's callback. */
async function visit(url: URL | string): Promise<URL> {
  const attempt = { url: new URL(url), verifier: '', state: '' };
  return (await authorize(new Browser(service.url), attempt, account)).url;
}
const statusOf = async (token: string) => (await call(service.url, 'GET', '/v1/me', { key: token })).status;

describe('openid-client', () => {
  it.each([
    ['with its secret in the body', () => openid.ClientSecretPost(client.secret!)],
    ['with its secret in Basic', () => openid.ClientSecretBasic(client.secret!)],
  ])('discovers, authorizes, reads the ID token, refreshes and revokes, %s', async (_how, authentication) => {
    const options = { execute: [openid.allowInsecureRequests] };
    const metadata = { id_token_signed_response_alg: 'ES256' };
    const config = await openid.discovery(
      new URL(service.url),
      client.id,
      metadata,
      authentication(),
      options,
    );
    const verifier = openid.randomPKCECodeVerifier();
    const [state, nonce] = [openid.randomState(), openid.randomNonce()];
    const back = await visit(
      openid.buildAuthorizationUrl(config, {
        redirect_uri: CALLBACK,
        scope: 'openid profile email generate',
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      }),
    );
    const checks = {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    };
    const tokens = await openid.authorizationCodeGrant(config, back, checks);
    // Prevents apps from trusting an unverified email address.
    expect(tokens.claims()).toMatchObject({
      sub: account.id,
      name: account.name,
      email: account.email,
      email_verified: false,
    });
    expect(await statusOf(tokens.access_token)).toBe(200);
    const next = await openid.refreshTokenGrant(config, tokens.refresh_token!, { scope: tokens.scope! });
    expect(next.scope).toBe('openid profile email generate');
    expect(await openid.fetchUserInfo(config, next.access_token, next.claims()!.sub)).toMatchObject({
      email: account.email,
    });
    expect((await openid.tokenIntrospection(config, next.access_token)).active).toBe(true);
    await openid.tokenRevocation(config, next.refresh_token!);
    expect(await statusOf(next.access_token)).toBe(401);
  });

  it('pushes its authorization request', async () => {
    const options = { execute: [openid.allowInsecureRequests] };
    const config = await openid.discovery(
      new URL(service.url),
      client.id,
      client.secret!,
      undefined,
      options,
    );
    const verifier = openid.randomPKCECodeVerifier();
    const url = await openid.buildAuthorizationUrlWithPAR(config, {
      redirect_uri: CALLBACK,
      scope: 'generate',
      code_challenge: await openid.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    const tokens = await openid.authorizationCodeGrant(config, await visit(url), {
      pkceCodeVerifier: verifier,
    });
    expect(await statusOf(tokens.access_token)).toBe(200);
  });
});

describe('oauth4webapi', () => {
  it('completes all steps as a public app', async () => {
    const open = await aClient(service, { isPublic: true });
    const insecure = { [oauth.allowInsecureRequests]: true };
    const issuer = new URL(service.url);
    const discovered = await oauth.discoveryRequest(issuer, { algorithm: 'oauth2', ...insecure });
    const server = await oauth.processDiscoveryResponse(issuer, discovered);
    const app: oauth.Client = { client_id: open.id };
    const verifier = oauth.generateRandomCodeVerifier();
    const url = new URL(server.authorization_endpoint!);
    url.search = String(
      new URLSearchParams({
        client_id: open.id,
        redirect_uri: CALLBACK,
        response_type: 'code',
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }),
    );
    const parameters = oauth.validateAuthResponse(server, app, await visit(url), oauth.expectNoState);
    const response = await oauth.authorizationCodeGrantRequest(
      server,
      app,
      oauth.None(),
      parameters,
      CALLBACK,
      verifier,
      insecure,
    );
    const tokens = await oauth.processAuthorizationCodeResponse(server, app, response);
    expect(await statusOf(tokens.access_token)).toBe(200);
    const none = oauth.None();
    const refreshed = await oauth.refreshTokenGrantRequest(
      server,
      app,
      none,
      tokens.refresh_token!,
      insecure,
    );
    const next = await oauth.processRefreshTokenResponse(server, app, refreshed);
    const revoked = await oauth.revocationRequest(server, app, none, next.refresh_token!, insecure);
    await oauth.processRevocationResponse(revoked);
    expect(await statusOf(next.access_token)).toBe(401);
  });
});

describe('simple-oauth2', () => {
  it('authorizes, refreshes and revokes', async () => {
    const app = new AuthorizationCode({
      client: { id: client.id, secret: client.secret! },
      auth: {
        tokenHost: service.url,
        tokenPath: '/oauth/token',
        authorizePath: '/oauth/authorize',
        revokePath: '/oauth/revoke',
      },
    });
    const verifier = oauth.generateRandomCodeVerifier();
    const pkce = {
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    };
    const url = app.authorizeURL({ redirect_uri: CALLBACK, scope: 'generate', state: 's', ...pkce });
    const code = (await visit(url)).searchParams.get('code')!;
    const exchange = { code, redirect_uri: CALLBACK, code_verifier: verifier };
    const token = await app.getToken(exchange);
    expect(await statusOf(String(token.token.access_token))).toBe(200);
    const next = await token.refresh();
    await next.revokeAll();
    expect(await statusOf(String(next.token.access_token))).toBe(401);
  });
});

describe('passport-oauth2', () => {
  it('signs a user in to an app', async () => {
    const strategy = new OAuth2Strategy(
      {
        authorizationURL: `${service.url}/oauth/authorize`,
        tokenURL: `${service.url}/oauth/token`,
        clientID: client.id,
        clientSecret: client.secret!,
        callbackURL: CALLBACK,
        scope: 'generate',
        scopeSeparator: ' ',
        pkce: true,
        state: true,
      },
      (accessToken: string, _refresh: string, _profile: unknown, done: (error: null, user: object) => void) =>
        done(null, { accessToken }),
    );
    const session = {};
    const run = (query: Record<string, string>) =>
      new Promise<{ redirectedTo?: string; user?: { accessToken: string } }>((resolve, reject) => {
        const handler = Object.assign(Object.create(strategy), {
          redirect: (url: string) => resolve({ redirectedTo: url }),
          success: (user: { accessToken: string }) => resolve({ user }),
          fail: (why: unknown) => reject(new Error(JSON.stringify(why))),
          error: reject,
        });
        handler.authenticate({ query, session, headers: {}, connection: {} }, {});
      });
    const { redirectedTo } = await run({});
    const back = await visit(redirectedTo!);
    const { user } = await run(Object.fromEntries(back.searchParams));
    expect(await statusOf(user!.accessToken)).toBe(200);
  });
});

describe('a native app (RFC 8252)', () => {
  it('uses an ephemeral loopback port', async () => {
    const native = await aClient(service, { isPublic: true, redirectUris: ['http://127.0.0.1/callback'] });
    let receive: (url: URL) => void;
    const received = new Promise<URL>((resolve) => (receive = resolve));
    const listener: Server = createServer((request, response) => {
      receive(new URL(request.url!, 'http://127.0.0.1'));
      response.end('You can close this window.');
    });
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    const { port } = listener.address() as { port: number };
    const redirectUri = `http://127.0.0.1:${port}/callback`;
    const options = { execute: [openid.allowInsecureRequests] };
    const config = await openid.discovery(new URL(service.url), native.id, undefined, openid.None(), options);
    const verifier = openid.randomPKCECodeVerifier();
    const url = openid.buildAuthorizationUrl(config, {
      redirect_uri: redirectUri,
      scope: 'generate',
      code_challenge: await openid.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    const landing = await fetch(await visit(url));
    expect(landing.status).toBe(200);
    const back = new URL(redirectUri);
    back.search = (await received).search;
    const tokens = await openid.authorizationCodeGrant(config, back, { pkceCodeVerifier: verifier });
    expect(await statusOf(tokens.access_token)).toBe(200);
    listener.close();
  });
});
