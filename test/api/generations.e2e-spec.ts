import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.js';
import { aKey, anAccount } from '../support/factories.js';
import { call, errorEnvelope } from '../support/http.js';

let service: TestApp;
let accountId: string;
let key: string;
let strangersKey: string;

beforeAll(async () => {
  service = await startApp();
  accountId = (await anAccount(service)).id;
  key = (await aKey(service, { accountId })).secret;
  strangersKey = (await aKey(service)).secret;
  await service.database.query('UPDATE accounts SET requests_per_minute = 100000, concurrency = 1000');
});
afterAll(() => service.close());

const request = (method: string, path: string, secret: string | undefined = key) =>
  call(service.url, method, path, { key: secret });
const generate = async (secret = key) =>
  (await call(service.url, 'POST', '/v1/generate', { key: secret, body: { prompt: 'x' } })).body.data;

describe('GET /v1/generations', () => {
  it("lists the account's generations, newest first, with the total", async () => {
    const { secret } = await aKey(service, { accountId: (await anAccount(service)).id });
    const made = [];
    for (let count = 0; count < 5; count++) made.unshift(await generate(secret));
    const { status, body } = await request('GET', '/v1/generations?limit=2&page=2', secret);
    expect(status).toBe(200);
    expect(body.data).toEqual(made.slice(2, 4));
    expect(body.meta).toEqual({ page: 2, limit: 2, total: 5, pages: 3 });
  });

  it('has every generation on exactly one page, in the same order, whatever the limit', async () => {
    const { secret } = await aKey(service);
    const made: unknown[] = [];
    for (let count = 0; count < 7; count++) made.unshift(await generate(secret));
    for (const limit of [1, 2, 3, 4, 7, 8]) {
      const pages = Array.from({ length: Math.ceil(7 / limit) }, (_, index) =>
        request('GET', `/v1/generations?limit=${limit}&page=${index + 1}`, secret),
      );
      expect((await Promise.all(pages)).flatMap(({ body }) => body.data)).toEqual(made);
    }
  });

  it('is empty for an account that has none', async () => {
    const { secret } = await aKey(service);
    const { status, body } = await request('GET', '/v1/generations', secret);
    expect([status, body.data, body.meta.total, body.meta.pages]).toEqual([200, [], 0, 0]);
  });

  it('counts generations of concurrent requests', async () => {
    const { secret } = await aKey(service);
    await service.database.query('UPDATE accounts SET requests_per_minute = 100000, concurrency = 1000');
    await service.database.query("SELECT pg_notify('copydesk_changes', 'p:*')");
    const made = await Promise.all(Array.from({ length: 40 }, () => generate(secret)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(40);
    expect((await request('GET', '/v1/generations', secret)).body.meta.total).toBe(40);
  });

  it('rejects invalid pages, a missing credential and a missing scope', async () => {
    expect((await request('GET', '/v1/generations?page=0')).status).toBe(400);
    expect((await call(service.url, 'GET', '/v1/generations')).status).toBe(401);
    const { secret } = await aKey(service, { scopes: ['generate'] });
    expect((await request('GET', '/v1/generations', secret)).status).toBe(403);
  });
});

describe('GET /v1/generations/{id}', () => {
  it("returns the same 404 for another account's generation as for a missing one", async () => {
    const { id } = await generate();
    const foreign = await request('GET', `/v1/generations/${id}`, strangersKey);
    const missing = await request('GET', `/v1/generations/gen_${'0'.repeat(32)}`, strangersKey);
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(errorEnvelope('NOT_FOUND', 'not_found'));
    expect({ ...foreign.body.error, request_id: '' }).toEqual({ ...missing.body.error, request_id: '' });
  });

  it('rejects a missing credential and a missing scope', async () => {
    expect((await call(service.url, 'GET', '/v1/generations/x')).status).toBe(401);
    const { secret } = await aKey(service, { scopes: ['generate'] });
    expect((await request('GET', '/v1/generations/x', secret)).status).toBe(403);
  });
});

describe('DELETE /v1/generations/{id}', () => {
  it('deletes once and decrements the total', async () => {
    const { id } = await generate();
    const before = (await request('GET', '/v1/generations')).body.meta.total;
    const { status, body } = await request('DELETE', `/v1/generations/${id}`);
    expect([status, body]).toEqual([200, { success: true, data: { id, deleted: true } }]);
    expect((await request('GET', '/v1/generations')).body.meta.total).toBe(before - 1);
    expect((await request('DELETE', `/v1/generations/${id}`)).status).toBe(404);
    expect((await request('GET', `/v1/generations/${id}`)).status).toBe(404);
  });

  it("does not delete another account's generation", async () => {
    const { id } = await generate();
    expect((await request('DELETE', `/v1/generations/${id}`, strangersKey)).status).toBe(404);
    expect((await request('GET', `/v1/generations/${id}`)).status).toBe(200);
  });

  it('rejects a missing credential and a missing scope', async () => {
    expect((await call(service.url, 'DELETE', '/v1/generations/x')).status).toBe(401);
    const { secret } = await aKey(service, { scopes: ['generations:read'] });
    expect((await request('DELETE', '/v1/generations/x', secret)).status).toBe(403);
  });
});

describe('POST /v1/refine', () => {
  it.each([
    [{}, 'required', { content: 'is required, unless generation_id is given', instructions: 'is required' }],
    [{ content: null, instructions: 7 }, 'invalid_type', { content: /string/, instructions: /string/ }],
    [
      { content: 'x', generation_id: 'gen_1', instructions: '' },
      'invalid_value',
      { content: 'must be omitted if generation_id is given', instructions: 'must not be empty' },
    ],
    [{ generation_id: 7 }, 'invalid_type', { generation_id: /string/, instructions: 'is required' }],
  ])('rejects %j with every bad field', async (body, reason, expected) => {
    const { secret } = await aKey(service);
    const response = await call(service.url, 'POST', '/v1/refine', { key: secret, body });
    expect([response.status, response.body]).toEqual([400, errorEnvelope('VALIDATION_ERROR', reason)]);
    const { details } = response.body.error as { details: { path: string; message: string }[] };
    expect(details.toSorted((one, other) => (one.path < other.path ? -1 : 1))).toEqual(
      Object.entries(expected).map(([path, message]) => ({ path, message: expect.stringMatching(message) })),
    );
  });
});

describe('POST /v1/refine with generation_id', () => {
  it('hides the texts of other accounts behind 404, and names the field', async () => {
    const { id } = await generate();
    const body = (generation_id: string) => ({ generation_id, instructions: 'Fix the grammar' });
    const foreign = await call(service.url, 'POST', '/v1/refine', { key: strangersKey, body: body(id) });
    const missing = await call(service.url, 'POST', '/v1/refine', {
      key,
      body: body(`gen_${'0'.repeat(32)}`),
    });
    for (const { status, body } of [foreign, missing]) {
      expect([status, body]).toEqual([404, errorEnvelope('NOT_FOUND', 'not_found')]);
      expect(body.error.details).toEqual([{ path: 'generation_id', message: expect.any(String) }]);
    }
  });

  it('rejects a stored text that exceeds the maximum length of content', async () => {
    const { id } = await generate();
    const uuid = id.slice(4);
    const store = (length: number) =>
      service.database.query(
        "UPDATE generations SET content = repeat('😀', $2) WHERE replace(id::text, '-', '') = $1",
        [uuid, length],
      );
    const refine = () =>
      call(service.url, 'POST', '/v1/refine', {
        key,
        body: { generation_id: id, instructions: 'Fix the grammar' },
      });
    await store(100_001);
    const { status, body } = await refine();
    expect([status, body.error.reason]).toEqual([400, 'too_long']);
    expect(body.error.details).toEqual([{ path: 'generation_id', message: expect.any(String) }]);
    await store(100_000);
    expect((await refine()).status).toBe(200);
  });
});
