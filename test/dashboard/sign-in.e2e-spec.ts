import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Account } from '../../src/accounts/account.entity.js';
import { AccountsService } from '../../src/accounts/accounts.service.js';
import { hashPassword } from '../../src/accounts/password.js';
import type { TestApp } from '../support/app.js';
import { Blocker } from '../support/blocker.js';
import { Browser, formOf } from '../support/browser.js';
import { textOf } from '../support/dashboard.js';
import { eventually } from '../support/eventually.js';
import { anAccount, aKey, PASSWORD } from '../support/factories.js';
import { call, expectRateLimitHeaders } from '../support/http.js';
import { startOAuthApp } from '../support/oauth-flow.js';
import { holdSignInWaits, passSignInWaits } from '../support/sign-in-waits.js';

let service: TestApp;
let account: Account;

beforeAll(async () => {
  service = await startOAuthApp({ SIGNUP: 'open' });
  await holdSignInWaits(service.database);
});
afterAll(() => service.close());

async function signedIn(): Promise<Browser> {
  account = await anAccount(service);
  const browser = new Browser(service.url);
  const page = await browser.submit(await browser.open('/sign-in'), {
    email: account.email,
    password: PASSWORD,
  });
  expect(page.html).toContain(account.email);
  return browser;
}
const isSignedIn = async (browser: Browser) => (await browser.open('/')).url.pathname === '/';

describe('sign-in', () => {
  it('opens a session and redirects to the requested page', async () => {
    account = await anAccount(service);
    const browser = new Browser(service.url);
    const page = await browser.open('/sign-in?return_to=%2Fsign-out');
    const next = await browser.submit(page, { email: account.email.toUpperCase(), password: PASSWORD });
    expect(next.url.pathname).toBe('/sign-out');
  });

  // Prevents phishing through a redirect from the sign-in page.
  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
  ])('redirects to the home page instead of %j', async (target) => {
    account = await anAccount(service);
    const browser = new Browser(service.url);
    const page = await browser.open(`/sign-in?return_to=${encodeURIComponent(target)}`);
    const next = await browser.submit(page, { email: account.email, password: PASSWORD });
    expect(next.url.href).toBe(`${service.url}/`);
  });

  // Prevents a redirect to another host through dot segments.
  it.each(['/.//evil.example/x', '/..//evil.example', '/a/..//evil.example', '/%2e//evil.example'])(
    'redirects to no other host for %j',
    async (target) => {
      const browser = await signedIn();
      const path = `/sign-in?return_to=${encodeURIComponent(target)}`;
      const away = await browser.request(path);
      expect([away.status, away.headers.get('location')]).toEqual([303, '/']);
      const visitor = new Browser(service.url);
      const { hidden } = formOf(await visitor.open('/sign-in'));
      const body = new URLSearchParams({ ...hidden, email: account.email, password: PASSWORD });
      const response = await visitor.request(path, { method: 'POST', body });
      expect([response.status, response.headers.get('location')]).toEqual([303, '/']);
    },
  );

  // D1. Prevents account enumeration.
  it('responds identically to an unknown address and a wrong password', async () => {
    account = await anAccount(service);
    const answerTo = async (email: string) => {
      const browser = new Browser(service.url);
      const page = await browser.submit(await browser.open('/sign-in'), {
        email,
        password: 'wrong password',
      });
      return [page.status, page.html.replace(email, '').replace(/value="[^"]*"/g, '')];
    };
    const known = await answerTo(account.email);
    expect(known).toEqual(await answerTo('nobody@example.com'));
    expect(known[0]).toBe(422);
  });

  it('takes equally long for an unknown address and a wrong password', async () => {
    const timeOf = async (email: string) => {
      const browser = new Browser(service.url);
      const page = await browser.open('/sign-in');
      const startedAt = performance.now();
      await browser.submit(page, { email, password: 'wrong password' });
      return performance.now() - startedAt;
    };
    const times: Record<'known' | 'unknown' | 'hash', number[]> = { known: [], unknown: [], hash: [] };
    const hash = async () => {
      const startedAt = performance.now();
      await hashPassword('wrong password');
      times.hash.push(performance.now() - startedAt);
    };
    for (let round = 0; round < 8; round += 1) {
      // Not from the factory, whose accounts have a hash that costs nothing to verify.
      const email = `known-${round}@example.com`;
      await service.app.get(AccountsService).create({ email, password: PASSWORD });
      times.known.push(await timeOf(email));
      times.unknown.push(await timeOf(`nobody-${round}@example.com`));
    }
    // Hashing a password takes the time: both responses must include one. A busy machine needs some tries for the time
    // that it takes at best.
    const fastest = (values: number[]) => Math.min(...values);
    await eventually(async () => {
      await hash();
      expect(fastest(times.known)).toBeGreaterThan(fastest(times.hash) * 0.7);
      expect(fastest(times.unknown)).toBeGreaterThan(fastest(times.hash) * 0.7);
    });
  });

  it('is slowed down after a few failures, for that account and address only', async () => {
    account = await anAccount(service);
    const browser = new Browser(service.url);
    const attempt = async (password: string) =>
      browser.submit(await browser.open('/sign-in'), { email: account.email, password });
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) statuses.push((await attempt('wrong password')).status);
    expect(statuses.slice(0, 5)).toEqual([422, 422, 422, 422, 422]);
    const blocked = await attempt(PASSWORD);
    expect(blocked.status).toBe(429);
    expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(blocked.html).toMatch(/Too many attempts to sign in\. Please try again in \d+ s\./);
    expect([formOf(blocked).action, blocked.html.includes(`value="${account.email}"`)]).toEqual([
      '/sign-in',
      true,
    ]);
    await passSignInWaits(service.database);
    expect((await attempt(PASSWORD)).status).toBe(200);
  });

  it('counts parallel attempts', async () => {
    account = await anAccount(service);
    const browser = new Browser(service.url);
    const page = await browser.open('/sign-in');
    const pages = await Promise.all(
      Array.from({ length: 20 }, () =>
        browser.submit(page, { email: account.email, password: 'wrong password' }),
      ),
    );
    expect(pages.filter(({ status }) => status === 422).length).toBeLessThanOrEqual(6);
  });

  it('is rejected while the account is suspended, and tells who knows the password why', async () => {
    const browser = await signedIn();
    await service.app.get(AccountsService).setSuspended(account, true);
    expect(await isSignedIn(browser)).toBe(false);
    const page = await browser.submit(await browser.open('/sign-in'), {
      email: account.email,
      password: PASSWORD,
    });
    expect([page.status, page.html.includes('This account is suspended')]).toEqual([422, true]);
    const wrong = await browser.submit(page, { email: account.email, password: 'wrong password' });
    expect([wrong.status, wrong.html.includes('suspended')]).toEqual([422, false]);
  });
});

describe('a session', () => {
  // D2. Prevents session fixation.
  it('has a new id after each sign-in, and the old one is invalid', async () => {
    const browser = await signedIn();
    const before = browser.cookie('copydesk_session')!;
    const page = await new Browser(service.url).open('/sign-in');
    expect(page.status).toBe(200);
    await browser.submit(await browser.open('/sign-out'), {});
    const old = await fetch(`${service.url}/`, {
      headers: { cookie: `copydesk_session=${before}` },
      redirect: 'manual',
    });
    expect(old.headers.get('location')).toBe('/sign-in');
  });

  it('ends in all browsers on "sign out everywhere"', async () => {
    const browser = await signedIn();
    const other = new Browser(service.url);
    await other.submit(await other.open('/sign-in'), { email: account.email, password: PASSWORD });
    await browser.submit(await browser.open('/sign-out'), { everywhere: 'yes' });
    expect(await isSignedIn(other)).toBe(false);
  });

  it('in another browser remains after sign-out', async () => {
    const browser = await signedIn();
    const other = new Browser(service.url);
    await other.submit(await other.open('/sign-in'), { email: account.email, password: PASSWORD });
    await browser.submit(await browser.open('/sign-out'), {});
    expect(await isSignedIn(other)).toBe(true);
    expect(await isSignedIn(browser)).toBe(false);
  });

  // D10
  it('ends with a password change', async () => {
    const browser = await signedIn();
    await service.app.get(AccountsService).resetPassword(account, 'another password');
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('ends with a password change that comes between the check of the password and the session', async () => {
    account = await anAccount(service);
    // The sign-in is audited after the password was verified.
    const blocker = await Blocker.hold(service.database, 'SELECT FROM audit_head FOR UPDATE');
    const browser = new Browser(service.url);
    const form = { email: account.email, password: PASSWORD };
    const signedInThen = browser.submit(await browser.open('/sign-in'), form);
    await blocker.areWaiting(1);
    const hash = await hashPassword('another password');
    const sql = 'UPDATE accounts SET password_hash = $1 WHERE id = $2';
    const changed = service.database.query(sql, [hash, account.id]);
    await Promise.race([changed, blocker.areWaiting(2)]);
    await blocker.release();
    await Promise.all([signedInThen, changed]);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('ends after a week', async () => {
    const browser = await signedIn();
    service.clock.advance(7 * 86_400_000 + 1_000);
    expect(await isSignedIn(browser)).toBe(false);
  });

  // B10
  it('is not accepted by the API, and a key is not accepted by the pages', async () => {
    const browser = await signedIn();
    const api = await browser.request('/v1/me');
    expect(api.status).toBe(401);
    const value = browser.cookie('copydesk_session')!;
    expect((await call(service.url, 'GET', '/v1/me', { key: value })).status).toBe(401);
    const { secret } = await aKey(service);
    const page = await fetch(`${service.url}/`, {
      headers: { authorization: `Bearer ${secret}` },
      redirect: 'manual',
    });
    expect(page.headers.get('location')).toBe('/sign-in');
  });

  // D3
  it('uses cookies that scripts and other sites cannot read', async () => {
    const browser = await signedIn();
    for (const text of browser.setCookies) {
      expect(text).toMatch(/; HttpOnly/i);
      expect(text).toMatch(/; SameSite=Lax/i);
    }
  });
});

describe('forms', () => {
  // D4. Prevents login and logout CSRF.
  it.each(['/sign-in', '/sign-up', '/sign-out'])(
    'of %s are accepted only from our own pages',
    async (path) => {
      const browser = path === '/sign-out' ? await signedIn() : new Browser(service.url);
      const page = await browser.open(path);
      const fields = { email: 'new@example.com', password: PASSWORD };
      for (const [extra, headers, reason] of [
        [{ csrf: '' }, {}, 'This form has expired'],
        [{ csrf: 'x'.repeat(43) }, {}, 'This form has expired'],
        [{}, { origin: 'https://evil.example' }, `Forms are accepted only from pages of ${service.url}.`],
        [{}, { 'sec-fetch-site': 'same-site' }, `Forms are accepted only from pages of ${service.url}.`],
        [{}, { cookie: '' }, `Allow cookies for ${service.url}`],
      ] as [Record<string, string>, Record<string, string>, string][]) {
        const response = await browser.submit(page, { ...fields, ...extra }, headers);
        expect([response.status, textOf(response)]).toEqual([403, expect.stringContaining(reason)]);
        expectRateLimitHeaders(response.headers);
      }
    },
  );

  it.each([
    ['JSON', { body: '{}', headers: { 'content-type': 'application/json' } }],
    ['nothing', {}],
    ['too much', { body: new URLSearchParams({ email: 'x'.repeat(270_000) }) }],
  ])('with %s are rejected with a page', async (_what, init) => {
    const response = await fetch(`${service.url}/sign-in`, { method: 'POST', ...(init as RequestInit) });
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
  });

  it('with NUL characters are handled like any other', async () => {
    const browser = new Browser(service.url);
    const page = await browser.submit(await browser.open('/sign-in'), {
      email: 'a\0b@example.com',
      password: '\0',
    });
    expect(page.status).toBe(422);
  });
});

describe('sign-up', () => {
  it('creates an account and signs in', async () => {
    const browser = new Browser(service.url);
    const email = `new-${Date.now()}@example.com`;
    const page = await browser.submit(await browser.open('/sign-up'), { email, password: PASSWORD });
    expect(page.html).toContain(email);
  });

  it.each([
    ['a taken address', () => account.email, PASSWORD],
    ['an invalid address', () => 'nobody', PASSWORD],
    ['a short password', () => 'fresh@example.com', 'short'],
  ])('reports %s', async (_what, email, password) => {
    account = await anAccount(service);
    const browser = new Browser(service.url);
    const page = await browser.submit(await browser.open('/sign-up'), { email: email(), password });
    expect(page.status).toBe(422);
    expect(page.html).toContain('role="alert"');
  });

  it('is disabled by default', async () => {
    const closed = await startOAuthApp({}, service.database);
    expect((await call(closed.url, 'GET', '/sign-up')).status).toBe(404);
    expect((await new Browser(closed.url).open('/sign-in')).html).not.toContain('sign-up');
    await closed.close();
  });
});

describe('on https', () => {
  // D3
  it('cookies are Secure and bound to the host', async () => {
    const secure = await startOAuthApp({ PUBLIC_URL: 'https://copydesk.example' }, service.database);
    const { port } = secure.app.getHttpServer().address() as { port: number };
    const pages = [`/sign-in`, `/oauth/authorize?client_id=x`];
    const headers = { origin: 'https://copydesk.example' };
    const cookies: string[] = [];
    for (const path of pages)
      cookies.push(...(await fetch(`http://127.0.0.1:${port}${path}`, { headers })).headers.getSetCookie());
    expect(cookies).toContainEqual(expect.stringMatching(/^__Host-copydesk_csrf=.*; Path=\/;/));
    for (const cookie of cookies) expect(cookie).toMatch(/; secure/i);
    await secure.close();
  });
});
