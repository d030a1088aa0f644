import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Account } from '../../src/accounts/account.entity.js';
import { OAuthClientsService } from '../../src/oauth/clients/oauth-clients.service.js';
import type { TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { anAccount, PASSWORD } from '../support/factories.js';
import { expectRateLimitHeaders } from '../support/http.js';
import {
  aClient,
  anAttempt,
  authorize,
  CALLBACK,
  CODE,
  exchange,
  post,
  signIn,
  startOAuthApp,
  type TestClient,
} from '../support/oauth-flow.js';

let service: TestApp;
let account: Account;
let client: TestClient;

beforeAll(async () => {
  service = await startOAuthApp();
  account = await anAccount(service);
  client = await aClient(service);
});
afterAll(() => service.close());

/** Sends an authorization request without a session. */
async function request(parameters: Record<string, string | undefined>, by: TestClient = client) {
  return requestUrl(anAttempt(service, by, parameters).url);
}

async function requestUrl(url: URL | string, headers: Record<string, string> = {}) {
  const response = await fetch(url, { redirect: 'manual', headers });
  const location = response.headers.get('location');
  return { status: response.status, headers: response.headers, location, html: await response.text() };
}

/** What an error that may go back to the app looks like there. */
function errorAt(location: string | null): Record<string, string> {
  expect(location).toMatch(new RegExp(`^${CALLBACK.replaceAll('.', '\\.')}\\?`));
  return Object.fromEntries(new URL(location!).searchParams);
}

describe('GET /oauth/authorize: redirect URIs', () => {
  // A1, A2, I8. Prevents sending a code to an attacker's URI.
  it.each([
    'https://evil.example/callback',
    `${CALLBACK}/`,
    `${CALLBACK}?next=1`,
    `${CALLBACK}#x`,
    'https://app.example/CALLBACK',
    'https://app.example/callback/../callback',
    'https://app.example:444/callback',
    'https://app.example.evil.example/callback',
    'https://user@app.example/callback',
    'http://app.example/callback',
    'javascript:alert(1)',
    'https://app.example/%63allback',
    'https://app.example/callback\r\nx: y',
    ' ',
  ])('does not redirect to %j, which is not registered', async (redirectUri) => {
    const response = await request({ redirect_uri: redirectUri });
    expect(response.status).toBe(400);
    expect(response.location).toBeNull();
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(response.html).not.toContain('Redirect_uri');
  });

  // A3
  it('requires a redirect URI even if only one is registered', async () => {
    expect(await request({ redirect_uri: undefined })).toMatchObject({ status: 400, location: null });
  });

  // A4 (RFC 8252 section 7.3)
  it('lets a native app choose its loopback port, but no other part of the URI', async () => {
    const native = await aClient(service, { isPublic: true, redirectUris: ['http://127.0.0.1/cb'] });
    const status = async (redirect_uri: string) => (await request({ redirect_uri }, native)).status;
    expect(await status('http://127.0.0.1:51234/cb')).toBe(303);
    for (const uri of ['http://127.0.0.1:1/other', 'http://localhost:51234/cb', 'https://127.0.0.1:1/cb'])
      expect(await status(uri)).toBe(400);
  });

  // A12
  it('does not redirect for an unknown app', async () => {
    for (const id of ['unknown', '', '\0', 'x'.repeat(5_000)]) {
      expect(await request({ client_id: id })).toMatchObject({ status: 400, location: null });
    }
  });

  it('tells the user of a suspended app to contact its developer, not to start again', async () => {
    const suspended = await aClient(service);
    await service.app.get(OAuthClientsService).setSuspended(suspended.id, true);
    const page = await new Browser(service.url).open(anAttempt(service, suspended).url);
    expect([page.status, page.html.includes('start again')]).toEqual([400, false]);
    expect(page.html).toContain('has been deleted or suspended. Contact its developer.');
  });

  // A19
  it('redirects with 303', async () => {
    expect((await request({})).status).toBe(303);
    expect((await request({ response_type: 'token' })).status).toBe(303);
  });
});

describe('GET /oauth/authorize: rejected requests', () => {
  // A6, A7, A8. Prevents redemption of intercepted codes.
  it.each([
    ['no challenge', { code_challenge: undefined, code_challenge_method: undefined }],
    ['the method plain', { code_challenge_method: 'plain' }],
    ['no method', { code_challenge_method: undefined }],
    ['a short challenge', { code_challenge: 'short' }],
    ['a long challenge', { code_challenge: 'c'.repeat(129) }],
    ['a challenge of other characters', { code_challenge: `${'c'.repeat(42)}!` }],
  ])('rejects %s', async (_what, parameters) => {
    const { location } = await request(parameters);
    expect(errorAt(location)).toMatchObject({ error: 'invalid_request' });
  });

  // A9, A10
  it.each([
    ['token', 'unsupported_response_type'],
    ['id_token', 'unsupported_response_type'],
    ['code id_token', 'unsupported_response_type'],
    [undefined, 'invalid_request'],
  ])('rejects the response type %s', async (response_type, error) => {
    const { location } = await request({ response_type });
    const parameters = new URL(location!.replace('#', '?')).searchParams;
    expect(parameters.get('error')).toBe(error);
  });

  // A11
  it.each(['client_id', 'scope', 'state', 'redirect_uri', 'code_challenge'])(
    'rejects a duplicate %s',
    async (name) => {
      const { url } = anAttempt(service, client);
      url.searchParams.append(name, 'again');
      const response = await requestUrl(url);
      if (response.location) expect(errorAt(response.location)).toMatchObject({ error: 'invalid_request' });
      else expect(response.status).toBe(400);
    },
  );

  // A15
  it('ignores unknown parameters', async () => {
    const { status, location } = await request({ unheard_of: 'x', __proto__x: 'y' });
    expect(status).toBe(303);
    expect(location).toMatch(/^\/oauth\/interaction\//);
  });

  // A18 (RFC 8707)
  it('rejects a resource other than the API', async () => {
    const { location } = await request({ resource: 'https://other.example/' });
    expect(errorAt(location)).toMatchObject({ error: 'invalid_target' });
  });

  // A23
  it('returns login_required for prompt=none without a session', async () => {
    const { location } = await request({ prompt: 'none' });
    expect(errorAt(location)).toMatchObject({ error: 'login_required' });
  });

  // A24
  it.each([
    ['request', 'eyJhbGciOiJub25lIn0.e30.', 'request_not_supported'],
    ['request_uri', 'https://evil.example/request', 'request_uri_not_supported'],
  ])('rejects the parameter %s and fetches nothing', async (name, value, error) => {
    const response = await request({ [name]: value });
    const text = response.location ?? response.html;
    expect(text).toContain(error);
  });

  it('rejects POST', async () => {
    const response = await fetch(`${service.url}/oauth/authorize`, {
      method: 'POST',
      body: new URLSearchParams(),
    });
    expect(response.status).toBe(405);
  });
});

describe('GET /oauth/authorize: responses', () => {
  // A13, A14 (RFC 9207)
  it.each(['approve', 'deny'] as const)('returns the issuer and the exact state: %s', async (decision) => {
    const state = `~!*'()${encodeURIComponent('ä&=+ %')} "<>${'s'.repeat(1_000)}`;
    const { url } = await authorize(
      new Browser(service.url),
      anAttempt(service, client, { state }),
      account,
      decision,
    );
    expect(url.origin + url.pathname).toBe(CALLBACK);
    expect(url.searchParams.get('iss')).toBe(service.url);
    expect(url.searchParams.get('state')).toBe(state);
  });

  it('adds no state to a request without one', async () => {
    const attempt = anAttempt(service, client, { state: undefined });
    const { url } = await authorize(new Browser(service.url), attempt, account);
    expect([...url.searchParams.keys()].sort()).toEqual(['code', 'iss']);
  });

  // A16
  it('drops unknown scopes, and the token response names the granted ones', async () => {
    const attempt = anAttempt(service, client, { scope: 'generate admin:everything' });
    const { url } = await authorize(new Browser(service.url), attempt, account);
    const { body } = await exchange(service, client, url.searchParams.get('code')!, attempt.verifier);
    expect(body.scope).toBe('generate');
  });

  it('grants nothing if all scopes are unknown', async () => {
    const attempt = anAttempt(service, client, { scope: 'admin:everything' });
    const { url } = await authorize(new Browser(service.url), attempt, account);
    expect(url.searchParams.get('error')).toBe('access_denied');
  });

  it('shows no consent page if the app may not request any of the scopes', async () => {
    const modest = await aClient(service, { scopes: ['generate'], isPublic: true });
    const attempt = anAttempt(service, modest, { scope: 'usage:read' });
    const browser = new Browser(service.url);
    const { url } = await signIn(browser, await browser.open(attempt.url), account.email);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      error: 'access_denied',
      state: attempt.url.searchParams.get('state'),
    });
  });

  it('requests the default scopes if the app names none', async () => {
    const attempt = anAttempt(service, client, { scope: undefined });
    const { url } = await authorize(new Browser(service.url), attempt, account);
    const { body } = await exchange(service, client, url.searchParams.get('code')!, attempt.verifier);
    expect(body.scope).toBe('generate refine templates:read');
  });

  // A17
  it('grants no scope beyond those of the app', async () => {
    const modest = await aClient(service, { scopes: ['generate'] });
    const attempt = anAttempt(service, modest, { scope: 'generate usage:read' });
    const { url } = await authorize(new Browser(service.url), attempt, account);
    const { body } = await exchange(service, modest, url.searchParams.get('code')!, attempt.verifier);
    expect(body.scope).toBe('generate');
  });

  it('works under /v1/oauth/authorize too', async () => {
    const attempt = anAttempt(service, client);
    attempt.url.pathname = `/v1${attempt.url.pathname}`;
    const { url } = await authorize(new Browser(service.url), attempt, account);
    expect(url.searchParams.get('code')).toMatch(CODE);
  });

  it('accepts a pushed request once (RFC 9126)', async () => {
    const attempt = anAttempt(service, client);
    const fields = Object.fromEntries(attempt.url.searchParams);
    const { status, body } = await post(service, '/oauth/par', client, fields);
    expect(status).toBe(201);
    const pushed = new URL('/oauth/authorize', service.url);
    pushed.search = String(new URLSearchParams({ client_id: client.id, request_uri: body.request_uri }));
    const { url } = await authorize(new Browser(service.url), { ...attempt, url: pushed }, account);
    const { status: exchanged } = await exchange(
      service,
      client,
      url.searchParams.get('code')!,
      attempt.verifier,
    );
    expect(exchanged).toBe(200);
    const again = await authorize(new Browser(service.url), { ...attempt, url: pushed }, account);
    expect(again.url.searchParams.get('code')).toBeNull();
  });

  it('responds with a self-submitting form for response_mode=form_post', async () => {
    const attempt = anAttempt(service, client, { response_mode: 'form_post' });
    const page = await authorize(new Browser(service.url), attempt, account);
    expect(page.html).toContain(`action="${CALLBACK}"`);
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
  });
});

describe('authorization pages', () => {
  // A20
  it('cannot be framed, send no referrer, load nothing from other hosts, and have rate-limit headers', async () => {
    const browser = new Browser(service.url);
    const signInPage = await browser.open(anAttempt(service, await aClient(service)).url);
    const consentPage = await browser.submit(signInPage, { email: account.email, password: PASSWORD });
    const errorPage = await browser.open('/oauth/authorize');
    expect(consentPage.html).toContain('name="decision"');
    for (const page of [signInPage, consentPage, errorPage]) {
      const policy = page.headers.get('content-security-policy')!;
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
      expect(page.headers.get('referrer-policy')).toBe('no-referrer');
      expect(page.headers.get('cache-control')).toBe('no-store');
      expect(page.headers.get('x-content-type-options')).toBe('nosniff');
      for (const [, url] of page.html.matchAll(/(?:src|href|action)="([^"]*)"/g))
        expect(url).toMatch(/^(?:\/(?!\/)|#|data:image\/svg)/);
      expect(page.html).not.toContain('<script');
      expectRateLimitHeaders(page.headers);
    }
  });

  // A21. Prevents XSS on the consent page by an app's name.
  it('escape values of apps and requests', async () => {
    const hostile = await aClient(service, { name: '<img src=x onerror=alert(1)>"\'' });
    const browser = new Browser(service.url);
    const attempt = anAttempt(service, hostile, { login_hint: '"><script>alert(1)</script>' });
    const signInPage = await browser.open(attempt.url);
    const consentPage = await browser.submit(signInPage, { email: account.email, password: PASSWORD });
    const errorPage = await browser.open('/oauth/authorize?client_id=<script>alert(1)</script>&error=<b>');
    for (const { html } of [signInPage, consentPage, errorPage]) expect(html).not.toMatch(/<script|<img|<b>/);
  });

  // A22. Prevents links to a host from the request.
  it('use the configured host, whatever Host the client sends', async () => {
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.example',
    };
    const metadata = await rawGet(service.url, '/.well-known/openid-configuration', headers);
    expect(metadata).not.toContain('evil.example');
    expect(metadata).not.toContain('https:');
    const { url } = anAttempt(service, client);
    const started = await rawGet(service.url, url.pathname + url.search, headers);
    expect(started).toMatch(/^HTTP\/1.1 303/);
    expect(started).not.toContain('evil.example');
    expect(started).not.toMatch(/; ?secure/i);
  });
});

/** A request whose `Host` is not the one it is sent to, which `fetch` would not do. */
async function rawGet(url: string, path: string, headers: Record<string, string>): Promise<string> {
  const { connect } = await import('node:net');
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let text = '';
    const lines = Object.entries({ ...headers, connection: 'close' }).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    );
    socket.on('data', (chunk) => (text += String(chunk)));
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
    socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  });
}
