import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Repository } from 'typeorm';
import { PlansService } from '../../src/accounts/plans.service.js';
import { KeyRing } from '../../src/common/crypto/key-ring.js';
import { ModelUpdates } from '../../src/models/model-updates.js';
import { ModelKeys } from '../../src/models/model-keys.js';
import { StoredModel } from '../../src/models/model.entity.js';
import { checkNewModel, type NewModel } from '../../src/models/new-model.js';
import { ModelsService } from '../../src/models/models.service.js';
import { startApp, TEST_SECRET_KEY, type TestApp } from '../support/app.js';
import { makeDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { aKey, anAccount } from '../support/factories.js';
import { FakeModelServer } from '../support/fake-model-server.js';
import { call, errorEnvelope } from '../support/http.js';
import { ProviderStub } from '../support/provider-stub.js';
import { loadPackage } from '../support/load-package.js';

const { getRepositoryToken } = loadPackage<typeof import('@nestjs/typeorm')>('@nestjs/typeorm');

const PROVIDER_KEY = 'sk-provider-key-of-this-spec';

let fake: FakeModelServer;
let database: TestDatabase;
/** Two processes of one database. */
let here: TestApp;
let there: TestApp;
let key: string;

beforeAll(async () => {
  fake = await FakeModelServer.start();
  database = await makeDatabase();
  here = await startApp({ MODELS: '' }, database);
  there = await startApp({ MODELS: '' }, database);
  key = (await aKey(here, { requestsPerMinute: null })).secret;
  await database.query('UPDATE plans SET requests_per_minute = 100000');
});
afterAll(async () => {
  await Promise.all([here?.close(), there?.close()]);
  await database?.drop();
  await fake?.close();
});

const add = (overrides: Partial<NewModel> = {}) => {
  const input = {
    provider: 'openai',
    name: 'gpt-4.1-mini',
    baseUrl: fake.baseUrl('openai'),
    apiKey: PROVIDER_KEY,
    ...overrides,
  };
  return here.app.get(ModelsService).add(checkNewModel(input, 'USD'));
};
const models = (service: TestApp = here, secret: string | undefined = key) =>
  call(service.url, 'GET', '/v1/models', { key: secret });
const ids = async (service: TestApp, secret = key) =>
  (await models(service, secret)).body.data.map(({ id }: { id: string }) => id);
const generate = (body: object = {}, service: TestApp = here, secret = key) =>
  call(service.url, 'POST', '/v1/generate', { key: secret, body: { prompt: 'A bakery in Lisbon', ...body } });

describe('GET /v1/models', () => {
  it('lists only the built-in engine if no model is connected', async () => {
    expect((await models()).body).toEqual({
      success: true,
      data: [
        {
          id: 'builtin',
          provider: 'builtin',
          name: 'builtin',
          description: expect.stringMatching(/without a model/i),
          is_default: true,
          price: { input: '0', output: '0', currency: 'USD' },
        },
      ],
      meta: { page: 1, limit: 20, total: 1, pages: 1 },
    });
  });

  it('lists a connected model first, without its key and address', async () => {
    await add({ priceInput: '0.25', priceOutput: '2' });
    const { body } = await models();
    expect(body.data[0]).toEqual({
      id: 'openai:gpt-4.1-mini',
      provider: 'openai',
      name: 'gpt-4.1-mini',
      description: 'gpt-4.1-mini, through a server that speaks the OpenAI API.',
      is_default: true,
      price: { input: '0.25', output: '2', currency: 'USD' },
    });
    expect(body.data[1]).toMatchObject({ id: 'builtin', is_default: false });
    expect(JSON.stringify(body)).not.toContain('127.0.0.1');
  });

  it('is paginated, rejects an invalid page and requires a credential', async () => {
    const second = await call(here.url, 'GET', '/v1/models?page=2&limit=1', { key });
    expect(second.body.data).toEqual([expect.objectContaining({ id: 'builtin' })]);
    const bad = await call(here.url, 'GET', '/v1/models?page=0', { key });
    expect([bad.status, bad.body]).toEqual([400, errorEnvelope('VALIDATION_ERROR', 'out_of_range')]);
    const anonymous = await call(here.url, 'GET', '/v1/models');
    expect([anonymous.status, anonymous.body]).toEqual([
      401,
      errorEnvelope('UNAUTHORIZED', 'invalid_credential'),
    ]);
  });

  it('accepts a credential with any scope', async () => {
    const { secret } = await aKey(here, { scopes: ['usage:read'] });
    expect((await models(here, secret)).status).toBe(200);
  });
});

describe('a model that is connected', () => {
  it('is used in every process, and its key is sent to the provider only', async () => {
    await eventually(async () => expect(await ids(there)).toContain('openai:gpt-4.1-mini'));
    for (const service of [here, there]) {
      const { body } = await generate({}, service);
      expect(body.data).toMatchObject({
        model: 'openai:gpt-4.1-mini',
        content: expect.stringMatching(/bread/),
      });
    }
    expect(fake.requests.at(-1)!.headers.authorization).toBe(`Bearer ${PROVIDER_KEY}`);
    expect(JSON.stringify(await database.query('SELECT * FROM models'))).not.toContain(PROVIDER_KEY);
    expect(JSON.stringify(await database.query('SELECT * FROM audit_events'))).not.toContain(PROVIDER_KEY);
    expect([...here.logLines, ...there.logLines].join()).not.toContain(PROVIDER_KEY);
  });

  it('is used by another process shortly after it is added, and no longer after it is removed', async () => {
    await add({ provider: 'mistral', name: 'm', baseUrl: fake.baseUrl('mistral') });
    await here.app.get(ModelsService).order(['mistral:m']);
    await eventually(async () => expect((await generate({}, there)).body.data.model).toBe('mistral:m'));
    await here.app.get(ModelsService).remove('mistral:m');
    await eventually(async () =>
      expect((await generate({}, there)).body.data.model).toBe('openai:gpt-4.1-mini'),
    );
    expect((await generate({ model: 'mistral:m' }, here)).status).toBe(404);
  });

  it('is not used with an address that was changed in the database directly', async () => {
    await add({ name: 'moved' });
    await database.query("UPDATE models SET base_url = 'http://127.0.0.1:9/v1' WHERE id = 'openai:moved'");
    await here.app.get(ModelsService).order(['openai:moved']);
    expect(await ids(here)).not.toContain('openai:moved');
    await here.app.get(ModelsService).remove('openai:moved');
  });

  it('keeps its key when SECRET_KEY is replaced; keys that cannot be decrypted stay unchanged', async () => {
    const other = (id: string, fill: number) => `${id}:${Buffer.alloc(32, fill).toString('base64')}`;
    const keys = new ModelKeys(KeyRing.parse(`${other('t2', 8)},${TEST_SECRET_KEY}`));
    await add({ name: 'reencrypted' });
    await add({ name: 'damaged' });
    await database.query("UPDATE models SET base_url = 'http://x/v1' WHERE id = 'openai:damaged'");
    const { manager } = here.app.get<Repository<StoredModel>>(getRepositoryToken(StoredModel));
    expect(await manager.transaction((own) => keys.reencryptFrom(own, 't1'))).toEqual({
      reencrypted: 2,
      failed: 1,
    });
    const rows = await database.query('SELECT id, sealing_key_id FROM models ORDER BY id');
    expect(rows).toEqual([
      { id: 'openai:damaged', sealing_key_id: 't1' },
      { id: 'openai:gpt-4.1-mini', sealing_key_id: 't2' },
      { id: 'openai:reencrypted', sealing_key_id: 't2' },
    ]);
    const model = await manager
      .createQueryBuilder(StoredModel, 'model')
      .addSelect(['model.sealedKey', 'model.sealingKeyId'])
      .where({ id: 'openai:reencrypted' })
      .getOneOrFail();
    expect(keys.open(model)).toBe(PROVIDER_KEY);
    const back = new ModelKeys(KeyRing.parse(`${TEST_SECRET_KEY},${other('t2', 8)}`));
    await manager.transaction((own) => back.reencryptFrom(own, 't2'));
    for (const name of ['reencrypted', 'damaged']) await here.app.get(ModelsService).remove(`openai:${name}`);
  });

  it.each([
    [{ provider: 'cohere' }, 'provider'],
    [{ name: 'a b' }, 'name'],
    [{ name: '' }, 'name'],
    [{ baseUrl: 'ftp://x' }, 'base_url'],
    [{ baseUrl: 'https://user:password@example.com' }, 'base_url'],
    [{ apiKey: 'sk a' }, 'api_key'],
    [{ baseUrl: '', apiKey: '' }, 'api_key'],
    [{ priceInput: '-1', priceOutput: '1' }, 'price_input'],
    [{ priceInput: '1' }, 'price_output'],
    [{ priceInput: '1', priceOutput: '1e3' }, 'price_output'],
    [{ priceInput: '1', priceOutput: '1', currency: 'EUR' }, 'currency'],
    [{}, 'name'],
  ])('is rejected with the invalid field: %j', async (overrides, field) => {
    await expect(async () => add(overrides)).rejects.toMatchObject({ field });
  });

  // Attack: a key that is entered for a new address, and saved with the address that was changed meanwhile.
  it('is not changed if its address or key was changed meanwhile', async () => {
    const updates = here.app.get(ModelUpdates);
    const id = 'openai:gpt-4.1-mini';
    const [first, second, third] = await Promise.all([
      updates.check(id, { apiKey: 'sk-first' }),
      updates.check(id, { apiKey: 'sk-second' }),
      updates.check(id, { priceInput: '9' }),
    ]);
    await updates.apply(first);
    for (const late of [second, third])
      await expect(updates.apply(late)).rejects.toMatchObject({ field: 'id' });
    await updates.apply(await updates.check(id, { apiKey: PROVIDER_KEY }));
    await expect(updates.check('openai:none', {})).rejects.toMatchObject({ field: 'id' });
  });

  it('can be ordered and removed only by existing ids', async () => {
    const service = here.app.get(ModelsService);
    await expect(service.order(['openai:gpt-4.1-mini', 'openai:none'])).rejects.toMatchObject({
      field: 'ids',
    });
    await expect(service.order(['openai:gpt-4.1-mini', 'openai:gpt-4.1-mini'])).rejects.toMatchObject({
      field: 'ids',
    });
    await expect(service.remove('openai:none')).rejects.toMatchObject({ field: 'id' });
  });
});

describe('the model of a request', () => {
  it('is the only one that is called', async () => {
    expect((await generate({ model: 'builtin' })).body.data.model).toBe('builtin');
    fake.script('status:401');
    const failed = await generate({ model: 'openai:gpt-4.1-mini' });
    expect([failed.status, failed.body]).toEqual([500, errorEnvelope('INTERNAL_ERROR', 'model_unavailable')]);
  });

  it('can be selected for a refinement too', async () => {
    const body = {
      content: 'The bakery have bread.',
      instructions: 'Fix the grammar',
      model: 'openai:gpt-4.1-mini',
    };
    const { body: envelope } = await call(here.url, 'POST', '/v1/refine', { key, body });
    expect(envelope.data.model).toBe('openai:gpt-4.1-mini');
  });

  // Ollama drops a part of a prompt that its context cannot hold, and responds with 200.
  it('is 400 if the context of an Ollama model cannot hold the text, and another model writes otherwise', async () => {
    const ollama = await ProviderStub.start({
      answer: (request, response) => {
        if (request.url !== '/api/ps') return false;
        response.writeHead(200).end('{"models":[{"name":"small:latest","context_length":4096}]}');
        return true;
      },
    });
    await add({ provider: 'ollama', name: 'small', baseUrl: ollama.url, apiKey: '' });
    await here.app.get(ModelsService).order(['ollama:small']);
    const body = { content: 'The bakery sells fresh bread. '.repeat(600), instructions: 'Fix the grammar' };
    const refine = (model?: string) =>
      call(here.url, 'POST', '/v1/refine', { key, body: { ...body, ...(model && { model }) } });
    const refused = await refine('ollama:small');
    expect([refused.status, refused.body]).toEqual([
      400,
      errorEnvelope('VALIDATION_ERROR', 'context_too_long'),
    ]);
    expect((await refine()).body.data.model).toBe('openai:gpt-4.1-mini');
    expect(ollama.requests.map(({ path }) => path)).toEqual(['/api/ps', '/api/ps']);
    await here.app.get(ModelsService).remove('ollama:small');
    await ollama.close();
  });

  it.each([
    ['template', 'template_not_found', 'generate', { prompt: 'x', template: 'nope' }],
    ['generation', 'not_found', 'refine', { generation_id: 'gen_none', instructions: 'y' }],
  ])('is named with an unknown %s, also of a job', async (field, reason, operation, named) => {
    const request = { ...named, model: 'openai:none' };
    for (const [path, body, prefix] of [
      [`/v1/${operation}`, request, ''],
      ['/v1/jobs', { operation, request }, 'request.'],
    ] as const) {
      const response = await call(here.url, 'POST', path, { key, body });
      expect([response.status, response.body]).toEqual([404, errorEnvelope('NOT_FOUND', reason)]);
      const paths = response.body.error.details.map((detail: { path: string }) => detail.path);
      expect(paths).toEqual([`${prefix}${field === 'template' ? field : 'generation_id'}`, `${prefix}model`]);
    }
  });

  it.each(['openai:none', 'constructor', 'OPENAI:gpt-4.1-mini'])(
    'is 404 if it is unknown: %s',
    async (model) => {
      for (const [path, body] of [
        ['/v1/generate', { prompt: 'x', model }],
        ['/v1/refine', { content: 'x', instructions: 'y', model }],
      ] as const) {
        const response = await call(here.url, 'POST', path, { key, body });
        expect([response.status, response.body]).toEqual([
          404,
          errorEnvelope('NOT_FOUND', 'model_not_found'),
        ]);
        expect(response.body.error.details).toEqual([{ path: 'model', message: expect.any(String) }]);
      }
    },
  );

  it.each([
    ['model', '', 'too_short'],
    ['model', null, 'invalid_type'],
    ['options.temperature', 2.1, 'out_of_range'],
    ['options.temperature', -0.1, 'out_of_range'],
    ['options.temperature', '1', 'invalid_type'],
    ['options.max_output_tokens', 0, 'out_of_range'],
    ['options.max_output_tokens', 8_193, 'out_of_range'],
    ['options.max_output_tokens', 1.5, 'invalid_value'],
  ])('and its settings are validated: %s = %j', async (path, value, reason) => {
    const name = path.split('.').at(-1)!;
    const body = path === 'model' ? { model: value } : { options: { [name]: value } };
    const response = await generate(body);
    expect([response.status, response.body]).toEqual([400, errorEnvelope('VALIDATION_ERROR', reason)]);
    expect(response.body.error.details[0].path).toBe(path);
  });

  it('gets temperature and cap, and the cap only lowers that of the length', async () => {
    fake.requests.length = 0;
    const options = { length: 'short', temperature: 0.3 };
    await generate({ options: { ...options, max_output_tokens: 50 }, model: 'openai:gpt-4.1-mini' });
    await generate({ options: { ...options, max_output_tokens: 8_192 }, model: 'openai:gpt-4.1-mini' });
    expect(fake.requests.map(({ body }) => [body.temperature, body.max_tokens])).toEqual([
      [0.3, 50],
      [0.3, 256],
    ]);
  });
});

describe('a credential that is limited to some models', () => {
  it('sees and uses those of its key', async () => {
    const { secret } = await aKey(here, { models: ['builtin'] });
    expect(await ids(here, secret)).toEqual(['builtin']);
    expect((await generate({}, here, secret)).body.data.model).toBe('builtin');
    const response = await generate({ model: 'openai:gpt-4.1-mini' }, here, secret);
    expect([response.status, response.body]).toEqual([404, errorEnvelope('NOT_FOUND', 'model_not_found')]);
  });

  it('sees and uses those of its plan, in every process', async () => {
    const { id } = await anAccount(here);
    await database.query("UPDATE accounts SET plan = 'pro' WHERE id = $1", [id]);
    const { secret } = await aKey(here, { accountId: id });
    await here.app.get(PlansService).change('pro', { models: ['openai:gpt-4.1-mini'] });
    await eventually(async () => expect(await ids(there, secret)).toEqual(['openai:gpt-4.1-mini']));
    expect((await generate({ model: 'builtin' }, there, secret)).status).toBe(404);
    await here.app.get(PlansService).change('pro', { models: ['openai:gone'] });
    await eventually(async () => expect((await generate({}, there, secret)).status).toBe(404));
    await here.app.get(PlansService).change('pro', { models: null });
  });
});
