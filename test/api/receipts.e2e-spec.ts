import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ModelUpdates } from '../../src/models/model-updates.service.js';
import { checkNewModel, type NewModel } from '../../src/models/new-model.js';
import { ModelsService } from '../../src/models/models.service.js';
import { startApp, type TestApp } from '../support/app.js';
import { readEvents } from '../support/event-stream.js';
import { eventually } from '../support/eventually.js';
import { aKey } from '../support/factories.js';
import { FakeModelServer } from '../support/fake-model-server.js';
import { call } from '../support/http.js';

let upstream: FakeModelServer;
let service: TestApp;
let key: string;

beforeAll(async () => {
  upstream = await FakeModelServer.start();
  service = await startApp({ MODELS: '' });
  key = (await aKey(service)).secret;
  await service.database.query('UPDATE accounts SET requests_per_minute = 100000, concurrency = 1000');
  await add({ name: 'priced', priceInput: '0.25', priceOutput: '2' });
  await add({ name: 'dearer', priceInput: '1', priceOutput: '10' });
  await add({ name: 'unpriced' });
});
beforeEach(() => upstream.reset());
afterAll(async () => {
  await service?.close();
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
