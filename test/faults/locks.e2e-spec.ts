import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { startApp, type TestApp } from '../support/app.js';
import { aKey } from '../support/factories.js';
import { FakeModelServer } from '../support/fake-model-server.js';
import { call } from '../support/http.js';
import { eventually } from '../support/eventually.js';
import { expectStorageUnavailable } from '../support/storage-fault.js';

const WAITING = 200;
const PAUSE_MS = 20;
/** Less than the wait for the lock, which also ends in an error. On an idle machine it is some milliseconds. */
const UNHARMED_MS = 9_000;

let upstream: FakeModelServer;
let service: TestApp;
let key: string;
let other: string;

beforeAll(async () => {
  upstream = await FakeModelServer.start();
  service = await startApp({
    RATE_LIMIT_STORE: 'postgres',
    MODELS: 'openai:test-model',
    OPENAI_BASE_URL: upstream.baseUrl('openai'),
  });
  [key, other] = [(await aKey(service)).secret, (await aKey(service)).secret];
  await service.database.query('UPDATE accounts SET requests_per_minute = 100000, concurrency = 1000');
});
afterAll(async () => {
  await service.close();
  await upstream.close();
});

const generate = () => call(service.url, 'POST', '/v1/generate', { key, body: { prompt: 'bakeries' } });
const templates = () => call(service.url, 'GET', '/v1/templates?limit=1', { key: other });
const history = () => call(service.url, 'GET', '/v1/generations?limit=1', { key: other });

/** Sends requests while something else runs; returns the longest wait for a response. All are 200. */
async function longestWaitMs(ask: typeof templates, meanwhile: Promise<unknown>): Promise<number> {
  const state = { isOver: false, longestMs: 0 };
  const watched = meanwhile.finally(() => {
    state.isOver = true;
  });
  while (!state.isOver) {
    const requestedAt = performance.now();
    expect((await ask()).status).toBe(200);
    state.longestMs = Math.max(state.longestMs, performance.now() - requestedAt);
    // The next one leaves the processor to those that wait.
    await delay(PAUSE_MS);
  }
  await watched;
  return state.longestMs;
}

describe('a row that is locked for a long time', () => {
  it('fails its writers with storage_unavailable while it is locked, and no readers', async () => {
    expect((await generate()).status).toBe(200);
    expect([(await templates()).status, (await history()).status]).toEqual([200, 200]);
    const holder = new Client({ connectionString: service.database.url });
    holder.on('error', () => undefined);
    await holder.connect();
    await holder.query('BEGIN; SELECT 1 FROM generation_counts FOR UPDATE');
    const waiting = Promise.all(Array.from({ length: WAITING }, generate));
    expect(await longestWaitMs(templates, waiting)).toBeLessThan(UNHARMED_MS);
    for (const response of await waiting) expectStorageUnavailable(response);
    await holder.query('ROLLBACK');
    await holder.end();
    expect((await generate()).status).toBe(200);
    const [stored] = await service.database.query('SELECT count(*)::int AS count FROM generations');
    expect(stored).toEqual({ count: 2 });
  });
});

describe('generations that wait for a model', () => {
  it('hold no database connection', async () => {
    upstream.reset('slow-head');
    const hangUp = new AbortController();
    const waiting = Array.from({ length: WAITING }, () =>
      fetch(`${service.url}/v1/generate`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: '{"prompt":"bakeries"}',
        signal: hangUp.signal,
      }).catch(() => null),
    );
    await eventually(async () => expect(upstream.live).toBe(WAITING));
    const fiftyTimes = async () => {
      for (let times = 0; times < 50; times += 1) expect((await history()).status).toBe(200);
    };
    expect(await longestWaitMs(templates, fiftyTimes())).toBeLessThan(UNHARMED_MS);
    const { status } = await call(service.url, 'GET', '/health/ready');
    expect(status).toBe(200);
    hangUp.abort();
    await Promise.all(waiting);
    await upstream.idle();
  });
});
