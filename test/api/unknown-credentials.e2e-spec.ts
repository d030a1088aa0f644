import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AccountsService } from '../../src/accounts/accounts.service.js';
import { makeKey } from '../../src/api-keys/key-format.js';
import type { TestApp } from '../support/app.js';
import { Person } from '../support/dashboard.js';
import { aKey, anAccount } from '../support/factories.js';
import { call, errorEnvelope, expectRateLimitHeaders } from '../support/http.js';
import { aClient, someTokens, startOAuthApp } from '../support/oauth-flow.js';
import { hearStatements } from '../support/statements.js';

const LIMIT = 5;
/** The statements that look credentials up. */
const LOOK_UP = /FROM api_keys key|FROM oauth_access_tokens (?:token|WHERE)|FROM "sessions" "session"/;

let service: TestApp;
let statements: ReturnType<typeof hearStatements>;

beforeAll(async () => {
  service = await startOAuthApp({ ADDRESS_REQUESTS_PER_MINUTE: String(LIMIT) });
  statements = hearStatements();
});
afterAll(async () => {
  statements.stop();
  await service.close();
});
// Each test has a minute of its own.
beforeEach(() => service.clock.advance(60_000));

const me = (key: string) => call(service.url, 'GET', '/v1/me', { key });
const anUnknownToken = () => `cda_${randomBytes(32).toString('base64url')}`;
const userinfo = (token: string) =>
  fetch(`${service.url}/oauth/userinfo`, { headers: { authorization: `Bearer ${token}` } });
const openWith = (session: string, path = '/history') =>
  fetch(service.url + path, {
    headers: { accept: 'text/html', cookie: `copydesk_session=${session}` },
    redirect: 'manual',
  });
const anUnknownSession = (path: string) => openWith(randomBytes(32).toString('base64url'), path);

/** Uses up the limit of this test's address. */
async function useUpLimit(used = 0) {
  for (let count = used; count < LIMIT; count += 1) expect((await me('wrong')).status).toBe(401);
}

/** Changes an account, so that its credentials are read again. */
async function dropCacheEntries(accountId: string) {
  const accounts = service.app.get(AccountsService);
  await accounts.setLimits(await accounts.get(accountId), { requestsPerMinute: 50 });
}

/** How many statements looked a credential up while `work` ran. */
async function lookUpsDuring(work: () => Promise<unknown>): Promise<number> {
  statements.take();
  await work();
  return statements.take().filter(({ text }) => LOOK_UP.test(text)).length;
}

describe('unknown credentials', () => {
  // Prevents a flood of random credentials from causing a query each.
  it.each([
    ['API keys', () => me(makeKey())],
    ['access tokens', () => me(anUnknownToken())],
  ])(
    '%s are looked up below the limit of their address, and get 429 without a query over it',
    async (_what, request) => {
      expect(await lookUpsDuring(async () => expect((await request()).status).toBe(401))).toBe(1);
      for (let count = 1; count < LIMIT; count += 1) await request();
      const look = async () => {
        const { status, body, headers } = await request();
        expect([status, body]).toEqual([429, errorEnvelope('RATE_LIMIT_EXCEEDED', 'rate_limited')]);
        expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
        expectRateLimitHeaders(headers);
      };
      expect(await lookUpsDuring(look)).toBe(0);
    },
  );

  it('access tokens at the userinfo endpoint get 429 without a query over the limit of their address', async () => {
    const request = () => userinfo(anUnknownToken());
    expect(await lookUpsDuring(async () => expect((await request()).status).toBe(401))).toBe(1);
    await useUpLimit(1);
    const look = async () => {
      const response = await request();
      expect([response.status, response.headers.get('x-ratelimit-remaining')]).toEqual([429, '0']);
      expect(response.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
      expect(await response.json()).toMatchObject({ error: 'rate_limit_exceeded' });
    };
    expect(await lookUpsDuring(look)).toBe(0);
  });

  it.each([
    ['/history', 303],
    ['/docs', 200],
    ['/no-such-page', 404],
  ])(
    'sessions count against their address, and get 429 without a query over its limit: %s',
    async (path, expected) => {
      const open = () => anUnknownSession(path);
      for (let count = 0; count < LIMIT; count += 1)
        expect(await lookUpsDuring(async () => expect((await open()).status).toBe(expected))).toBe(1);
      const look = async () => {
        const { status, headers } = await open();
        expect([status, headers.get('x-ratelimit-remaining')]).toEqual([429, '0']);
        expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
      };
      expect(await lookUpsDuring(look)).toBe(0);
    },
  );
});

describe('valid credentials from an address over its limit', () => {
  // Prevents one machine from locking out all others behind the same address.
  it('work if this process has found them valid before, even after their cache entry has expired', async () => {
    const { apiKey, secret } = await aKey(service);
    expect((await me(secret)).status).toBe(200);
    await useUpLimit();
    await dropCacheEntries(apiKey.accountId);
    expect(await lookUpsDuring(async () => expect((await me(secret)).status).toBe(200))).toBe(1);
  });

  it('still return claims if this process has found them valid before', async () => {
    const account = await anAccount(service);
    const tokens = await someTokens(service, await aClient(service), account, { scope: 'openid' });
    service.clock.advance(60_000);
    expect((await userinfo(tokens.access_token)).status).toBe(200);
    await useUpLimit();
    expect((await userinfo(tokens.access_token)).status).toBe(200);
  });

  it('keep their sessions', async () => {
    const person = await Person.signIn(service);
    expect((await person.open('/history')).status).toBe(200);
    service.clock.advance(60_000);
    await useUpLimit();
    expect((await person.open('/history')).status).toBe(200);
  });

  it('get 429, never 401, until the window ends if they are new to this process', async () => {
    const { secret } = await aKey(service);
    await useUpLimit();
    expect((await me(secret)).status).toBe(429);
    service.clock.advance(60_000);
    expect((await me(secret)).status).toBe(200);
  });

  it('are forgotten once they are revoked', async () => {
    const { apiKey, secret } = await aKey(service);
    expect((await me(secret)).status).toBe(200);
    await service.database.query('UPDATE api_keys SET revoked_at = now() WHERE id = $1', [apiKey.id]);
    await dropCacheEntries(apiKey.accountId);
    expect((await me(secret)).status).toBe(401);
    await useUpLimit(1);
    expect(await lookUpsDuring(async () => expect((await me(secret)).status).toBe(429))).toBe(0);
  });
});
