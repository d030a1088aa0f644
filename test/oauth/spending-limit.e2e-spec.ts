import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Account } from '../../src/accounts/account.entity.js';
import type { TestApp } from '../support/app.js';
import { Browser, type Page } from '../support/browser.js';
import { aKey, ALL_SCOPES, anAccount, PASSWORD } from '../support/factories.js';
import { call } from '../support/http.js';
import {
  aClient,
  anAttempt,
  type Attempt,
  CALLBACK,
  CODE,
  exchange,
  post,
  refresh,
  signIn,
  someTokens,
  startOAuthApp,
  type TestClient,
} from '../support/oauth-flow.js';

const FIELD = 'name="spend_per_month"';

let service: TestApp;
let account: Account;
let client: TestClient;
let browser: Browser;

beforeAll(async () => {
  service = await startOAuthApp();
});
afterAll(() => service.close());
beforeEach(async () => {
  [account, client] = [await anAccount(service), await aClient(service)];
  browser = new Browser(service.url);
});

async function atConsent(parameters: Record<string, string> = {}): Promise<{ attempt: Attempt; page: Page }> {
  const attempt = anAttempt(service, client, parameters);
  const page = await signIn(browser, await browser.open(attempt.url), account.email);
  expect([page.url.search, page.html]).toEqual(['', expect.stringContaining('name="decision"')]);
  return { attempt, page };
}

const allow = (page: Page, limit: string) =>
  browser.submit(page, { decision: 'approve', spend_per_month: limit });

/** Authorizes the app with this limit; returns an access token. */
async function authorizeWith(limit: string, parameters?: Record<string, string>): Promise<string> {
  const { attempt, page } = await atConsent(parameters);
  const { url } = await allow(page, limit);
  const { body } = await exchange(service, client, url.searchParams.get('code')!, attempt.verifier);
  return body.access_token;
}

/** The limit that applies to a token, as the API reports it. */
const limitOf = async (key: string) =>
  (await call(service.url, 'GET', '/v1/me', { key })).body.data.limits.spend_per_month;

/** What the API reports as spent of it. */
const spentOf = async (key: string) =>
  (await call(service.url, 'GET', '/v1/me', { key })).body.data.limits.spend_used;

/** Counts the usage of calls of the app without a limit. */
const spend = (cost: number) =>
  service.database.query(
    `INSERT INTO usage_days (account_id, day, credential_type, credential_id, credential_name, requests, cost)
     VALUES ($1, $2::timestamptz AT TIME ZONE 'UTC', 'oauth_token', $3, 'app', 1, $4)`,
    [account.id, new Date(service.clock.now()), client.id, cost],
  );

const MONEY = (amount: string) => ({ amount, currency: 'USD' });

describe('the spending limit on the consent page', () => {
  it('applies to the tokens of the app', async () => {
    expect(await limitOf(await authorizeWith('2.50'))).toEqual(MONEY('2.5'));
  });

  it('is none where the field is left empty', async () => {
    expect(await limitOf(await authorizeWith(''))).toBeNull();
  });

  it.each(['0', '-1', '1e3', 'five', '1000001', '0.0000000001'])(
    'rejects %s and grants nothing',
    async (limit) => {
      const { page } = await atConsent();
      const response = await allow(page, limit);
      expect([
        response.status,
        response.html.includes('The spending limit must be an amount above 0 and up to 1000000'),
      ]).toEqual([422, true]);
      const [input] = response.html.match(new RegExp(`<input[^>]*${FIELD}[^>]*>`)) ?? [];
      expect(input).toContain(`value="${limit}"`);
      expect(input).toContain('aria-invalid');
      expect(
        await service.database.query('SELECT id FROM oauth_grants WHERE account_id = $1', [account.id]),
      ).toEqual([]);
    },
  );

  it('is not asked for where the app cannot spend', async () => {
    expect((await atConsent({ scope: 'templates:read' })).page.html).not.toContain(FIELD);
  });

  // Otherwise an app could start another authorization to get another allowance.
  it('is shared by all authorizations, shows what applies, and takes effect for earlier tokens', async () => {
    const first = await authorizeWith('5');
    const silent = await someTokens(service, client, account);
    expect(await limitOf(silent.access_token)).toEqual(MONEY('5'));
    const { page } = await atConsent({ prompt: 'consent' });
    expect(page.html).toMatch(/name="spend_per_month"[^>]*value="5"/);
    await allow(page, '1');
    for (const token of [first, silent.access_token]) expect(await limitOf(token)).toEqual(MONEY('1'));
  });

  it('is kept by a later consent whose page does not show it', async () => {
    const token = await authorizeWith('5');
    const { page } = await atConsent({ prompt: 'consent', scope: 'templates:read' });
    await browser.submit(page, { decision: 'approve' });
    expect(await limitOf(token)).toEqual(MONEY('5'));
  });

  it('counts what the app has spent this month before it had a limit', async () => {
    const token = await authorizeWith('');
    await spend(2_000_000);
    await allow((await atConsent({ prompt: 'consent' })).page, '1');
    expect(await spentOf(token)).toEqual(MONEY('0.002'));
  });

  it('is kept over the page that asks for the password', async () => {
    const { attempt, page } = await atConsent();
    await service.database.query(
      "UPDATE sessions SET confirmed_at = confirmed_at - interval '301 s' WHERE account_id = $1",
      [account.id],
    );
    const password = await allow(page, '3');
    expect(password.html).toContain('It may spend at most 3 USD a month.');
    const { url } = await browser.submit(password, { password: PASSWORD });
    const { body } = await exchange(service, client, url.searchParams.get('code')!, attempt.verifier);
    expect(await limitOf(body.access_token)).toEqual(MONEY('3'));
  });
});

describe('the spending limit of a connected app', () => {
  it('is told to the webhooks of the account, and not to those of the app, when it is reached', async () => {
    const token = await authorizeWith('2');
    const { secret } = await aKey(service, { accountId: account.id });
    const generate = () =>
      call(service.url, 'POST', '/v1/generate', { key: token, body: { prompt: 'A slogan' } });
    for (const key of [secret, token]) {
      const body = { url: 'https://example.com/hook', events: ['quota.reached'] };
      const { status } = await call(service.url, 'POST', '/v1/webhooks', { key, body });
      expect(status).toBe(key === secret ? 200 : 400);
    }
    expect((await generate()).status).toBe(200);
    await service.database.query('UPDATE credential_months SET spend = 1900000000 WHERE account_id = $1', [
      account.id,
    ]);
    for (let count = 0; count < 2; count += 1) expect((await generate()).status).toBe(200);
    const events = `SELECT client_id, data FROM events WHERE account_id = $1 AND type = 'quota.reached'`;
    expect(await service.database.query(events, [account.id])).toEqual([
      {
        client_id: null,
        data: {
          limit: 'app.spend_per_month',
          percent: 80,
          month: expect.stringMatching(/^\d{4}-\d\d$/),
          app: { id: client.id, name: client.name },
          spend_per_month: '2',
          spend_used: '1.9',
        },
      },
    ]);
  });

  const path = () => `/settings/connected-apps/${client.id}/spending-limit`;

  it('is shown with what was spent, and can be changed and removed', async () => {
    const token = await authorizeWith('5');
    expect((await browser.open('/settings/connected-apps')).html).toContain('0 of 5 USD a month');
    const form = await browser.open(path());
    expect(form.html).toMatch(/name="spend_per_month"[^>]*value="5"/);
    expect((await browser.submit(form, { spend_per_month: '0.75' })).html).toContain('0 of 0.75 USD a month');
    expect(await limitOf(token)).toEqual(MONEY('0.75'));
    await browser.submit(await browser.open(path()), { spend_per_month: '' });
    expect(await limitOf(token)).toBeNull();
  });

  it('is changed only with the password if that was entered long ago', async () => {
    const token = await authorizeWith('5');
    const form = await browser.open(path());
    service.clock.advance(5 * 60_000 + 1);
    const prompt = await browser.submit(form, { spend_per_month: '50' });
    expect([prompt.status, await limitOf(token)]).toEqual([403, MONEY('5')]);
    await browser.submit(prompt, { password: PASSWORD });
    expect(await limitOf(token)).toEqual(MONEY('50'));
  });

  it('counts what was spent while there was none', async () => {
    const token = await authorizeWith('5');
    await browser.submit(await browser.open(path()), { spend_per_month: '' });
    await spend(3_000_000);
    await browser.submit(await browser.open(path()), { spend_per_month: '1' });
    expect(await spentOf(token)).toEqual(MONEY('0.003'));
  });

  it('rejects an amount that is none, and keeps the limit', async () => {
    const token = await authorizeWith('5');
    const response = await browser.submit(await browser.open(path()), { spend_per_month: 'much' });
    expect([response.status, response.html.includes('must be an amount above 0')]).toEqual([422, true]);
    expect(await limitOf(token)).toEqual(MONEY('5'));
  });

  it('is not found for an app that the account has not authorized', async () => {
    const token = await authorizeWith('5');
    const other = new Browser(service.url);
    const stranger = await anAccount(service);
    await signIn(other, await other.open('/sign-in'), stranger.email);
    expect((await other.open(path())).status).toBe(404);
    expect(await limitOf(token)).toEqual(MONEY('5'));
  });
});

/** The parameter with which an app asks for a spending limit (RFC 9396). */
const asking = (details: unknown) => ({ authorization_details: JSON.stringify(details) });
const aDetail = (amount: unknown, more = {}) => ({
  type: 'copydesk_spending',
  spend_per_month: amount,
  ...more,
});

describe('an app that asks for a spending limit', () => {
  const GRANTED = (amount: string) => [aDetail(amount, { currency: 'USD' })];
  /** Authorizes with what the app asks for, and lets the user choose a limit. */
  async function tokensFor(requested: string, limit: string, parameters: Record<string, string> = {}) {
    const { attempt, page } = await atConsent({ ...asking([aDetail(requested)]), ...parameters });
    const { url } = await allow(page, limit);
    return exchange(service, client, url.searchParams.get('code')!, attempt.verifier);
  }

  it('shows it on the consent page, and is told what the user granted', async () => {
    const { page } = await atConsent(asking(GRANTED('5.00')));
    expect(page.html).toMatch(/name="spend_per_month"[^>]*value="5"/);
    expect(page.html).toContain('The app requests 5 USD; you can enter less.');
    const { body } = await tokensFor('5', '3.50');
    expect(body.authorization_details).toEqual(GRANTED('3.5'));
    expect(await limitOf(body.access_token)).toEqual(MONEY('3.5'));
    const introspection = await post(service, '/oauth/introspect', client, { token: body.access_token });
    expect(introspection.body).toMatchObject({ active: true, authorization_details: GRANTED('3.5') });
  });

  it.each(['', '5.01', '1000000'])('is not granted without a limit or above it: %j', async (limit) => {
    const { page } = await atConsent(asking([aDetail('5')]));
    const response = await allow(page, limit);
    expect([response.status, response.html.includes('requests a limit of 5 a month')]).toEqual([422, true]);
    const grants = await service.database.query('SELECT id FROM oauth_grants WHERE account_id = $1', [
      account.id,
    ]);
    expect(grants).toEqual([]);
  });

  it('is asked again only where the limit in effect is higher than requested', async () => {
    await tokensFor('5', '4');
    const openWith = (amount: string) =>
      browser.open(anAttempt(service, client, asking([aDetail(amount)])).url);
    expect((await openWith('4')).url.searchParams.get('code')).toMatch(CODE);
    const page = await openWith('3.99');
    expect(page.html).toMatch(/name="spend_per_month"[^>]*value="3.99"/);
    const { url } = await browser.open(
      anAttempt(service, client, { ...asking([aDetail('3')]), prompt: 'none' }).url,
    );
    expect(url.searchParams.get('error')).toBe('consent_required');
  });

  it('is not asked for one if it may not generate', async () => {
    client = await aClient(service, { scopes: ['templates:read'] });
    const parameters = { scope: 'templates:read', ...asking([aDetail('5')]) };
    const page = await signIn(
      browser,
      await browser.open(anAttempt(service, client, parameters).url),
      account.email,
    );
    expect(page.html).not.toContain(FIELD);
    await browser.submit(page, { decision: 'approve' });
    const again = await browser.open(anAttempt(service, client, { ...parameters, prompt: 'none' }).url);
    expect(again.url.searchParams.get('code')).toMatch(CODE);
  });

  it('is told the current limit when it refreshes, also after the user has changed or removed it', async () => {
    const { body } = await tokensFor('5', '4', { scope: ALL_SCOPES.join(' ') });
    const change = async (limit: string) =>
      browser.submit(await browser.open(`/settings/connected-apps/${client.id}/spending-limit`), {
        spend_per_month: limit,
      });
    await change('2');
    const refreshed = await refresh(service, client, body.refresh_token);
    expect(refreshed.body.authorization_details).toEqual(GRANTED('2'));
    await change('');
    const again = await refresh(service, client, refreshed.body.refresh_token);
    expect([again.status, again.body.authorization_details]).toEqual([200, undefined]);
  });

  it('is read from a pushed request, and kept by the sign-in in between', async () => {
    const attempt = anAttempt(service, client, asking([aDetail('5')]));
    const { client_id: _id, ...fields } = Object.fromEntries(attempt.url.searchParams);
    const { body } = await post(service, '/oauth/par', client, fields);
    const path = `/oauth/authorize?client_id=${client.id}&request_uri=${encodeURIComponent(body.request_uri)}`;
    const page = await signIn(browser, await browser.open(path), account.email);
    expect(page.html).toContain('The app requests 5 USD');
  });

  it.each([
    ['no JSON', 'five'],
    ['no array', '{"type":"copydesk_spending","spend_per_month":"5"}'],
    ['an unknown type', '[{"type":"payment"}]'],
    ['no amount', '[{"type":"copydesk_spending"}]'],
    ['an unknown field', JSON.stringify([aDetail('5', { per: 'year' })])],
    ['another currency', JSON.stringify([aDetail('5', { currency: 'EUR' })])],
    ['two limits', JSON.stringify([aDetail('5'), aDetail('6')])],
    ...['0', '-1', '1e30', '1000001', 'NaN', '', 5, null, ['5']].map((amount): [string, string] => [
      `the amount ${JSON.stringify(amount)}`,
      JSON.stringify([aDetail(amount)]),
    ]),
  ])('gets invalid_authorization_details for %s', async (_what, details) => {
    const { url } = await browser.open(anAttempt(service, client, { authorization_details: details }).url);
    expect([url.origin + url.pathname, url.searchParams.get('error')]).toEqual([
      CALLBACK,
      'invalid_authorization_details',
    ]);
    expect(url.searchParams.get('error_description')).toMatch(/./);
  });

  it('cannot change it at the token endpoint', async () => {
    const { attempt, page } = await atConsent(asking([aDetail('5')]));
    const { url } = await allow(page, '5');
    const { status, body } = await post(service, '/oauth/token', client, {
      grant_type: 'authorization_code',
      code: url.searchParams.get('code')!,
      code_verifier: attempt.verifier,
      redirect_uri: CALLBACK,
      ...asking([aDetail('500')]),
    });
    expect([status, body.error]).toEqual([400, 'invalid_authorization_details']);
  });
});
