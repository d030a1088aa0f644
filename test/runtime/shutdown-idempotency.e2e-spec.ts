import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { startApp, TEST_SECRET_KEY } from '../support/app.js';
import { errorLines } from '../support/error-lines.js';
import { makeDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { aKey } from '../support/factories.js';
import { FakeModelServer } from '../support/fake-model-server.js';
import { call } from '../support/http.js';
import { TEXT } from '../support/model-behaviours.js';
import { serveHere, type ServiceHere } from '../support/serve-here.js';

let database: TestDatabase;
let upstream: FakeModelServer;
let service: ServiceHere;
let key: string;

const start = async (environment: Record<string, string> = {}) => {
  service = await serveHere({
    DATABASE_URL: database.url,
    SECRET_KEY: TEST_SECRET_KEY,
    MODELS: 'openai:test-model',
    OPENAI_BASE_URL: upstream.baseUrl('openai'),
    ...environment,
  });
};

beforeAll(async () => {
  upstream = await FakeModelServer.start();
});
afterAll(() => upstream.close());
beforeEach(async () => {
  upstream.reset();
  database = await makeDatabase();
  const app = await startApp({}, database);
  key = (await aKey(app)).secret;
  await app.close();
});
afterEach(async () => {
  upstream.release();
  await service.stop('SIGINT');
  await database.drop();
});

const headersOf = (name: string) => ({
  authorization: `Bearer ${key}`,
  'content-type': 'application/json',
  'idempotency-key': name,
});
const generate = (name: string) =>
  call(service.url, 'POST', '/v1/generate', { headers: headersOf(name), body: { prompt: 'bakeries' } });

/** Requests a text; resolves once the model is generating it, which may be after the response has started. */
async function begin(name: string, body: object) {
  const { length } = upstream.requests;
  const request = httpRequest(`${service.url}/v1/generate`, { method: 'POST', headers: headersOf(name) });
  const answered = once(request, 'response') as Promise<[IncomingMessage]>;
  answered.catch(() => undefined);
  request.on('error', () => undefined).end(JSON.stringify(body));
  await eventually(async () => expect(upstream.requests).toHaveLength(length + 1));
  return { hangUp: () => request.destroy(), answered };
}

const refusesConnections = () =>
  eventually(() => expect(fetch(`${service.url}/health/live`)).rejects.toThrow('fetch failed'));

const lastUse = async () => (await database.query('SELECT last_used_at FROM api_keys'))[0];

describe('SIGTERM during a generation with an Idempotency-Key', () => {
  it('waits for it although its client has disconnected, and the retry gets it', async () => {
    await start();
    upstream.behaviour = 'held';
    (await begin('finished', { prompt: 'bakeries' })).hangUp();
    const stopped = service.stop('SIGTERM');
    await refusesConnections();
    upstream.release();
    await stopped;
    expect(await lastUse()).toEqual({ last_used_at: expect.any(Date) });
    await start();
    const { status, headers, body } = await generate('finished');
    expect([status, headers.get('idempotent-replayed'), body.data.content]).toEqual([200, 'true', TEXT]);
    expect(upstream.requests).toHaveLength(1);
  });

  it('aborts it when SHUTDOWN_GRACE_S is over, releases the key and writes the last counts', async () => {
    await start({ SHUTDOWN_GRACE_S: '1' });
    upstream.script('held', 'stall');
    (await begin('nobody-waits', { prompt: 'bakeries' })).hangUp();
    const { answered } = await begin('somebody-reads', { prompt: 'bakeries', stream: true });
    const [response] = await answered;
    response.on('error', () => undefined).resume();
    const requestedAt = performance.now();
    await service.stop('SIGTERM');
    expect(performance.now() - requestedAt).toBeLessThan(20_000);
    expect(await database.query('SELECT key FROM idempotency_keys')).toEqual([]);
    expect(await database.query('SELECT finish_reason FROM generations')).toEqual([
      { finish_reason: 'cancelled' },
    ]);
    expect(await database.query('SELECT requests::int, errors::int FROM usage_days')).toEqual([
      { requests: 2, errors: 1 },
    ]);
    expect(await lastUse()).toEqual({ last_used_at: expect.any(Date) });
    expect(errorLines(service.log())).toEqual([]);
    await start();
    for (const name of ['nobody-waits', 'somebody-reads']) {
      const { status, headers, body } = await generate(name);
      expect([status, headers.get('idempotent-replayed'), body.data?.content]).toEqual([200, null, TEXT]);
    }
  });
});
