import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AccountsService } from '../../src/accounts/accounts.service.js';
import { KeyLimitsService } from '../../src/api-keys/key-limits.service.js';
import { ApiKeysService } from '../../src/api-keys/api-keys.service.js';
import { KeyVerifier } from '../../src/api-keys/key-verifier.js';
import { Budgets } from '../../src/budgets/budgets.js';
import { parseAmount } from '../../src/common/money/amount.js';
import { Janitor } from '../../src/database/janitor.js';
import { newTimeOrderedId } from '../../src/common/time/time-ordered-id.js';
import { ModelsService } from '../../src/models/models.service.js';
import { checkNewModel } from '../../src/models/new-model.js';
import { startApp, type TestApp } from '../support/app.js';
import { FakeModelServer } from '../support/fake-model-server.js';
import { eventually } from '../support/eventually.js';
import { aKey, anAccount } from '../support/factories.js';
import { call, errorEnvelope } from '../support/http.js';
import { scrape } from '../support/prometheus.js';

let model: FakeModelServer;
let service: TestApp;

beforeAll(async () => {
  model = await FakeModelServer.start();
  service = await startApp({ MODELS: '' });
  const models = service.app.get(ModelsService);
  const baseUrl = model.baseUrl('openai');
  const priced = { provider: 'openai', baseUrl, priceInput: '1', priceOutput: '10' };
  await models.add(checkNewModel({ ...priced, name: 'priced' }, 'USD'));
  await models.add(checkNewModel({ provider: 'openai', baseUrl, name: 'unpriced' }, 'USD'));
});
beforeEach(() => model.reset());
afterAll(async () => {
  await service?.close();
  await model?.close();
});

const generate = (key: string, body: object = {}) =>
  call(service.url, 'POST', '/v1/generate', {
    key,
    body: { prompt: 'Invite Sam', options: { length: 'short' }, model: 'openai:priced', ...body },
  });
const limitsOf = async (key: string) => (await call(service.url, 'GET', '/v1/me', { key })).body.data.limits;
const counters = async (accountId: string) => {
  const [account] = await service.database.query<{ tokens: number; reserved_tokens: number }>(
    'SELECT tokens::int, reserved_tokens::int FROM usage_months WHERE account_id = $1',
    [accountId],
  );
  const credentials = await service.database.query<{ id: string; spend: number; reserved_spend: number }>(
    `SELECT credential_id AS id, tokens::int, spend::float8, reserved_tokens::int, reserved_spend::float8
       FROM credential_months WHERE account_id = $1`,
    [accountId],
  );
  return { account: account!, credentials };
};

describe('a spending limit of a key', () => {
  it('is settled to what a call has used, and shown by GET /v1/me', async () => {
    const { secret, apiKey } = await aKey(service, { spendPerMonth: parseAmount('5') });
    const { status, body } = await generate(secret);
    expect(status).toBe(200);
    const { input_tokens: input, output_tokens: output } = body.data.usage;
    const spend = 1_000 * input + 10_000 * output;
    expect(await counters(apiKey.accountId)).toEqual({
      account: { tokens: input + output, reserved_tokens: 0 },
      credentials: [{ id: apiKey.id, tokens: input + output, spend, reserved_tokens: 0, reserved_spend: 0 }],
    });
    expect(await service.database.query('SELECT FROM usage_reservations')).toEqual([]);
    expect(await limitsOf(secret)).toMatchObject({
      spend_per_month: { amount: '5', currency: 'USD' },
      spend_used: { amount: String(spend / 1e9), currency: 'USD' },
    });
  });

  it('reserves the most that a call can cost while it runs, so that no more run than it can pay for', async () => {
    const { secret, apiKey } = await aKey(service, { spendPerMonth: parseAmount('0.004') });
    model.behaviour = 'held';
    const running = generate(secret);
    await eventually(async () => expect(model.requests).toHaveLength(1));
    const { credentials } = await counters(apiKey.accountId);
    // The output cap of a short text at 10 a million, and the prompt at 1.
    expect(credentials[0]!.reserved_spend).toBeGreaterThan(2_560_000);
    expect(credentials[0]!.reserved_spend).toBeLessThan(4_000_000);
    const { status, body } = await generate(secret);
    expect([status, body]).toEqual([403, errorEnvelope('FORBIDDEN', 'quota_exhausted')]);
    expect(body.error.details).toEqual([
      { path: 'key.spend_per_month', message: 'has too little left for this request' },
    ]);
    expect(body.error.message).toMatch(/may need 0\.00\d+: 0\.00\d+ of 0\.004 of its monthly budget is/);
    expect(model.requests).toHaveLength(1);
    model.behaviour = 'ok';
    model.release();
    expect((await running).status).toBe(200);
    expect((await generate(secret)).status).toBe(200);
  });

  it('is served by priced models only', async () => {
    const { secret } = await aKey(service, { spendPerMonth: parseAmount('5') });
    const { body } = await call(service.url, 'GET', '/v1/models', { key: secret });
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual(['openai:priced', 'builtin']);
    const refused = await generate(secret, { model: 'openai:unpriced' });
    expect([refused.status, refused.body]).toEqual([404, errorEnvelope('NOT_FOUND', 'model_not_found')]);
    model.behaviour = 'status:500';
    // The unpriced model would be called before the built-in engine.
    expect((await generate(secret, { model: undefined })).body.data.model).toBe('builtin');
    expect(new Set(model.requests.map((request) => request.model))).toEqual(new Set(['priced']));
  });

  it('gets back what a failed call has reserved', async () => {
    const { secret, apiKey } = await aKey(service, { spendPerMonth: parseAmount('5') });
    model.behaviour = 'status:401';
    expect((await generate(secret)).status).toBe(500);
    expect((await counters(apiKey.accountId)).credentials).toEqual([
      { id: apiKey.id, tokens: 0, spend: 0, reserved_tokens: 0, reserved_spend: 0 },
    ]);
    expect(await service.database.query('SELECT FROM usage_reservations')).toEqual([]);
  });

  // Attack: a key is rotated to spend its budget again.
  it('is shared by a key and its successors', async () => {
    const { apiKey, secret } = await aKey(service, { spendPerMonth: parseAmount('5') });
    await generate(secret);
    const keys = service.app.get(ApiKeysService);
    const second = await keys.rotate(apiKey.id, 3_600_000);
    const third = await keys.rotate(second.apiKey.id, 3_600_000);
    await generate(third.secret);
    const { credentials } = await counters(apiKey.accountId);
    expect(credentials).toEqual([expect.objectContaining({ id: apiKey.id })]);
    const { spend_used: used } = await limitsOf(third.secret);
    expect(used.amount).toBe(String(credentials[0]!.spend / 1e9));
  });
});

describe('a usage that is higher than the reservation', () => {
  it('is recorded in full, also above the limit, and counted by a metric', async () => {
    const { secret, apiKey } = await aKey(service, { tokensPerMonth: 10_000 });
    const series = 'copydesk_reservations_exceeded_total{engine="openai",model="priced"}';
    const before = (await scrape(service)).get(series) ?? 0;
    model.behaviour = 'high-usage';
    const { body } = await generate(secret);
    expect(body.data.usage).toMatchObject({ input_tokens: 20_000, output_tokens: 5_000 });
    expect((await counters(apiKey.accountId)).credentials[0]).toMatchObject({
      tokens: 25_000,
      spend: 70_000_000,
      reserved_tokens: 0,
    });
    expect((await scrape(service)).get(series)).toBe(before + 1);
    expect((await generate(secret)).status).toBe(403);
  });

  it('leaves the models that cost nothing available', async () => {
    const { secret } = await aKey(service, { spendPerMonth: parseAmount('0.01') });
    model.behaviour = 'high-usage';
    expect((await generate(secret)).body.data.usage.cost.amount).toBe('0.07');
    expect((await generate(secret)).status).toBe(403);
    expect((await generate(secret, { model: 'builtin' })).status).toBe(200);
  });
});

describe('a limit that is set during a month', () => {
  it('counts what the key has used before, and calls that were running when it was set', async () => {
    const { secret, apiKey } = await aKey(service);
    const first = (await generate(secret)).body.data;
    model.behaviour = 'held';
    const running = generate(secret);
    await eventually(async () => expect(model.requests).toHaveLength(2));
    await service.app.get(KeyLimitsService).set(apiKey.id, { tokensPerMonth: 100_000 });
    expect((await limitsOf(secret)).tokens_used).toBe(first.tokens_used);
    model.behaviour = 'ok';
    model.release();
    const second = (await running).body.data;
    const third = (await generate(secret)).body.data;
    await service.app.get(Janitor).cleanUp();
    const tokens = first.tokens_used + second.tokens_used + third.tokens_used;
    expect(await limitsOf(secret)).toMatchObject({ tokens_per_month: 100_000, tokens_used: tokens });
    const spend = [first, second, third].reduce((sum, { usage }) => sum + Number(usage.cost.amount), 0);
    const { credentials } = await counters(apiKey.accountId);
    expect(credentials[0]!.spend).toBe(Math.round(spend * 1e9));
  });
});

describe('a token limit of a key', () => {
  it('holds in addition to that of its account, and the tighter one is shown', async () => {
    const account = await anAccount(service);
    await service.app.get(AccountsService).setLimits(account, { tokensPerMonth: 1_000_000 });
    const { secret } = await aKey(service, { accountId: account.id, tokensPerMonth: 400 });
    const other = await aKey(service, { accountId: account.id });
    const body = { model: 'builtin', prompt: 'Email to Sam asking to move our Tuesday meeting' };
    const statuses: number[] = [];
    while (!statuses.includes(403) && statuses.length < 20)
      statuses.push((await generate(secret, body)).status);
    const rejected = await generate(secret, body);
    expect(rejected.body.error.details[0].path).toBe('key.tokens_per_month');
    const limits = await limitsOf(secret);
    expect(limits.tokens_per_month).toBe(400);
    expect(limits.tokens_used).toBeLessThanOrEqual(400);
    expect(limits).toMatchObject({ spend_per_month: null, spend_used: null });
    expect((await generate(other.secret, body)).status).toBe(200);
    expect((await limitsOf(other.secret)).tokens_per_month).toBe(1_000_000);
  });
});

describe('the error of a call that does not fit', () => {
  it('names the tokens that the built-in engine may need, whatever is left', async () => {
    const { secret, apiKey } = await aKey(service);
    const rejectedAt = async (tokensPerMonth: number) => {
      await service.app.get(KeyLimitsService).set(apiKey.id, { tokensPerMonth });
      const { status, body } = await generate(secret, { model: 'builtin' });
      return status === 403 ? Number(/may need (\d+):/.exec(body.error.message)?.[1]) : null;
    };
    const need = await rejectedAt(100);
    expect(await rejectedAt(need! - 1)).toBe(need);
    expect(await rejectedAt(need!)).toBeNull();
  });

  it.each([
    { name: 'an account', account: 1_000 },
    { name: 'a key', key: 1_000 },
  ])('names what is left beside the calls that took the rest with it: $name', async (limits) => {
    const account = await anAccount(service);
    await service.app.get(AccountsService).setLimits(account, { tokensPerMonth: limits.account ?? null });
    const { apiKey } = await aKey(service, { accountId: account.id, tokensPerMonth: limits.key ?? null });
    const principal = (await service.app.get(KeyVerifier).find(apiKey.id))!;
    const amounts = { tokens: 300, spend: 0n, startedAt: service.clock.now() };
    // The first has a statement of its own, and the others share the next.
    const outcomes = await Promise.allSettled(
      Array.from({ length: 9 }, () =>
        service.app.get(Budgets).reserve(principal, newTimeOrderedId(), amounts),
      ),
    );
    const reserved = outcomes.filter(({ status }) => status === 'fulfilled');
    const messages = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [(outcome.reason as Error).message] : [],
    );
    expect(reserved).toHaveLength(3);
    expect(new Set(messages)).toEqual(
      new Set([
        expect.stringContaining(
          'which may need 300: 100 of its 1,000 tokens a month are neither used nor reserved',
        ),
      ]),
    );
    for (const outcome of outcomes) if (outcome.status === 'fulfilled') await outcome.value.release();
  });
});

describe('a call that is rejected for one limit of a key', () => {
  it('writes no quota.reached for the other', async () => {
    const { secret, apiKey } = await aKey(service, {
      tokensPerMonth: 100_000,
      spendPerMonth: parseAmount('0.001'),
    });
    const endpoint = { url: 'https://example.com/hook', events: ['quota.reached'] };
    await call(service.url, 'POST', '/v1/webhooks', { key: secret, body: endpoint });
    const generateAfter = async (tokens: number, model: string) => {
      const sql = 'UPDATE credential_months SET tokens = $2 WHERE account_id = $1';
      await service.database.query(sql, [apiKey.accountId, tokens]);
      return (await generate(secret, { model })).body.error.details[0].path;
    };
    const events = () =>
      service.database.query(
        `SELECT data ->> 'limit' AS limit, data ->> 'percent' AS percent FROM events
          WHERE account_id = $1 AND type = 'quota.reached'`,
        [apiKey.accountId],
      );
    expect((await generate(secret, { model: 'builtin' })).status).toBe(200);
    expect(await generateAfter(82_000, 'openai:priced')).toBe('key.spend_per_month');
    expect(await events()).toEqual([]);
    expect(await generateAfter(99_999, 'builtin')).toBe('key.tokens_per_month');
    expect(await events()).toEqual([{ limit: 'key.tokens_per_month', percent: '100' }]);
  });
});

describe('calls that share a statement', () => {
  const DEAR = { tokens: 10, spend: 11n };

  it.each([
    {
      name: 'after dear calls with few tokens',
      calls: [DEAR, DEAR, DEAR, { tokens: 40, spend: 5n }, { tokens: 50, spend: 0n }],
      reserved: [40, 50],
    },
    {
      name: 'after calls that would use the tokens but are too dear',
      calls: [DEAR, DEAR, DEAR, DEAR, DEAR, DEAR, DEAR, DEAR, DEAR, { tokens: 20, spend: 10n }],
      reserved: [20],
    },
    {
      name: 'between calls that fit alone',
      calls: [1, 10, 1, 9, 1, 8, 1, 7, 1].map((spend, index) => ({
        tokens: index + 1,
        spend: BigInt(spend),
      })),
      reserved: [1, 3, 5, 7, 9],
    },
  ])('are reserved if they fit beside the reserved ones: $name', async ({ calls, reserved }) => {
    const { apiKey } = await aKey(service, { tokensPerMonth: 100, spendPerMonth: 10 });
    const principal = (await service.app.get(KeyVerifier).find(apiKey.id))!;
    const startedAt = service.clock.now();
    const outcomes = await Promise.allSettled(
      calls.map((amounts) =>
        service.app.get(Budgets).reserve(principal, newTimeOrderedId(), { ...amounts, startedAt }),
      ),
    );
    const tokens = outcomes.flatMap((outcome) =>
      outcome.status === 'fulfilled' ? [outcome.value.tokens] : [],
    );
    expect(tokens).toEqual(reserved);
    const paths = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason.details[0].path] : [],
    );
    expect(new Set(paths)).toEqual(new Set(['key.spend_per_month']));
    for (const outcome of outcomes) if (outcome.status === 'fulfilled') await outcome.value.release();
  });
});

describe('the token quota of an account', () => {
  it('is exceeded by no number of parallel calls', async () => {
    const account = await anAccount(service);
    const limit = 6_000;
    await service.app.get(AccountsService).setLimits(account, {
      tokensPerMonth: limit,
      requestsPerMinute: 10_000,
      concurrency: 1_000,
    });
    const { secret } = await aKey(service, { accountId: account.id });
    model.behaviour = 'held';
    const calls = Array.from({ length: 100 }, () => generate(secret));
    await eventually(async () => {
      const { account: counted } = await counters(account.id);
      expect(counted.reserved_tokens).toBeGreaterThan(limit / 2);
      expect(counted.tokens + counted.reserved_tokens).toBeLessThanOrEqual(limit);
      expect(model.requests.length).toBeGreaterThan(1);
    });
    model.behaviour = 'ok';
    model.release();
    const responses = await Promise.all(calls);
    const admitted = responses.filter(({ status }) => status === 200);
    expect(admitted.length).toBe(model.requests.length);
    expect(responses.filter(({ status }) => status === 403)).toHaveLength(100 - admitted.length);
    const { account: counted } = await counters(account.id);
    expect(counted.reserved_tokens).toBe(0);
    expect(counted.tokens).toBe(admitted.reduce((sum, { body }) => sum + Number(body.data.tokens_used), 0));
    expect(counted.tokens).toBeLessThanOrEqual(limit);
  });
});
