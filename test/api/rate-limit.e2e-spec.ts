import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { AccountsService } from '../../src/accounts/accounts.service.js';
import { ApiKeysService } from '../../src/api-keys/api-keys.service.js';
import { RateLimitStorage } from '../../src/rate-limit/rate-limit-storage.js';
import { startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { aKey, anAccount } from '../support/factories.js';
import { call, errorEnvelope, expectRateLimitHeaders, type ApiResponse } from '../support/http.js';

const MINUTE_MS = 60_000;
/** What the plan `free` allows in a minute. */
const FREE = 60;

let service: TestApp;

beforeAll(async () => {
  service = await startApp({ ADDRESS_REQUESTS_PER_MINUTE: '5' });
});
afterAll(() => service.close());
// Each test has a minute of its own.
beforeEach(() => service.clock.advance(MINUTE_MS));

const me = (key?: string) => call(service.url, 'GET', '/v1/me', { key });
const remaining = ({ headers }: ApiResponse) => Number(headers.get('x-ratelimit-remaining'));
const limit = ({ headers }: ApiResponse) => Number(headers.get('x-ratelimit-limit'));
const policy = ({ headers }: ApiResponse) => headers.get('ratelimit-policy');

/** Sends this many requests and returns the last response. */
async function ask(times: number, key: string): Promise<ApiResponse> {
  for (let count = 1; count < times; count += 1) expect((await me(key)).status).toBe(200);
  return me(key);
}

function expectRefused({ status, body, headers }: ApiResponse) {
  expect([status, body]).toEqual([429, errorEnvelope('RATE_LIMIT_EXCEEDED', 'rate_limited')]);
  expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
  expectRateLimitHeaders(headers);
  expect(headers.get('x-ratelimit-remaining')).toBe('0');
}

describe('the limit of an account', () => {
  it('decreases by exactly one for each request to a known route, whatever its outcome', async () => {
    const { secret } = await aKey(service, { scopes: ['templates:read'] });
    const requests: [string, string, number, unknown?][] = [
      ['GET', '/v1/me', 200],
      ['HEAD', '/v1/me', 200],
      ['GET', '/v1/templates?page=0', 400],
      ['GET', '/v1/templates/nope', 404],
      ['POST', '/v1/generate', 403, { prompt: 'x' }],
    ];
    for (const [index, [method, path, status, body]] of requests.entries()) {
      const response = await call(service.url, method, path, { key: secret, body });
      expect([response.status, remaining(response)]).toEqual([status, FREE - 1 - index]);
    }
  });

  it('does not decrease for unknown routes, preflights and requests without a valid credential', async () => {
    const { secret } = await aKey(service);
    await me(secret);
    await call(service.url, 'GET', '/v1/nope', { key: secret });
    await call(service.url, 'PUT', '/v1/me', { key: secret });
    await call(service.url, 'OPTIONS', '/v1/me', {
      headers: { origin: 'https://a.example', 'access-control-request-method': 'GET' },
    });
    await me(`${secret}x`);
    expect(remaining(await me(secret))).toBe(FREE - 2);
  });

  it('rejects requests over it with a correct Retry-After, and does not count rejections', async () => {
    const { secret } = await aKey(service);
    expect(remaining(await ask(FREE, secret))).toBe(0);
    for (let count = 0; count < 3; count += 1) expectRefused(await me(secret));
    const refusal = await me(secret);
    const seconds = Number(refusal.headers.get('retry-after'));
    const reset = Number(refusal.headers.get('x-ratelimit-reset'));
    expect(reset).toBe(Math.floor(service.clock.now() / 1000) + seconds);
    expect(reset % 60).toBe(0);
    expect(refusal.headers.get('ratelimit')).toBe(`"account";r=0;t=${seconds}`);
    expect(policy(refusal)).toBe(`"account";q=${FREE};w=60`);
    expect(refusal.body.error.message).toContain(`${seconds} s`);

    service.clock.advance((seconds - 1) * 1000);
    expectRefused(await me(secret));
    service.clock.advance(1000);
    const again = await me(secret);
    expect([again.status, remaining(again)]).toEqual([200, FREE - 1]);
  });

  it('is described as it is when the response is sent, even if its window has ended since', async () => {
    const { id } = await anAccount(service);
    const { secret } = await aKey(service, { accountId: id });
    const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
    const sent = request(`${service.url}/v1/generate`, { method: 'POST', headers });
    sent.flushHeaders();
    const left = () => service.app.get(RateLimitStorage).peek({ name: 'account', id, limit: FREE }).remaining;
    await eventually(async () => expect(left()).toBe(FREE - 1));
    service.clock.advance(MINUTE_MS);
    sent.end('{}');
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    response.resume();
    const seconds = Number(response.headers['x-ratelimit-reset']) - Math.floor(service.clock.now() / 1000);
    expect(seconds).toBeGreaterThan(0);
    expect(response.headers.ratelimit).toBe(`"account";r=${FREE};t=${seconds}`);
  });

  it('is shared by all its keys, and by no other account', async () => {
    const { id } = await anAccount(service);
    const [one, two] = [await aKey(service, { accountId: id }), await aKey(service, { accountId: id })];
    await ask(FREE - 1, one.secret);
    expect(remaining(await me(two.secret))).toBe(0);
    for (const { secret } of [one, two]) expectRefused(await me(secret));
    expect(remaining(await me((await aKey(service)).secret))).toBe(FREE - 1);
  });

  it('admits exactly the limit of concurrent requests', async () => {
    const { secret } = await aKey(service);
    const account = (await me(secret)).body.data.account.id as string;
    await service.database.query('UPDATE accounts SET concurrency = 500 WHERE id = $1', [account]);
    await service.app.get(AccountsService).setLimits({ id: account } as never, { requestsPerMinute: 40 });
    service.clock.advance(MINUTE_MS);
    const statuses = await Promise.all(Array.from({ length: 120 }, async () => (await me(secret)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(40);
    expect(statuses.filter((status) => status === 429)).toHaveLength(80);
  });

  it('applies from the next request when it is changed', async () => {
    const { secret } = await aKey(service);
    const accounts = service.app.get(AccountsService);
    const account = await accounts.get((await me(secret)).body.data.account.id);
    await accounts.setLimits(account, { requestsPerMinute: 3 });
    expect([limit(await me(secret)), remaining(await me(secret))]).toEqual([3, 0]);
    expectRefused(await me(secret));
    await accounts.setLimits(account, { requestsPerMinute: null, plan: 'pro' });
    expect([limit(await me(secret)), remaining(await me(secret))]).toEqual([300, 300 - 5]);
  });
});

describe('the limit of a key', () => {
  it("is reported if it is the tighter one; the account's is reported if both are equal", async () => {
    const { id } = await anAccount(service);
    const { secret } = await aKey(service, { accountId: id, requestsPerMinute: FREE });
    expect(policy(await me(secret))).toBe(`"account";q=${FREE};w=60`);
    const tight = await aKey(service, { accountId: id, requestsPerMinute: 3 });
    const response = await me(tight.secret);
    expect([policy(response), limit(response), remaining(response)]).toEqual(['"key";q=3;w=60', 3, 2]);
  });

  it('rejects without counting for the account, and vice versa', async () => {
    const { id } = await anAccount(service);
    const tight = await aKey(service, { accountId: id, requestsPerMinute: 2 });
    const wide = await aKey(service, { accountId: id });
    await ask(2, tight.secret);
    for (let count = 0; count < 5; count += 1) expectRefused(await me(tight.secret));
    expect(remaining(await me(wide.secret))).toBe(FREE - 3);

    service.clock.advance(MINUTE_MS);
    await ask(FREE, wide.secret);
    for (let count = 0; count < 5; count += 1) expectRefused(await me(tight.secret));
    await service.app.get(AccountsService).setLimits({ id } as never, { requestsPerMinute: 1000 });
    expect(remaining(await me(tight.secret))).toBe(1);
  });

  it('ends with the key', async () => {
    const { apiKey, secret } = await aKey(service, { requestsPerMinute: 2 });
    expect(remaining(await me(secret))).toBe(1);
    await service.app.get(ApiKeysService).revoke(apiKey.id, 'no longer needed');
    const response = await me(secret);
    expect([response.status, policy(response)]).toEqual([401, '"address";q=5;w=60']);
  });
});

describe('the limit of an address', () => {
  it('turns 401 into 429 after many invalid credentials, and does not affect valid ones', async () => {
    const { secret } = await aKey(service);
    expect((await me(secret)).status).toBe(200);
    for (let left = 4; left >= 0; left -= 1) {
      const response = await me('wrong');
      expect([response.status, remaining(response), policy(response)]).toEqual([
        401,
        left,
        '"address";q=5;w=60',
      ]);
    }
    for (const key of ['wrong', undefined]) expectRefused(await me(key));
    expect((await me(secret)).status).toBe(200);
    service.clock.advance(MINUTE_MS);
    expect((await me('wrong')).status).toBe(401);
  });

  it('cannot be reset by a forged X-Forwarded-For', async () => {
    for (let count = 0; count < 7; count += 1) {
      const headers = { 'x-forwarded-for': `10.0.0.${count}`, 'x-real-ip': `10.0.0.${count}` };
      const { status } = await call(service.url, 'GET', '/v1/me', { headers });
      expect(status).toBe(count < 5 ? 401 : 429);
    }
  });
});

describe('every kind of response', () => {
  it.each<[string, number, (key: string) => Promise<ApiResponse>]>([
    ['a success', 200, (key) => me(key)],
    ['HEAD', 200, (key) => call(service.url, 'HEAD', '/v1/templates', { key })],
    ['bad input', 400, (key) => call(service.url, 'POST', '/v1/generate', { key, body: '{' })],
    ['no credential', 401, () => me()],
    ['a missing scope', 403, (key) => call(service.url, 'GET', '/v1/usage', { key })],
    ['an unknown id', 404, (key) => call(service.url, 'GET', '/v1/templates/nope', { key })],
    ['an unknown route', 404, () => call(service.url, 'GET', '/v1/nope')],
    ['an unknown page', 404, () => call(service.url, 'GET', '/favicon.ico')],
    ['a bad path', 404, () => call(service.url, 'GET', '/v1/%zz')],
    ['a wrong method', 404, (key) => call(service.url, 'PATCH', '/v1/generate', { key })],
    [
      'a stream',
      200,
      (key) => call(service.url, 'POST', '/v1/generate', { key, body: { prompt: 'x', stream: true } }),
    ],
    ['/health/live', 200, () => call(service.url, 'GET', '/health/live')],
    ['/health/ready', 200, () => call(service.url, 'GET', '/health/ready')],
    [
      'a preflight',
      204,
      () =>
        call(service.url, 'OPTIONS', '/v1/generate', {
          headers: { origin: 'https://a.example', 'access-control-request-method': 'POST' },
        }),
    ],
  ])('has each of the three headers once, as integers: %s', async (_name, status, request) => {
    const { secret } = await aKey(service, { scopes: ['generate', 'templates:read'] });
    const response = await request(secret);
    expect(response.status).toBe(status);
    expectRateLimitHeaders(response.headers);
    expect(response.headers.get('x-request-id')).toMatch(/^\S+$/);
  });

  it('has them when the database is unavailable, which returns 500 and never 401', async () => {
    const other = await startApp();
    const { secret } = await aKey(other);
    await other.database.drop();
    const response = await call(other.url, 'GET', '/v1/me', { key: secret });
    expect([response.status, response.body]).toEqual([
      500,
      errorEnvelope('INTERNAL_ERROR', 'storage_unavailable'),
    ]);
    expectRateLimitHeaders(response.headers);
    await other.close();
  });
});
