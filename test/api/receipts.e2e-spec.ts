import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ModelUpdates } from '../../src/models/model-updates.js';
import { checkNewModel, type NewModel } from '../../src/models/new-model.js';
import { ModelsService } from '../../src/models/models.service.js';
import { Janitor } from '../../src/database/janitor.js';
import { UsageDays } from '../../src/usage/usage-days.js';
import { parseAmount } from '../../src/common/money/amount.js';
import { startApp, type TestApp } from '../support/app.js';
import { readEvents } from '../support/event-stream.js';
import { makeDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { aKey, anAccount } from '../support/factories.js';
import { FakeModelServer } from '../support/fake-model-server.js';
import { call } from '../support/http.js';

let upstream: FakeModelServer;
let database: TestDatabase;
/** Two processes of one database. */
let service: TestApp;
let other: TestApp;
let key: string;

beforeAll(async () => {
  upstream = await FakeModelServer.start();
  database = await makeDatabase();
  service = await startApp({ MODELS: '' }, database);
  other = await startApp({ MODELS: '' }, database);
  key = (await aKey(service)).secret;
  await database.query('UPDATE plans SET requests_per_minute = 100000, concurrency = 1000');
  await add({ name: 'priced', priceInput: '0.25', priceOutput: '2' });
  await add({ name: 'dearer', priceInput: '1', priceOutput: '10' });
  await add({ name: 'unpriced' });
});
beforeEach(() => upstream.reset());
afterAll(async () => {
  await Promise.all([service?.close(), other?.close()]);
  await database?.drop();
  await upstream?.close();
});

function add(model: Partial<NewModel>) {
  const input = { provider: 'openai', name: '', apiKey: 'k', baseUrl: upstream.baseUrl('openai'), ...model };
  return service.app.get(ModelsService).add(checkNewModel(input, 'USD'));
}

const generate = (fields: object = {}, headers: Record<string, string> = {}) =>
  call(service.url, 'POST', '/v1/generate', { key, body: { prompt: 'bakeries', ...fields }, headers });

/** 11 input and 9 output tokens, as the fake reports them, at 0.25 and 2 USD a million. */
const COST = { amount: '0.00002075', currency: 'USD' };
/** The same at 1 and 10 USD. */
const DEARER = { amount: '0.000101', currency: 'USD' };

describe('the cost of a record', () => {
  it('is that of its tokens at the price of its model', async () => {
    const { data } = (await generate({ model: 'openai:priced' })).body;
    expect(data.usage).toEqual({ input_tokens: 11, output_tokens: 9, cost: COST });
    const found = await call(service.url, 'GET', `/v1/generations/${data.id}`, { key });
    expect(found.body.data.usage).toEqual(data.usage);
    const body = { content: 'We bake.', instructions: 'longer', model: 'openai:dearer' };
    const refined = await call(service.url, 'POST', '/v1/refine', { key, body });
    expect(refined.body.data.usage.cost).toEqual(DEARER);
  });

  it('is zero for the built-in engine and null for a model without a price', async () => {
    const cost = async (model: string) => (await generate({ model })).body.data.usage.cost;
    expect(await cost('builtin')).toEqual({ amount: '0', currency: 'USD' });
    expect(await cost('openai:unpriced')).toBeNull();
  });

  it('is that of the model that answered: failed attempts are not charged', async () => {
    upstream.script('status:401');
    const { data } = (await generate()).body;
    expect([data.model, data.usage.cost]).toEqual(['openai:dearer', DEARER]);
  });

  it('keeps the price of the moment of the call', async () => {
    await add({ name: 'changing', priceInput: '0.25', priceOutput: '2' });
    upstream.reset('held');
    const running = generate({ model: 'openai:changing' });
    await eventually(async () => expect(upstream.requests).toHaveLength(1));
    const id = 'openai:changing';
    const updates = service.app.get(ModelUpdates);
    await updates.apply(await updates.check(id, { priceInput: '1', priceOutput: '10' }));
    await eventually(async () => {
      const { data } = (await call(service.url, 'GET', '/v1/models', { key })).body;
      expect(data.find((model: any) => model.id === id).price.input).toBe('1');
    });
    upstream.release();
    const { data } = (await running).body;
    expect(data.usage.cost).toEqual(COST);
    upstream.reset();
    expect((await generate({ model: id })).body.data.usage.cost).toEqual(DEARER);
    const found = await call(service.url, 'GET', `/v1/generations/${data.id}`, { key });
    expect(found.body.data.usage.cost).toEqual(COST);
  });

  it('is the same in a replay, also of a stream', async () => {
    const headers = { 'idempotency-key': 'cost' };
    const first = await generate({ model: 'openai:priced' }, headers);
    const again = await generate({ model: 'openai:priced' }, headers);
    expect(again.body.data).toEqual(first.body.data);
    const response = await fetch(`${service.url}/v1/generate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ prompt: 'bakeries', model: 'openai:priced', stream: true }),
    });
    expect((await readEvents(response)).at(-1)!.data.usage.cost).toEqual(COST);
  });
});

type Usage = { input_tokens: number; output_tokens: number; cost: { amount: string } | null };

/** Tokens and nano-units of receipts or of rows of usage. */
function sum(all: readonly Usage[]) {
  return {
    input: all.reduce((total, { input_tokens: tokens }) => total + tokens, 0),
    output: all.reduce((total, { output_tokens: tokens }) => total + tokens, 0),
    cost: all.reduce((total, { cost }) => total + (cost ? parseAmount(cost.amount)! : 0), 0),
  };
}

const GROUPINGS = ['day,credential', 'day', 'credential', 'model', 'template', 'end_user'];
const FINEST = 'day,credential,model,template,end_user';

describe('GET /v1/usage', () => {
  /** Two keys of one account, and what `GET /v1/usage` says of it in each process. */
  async function anOwner() {
    const { id: accountId } = await anAccount(service);
    const keys = [await aKey(service, { accountId }), await aKey(service, { accountId })];
    const read = async (query: string, from: TestApp = service) => {
      const { status, body } = await call(from.url, 'GET', `/v1/usage?limit=100&${query}`, {
        key: keys[0]!.secret,
      });
      expect(status).toBe(200);
      return body;
    };
    return { accountId, keys, read };
  }

  it('equals the sum of the receipts, however it is grouped', async () => {
    const { accountId, keys, read } = await anOwner();
    upstream.script('status:500', 'ok', 'status:400', 'ok', 'empty', 'ok');
    const models = ['openai:priced', 'openai:dearer', 'openai:unpriced', undefined];
    const requests = Array.from({ length: 32 }, (_, index) => async () => {
      const { url } = index % 2 === 0 ? service : other;
      const isRefinement = index % 5 === 0;
      const options = {
        key: keys[index % 3 === 0 ? 0 : 1]!.secret,
        headers: {
          ...(index % 4 === 1 && { 'idempotency-key': `key-${index >> 3}-${index % 3}` }),
        } as Record<string, string>,
        body: {
          ...(isRefinement ? { content: 'We bake.', instructions: 'longer' } : { prompt: 'bakeries' }),
          ...(models[index % 4] && { model: models[index % 4] }),
          ...(index % 3 !== 1 && { end_user: `user-${index % 3}` }),
          stream: index % 7 === 0,
        },
      };
      const response = await fetch(`${url}/v1/${isRefinement ? 'refine' : 'generate'}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${options.key}`,
          'content-type': 'application/json',
          ...options.headers,
        },
        body: JSON.stringify(options.body),
      });
      if (response.status !== 200) return void (await response.body?.cancel());
      if (!options.body.stream) return ((await response.json()) as any).data;
      const last = (await readEvents(response)).at(-1)!;
      return last.event === 'done' ? last.data : undefined;
    });
    const made = (await Promise.all(requests.map((send) => send()))).filter((record) => record !== undefined);
    // Replays return the receipt of their first request.
    const receipts = [...new Map(made.map((record) => [record.id, record])).values()];
    expect(receipts.length).toBeGreaterThan(10);
    const expected = sum(receipts.map(({ usage }) => usage));
    expect(expected.cost).toBeGreaterThan(0);

    const check = async (from: TestApp) => {
      for (const grouping of [...GROUPINGS, FINEST]) {
        const { data, meta } = await read(`group_by=${grouping}`, from);
        expect([grouping, sum(data)]).toEqual([grouping, expected]);
        expect([grouping, sum([meta.totals])]).toEqual([grouping, expected]);
      }
      for (const user of ['user-0', 'user-2']) {
        const own = receipts.filter(({ end_user: id }) => id === user);
        const { data } = await read(`group_by=model,template&end_user=${user}`, from);
        expect(sum(data)).toEqual(sum(own.map(({ usage }) => usage)));
        expect(data.reduce((total: number, row: any) => total + row.requests, 0)).toBe(own.length);
      }
      const { data } = await read('group_by=model', from);
      for (const { model, ...figures } of data) {
        const own = receipts.filter((record) => record.model === model);
        expect([model, sum([figures])]).toEqual([model, sum(own.map(({ usage }) => usage))]);
      }
    };
    await check(service);
    // Deleting a record leaves its usage, rolled up or not.
    const gone = [receipts[0]!, receipts[1]!];
    const remove = ({ id }: { id: string }) =>
      call(service.url, 'DELETE', `/v1/generations/${id}`, { key: keys[0]!.secret });
    expect((await remove(gone[0]!)).status).toBe(200);
    await check(other);
    const count = async (table: string) =>
      (await database.query(`SELECT count(*)::int AS n FROM ${table} WHERE account_id = $1`, [accountId]))[0]!
        .n;
    expect(await count('usage_entries')).toBe(receipts.length);
    await Promise.all([service.app.get(Janitor).cleanUp(), other.app.get(Janitor).cleanUp()]);
    await eventually(async () => {
      await service.app.get(Janitor).cleanUp();
      expect(await count('usage_entries')).toBe(0);
    });
    await check(service);
    expect((await remove(gone[1]!)).status).toBe(200);
    await check(other);
  });

  it('is limited by pairs of metadata to the generations in the history that have them', async () => {
    const { keys, read } = await anOwner();
    const make = async (fields: object) => {
      const body = { prompt: 'bakeries', model: 'openai:priced', ...fields };
      return (await call(service.url, 'POST', '/v1/generate', { key: keys[1]!.secret, body })).body.data;
    };
    const acme = { customer: 'acme' };
    const both = await make({ metadata: { ...acme, 'order.id': '1' }, end_user: 'u1' });
    const one = await make({ metadata: acme });
    await make({ metadata: { customer: 'other' } });
    await make({});
    // Those of another account are not counted.
    const stranger = { key: (await aKey(service)).secret, body: { prompt: 'bakeries', metadata: acme } };
    expect((await call(service.url, 'POST', '/v1/generate', stranger)).status).toBe(200);
    const expectOnly = async (query: string, records: any[]) => {
      for (const grouping of ['day,credential', 'model', 'end_user', FINEST]) {
        const { data, meta } = await read(`group_by=${grouping}&${query}`);
        const expected = sum(records.map(({ usage }) => usage));
        expect([query, sum(data), sum([meta.totals])]).toEqual([query, expected, expected]);
        expect(meta.totals.requests).toBe(records.length);
      }
    };
    await expectOnly('metadata.customer=acme', [both, one]);
    await expectOnly('metadata.customer=acme&metadata.order.id=1', [both]);
    await expectOnly('metadata.customer=acme&end_user=u1', [both]);
    await expectOnly('metadata.customer=acme&end_user=u2', []);
    await expectOnly('metadata.customer=acme&to=2020-01-31&from=2020-01-01', []);
    const { data } = await read('metadata.customer=acme');
    expect(data).toEqual([
      expect.objectContaining({ credential: { type: 'api_key', id: keys[1]!.apiKey.id, name: 'test key' } }),
    ]);
    await call(service.url, 'DELETE', `/v1/generations/${one.id}`, { key: keys[0]!.secret });
    await expectOnly('metadata.customer=acme', [both]);
  });

  it('adds up requests without a generation to the same totals, without model and end user', async () => {
    const { keys, read } = await anOwner();
    const send = (body: object) =>
      call(service.url, 'POST', '/v1/generate', { key: keys[1]!.secret, body: { prompt: 'x', ...body } });
    await send({ model: 'openai:priced', end_user: 'user-1' });
    upstream.reset('status:500');
    expect((await send({ model: 'openai:priced' })).status).toBe(500);
    await eventually(async () => {
      await service.app.get(UsageDays).flush();
      const { data } = await read('group_by=credential,model,end_user');
      const rows = data.filter(({ credential }: any) => credential.id === keys[1]!.apiKey.id);
      expect(rows).toEqual([
        expect.objectContaining({ model: 'openai:priced', end_user: 'user-1', requests: 1, errors: 0 }),
        expect.objectContaining({ model: null, end_user: null, requests: 1, errors: 1, tokens: 0 }),
      ]);
    });
  });

  it('has true totals on every page, and past the last', async () => {
    const { keys, read } = await anOwner();
    for (const user of ['a', 'b', 'c'])
      await call(service.url, 'POST', '/v1/generate', {
        key: keys[0]!.secret,
        body: { prompt: 'x', model: 'openai:priced', end_user: user },
      });
    const users = async (query: string) => {
      const { data, meta } = await read(`group_by=end_user,model&${query}`);
      return [data.map((row: any) => row.end_user), meta.total, meta.totals.cost.amount];
    };
    // The requests for usage are used without a model and an end user, and counted some time later.
    await eventually(async () => {
      await service.app.get(UsageDays).flush();
      expect(await users('page=1')).toEqual([['a', 'b', 'c', null], 4, '0.00006225']);
    });
    expect(await users('page=2')).toEqual([[], 4, '0.00006225']);
  });
});

describe('a call that has no record', () => {
  it.each([['status:500'], ['filtered']] as const)(
    'writes generation.failed with its error where the model responds with %s',
    async (behaviour) => {
      const { secret, apiKey } = await aKey(service);
      const request = { key: secret, body: { url: 'https://example.com', events: ['generation.failed'] } };
      expect((await call(service.url, 'POST', '/v1/webhooks', request)).status).toBe(200);
      upstream.reset(behaviour);
      const body = { prompt: 'bakeries', model: 'openai:priced' };
      const failed = await call(service.url, 'POST', '/v1/generate', { key: secret, body });
      const rejected = await call(service.url, 'POST', '/v1/generate', { key: secret, body: {} });
      expect([failed.status >= 400, rejected.status]).toEqual([true, 400]);
      await eventually(async () =>
        expect(
          await database.query('SELECT type, data FROM events WHERE account_id = $1', [apiKey.accountId]),
        ).toEqual([{ type: 'generation.failed', data: { template: 'general', error: failed.body.error } }]),
      );
    },
  );
});
