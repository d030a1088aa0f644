import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as openid from 'openid-client';
import type { Account } from '../../src/accounts/account.entity.js';
import type { TestApp } from '../support/app.js';
import { Browser, type Page } from '../support/browser.js';
import { anAccount } from '../support/factories.js';
import { claimsOf, publishedKeys } from '../support/id-token.js';
import {
  aClient,
  anAttempt,
  authorize,
  exchange,
  isAlive,
  refresh,
  startOAuthApp,
  type TestClient,
  type Tokens,
} from '../support/oauth-flow.js';

const GOODBYE = 'https://app.example/goodbye';

let service: TestApp;
let client: TestClient;
let account: Account;
let browser: Browser;
let tokens: Tokens;

beforeAll(async () => {
  service = await startOAuthApp();
  client = await aClient(service, { postLogoutRedirectUris: [GOODBYE] });
});
afterAll(() => service.close());

beforeEach(async () => {
  account = await anAccount(service);
  browser = new Browser(service.url);
  const attempt = anAttempt(service, client, { scope: 'openid generate' });
  const { url } = await authorize(browser, attempt, account);
  tokens = (await exchange(service, client, url.searchParams.get('code')!, attempt.verifier)).body;
});

const logoutUrl = (parameters: Record<string, string> = {}) => {
  const all = {
    id_token_hint: tokens.id_token!,
    post_logout_redirect_uri: GOODBYE,
    state: 's 1&2',
    ...parameters,
  };
  return `/oauth/logout?${new URLSearchParams(all)}`;
};
const isSignedIn = async (own = browser) =>
  (await own.open('/settings/profile')).url.pathname === '/settings/profile';
const asksToSignOut = ({ status, html }: Page) => status === 200 && html.includes('Sign out of Copydesk?');
const confirm = (page: Page, fields: Record<string, string> = { logout: 'yes' }) =>
  browser.submit(page, fields);

describe('GET /oauth/logout', () => {
  it('asks for confirmation, signs out of the dashboard too, and redirects to the app', async () => {
    const page = await browser.open(logoutUrl());
    expect(asksToSignOut(page)).toBe(true);
    for (const text of [client.name, account.email]) expect(page.html).toContain(text);
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self' https: http:");
    expect(await isSignedIn()).toBe(true);
    const { url } = await confirm(page);
    expect(`${url.origin}${url.pathname}`).toBe(GOODBYE);
    expect(url.searchParams.get('state')).toBe('s 1&2');
    expect(await isSignedIn()).toBe(false);
    const next = await browser.open(anAttempt(service, client, { scope: 'openid generate' }).url);
    expect(next.html).toContain('name="password"');
  });

  // OpenID Connect RP-Initiated Logout 1.0 section 2: GET and POST must both be supported.
  it('asks for confirmation on POST too', async () => {
    const [path, query] = logoutUrl().split('?');
    const page = await browser.open(path!, { method: 'POST', body: new URLSearchParams(query) });
    expect(asksToSignOut(page)).toBe(true);
    expect(await isSignedIn()).toBe(true);
    const { url } = await confirm(page);
    expect(`${url.origin}${url.pathname}`).toBe(GOODBYE);
    expect(url.searchParams.get('state')).toBe('s 1&2');
    expect(await isSignedIn()).toBe(false);
  });

  it('keeps connected apps', async () => {
    await confirm(await browser.open(logoutUrl()));
    expect(await isAlive(tokens.access_token, service)).toBe(true);
    expect((await refresh(service, client, tokens.refresh_token)).status).toBe(200);
  });

  it('does not sign out if the user declines', async () => {
    const { url } = await confirm(await browser.open(logoutUrl()), {});
    expect(url.href.startsWith(GOODBYE)).toBe(true);
    expect(await isSignedIn()).toBe(true);
  });

  // Prevents logout CSRF.
  it("rejects a confirmation without the page's token or from another browser", async () => {
    const page = await browser.open(logoutUrl());
    const forged = await confirm(page, { logout: 'yes', xsrf: 'x' });
    expect(forged.status).toBe(400);
    expect(await isSignedIn()).toBe(true);
    const stranger = new Browser(service.url);
    expect((await stranger.submit(page, { logout: 'yes' })).status).toBe(400);
    expect(await isSignedIn()).toBe(true);
  });

  // Prevents an unconfirmed sign-out after the authorization server's session has ended.
  it('asks for confirmation even if only the dashboard has a session', async () => {
    browser.forget('copydesk_as');
    const page = await browser.open(logoutUrl());
    expect(asksToSignOut(page)).toBe(true);
    expect(await isSignedIn()).toBe(true);
    const { url } = await confirm(page);
    expect(url.href.startsWith(GOODBYE)).toBe(true);
    expect(await isSignedIn()).toBe(false);
  });

  it('does not ask without a session', async () => {
    const other = new Browser(service.url);
    const page = await other.open(logoutUrl());
    expect(page.html).not.toContain('Sign out of Copydesk?');
    const { url } = await other.submit(page, {});
    expect(url.href.startsWith(GOODBYE)).toBe(true);
  });

  it.each([
    ['a URL that is not registered', { post_logout_redirect_uri: 'https://evil.example/' }],
    ['a URL that begins like the registered one', { post_logout_redirect_uri: `${GOODBYE}/more` }],
    ['an invalid ID token', { id_token_hint: 'x.y.z' }],
    ['the ID token of another app', { client_id: 'another' }],
  ])('rejects %s with a page, and does not redirect', async (_what, parameters) => {
    const page = await browser.open(logoutUrl(parameters));
    expect(page.status).toBe(400);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.html).not.toContain('<form');
    expect(page.html).not.toMatch(/evil\.example|app\.example/);
    expect(await isSignedIn()).toBe(true);
  });

  it('shows a page of the service if the app names no return URL', async () => {
    const page = await confirm(await browser.open('/oauth/logout'));
    expect(page).toMatchObject({ status: 200, url: { pathname: '/oauth/logout/success' } });
    expect(page.html).toContain('You are signed out');
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('shows that the user is still signed in after declining', async () => {
    const page = await confirm(await browser.open('/oauth/logout'), {});
    expect(page.html).toContain('You are still signed in');
    expect(page.html).not.toContain('You are signed out');
  });

  it('does not block switching accounts', async () => {
    const other = await anAccount(service);
    const attempt = anAttempt(service, client, { prompt: 'login', scope: 'openid generate' });
    const { url } = await authorize(browser, attempt, other);
    const { body } = await exchange(service, client, url.searchParams.get('code')!, attempt.verifier);
    expect(claimsOf(body.id_token, await publishedKeys(service.url))).toMatchObject({ sub: other.id });
    expect((await browser.open('/settings/profile')).html).toContain(other.email);
  });
});

describe('third-party clients', () => {
  const discover = () =>
    openid.discovery(new URL(service.url), client.id, client.secret!, undefined, {
      execute: [openid.allowInsecureRequests],
    });

  it('sign out with openid-client', async () => {
    const config = await discover();
    const url = openid.buildEndSessionUrl(config, {
      post_logout_redirect_uri: GOODBYE,
      id_token_hint: tokens.id_token!,
      state: 'left',
    });
    const back = (await confirm(await browser.open(url))).url;
    expect(back.href).toBe(`${GOODBYE}?state=left`);
  });

  it('sign out like oidc-client-ts: signoutRedirect and its callback', async () => {
    const metadata = (await (await fetch(`${service.url}/.well-known/openid-configuration`)).json()) as {
      end_session_endpoint: string;
    };
    const url = new URL(metadata.end_session_endpoint);
    const state = crypto.randomUUID();
    const parameters = {
      id_token_hint: tokens.id_token!,
      client_id: client.id,
      post_logout_redirect_uri: GOODBYE,
      state,
    };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.append(name, value);
    const callback = (await confirm(await browser.open(url))).url;
    expect(callback.searchParams.get('state')).toBe(state);
    expect(callback.searchParams.get('error')).toBeNull();
    expect(await isSignedIn()).toBe(false);
  });

  it('read the userinfo with openid-client', async () => {
    const info = await openid.fetchUserInfo(await discover(), tokens.access_token, account.id);
    expect(info).toEqual({ sub: account.id });
  });
});
