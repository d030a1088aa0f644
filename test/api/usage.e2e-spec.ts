import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountsService } from '../../src/accounts/accounts.service.js';
import { UsageDays } from '../../src/usage/usage-days.js';
import { startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { aKey, anAccount } from '../support/factories.js';
import { call, errorEnvelope } from '../support/http.js';

let service: TestApp;
/** By the service's clock, which stands still: the test may run across midnight. */
let dayBefore: (days: number) => string;

beforeAll(async () => {
  service = await startApp();
  dayBefore = (days) => new Date(service.clock.now() - days * 86_400_000).toISOString().slice(0, 10);
});
afterAll(() => service.close());

const usage = (key: string, query = '') => call(service.url, 'GET', `/v1/usage${query}`, { key });
const generate = (key: string, body: unknown = { prompt: 'x' }) =>
  call(service.url, 'POST', '/v1/generate', { key, body });

describe('GET /v1/usage', () => {
  it('adds up requests, errors and tokens by credential and day', async () => {
    const { id: accountId } = await anAccount(service);
    const one = await aKey(service, { accountId, name: 'one' });
    const two = await aKey(service, { accountId, name: 'two' });
    const { data } = (await generate(one.secret)).body;
    await generate(one.secret);
    await generate(one.secret, {});
    await generate(two.secret);
    await eventually(async () => {
      await service.app.get(UsageDays).flush();
      const { status, body } = await usage(two.secret);
      expect(status).toBe(200);
      const figures = Object.fromEntries(body.data.map((row: any) => [row.credential.name, row]));
      expect(figures.one).toEqual({
        date: dayBefore(0),
        credential: { type: 'api_key', id: one.apiKey.id, name: 'one' },
        requests: 3,
        errors: 1,
        rate_limited: 0,
        input_tokens: 2 * data.usage.input_tokens,
        output_tokens: 2 * data.usage.output_tokens,
        tokens: 2 * data.tokens_used,
        cost: { amount: '0', currency: 'USD' },
      });
      expect(body.meta).toEqual({
        page: 1,
        limit: 20,
        total: 2,
        pages: 1,
        totals: expect.objectContaining({ errors: 1, tokens: 3 * data.tokens_used }),
      });
    });
  });

  it('counts rate-limited requests separately', async () => {
    const { secret } = await aKey(service, { requestsPerMinute: 2 });
    expect([
      (await generate(secret)).status,
      (await generate(secret)).status,
      (await generate(secret)).status,
    ]).toEqual([200, 200, 429]);
    await eventually(async () => {
      await service.app.get(UsageDays).flush();
      const rows = await service.database.query(
        'SELECT requests::int, errors::int, rate_limited::int FROM usage_days JOIN api_keys ON api_keys.id::text = credential_id WHERE api_keys.requests_per_minute = 2',
      );
      expect(rows).toEqual([{ requests: 3, errors: 0, rate_limited: 1 }]);
    });
  });

  it('matches the created records, including deleted ones', async () => {
    const { secret } = await aKey(service);
    const made = await Promise.all(Array.from({ length: 8 }, () => generate(secret)));
    await call(service.url, 'DELETE', `/v1/generations/${made[0]!.body.data.id}`, { key: secret });
    const tokens = made.reduce((sum, { body }) => sum + body.data.tokens_used, 0);
    expect((await usage(secret)).body.data[0].tokens).toBe(tokens);
    expect((await call(service.url, 'GET', '/v1/me', { key: secret })).body.data.limits.tokens_used).toBe(
      tokens,
    );
  });

  it('accepts a range of days, newest first', async () => {
    const { apiKey, secret } = await aKey(service);
    await service.database.query(
      `INSERT INTO usage_days (account_id, day, credential_type, credential_id, credential_name, requests)
       SELECT $1, day, 'api_key', $2, 'k', 1 FROM generate_series($3::date - 400, $3::date, '1 day') AS day`,
      [apiKey.accountId, apiKey.id, dayBefore(0)],
    );
    const days = async (query: string) => (await usage(secret, query)).body.meta.total;
    expect(await days('')).toBe(30);
    const [today, year] = [dayBefore(0), dayBefore(365)];
    expect(await days(`?from=${year}&to=${today}`)).toBe(366);
    const tooLong = await usage(secret, `?from=${dayBefore(366)}&to=${today}`);
    expect(tooLong.body.error.message).toBe('from must be at most 365 days before to');
    const { body } = await usage(secret, `?from=${year}&to=${today}&limit=2`);
    expect(body.data.map(({ date }: { date: string }) => date)).toEqual([today, dayBefore(1)]);
  });

  it.each([
    ['from=yesterday', 'invalid_value', 'from'],
    ['from=2026-02-30', 'invalid_value', 'from'],
    ['to=2026-1-1', 'invalid_value', 'to'],
    // PostgreSQL has no year 0.
    ['from=0000-01-01&to=0000-01-02', 'invalid_value', 'from'],
    ['to=0000-12-31', 'invalid_value', 'to'],
    ['from=2026-01-02&to=2026-01-01', 'out_of_range', 'from'],
    ['from=2024-01-01&to=2026-01-01', 'out_of_range', 'from'],
    ['from=2026-01-01&from=2026-01-01', 'invalid_type', 'from'],
    ['page=0', 'out_of_range', 'page'],
    ['day=1', 'unknown_field', 'day'],
    ['group_by=week', 'invalid_value', 'group_by'],
    ['group_by=day,,model', 'invalid_value', 'group_by'],
    ['group_by=day,day', 'invalid_value', 'group_by'],
    ['group_by=', 'invalid_value', 'group_by'],
    ['group_by=day&group_by=model', 'invalid_type', 'group_by'],
    ['end_user=', 'too_short', 'end_user'],
    ['metadata=acme', 'invalid_type', 'metadata'],
    ['metadata.a%20b=1', 'invalid_value', 'metadata.a b'],
  ])('rejects ?%s', async (query, reason, path) => {
    const { secret } = await aKey(service);
    const { status, body } = await usage(secret, `?${query}`);
    expect(status).toBe(400);
    expect(body).toEqual(errorEnvelope('VALIDATION_ERROR', reason));
    expect(body.error.details[0].path).toBe(path);
  });

  it.each([
    ['from=2026-01-02&to=2026-01-01', 'from must not be after to'],
    ['from=9999-01-01', 'from must not be in the future'],
    ['metadata.a=1&metadata.a=2', 'metadata.a must be given once'],
  ])('says what is wrong with ?%s', async (query, message) => {
    const { secret } = await aKey(service);
    const { status, body } = await usage(secret, `?${query}`);
    expect([status, body.error.message]).toEqual([400, message]);
  });

  it('lists both days of a range if both are invalid', async () => {
    const { secret } = await aKey(service);
    const { body } = await usage(secret, '?from=2026-02-30&to=0000-01-01');
    expect(body.error.details).toEqual([
      { path: 'from', message: 'must be a valid date' },
      { path: 'to', message: 'must be a valid date' },
    ]);
  });

  it.each(['to=0001-01-05', 'from=0001-01-01&to=0001-01-01', 'to=9999-12-31'])(
    'accepts ?%s',
    async (query) => {
      const { secret } = await aKey(service);
      expect((await usage(secret, `?${query}`)).status).toBe(200);
    },
  );

  it("rejects a missing credential and scope, and shows only the account's own figures", async () => {
    expect((await call(service.url, 'GET', '/v1/usage')).status).toBe(401);
    expect((await usage((await aKey(service, { scopes: ['generate'] })).secret)).status).toBe(403);
    expect((await usage((await aKey(service)).secret)).body.data).toEqual([]);
  });
});

/** What every call of `MODELS=fixed` uses. */
const TOKENS_OF_FIXED = 138;

describe('the monthly token quota', () => {
  it('rejects new generations once it is used up, and admits them when it is raised', async () => {
    const account = await anAccount(service);
    const { secret } = await aKey(service, { accountId: account.id });
    const accounts = service.app.get(AccountsService);
    await accounts.setLimits(account, { tokensPerMonth: TOKENS_OF_FIXED });
    expect((await generate(secret)).status).toBe(200);
    const { status, body } = await generate(secret);
    expect(status).toBe(403);
    expect(body).toEqual(errorEnvelope('FORBIDDEN', 'quota_exhausted'));
    expect(body.error.details).toEqual([
      {
        path: 'account.tokens_per_month',
        message: 'has too little left for this request',
      },
    ]);
    // A bad request and an unknown template are rejected before the quota is checked.
    expect((await generate(secret, {})).status).toBe(400);
    expect((await generate(secret, { prompt: 'x', template: 'nope' })).status).toBe(404);
    expect((await call(service.url, 'GET', '/v1/templates', { key: secret })).status).toBe(200);
    await accounts.setLimits(account, { tokensPerMonth: null });
    expect((await generate(secret)).status).toBe(200);
  });

  it('admits as many parallel calls as fit into it', async () => {
    const account = await anAccount(service);
    const { secret } = await aKey(service, { accountId: account.id });
    await service.app.get(AccountsService).setLimits(account, { tokensPerMonth: 2 * TOKENS_OF_FIXED });
    const statuses = (await Promise.all(Array.from({ length: 5 }, () => generate(secret)))).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([200, 200, 403, 403, 403]);
    expect((await generate(secret)).status).toBe(403);
  });
});
