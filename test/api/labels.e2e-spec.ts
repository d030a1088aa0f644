import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.js';
import { readEvents } from '../support/event-stream.js';
import { aKey } from '../support/factories.js';
import { FakeModelServer } from '../support/fake-model-server.js';
import { call, errorEnvelope } from '../support/http.js';

let upstream: FakeModelServer;
let service: TestApp;
let key: string;

beforeAll(async () => {
  upstream = await FakeModelServer.start();
  service = await startApp({ MODELS: 'openai:test-model', OPENAI_BASE_URL: upstream.baseUrl('openai') });
  key = (await aKey(service)).secret;
  await service.database.query('UPDATE accounts SET requests_per_minute = 100000, concurrency = 1000');
});
afterAll(async () => {
  await service.close();
  await upstream.close();
});

const LABELS = {
  metadata: { 'order.id': 'A-1', customer_2: '', 'x-y': 'Zoë 🍞' },
  end_user: 'secret-user',
  store: false,
};

describe.each([
  ['/v1/generate', { prompt: 'bakeries' }],
  ['/v1/refine', { content: 'We bake.', instructions: 'longer' }],
])('labels of POST %s', (path, body) => {
  const send = (fields: object, headers: Record<string, string> = {}) =>
    call(service.url, 'POST', path, { key, body: { ...body, ...fields }, headers });

  it('are stored and returned, and no model receives them', async () => {
    upstream.reset();
    const { status, body: envelope } = await send(LABELS);
    expect([status, envelope.data]).toEqual([200, expect.objectContaining(LABELS)]);
    const found = await call(service.url, 'GET', `/v1/generations/${envelope.data.id}`, { key });
    expect(found.body.data).toEqual(envelope.data);
    const [{ body: sent, headers }] = upstream.requests as [(typeof upstream.requests)[0]];
    const everything = JSON.stringify([sent, headers]);
    for (const word of ['order.id', 'A-1', 'customer_2', 'secret-user', 'metadata', 'end_user'])
      expect(everything).not.toContain(word);
  });

  it('are part of the record of a stream', async () => {
    const response = await fetch(service.url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, ...LABELS, stream: true }),
    });
    expect((await readEvents(response)).at(-1)!.data).toMatchObject(LABELS);
  });

  it('have defaults', async () => {
    expect((await send({})).body.data).toMatchObject({ metadata: {}, end_user: null, store: true });
  });

  it('belong to what an Idempotency-Key identifies; an omitted label equals its default', async () => {
    const headers = { 'idempotency-key': `labels ${path}`.replaceAll(' ', '-') };
    const first = await send({}, headers);
    const again = await send({ metadata: {}, store: true }, headers);
    expect([again.status, again.body.data.id]).toEqual([200, first.body.data.id]);
    for (const other of [{ metadata: { a: 'b' } }, { end_user: 'b' }, { store: false }]) {
      const { status, body: refused } = await send(other, headers);
      expect(refused).toMatchObject(errorEnvelope('VALIDATION_ERROR', 'idempotency_key_reused'));
      expect(status).toBe(400);
    }
  });

  it.each<[object, string]>([
    [{ metadata: 'x' }, 'metadata'],
    [{ metadata: null }, 'metadata'],
    [{ metadata: ['x'] }, 'metadata'],
    [{ metadata: { a: 1 } }, 'metadata.a'],
    [{ metadata: { a: { b: 'c' } } }, 'metadata.a'],
    [{ metadata: { a: 'x'.repeat(513) } }, 'metadata.a'],
    [{ metadata: { a: '\0' } }, 'metadata.a'],
    [{ metadata: { 'a b': 'x' } }, 'metadata.a b'],
    [{ metadata: { ['k'.repeat(65)]: 'x' } }, `metadata.${'k'.repeat(65)}`],
    [{ metadata: { constructor: 'x' } }, 'metadata.constructor'],
    [{ metadata: Object.fromEntries(Array.from({ length: 17 }, (_, n) => [`k${n}`, ''])) }, 'metadata'],
    [{ end_user: '' }, 'end_user'],
    [{ end_user: 'x'.repeat(129) }, 'end_user'],
    [{ end_user: 4711 }, 'end_user'],
    [{ end_user: null }, 'end_user'],
    [{ store: 'no' }, 'store'],
    [{ store: null }, 'store'],
  ])('are rejected with their path: %j', async (fields, path) => {
    const { status, body: refused } = await send(fields);
    expect([status, refused.error.details.map((detail: any) => detail.path)]).toEqual([400, [path]]);
  });
});

describe('GET /v1/generations by labels', () => {
  const make = async (secret: string, fields: object) => {
    const body = { prompt: 'bakeries', ...fields };
    return (await call(service.url, 'POST', '/v1/generate', { key: secret, body })).body.data.id as string;
  };
  const find = async (secret: string, query: string) => {
    const { body } = await call(service.url, 'GET', `/v1/generations?${query}`, { key: secret });
    return [body.data.map(({ id }: { id: string }) => id), body.meta.total];
  };

  it('finds those with the end user and every pair, newest first, of this account only', async () => {
    upstream.reset();
    const { secret } = await aKey(service);
    const labels = { end_user: 'u1', metadata: { customer: 'acme', 'order.id': '1' } };
    await make((await aKey(service)).secret, labels);
    const first = await make(secret, labels);
    const second = await make(secret, { ...labels, metadata: { customer: 'acme' } });
    const third = await make(secret, { end_user: 'u2', metadata: { customer: 'Acme & Söhne' } });
    await make(secret, {});
    expect(await find(secret, 'end_user=u1')).toEqual([[second, first], 2]);
    expect(await find(secret, 'metadata.customer=acme')).toEqual([[second, first], 2]);
    expect(await find(secret, 'metadata.customer=acme&metadata.order.id=1')).toEqual([[first], 1]);
    const encoded = `metadata.customer=${encodeURIComponent('Acme & Söhne')}`;
    expect(await find(secret, encoded)).toEqual([[third], 1]);
    expect(await find(secret, `${encoded}&end_user=u1`)).toEqual([[], 0]);
    expect(await find(secret, 'end_user=u1&limit=1&page=2')).toEqual([[first], 2]);
    expect(await find(secret, 'end_user=u1&page=2')).toEqual([[], 2]);
  });

  // Clients such as Node's fetch reject responses with more than 16 kB of headers.
  it('omits the Link header if the filter makes it too long', async () => {
    const { secret } = await aKey(service);
    const labels = { end_user: 'u'.repeat(128), metadata: { k0: '😀'.repeat(512), k1: '😀'.repeat(512) } };
    const made = await make(secret, labels);
    const filter = `metadata.k0=${encodeURIComponent(labels.metadata.k0)}&metadata.k1=${encodeURIComponent(labels.metadata.k1)}`;
    const linkOf = async (query: string) => {
      const response = await call(service.url, 'GET', `/v1/generations?limit=1&${query}`, { key: secret });
      expect(response.body.data.map(({ id }: { id: string }) => id)).toEqual([made]);
      return response.headers.get('link');
    };
    expect(await linkOf(filter)).toBeNull();
    expect(await linkOf(`end_user=${labels.end_user}`)).toContain(`&end_user=${labels.end_user}&page=1>`);
  });

  const badKey = 'must have a key of 1 to 64 letters, digits, underscores, dots and hyphens';
  it.each([
    ['end_user=', 'end_user', 'must not be empty'],
    ['metadata=acme', 'metadata', 'must be given with a key, such as metadata.customer=acme'],
    ['metadata.a%20b=1', 'metadata.a b', badKey],
    ['metadata.=1', 'metadata.', badKey],
    ['metadata.toString=1', 'metadata.toString', 'is not a field of this request'],
  ])('rejects ?%s with the path', async (query, path, message) => {
    const { status, body } = await call(service.url, 'GET', `/v1/generations?${query}`, { key });
    expect([status, body.error.details]).toEqual([400, [{ path, message }]]);
  });
});
