import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Account } from '../../src/accounts/account.entity.js';
import type { TestApp } from '../support/app.js';
import { Browser, type Page } from '../support/browser.js';
import { anAccount, PASSWORD } from '../support/factories.js';
import { call } from '../support/http.js';
import {
  aClient,
  anAttempt,
  exchange,
  signIn,
  someTokens,
  startOAuthApp,
  type Attempt,
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
  expect(page.html).toContain('name="decision"');
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
      const answer = await allow(page, limit);
      expect([
        answer.status,
        answer.html.includes('The spending limit must be an amount above zero'),
      ]).toEqual([422, true]);
      expect(answer.html).toContain(`value="${limit}"`);
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

  it('rejects an amount that is none, and keeps the limit', async () => {
    const token = await authorizeWith('5');
    const answer = await browser.submit(await browser.open(path()), { spend_per_month: 'much' });
    expect([answer.status, answer.html.includes('must be an amount above zero')]).toEqual([422, true]);
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
