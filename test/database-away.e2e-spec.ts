import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RefusedRequestsReader } from '../src/refused-requests/refused-requests-reader.js';
import { RefusedRequests } from '../src/refused-requests/refused-requests.service.js';
import { startApp, type TestApp } from './support/app.js';
import { makeDatabase, type TestDatabase } from './support/database.js';
import { eventually } from './support/eventually.js';
import { aKey } from './support/factories.js';
import { call, errorEnvelope, expectRateLimitHeaders, type Answer } from './support/http.js';
import { startTcpProxy, throughProxy, type TcpProxy } from './support/tcp-proxy.js';

let database: TestDatabase;
let proxy: TcpProxy;
let service: TestApp;
let key: string;
let limited: string;

beforeAll(async () => {
  database = await makeDatabase();
  proxy = await startTcpProxy(Number(new URL(database.url).port));
  const url = throughProxy(database.url, proxy);
  service = await startApp({ RATE_LIMIT_STORE: 'postgres' }, { ...database, url });
  key = (await aKey(service)).secret;
  limited = (await aKey(service, { scopes: ['refine'] })).secret;
});
afterAll(async () => {
  proxy.resume();
  await service.close();
  await proxy.close();
  await database.drop();
});

const templates = () => call(service.url, 'GET', '/v1/templates?limit=1', { key });
const generate = (headers = {}) =>
  call(service.url, 'POST', '/v1/generate', { key, headers, body: { prompt: 'bakeries' } });

/** One request of each kind: whatever it needs the database for, and none of them 401. */
const requests: Record<string, () => Promise<Answer>> = {
  'a list': templates,
  'a generation': generate,
  'a generation with an Idempotency-Key': () => generate({ 'idempotency-key': 'away' }),
  'a history': () => call(service.url, 'GET', '/v1/generations', { key }),
  'an unknown key': () => call(service.url, 'GET', '/v1/me', { key: key.replace(/.{6}$/, 'AAAAAA') }),
  'no key': () => call(service.url, 'GET', '/v1/me'),
};

async function expectUnavailable() {
  for (const answer of await Promise.all(Object.values(requests).map((request) => request()))) {
    expect([answer.status, answer.body]).toEqual([
      500,
      errorEnvelope('INTERNAL_ERROR', 'storage_unavailable'),
    ]);
    expectRateLimitHeaders(answer.headers);
  }
  const ready = await call(service.url, 'GET', '/health/ready');
  expect([ready.status, ready.body.status]).toEqual([503, 'unavailable']);
  expect((await call(service.url, 'GET', '/health/live')).status).toBe(200);
}

async function expectHealed() {
  await eventually(async () => expect((await templates()).status).toBe(200), 2_000);
  await eventually(
    async () => expect((await call(service.url, 'GET', '/health/ready')).status).toBe(200),
    2_000,
  );
  expect((await generate({ 'idempotency-key': 'away' })).status).toBe(200);
}

describe('While PostgreSQL is away', () => {
  it('refuses every request with storage_unavailable, and serves 2 s after it is back', async () => {
    const { headers } = await call(service.url, 'DELETE', '/v1/generations/x', { key: limited });
    await proxy.cut();
    await eventually(expectUnavailable);
    await service.app.get(RefusedRequests).flush();
    await proxy.mend();
    await expectHealed();
    // What was refused just before is still to be asked about.
    const requestId = headers.get('x-request-id')!;
    await eventually(async () => {
      await service.app.get(RefusedRequests).flush();
      expect(await service.app.get(RefusedRequestsReader).find(requestId, null)).toHaveLength(1);
    });
  });

  it('does so within 10 s where it hangs without a word', async () => {
    expect((await generate()).status).toBe(200);
    proxy.pause();
    const askedAt = performance.now();
    await expectUnavailable();
    expect(performance.now() - askedAt).toBeLessThan(11_000);
    proxy.resume();
    await expectHealed();
  });
});
