import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { request as httpRequest } from 'node:http';
import { once } from 'node:events';
import { TEST_SECRET_KEY } from '../support/app.js';
import { makeEmptyDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { FakeModelServer } from '../support/fake-model-server.js';
import { call } from '../support/http.js';
import { TEXT } from '../support/model-behaviours.js';
import { readFirstStart, startService, type RunningService } from '../support/running-service.js';

let database: TestDatabase;
let upstream: FakeModelServer;
let service: RunningService;
let key: string;

const start = (environment: Record<string, string> = {}) =>
  startService({
    DATABASE_URL: database.url,
    SECRET_KEY: TEST_SECRET_KEY,
    MODELS: 'openai:test-model',
    OPENAI_BASE_URL: upstream.baseUrl('openai'),
    ...environment,
  });

beforeAll(async () => {
  upstream = await FakeModelServer.start();
});
afterAll(() => upstream.close());
beforeEach(async () => {
  upstream.reset();
  database = await makeEmptyDatabase();
});
afterEach(async () => {
  service.signal('SIGKILL');
  await database.drop();
});

const headersOf = (name: string) => ({
  authorization: `Bearer ${key}`,
  'content-type': 'application/json',
  'idempotency-key': name,
});
const generate = (name: string) =>
  call(service.url, 'POST', '/v1/generate', { headers: headersOf(name), body: { prompt: 'bakeries' } });

/** Asks for a text; resolves once the model is at it. */
async function begin(name: string, body: object) {
  const { length } = upstream.requests;
  const request = httpRequest(`${service.url}/v1/generate`, { method: 'POST', headers: headersOf(name) });
  request.on('error', () => undefined).end(JSON.stringify(body));
  await eventually(async () => expect(upstream.requests).toHaveLength(length + 1));
  return request;
}

const refusesConnections = () =>
  eventually(() => expect(fetch(`${service.url}/health/live`)).rejects.toThrow('fetch failed'));

const lastUse = async () => (await database.query('SELECT last_used_at FROM api_keys'))[0];

describe('SIGTERM during a generation with an Idempotency-Key', () => {
  it('waits for it although its client has disconnected, and the retry gets it', async () => {
    service = await start();
    key = (await readFirstStart(service)).key;
    upstream.behaviour = 'held';
    (await begin('finished', { prompt: 'bakeries' })).destroy();
    service.signal('SIGTERM');
    await refusesConnections();
    upstream.release();
    expect(await service.ended).toBe(0);
    expect(await lastUse()).toEqual({ last_used_at: expect.any(Date) });
    service = await start();
    const { status, headers, body } = await generate('finished');
    expect([status, headers.get('idempotent-replayed'), body.data.content]).toEqual([200, 'true', TEXT]);
    expect(upstream.requests).toHaveLength(1);
  });

  it('aborts it when SHUTDOWN_GRACE_S is over, releases the key and writes the last counts', async () => {
    service = await start({ SHUTDOWN_GRACE_S: '1' });
    key = (await readFirstStart(service)).key;
    upstream.script('held', 'stall');
    (await begin('nobody-waits', { prompt: 'bakeries' })).destroy();
    const stream = await begin('somebody-reads', { prompt: 'bakeries', stream: true });
    const [response] = await once(stream, 'response');
    response.on('error', () => undefined).resume();
    const askedAt = performance.now();
    expect(await service.stop()).toBe(0);
    expect(performance.now() - askedAt).toBeLessThan(20_000);
    expect(await database.query('SELECT key FROM idempotency_keys')).toEqual([]);
    expect(await database.query('SELECT finish_reason FROM generations')).toEqual([
      { finish_reason: 'cancelled' },
    ]);
    expect(await database.query('SELECT requests::int, errors::int FROM usage_days')).toEqual([
      { requests: 2, errors: 1 },
    ]);
    expect(await lastUse()).toEqual({ last_used_at: expect.any(Date) });
    expect(service.stderr()).not.toContain('"level":"error"');
    service = await start();
    for (const name of ['nobody-waits', 'somebody-reads']) {
      const { status, headers, body } = await generate(name);
      expect([status, headers.get('idempotent-replayed'), body.data?.content]).toEqual([200, null, TEXT]);
    }
  });
});
