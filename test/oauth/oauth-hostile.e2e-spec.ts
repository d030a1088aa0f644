import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../support/app.js';
import { Browser, formOf } from '../support/browser.js';
import { anAccount } from '../support/factories.js';
import { expectRateLimitHeaders } from '../support/http.js';
import {
  aClient,
  anAttempt,
  CALLBACK,
  signIn,
  startOAuthApp,
  type TestClient,
} from '../support/oauth-flow.js';

let service: TestApp;
let client: TestClient;
let base: Record<string, string>;

beforeAll(async () => {
  service = await startOAuthApp();
  client = await aClient(service);
  base = { client_id: client.id, client_secret: client.secret! };
});
afterAll(() => service.close());

/** What no parameter expects; the encoded ones are no text in UTF-8. */
const HOSTILE = [
  '',
  '\0',
  'a\0b',
  '\uFEFF',
  '\uD800',
  '%',
  "'; DROP TABLE accounts; --",
  '😀',
  '__proto__',
  '[]',
  '-1',
];
const ENCODED = ['%00', '%FF', '%C0%80', '%ED%A0%80', '%', '%zz'];
const LONG = ['x'.repeat(5_000), 'x'.repeat(50_000)];
const NOT_OURS = /node_modules|\bat \w+ \(|SELECT|INSERT|syntax error|invalid byte/;

/** The forms that hold one bad value for a field: in place of the good one, beside it, and as bytes. */
function variants(fields: Record<string, string>, name: string): string[] {
  const others = new URLSearchParams({ ...base, ...fields });
  others.delete(name);
  const good = new URLSearchParams({ ...base, ...fields });
  const replaced = [...HOSTILE, ...LONG].map(
    (value) => `${others}&${new URLSearchParams({ [name]: value })}`,
  );
  const encoded = ENCODED.map((value) => `${others}&${name}=${value}`);
  const strange = [`${good}&${name}=again`, `${good}&${name}[]=x`, `${good}&${name}[a]=x`, `${others}`];
  return [...replaced, ...encoded, ...strange];
}

async function expectAnswer(response: Response, what: string, statuses: number[]) {
  const text = await response.text();
  if (!statuses.includes(response.status))
    throw new Error(`${response.status} to ${what.slice(0, 300)}: ${text}`);
  expect(text).not.toMatch(NOT_OURS);
  expectRateLimitHeaders(response.headers);
  return text;
}

const PUSHED = { response_type: 'code', redirect_uri: CALLBACK, scope: 'generate', state: 's', nonce: 'n' };
const CODE = { code: 'c', code_verifier: 'v'.repeat(43), redirect_uri: CALLBACK };
const FORMS: [string, string, number[], Record<string, string>][] = [
  ['a code', '/oauth/token', [400, 401], { grant_type: 'authorization_code', ...CODE }],
  [
    'a refresh token',
    '/oauth/token',
    [400, 401],
    { grant_type: 'refresh_token', refresh_token: 'cdr_x', scope: 'generate' },
  ],
  ['a token', '/oauth/revoke', [200, 400, 401], { token: 'cda_x', token_type_hint: 'access_token' }],
  ['a token', '/oauth/introspect', [200, 400, 401], { token: 'cda_x', token_type_hint: 'access_token' }],
  [
    'a request',
    '/oauth/par',
    [201, 400, 401],
    { ...PUSHED, code_challenge: 'c'.repeat(43), code_challenge_method: 'S256' },
  ],
];
const PAGES = [400, 403, 404, 422, 429];
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

describe('arbitrary parameter values', () => {
  it.each(FORMS)('with %s, %s responds in JSON without a 5xx', async (_what, path, statuses, fields) => {
    for (const name of [...Object.keys(fields), ...Object.keys(base), 'unheard_of']) {
      for (const body of variants(fields, name)) {
        const response = await fetch(service.url + path, { method: 'POST', body, headers: FORM });
        const text = await expectAnswer(response, `${path} ${body}`, statuses);
        expect(response.headers.get('content-type')).toMatch(/^application\/json/);
        if (response.status >= 400)
          expect(JSON.parse(text)).toMatchObject({ error: expect.stringMatching(/^[a-z_]+$/) });
      }
    }
  });

  it('/oauth/authorize shows a page or redirects to the app, without a 5xx', async () => {
    const { url } = anAttempt(service, client);
    const fields = Object.fromEntries(url.searchParams);
    const names = [
      ...Object.keys(fields),
      'request_uri',
      'request',
      'prompt',
      'max_age',
      'nonce',
      'resource',
      'response_mode',
      'ui_locales',
      'id_token_hint',
      'login_hint',
      'claims',
      'unheard_of',
    ];
    for (const name of names) {
      for (const query of variants(fields, name)) {
        if (query.length > 15_000) continue;
        const response = await fetch(`${service.url}/oauth/authorize?${query}`, { redirect: 'manual' });
        await expectAnswer(response, query, [303, 400]);
        const location = response.headers.get('location');
        if (location !== null)
          expect(location).toMatch(/^(\/oauth\/interaction\/|https:\/\/app\.example\/callback[?#])/);
      }
    }
  });

  it('interaction pages respond with a page, without a 5xx', async () => {
    const account = await anAccount(service);
    const browser = new Browser(service.url);
    const page = await signIn(browser, await browser.open(anAttempt(service, client).url), account.email);
    expect(page.html).toContain('name="decision"');
    const { hidden } = formOf(page);
    for (const path of [page.url.pathname, `${page.url.pathname}/sign-in`, '/sign-in']) {
      for (const name of ['csrf', 'decision', 'email']) {
        for (const body of variants({ ...hidden, decision: 'x', email: 'a@example.com' }, name)) {
          const response = await browser.request(path, { method: 'POST', body, headers: FORM });
          await expectAnswer(response, `${path} ${body}`, PAGES);
        }
      }
    }
    for (const part of [...ENCODED.slice(0, 4), 'x'.repeat(5_000), '..%2f', '__proto__']) {
      for (const path of [`/oauth/interaction/${part}`, `/oauth/authorize/${part}`, `/oauth/${part}`])
        await expectAnswer(await browser.request(path), path, PAGES);
    }
  });

  it.each([
    `Basic ${Buffer.from('\0:\0').toString('base64')}`,
    `Basic ${Buffer.from('%zz:%').toString('base64')}`,
    'Basic ====',
    'Basic',
    'Bearer x',
    'Digest x',
  ])('an app with the name %j is rejected', async (authorization) => {
    const body = new URLSearchParams({ token: 'x' });
    const response = await fetch(`${service.url}/oauth/revoke`, {
      method: 'POST',
      body,
      headers: { authorization },
    });
    await expectAnswer(response, authorization, [400, 401]);
  });
});
