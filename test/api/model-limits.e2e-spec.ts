import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PlansService } from '../../src/accounts/plans.service.js';
import { ModelsService } from '../../src/models/models.service.js';
import { checkNewModel } from '../../src/models/new-model.js';
import { startApp, type TestApp } from '../support/app.js';
import { aKey, anAccount } from '../support/factories.js';
import { call, errorEnvelope } from '../support/http.js';
import { ProviderStub } from '../support/provider-stub.js';

let stub: ProviderStub;
let service: TestApp;
let isFailing = false;

beforeAll(async () => {
  stub = await ProviderStub.start({
    answer: (_request, response) => {
      if (isFailing) response.writeHead(401).end('{}');
      return isFailing;
    },
  });
  service = await startApp();
  const models = service.app.get(ModelsService);
  for (const name of ['first', 'second'])
    await models.add(checkNewModel({ provider: 'openai', name, baseUrl: `${stub.url}/v1` }, 'USD'));
});
afterAll(async () => {
  await service?.close();
  await stub?.close();
});

const limitPlan = (models: string[] | null) => service.app.get(PlansService).change('pro', { models });
const write = (key: string, body: object = {}) =>
  call(service.url, 'POST', '/v1/generate', {
    key,
    body: { prompt: 'Email to Sam asking to move our Tuesday meeting', ...body },
  });
const ids = async (key: string) =>
  (await call(service.url, 'GET', '/v1/models', { key })).body.data.map(({ id }: { id: string }) => id);

async function aProKey(models: string[] | null): Promise<string> {
  const { id } = await anAccount(service);
  await service.database.query("UPDATE accounts SET plan = 'pro' WHERE id = $1", [id]);
  return (await aKey(service, { accountId: id, models })).secret;
}

describe('A limit of models', () => {
  // Attack: a model that the credential may not use, reached because an allowed one fails or the order changes.
  it('holds for fallbacks and in every order', async () => {
    const key = await aProKey(['openai:second']);
    isFailing = true;
    const failed = await write(key);
    isFailing = false;
    expect([failed.status, failed.body]).toEqual([500, errorEnvelope('INTERNAL_ERROR', 'model_unavailable')]);
    await service.app.get(ModelsService).order(['openai:first', 'openai:second']);
    expect((await write(key)).body.data.model).toBe('openai:second');
    expect(new Set(stub.requests.map(({ model }) => model))).toEqual(new Set(['second']));
  });

  // Attack: a key that allows more than its plan, with the plan changed after both were cached.
  it('of a plan holds for a key that allows more, and from the moment it is set', async () => {
    const key = await aProKey(['fixed', 'openai:first']);
    expect(await ids(key)).toEqual(['fixed', 'openai:first']);
    await limitPlan(['fixed', 'openai:second']);
    expect(await ids(key)).toEqual(['fixed']);
    expect((await write(key)).body.data.model).toBe('fixed');
    for (const [path, body] of [
      ['/v1/generate', { prompt: 'x', model: 'openai:first' }],
      ['/v1/generate', { prompt: 'x', model: 'openai:second', stream: true }],
      ['/v1/refine', { content: 'x', instructions: 'y', model: 'openai:second' }],
    ] as const) {
      const refused = await call(service.url, 'POST', path, { key, body });
      expect([refused.status, refused.body]).toEqual([404, errorEnvelope('NOT_FOUND', 'model_not_found')]);
    }
    await limitPlan(['openai:second']);
    const none = await write(key);
    expect([none.status, none.body]).toEqual([404, errorEnvelope('NOT_FOUND', 'model_not_found')]);
    await limitPlan(null);
    expect(await ids(key)).toEqual(['fixed', 'openai:first']);
  });
});
