import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import type { Account } from '../../src/accounts/account.entity.js';
import { AccountsService } from '../../src/accounts/accounts.service.js';
import { ConnectedAppsService } from '../../src/oauth/consents/connected-apps.service.js';
import type { OAuthClientChanges } from '../../src/oauth/clients/oauth-client-settings.js';
import { OAuthClientsService } from '../../src/oauth/clients/oauth-clients.service.js';
import type { TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { Person, textOf } from '../support/dashboard.js';
import { eventually } from '../support/eventually.js';
import { anAccount, PASSWORD } from '../support/factories.js';
import { call } from '../support/http.js';
import { claimsOf, publishedKeys } from '../support/id-token.js';
import {
  aClient,
  anAttempt,
  authorize,
  CODE,
  exchange,
  post,
  refresh,
  signIn,
  someTokens,
  startOAuthApp,
  type TestClient,
} from '../support/oauth-flow.js';
import { holdSignInWaits } from '../support/sign-in-waits.js';

let service: TestApp;
let account: Account;
let client: TestClient;

beforeAll(async () => {
  service = await startOAuthApp();
  await holdSignInWaits(service.database);
});
afterAll(() => service.close());

const consents = (accountId: string) =>
  service.database.query('SELECT * FROM oauth_consents WHERE account_id = $1', [accountId]);
const grants = (accountId: string) =>
  service.database.query('SELECT * FROM oauth_grants WHERE account_id = $1', [accountId]);
const asksForConsent = ({ html }: { html: string }) => html.includes('name="decision"');

/** A browser that stands before the consent page. */
async function atConsent(parameters: Record<string, string> = {}, by?: TestClient) {
  account = await anAccount(service);
  client = by ?? (await aClient(service));
  const browser = new Browser(service.url);
  const attempt = anAttempt(service, client, parameters);
  const page = await signIn(browser, await browser.open(attempt.url), account.email);
  expect(asksForConsent(page)).toBe(true);
  return { browser, attempt, page };
}

describe('a decision that is sent twice', () => {
  const codeOf = ({ url }: { url: URL }) => url.searchParams.get('code');

  it('makes one grant if the first response was not followed', async () => {
    const { browser, attempt, page } = await atConsent();
    await browser.submitOnly(page, { decision: 'approve' });
    const { url } = await browser.submit(page, { decision: 'approve' });
    const { status } = await exchange(service, client, codeOf({ url })!, attempt.verifier);
    expect([status, (await grants(account.id)).length]).toEqual([200, 1]);
  });

  it('gets a code again if the code of the first response was dropped', async () => {
    const { browser, attempt, page } = await atConsent();
    const first = await browser.submit(page, { decision: 'approve' });
    const second = await browser.submit(page, { decision: 'approve' });
    expect([codeOf(first), codeOf(second)]).toEqual([
      expect.stringMatching(CODE),
      expect.stringMatching(CODE),
    ]);
    expect(codeOf(second)).not.toBe(codeOf(first));
    expect((await exchange(service, client, codeOf(second)!, attempt.verifier)).status).toBe(200);
  });

  it('asks a public app’s user again, and denies what is denied then', async () => {
    const { browser, page } = await atConsent({}, await aClient(service, { isPublic: true }));
    await browser.submit(page, { decision: 'deny' });
    const again = await browser.submit(page, { decision: 'deny' });
    expect(asksForConsent(again)).toBe(true);
    const { url } = await browser.submit(again, { decision: 'deny' });
    expect(url.searchParams.get('error')).toBe('access_denied');
  });

  it('leads to a code if both responses are followed at the same time', async () => {
    const { browser, page } = await atConsent();
    const responses = [
      await browser.submitOnly(page, { decision: 'approve' }),
      await browser.submitOnly(page, { decision: 'approve' }),
    ];
    const ends = await Promise.all(
      responses.map((response) => browser.open(response.headers.get('location')!)),
    );
    expect(ends.map(codeOf)).toEqual([expect.stringMatching(CODE), expect.stringMatching(CODE)]);
  });

  it('is not answered by the other decision', async () => {
    const { browser, page } = await atConsent();
    await browser.submit(page, { decision: 'approve' });
    const denied = await browser.submit(page, { decision: 'deny' });
    const text = expect.stringMatching(/This page has expired.*It has already been answered/);
    expect([denied.status, textOf(denied)]).toEqual([400, text]);
  });

  it('cannot be submitted from another browser', async () => {
    const { browser, page } = await atConsent();
    await browser.submit(page, { decision: 'approve' });
    const stranger = new Browser(service.url);
    expect((await stranger.submit(page, { decision: 'approve' })).status).toBe(403);
  });
});

describe('the consent page', () => {
  it('is answered by a button only, not by Enter in the field of the limit', async () => {
    const { page } = await atConsent();
    const [first] = page.html.slice(page.html.indexOf('<main')).match(/<button[^>]*>/g)!;
    expect(first).toBe('<button disabled hidden>');
  });

  it('shows the app, the scopes, the redirect host and the signed-in account', async () => {
    const { page } = await atConsent({ scope: 'generate usage:read openid' });
    for (const text of [client.name, 'Not verified', 'write new content', 'see usage figures', 'app.example'])
      expect(page.html).toContain(text);
    expect(page.html).toContain(account.email);
    expect(page.html).not.toContain('improve content');
  });

  it('has no link to the start page, like the sign-in page before it', async () => {
    const { attempt, page } = await atConsent();
    const signInPage = await new Browser(service.url).open(attempt.url);
    for (const { html } of [signInPage, page]) {
      expect(html).toContain('class="brand"');
      expect(html).not.toContain('href="/"');
    }
  });

  // I3
  it('stores nothing when the user denies, and returns access_denied to the app', async () => {
    const { browser, attempt, page } = await atConsent();
    const { url } = await browser.submit(page, { decision: 'deny' });
    expect(url.searchParams.get('error')).toBe('access_denied');
    expect(url.searchParams.get('state')).toBe(attempt.state);
    expect(await consents(account.id)).toEqual([]);
    expect(await grants(account.id)).toEqual([]);
  });

  // I2. Prevents clickjacking and CSRF of the "Allow" button.
  it.each([
    ['no token', { csrf: '' }, {}],
    ['a foreign origin', {}, { origin: 'https://evil.example' }],
    ['a foreign site', {}, { 'sec-fetch-site': 'cross-site' }],
    ['an origin of null', {}, { origin: 'null' }],
  ])('rejects a form with %s', async (_what, fields, headers) => {
    const { browser, page } = await atConsent();
    const response = await browser.submit(page, { decision: 'approve', ...fields }, headers);
    expect(response.status).toBe(403);
    expect(await grants(account.id)).toEqual([]);
  });

  it('accepts a form from its own page although the referrer policy hides the origin', async () => {
    const { browser, page } = await atConsent();
    const headers = { origin: 'null', 'sec-fetch-site': 'same-origin' };
    const { url } = await browser.submit(page, { decision: 'approve' }, headers);
    expect(url.searchParams.get('code')).toMatch(CODE);
  });

  it('accepts only approve and deny', async () => {
    const { browser, page } = await atConsent();
    expect((await browser.submit(page, { decision: 'perhaps' })).status).toBe(400);
    expect((await browser.submit(page, {})).status).toBe(400);
  });

  // I1. Prevents a user from completing an authorization that an attacker started.
  it('is bound to the browser that opened it', async () => {
    const { page } = await atConsent();
    const stranger = new Browser(service.url);
    expect((await stranger.open(page.url)).status).toBe(400);
    const { page: ownPage, browser: other } = await atConsent();
    expect((await other.open(page.url)).status).toBe(400);
    expect(asksForConsent(ownPage)).toBe(true);
  });

  // I4
  it('cannot be submitted before sign-in, nor for more scopes than requested', async () => {
    account = await anAccount(service);
    client = await aClient(service);
    const browser = new Browser(service.url);
    const signInPage = await browser.open(anAttempt(service, client, { scope: 'generate' }).url);
    const action = signInPage.url.pathname;
    const early = {
      ...signInPage,
      html: signInPage.html.replace(`action="${action}/sign-in"`, `action="${action}"`),
    };
    expect((await browser.submit(early, { decision: 'approve' })).status).toBe(403);
    const attempt = anAttempt(service, client, { scope: 'generate' });
    const page = await signIn(browser, await browser.open(attempt.url), account.email);
    const { url } = await browser.submit(page, { decision: 'approve', scope: 'generate usage:read' });
    const { body } = await exchange(service, client, url.searchParams.get('code')!, attempt.verifier);
    expect(body.scope).toBe('generate');
  });
});

describe('an app that changes while its consent page is open', () => {
  const change = (changes: OAuthClientChanges) =>
    service.app.get(OAuthClientsService).update(client.id, changes);
  const WIDE = { scope: 'generate usage:read' };

  async function scopesOfTokens(page: { url: URL }, verifier: string) {
    const { body } = await exchange(service, client, page.url.searchParams.get('code')!, verifier);
    const refreshed = await refresh(service, client, body.refresh_token);
    return [body.scope, refreshed.body.scope];
  }

  // Prevents a developer from adding scopes while the consent page is open.
  it.each([
    ['confidential', {}],
    ['public', { isPublic: true }],
  ])('is granted no more scopes than the page of a %s app showed', async (_kind, kind) => {
    const narrow = await aClient(service, { scopes: ['generate'], ...kind });
    const { browser, attempt, page } = await atConsent(WIDE, narrow);
    expect(page.html).not.toContain('see usage figures');
    await change({ scopes: ['generate', 'usage:read', 'generations:delete'] });
    const answered = await browser.submit(page, { decision: 'approve' });
    expect(await scopesOfTokens(answered, attempt.verifier)).toEqual(['generate', 'generate']);
    expect(await consents(account.id)).toMatchObject([{ scopes: ['generate'] }]);
  });

  it('is granted no more than was shown for a pushed request or a reloaded page', async () => {
    account = await anAccount(service);
    client = await aClient(service, { scopes: ['generate'] });
    const browser = new Browser(service.url);
    const attempt = anAttempt(service, client, WIDE);
    const pushed = await post(service, '/oauth/par', client, Object.fromEntries(attempt.url.searchParams));
    const query = new URLSearchParams({ client_id: client.id, request_uri: pushed.body.request_uri });
    const page = await signIn(browser, await browser.open(`/oauth/authorize?${query}`), account.email);
    await change({ scopes: ['generate', 'usage:read'] });
    const reloaded = await browser.open(page.url);
    expect(reloaded.html).not.toContain('see usage figures');
    const answered = await browser.submit(page, { decision: 'approve' });
    expect(await scopesOfTokens(answered, attempt.verifier)).toEqual(['generate', 'generate']);
  });

  it('is not granted a scope that was removed and added again', async () => {
    const { browser, attempt, page } = await atConsent(WIDE);
    await change({ scopes: ['generate'] });
    expect((await browser.open(page.url)).html).not.toContain('see usage figures');
    await change({ scopes: ['generate', 'usage:read'] });
    const again = await browser.submit(page, { decision: 'approve' });
    expect(again.status).toBe(409);
    const answered = await browser.submit(again, { decision: 'approve' });
    expect(await scopesOfTokens(answered, attempt.verifier)).toEqual(['generate', 'generate']);
  });

  // Prevents consent for an app other than the one shown.
  it.each<[string, () => Promise<unknown>, string]>([
    ['the name', () => change({ name: 'Renamed app' }), 'Renamed app'],
    ['the verification', () => change({ name: `Checked ${client.id}`, isVerified: true }), 'badge good'],
    [
      "the developer's name",
      async () => {
        const app = await service.app.get(OAuthClientsService).find(client.id);
        const accounts = service.app.get(AccountsService);
        const owner = await accounts.get(app!.accountId!);
        await accounts.rename(owner, { name: 'Another developer', email: owner.email });
      },
      'Another developer',
    ],
  ])('is shown again, with the new values, when %s changed', async (_what, alter, fact) => {
    const { browser, page } = await atConsent();
    await alter();
    const again = await browser.submit(page, { decision: 'approve' });
    expect(again.status).toBe(409);
    expect(again.html).toContain(fact);
    expect(again.html).toContain('changed since you opened this page');
    expect(await grants(account.id)).toEqual([]);
    const { url } = await browser.submit(again, { decision: 'approve' });
    expect(url.searchParams.get('code')).toMatch(CODE);
  });

  // Prevents sending a code to a redirect URI that was removed.
  it.each(['approve', 'deny'])(
    'is not redirected (%s) to a redirect URI that was removed',
    async (decision) => {
      const { browser, page } = await atConsent();
      await change({ redirectUris: ['https://elsewhere.example/callback'] });
      const response = await browser.submit(page, { decision });
      expect(response.status).toBe(400);
      expect(response.html).not.toContain('elsewhere.example');
      expect(await grants(account.id)).toEqual([]);
    },
  );
});

describe('allowing an app when the password was entered long ago', () => {
  const ASKS = 'Confirm with your password';

  /** The page that asks for the password after the consent page of a stale session. */
  async function atPassword() {
    const { browser, attempt, page } = await atConsent({ scope: 'generate' });
    await service.database.query(
      `UPDATE sessions SET confirmed_at = confirmed_at - interval '301 s' WHERE account_id = $1`,
      [account.id],
    );
    const promptPage = await browser.submit(page, { decision: 'approve' });
    expect([promptPage.status, promptPage.html]).toEqual([403, expect.stringContaining(ASKS)]);
    return { browser, attempt, promptPage };
  }

  // Prevents a stolen session from authorizing an app whose grant outlives the session by a year.
  it('requires the password first, and grants nothing without it', async () => {
    const { browser, attempt, promptPage } = await atPassword();
    expect(await grants(account.id)).toEqual([]);
    const wrong = await browser.submit(promptPage, { password: 'wrong password' });
    expect([wrong.status, wrong.html]).toEqual([403, expect.stringContaining('role="alert"')]);
    expect(await grants(account.id)).toEqual([]);
    const { url } = await browser.submit(wrong, { password: PASSWORD });
    const { body } = await exchange(service, client, url.searchParams.get('code')!, attempt.verifier);
    expect(body.scope).toBe('generate');
    // The password counts for five minutes, as elsewhere.
    const more = await browser.open(anAttempt(service, client, { scope: 'generate refine' }).url);
    expect((await browser.submit(more, { decision: 'approve' })).url.searchParams.get('code')).toMatch(CODE);
  });

  // Prevents a developer from changing the app while its user enters the password.
  it('grants what the consent page showed, and shows it again if it has changed', async () => {
    const { browser, attempt, promptPage } = await atPassword();
    const apps = service.app.get(OAuthClientsService);
    await apps.update(client.id, { name: `Renamed ${client.id}` });
    const again = await browser.submit(promptPage, { password: PASSWORD });
    expect([again.status, asksForConsent(again)]).toEqual([409, true]);
    expect(await grants(account.id)).toEqual([]);
    const { url } = await browser.submit(await browser.submit(again, { decision: 'approve' }), {
      password: PASSWORD,
    });
    const { body } = await exchange(service, client, url.searchParams.get('code')!, attempt.verifier);
    expect(body.scope).toBe('generate');
  });

  it('limits password guesses', async () => {
    const { browser, promptPage } = await atPassword();
    const statuses: number[] = [];
    let page = promptPage;
    for (let guess = 0; guess < 7; guess += 1) {
      page = await browser.submit(page, { password: 'wrong password' });
      statuses.push(page.status);
    }
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429]);
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(await grants(account.id)).toEqual([]);
  });

  it('requires no password to deny', async () => {
    const { browser, page } = await atConsent();
    await service.database.query(
      `UPDATE sessions SET confirmed_at = confirmed_at - interval '1 h' WHERE account_id = $1`,
      [account.id],
    );
    const { url } = await browser.submit(page, { decision: 'deny' });
    expect(url.searchParams.get('error')).toBe('access_denied');
  });
});

describe('repeated consent (I7)', () => {
  it('is skipped for a confidential app with the same scopes, and covers only new scopes', async () => {
    const { browser, page } = await atConsent({ scope: 'generate' });
    await browser.submit(page, { decision: 'approve' });
    const same = await browser.open(anAttempt(service, client, { scope: 'generate' }).url);
    expect(same.url.searchParams.get('code')).toMatch(CODE);
    const more = await browser.open(anAttempt(service, client, { scope: 'generate usage:read' }).url);
    expect(asksForConsent(more)).toBe(true);
    expect(more.html).toContain('Already granted');
    const { url } = await browser.submit(more, { decision: 'approve' });
    expect(url.searchParams.get('code')).toMatch(CODE);
    const all = await browser.open(anAttempt(service, client, { scope: 'usage:read generate' }).url);
    expect(all.url.searchParams.get('code')).toMatch(CODE);
  });

  it.each([
    ['public', 'https://spa.example/'],
    ['native', 'http://127.0.0.1/cb'],
  ])('is a %s app, every time', async (_kind, uri) => {
    const open = await aClient(service, { isPublic: true, redirectUris: [uri] });
    const { browser, page } = await atConsent({}, open);
    const { url } = await browser.submit(page, { decision: 'approve' });
    expect(url.searchParams.get('code')).toMatch(CODE);
    expect(asksForConsent(await browser.open(anAttempt(service, open).url))).toBe(true);
    const silent = await browser.open(anAttempt(service, open, { prompt: 'none' }).url);
    expect(silent.url.searchParams.get('error')).toBe('consent_required');
  });

  it('is shown if the app requests it', async () => {
    const { browser, page } = await atConsent();
    await browser.submit(page, { decision: 'approve' });
    expect(asksForConsent(await browser.open(anAttempt(service, client, { prompt: 'consent' }).url))).toBe(
      true,
    );
  });

  // A23
  it('is skipped for prompt=none if everything is granted', async () => {
    const { browser, page } = await atConsent();
    await browser.submit(page, { decision: 'approve' });
    const { url } = await browser.open(anAttempt(service, client, { prompt: 'none' }).url);
    expect(url.searchParams.get('code')).toMatch(CODE);
  });

  // The user is signed in already: `login_required` would make the app ask for another sign-in.
  it('is required, not a sign-in, for prompt=none with a sign-in to the dashboard only', async () => {
    const person = await Person.signIn(service);
    const silent = async (parameters: Record<string, string>) => {
      const attempt = anAttempt(service, client, { ...parameters, prompt: 'none' });
      return (await person.browser.open(attempt.url)).url.searchParams.get('error');
    };
    expect(await silent({})).toBe('interaction_required');
    expect(await silent({ max_age: '300', scope: 'openid generate' })).toBe('login_required');
    await person.browser.open(anAttempt(service, client).url);
    expect(await silent({})).toBe('consent_required');
  });

  it('requires the password again if the app requests it (prompt=login, max_age)', async () => {
    const { browser, page } = await atConsent();
    await browser.submit(page, { decision: 'approve' });
    const wishes: Record<string, string>[] = [
      { prompt: 'login' },
      { max_age: '0', scope: 'openid generate' },
    ];
    for (const parameters of wishes) {
      const promptPage = await browser.open(anAttempt(service, client, parameters).url);
      expect(promptPage.html).toContain('name="password"');
    }
  });

  // Prevents a session that was opened while the clock was ahead from counting as recent until the clock has caught up.
  it('requires the password when the last sign-in is in the future', async () => {
    const { browser, page } = await atConsent();
    await browser.submit(page, { decision: 'approve' });
    const response = await browser.request(anAttempt(service, client, { prompt: 'login' }).url);
    await service.database.query('UPDATE sessions SET signed_in_at = $2 WHERE account_id = $1', [
      account.id,
      new Date(service.clock.now() + 86_400_000),
    ]);
    expect((await browser.open(response.headers.get('location')!)).html).toContain('name="password"');
  });

  // Prevents a sign-in that precedes the request by less than a second from satisfying it.
  it('requires the password again right after signing in', async () => {
    const { browser, page } = await atConsent();
    await browser.submit(page, { decision: 'approve' });
    const response = await browser.request(anAttempt(service, client, { prompt: 'login' }).url);
    const path = response.headers.get('location')!;
    await service.database.query(
      `UPDATE sessions SET signed_in_at = to_timestamp((payload ->> 'iat')::int + 0.999)
       FROM oauth_artifacts WHERE account_id = $1 AND payload -> 'session' ->> 'accountId' = $1::text`,
      [account.id],
    );
    expect((await browser.open(path)).html).toContain('name="password"');
  });
});

describe('authorizing an app again after its tokens were revoked', () => {
  it('shows no page, also for a scope that the app no longer has', async () => {
    account = await anAccount(service);
    client = await aClient(service, { scopes: ['generate', 'usage:read'] });
    const browser = new Browser(service.url);
    const first = anAttempt(service, client, { scope: 'generate' });
    const { url } = await authorize(browser, first, account);
    const { body } = await exchange(service, client, url.searchParams.get('code')!, first.verifier);
    await service.app.get(OAuthClientsService).update(client.id, { scopes: ['generate'] });
    await post(service, '/oauth/revoke', client, { token: body.refresh_token });
    const again = anAttempt(service, client, { scope: 'generate usage:read' });
    const page = await browser.open(again.url);
    expect(asksForConsent(page)).toBe(false);
    const response = await exchange(service, client, page.url.searchParams.get('code')!, again.verifier);
    expect(response).toMatchObject({ status: 200, body: { scope: 'generate' } });
  });
});

describe('an app that requires a new password entry', () => {
  const OPENID = { scope: 'openid generate' };
  const asksForPassword = ({ html }: { html: string }) => html.includes('name="password"');

  /** A browser in which the app was allowed, after a sign-in of an hour ago. */
  async function anHourAfterConsent() {
    const { browser, page } = await atConsent(OPENID);
    await browser.submit(page, { decision: 'approve' });
    await setSignIn(browser, -3_600);
    return browser;
  }

  /** Moves the sign-in of the browser, as both sessions know it. */
  async function setSignIn(browser: Browser, seconds: number) {
    const at = new Date(service.clock.now() + seconds * 1000);
    await service.database.query('UPDATE sessions SET signed_in_at = $2 WHERE account_id = $1', [
      account.id,
      at,
    ]);
    await service.database.query(
      `UPDATE oauth_artifacts SET payload = jsonb_set(payload, '{loginTs}', to_jsonb($2::int))
        WHERE session_uid IS NOT NULL AND payload ->> 'accountId' = $1`,
      [account.id, Math.floor(at.getTime() / 1000)],
    );
    expect(browser.cookie('copydesk_as')).toBeDefined();
  }

  const authTimeOf = async (page: { url: URL }, verifier: string) => {
    const { body } = await exchange(service, client, page.url.searchParams.get('code')!, verifier);
    return claimsOf(body.id_token, await publishedKeys(service.url)).auth_time;
  };
  const nowSeconds = () => Math.floor(service.clock.now() / 1000);

  // Prevents a stolen session from satisfying an app's request for a new sign-in.
  it.each([{ prompt: 'login', max_age: '86400' }, { max_age: '300' }, { max_age: '0' }])(
    'gets it and the correct auth_time by %j',
    async (wish) => {
      const browser = await anHourAfterConsent();
      const attempt = anAttempt(service, client, { ...OPENID, ...wish });
      const promptPage = await browser.open(attempt.url);
      expect(asksForPassword(promptPage)).toBe(true);
      // Coming back to the page, or to the request, does not get past it.
      expect(asksForPassword(await browser.open(promptPage.url))).toBe(true);
      expect(asksForPassword(await browser.open(attempt.url))).toBe(true);
      const wrong = await browser.submit(promptPage, { email: account.email, password: 'wrong password' });
      expect(asksForPassword(wrong)).toBe(true);
      const last = await browser.open(attempt.url);
      const answered = await browser.submit(last, { email: account.email, password: PASSWORD });
      expect(await authTimeOf(answered, attempt.verifier)).toBe(nowSeconds());
    },
  );

  it('gets it with a pushed request too', async () => {
    const browser = await anHourAfterConsent();
    const attempt = anAttempt(service, client, { ...OPENID, prompt: 'login' });
    const pushed = await post(service, '/oauth/par', client, Object.fromEntries(attempt.url.searchParams));
    const query = new URLSearchParams({ client_id: client.id, request_uri: pushed.body.request_uri });
    expect(asksForPassword(await browser.open(`/oauth/authorize?${query}`))).toBe(true);
  });

  it('gets the time of the sign-in if it is recent enough', async () => {
    const browser = await anHourAfterConsent();
    const attempt = anAttempt(service, client, { ...OPENID, max_age: '7200' });
    const answered = await browser.open(attempt.url);
    expect(await authTimeOf(answered, attempt.verifier)).toBe(nowSeconds() - 3_600);
  });

  it('gets login_required with prompt=none', async () => {
    const browser = await anHourAfterConsent();
    const { url } = await browser.open(
      anAttempt(service, client, { ...OPENID, prompt: 'none', max_age: '300' }).url,
    );
    expect(url.searchParams.get('error')).toBe('login_required');
  });

  it('does not accept a dashboard sign-in that precedes its request in a new browser', async () => {
    const other = await aClient(service);
    const browser = new Browser(service.url);
    account = await anAccount(service);
    await browser.submit(await browser.open('/sign-in'), { email: account.email, password: PASSWORD });
    await service.database.query(
      `UPDATE sessions SET signed_in_at = signed_in_at - interval '1 h' WHERE account_id = $1`,
      [account.id],
    );
    const promptPage = await browser.open(anAttempt(service, other, { ...OPENID, max_age: '300' }).url);
    expect(asksForPassword(promptPage)).toBe(true);
  });

  // Prevents a sign-in dated in the future from counting as recent until the clock has caught up.
  it('does not accept a sign-in in the future', async () => {
    const browser = await anHourAfterConsent();
    await setSignIn(browser, 86_400);
    const promptPage = await browser.open(anAttempt(service, client, { ...OPENID, max_age: '300' }).url);
    expect(asksForPassword(promptPage)).toBe(true);
    const { url } = await browser.open(
      anAttempt(service, client, { ...OPENID, max_age: '300', prompt: 'none' }).url,
    );
    expect(url.searchParams.get('error')).toBe('login_required');
  });

  // Prevents bypassing the password by switching accounts while the page requires it.
  it('gets it from another account that signs in meanwhile', async () => {
    const browser = await anHourAfterConsent();
    const promptPage = await browser.open(anAttempt(service, client, { ...OPENID, prompt: 'login' }).url);
    await browser.submit(await browser.open('/sign-out'), {});
    const other = await anAccount(service);
    await browser.submit(await browser.open('/sign-in'), { email: other.email, password: PASSWORD });
    await service.database.query(
      `UPDATE sessions SET signed_in_at = signed_in_at - interval '1 h' WHERE account_id = $1`,
      [other.id],
    );
    const restarted = await browser.open(promptPage.url);
    expect([asksForPassword(restarted), asksForConsent(restarted)]).toEqual([true, false]);
    const page = await browser.submit(restarted, { email: other.email, password: PASSWORD });
    expect(asksForConsent(page)).toBe(true);
  });
});

describe('the signed-in account', () => {
  // I5. Prevents tokens for the browser's previous user.
  it('issues codes for the current account, never for the previous one', async () => {
    const { browser, page } = await atConsent();
    await browser.submit(page, { decision: 'approve' });
    await browser.submit(await browser.open('/sign-out'), {});
    const other = await anAccount(service);
    await browser.submit(await browser.open('/sign-in'), { email: other.email, password: PASSWORD });
    const attempt = anAttempt(service, client);
    const { url } = await authorize(browser, attempt, other);
    const { body } = await exchange(service, client, url.searchParams.get('code')!, attempt.verifier);
    const me = await call(service.url, 'GET', '/v1/me', { key: body.access_token });
    expect(me.body.data.account.id).toBe(other.id);
  });

  it('requires sign-in again after signing out', async () => {
    const { browser, page } = await atConsent();
    await browser.submit(page, { decision: 'approve' });
    await browser.submit(await browser.open('/sign-out'), {});
    expect((await browser.open(anAttempt(service, client).url)).html).toContain('name="password"');
  });

  it('rejects consent for one account from the page of another', async () => {
    const { browser, page } = await atConsent();
    const tab = await browser.open('/sign-out');
    await browser.submit(tab, {});
    const other = await anAccount(service);
    await browser.submit(await browser.open('/sign-in'), { email: other.email, password: PASSWORD });
    const refusal = await browser.submit(page, { decision: 'approve' });
    expect([refusal.status, textOf(refusal)]).toEqual([
      403,
      expect.stringContaining('This form has expired'),
    ]);
    expect(await grants(other.id)).toEqual([]);
    const promptPage = await browser.open(page.url);
    expect(asksForConsent(promptPage)).toBe(true);
    expect(promptPage.html).toContain(other.email);
  });

  it('rejects consent of a person who has been signed out meanwhile', async () => {
    const { browser, page } = await atConsent();
    await service.database.query('DELETE FROM sessions WHERE account_id = $1', [account.id]);
    const refusal = await browser.submit(page, { decision: 'approve' });
    expect([refusal.status, textOf(refusal)]).toEqual([
      403,
      expect.stringContaining('You are not signed in'),
    ]);
    expect(await grants(account.id)).toEqual([]);
  });

  it('allows signing in as another account when the app requires the password', async () => {
    const { browser, page } = await atConsent();
    await browser.submit(page, { decision: 'approve' });
    const other = await anAccount(service);
    const attempt = anAttempt(service, client, { prompt: 'login' });
    let next = await signIn(browser, await browser.open(attempt.url), other.email);
    expect(next.html).toContain(other.email);
    next = await browser.submit(next, { decision: 'approve' });
    const { body } = await exchange(service, client, next.url.searchParams.get('code')!, attempt.verifier);
    const me = await call(service.url, 'GET', '/v1/me', { key: body.access_token });
    expect(me.body.data.account.id).toBe(other.id);
  });

  // OpenID Connect Core 1.0 section 3.1.2.1. Prevents tokens for another user than the one that the app names.
  it('is the one that the app names by an ID token, or the app gets login_required', async () => {
    const owner = await anAccount(service);
    client = await aClient(service);
    const tokens = await someTokens(service, client, owner, { scope: 'openid' });
    const attempt = anAttempt(service, client, { scope: 'openid', id_token_hint: tokens.id_token! });
    const signInAs = async ({ email }: Account) => {
      const browser = new Browser(service.url);
      return (await signIn(browser, await browser.open(attempt.url), email)).url.searchParams;
    };
    expect((await signInAs(await anAccount(service))).get('error')).toBe('login_required');
    expect((await signInAs(owner)).get('code')).toMatch(CODE);
  });

  // I6. Stops: a session that an attacker planted before its owner signed in.
  it('has a new session id after signing in', async () => {
    const browser = new Browser(service.url);
    client = await aClient(service);
    account = await anAccount(service);
    const page = await browser.open(anAttempt(service, client).url);
    const before = browser.cookie('copydesk_as');
    await signIn(browser, page, account.email);
    expect(browser.cookie('copydesk_as')).not.toBe(before);
  });
});

describe('connected apps', () => {
  it('lists grants and when they were used', async () => {
    account = await anAccount(service);
    client = await aClient(service);
    const tokens = await someTokens(service, client, account, { scope: 'generate' });
    await call(service.url, 'GET', '/v1/me', { key: tokens.access_token });
    const apps = await service.app.get(ConnectedAppsService).list(account.id);
    expect(apps).toMatchObject([
      { clientId: client.id, name: client.name, scopes: ['generate'], isVerified: false },
    ]);
  });

  // D8
  it('lose access and refresh tokens immediately when disconnected', async () => {
    account = await anAccount(service);
    client = await aClient(service);
    const tokens = await someTokens(service, client, account);
    const apps = service.app.get(ConnectedAppsService);
    expect(await apps.withdraw(account.id, client.id)).toBe(true);
    expect((await call(service.url, 'GET', '/v1/me', { key: tokens.access_token })).status).toBe(401);
    expect((await refresh(service, client, tokens.refresh_token)).body.error).toBe('invalid_grant');
    expect(await apps.list(account.id)).toEqual([]);
    expect(await apps.withdraw(account.id, client.id)).toBe(false);
  });

  it('of another account are not affected', async () => {
    account = await anAccount(service);
    client = await aClient(service);
    const tokens = await someTokens(service, client, account);
    const stranger = await anAccount(service);
    await service.app.get(ConnectedAppsService).withdraw(stranger.id, client.id);
    expect((await call(service.url, 'GET', '/v1/me', { key: tokens.access_token })).status).toBe(200);
  });
});

describe('an authorization while the consent is being withdrawn', () => {
  // Otherwise a grant could remain of which the account has no page, and which no spending limit applies to.
  it('asks for consent again, and leaves no grant behind', async () => {
    [account, client] = [await anAccount(service), await aClient(service)];
    await someTokens(service, client, account);
    const browser = new Browser(service.url);
    await signIn(browser, await browser.open('/sign-in'), account.email);
    const withdrawal = new Client({ connectionString: service.database.url });
    await withdrawal.connect();
    try {
      await withdrawal.query('BEGIN');
      for (const table of ['oauth_consents', 'oauth_grants'])
        await withdrawal.query(`DELETE FROM ${table} WHERE account_id = $1`, [account.id]);
      const page = browser.open(anAttempt(service, client).url);
      const waiting = `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;
      await eventually(async () => expect(await service.database.query(waiting)).toHaveLength(1));
      await withdrawal.query('COMMIT');
      expect(asksForConsent(await page)).toBe(true);
      expect(await grants(account.id)).toEqual([]);
    } finally {
      await withdrawal.end();
    }
  });
});
