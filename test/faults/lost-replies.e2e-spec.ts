import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { ClaimStore } from '../../src/generation/claim-store.js';
import type { KeyOwner } from '../../src/generation/idempotency-claim.js';
import { UsageDays } from '../../src/usage/usage-days.js';
import { startApp, type TestApp } from '../support/app.js';
import { makeDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { aKey } from '../support/factories.js';
import { FakeModelServer } from '../support/fake-model-server.js';
import { call } from '../support/http.js';
import { startTcpProxy, throughProxy, type TcpProxy } from '../support/tcp-proxy.js';

let upstream: FakeModelServer;
let database: TestDatabase;
let proxy: TcpProxy;
let service: TestApp;
let key: string;
let accountId: string;

beforeAll(async () => {
  upstream = await FakeModelServer.start();
  database = await makeDatabase();
  proxy = await startTcpProxy(Number(new URL(database.url).port));
  service = await startApp(
    { MODELS: 'openai:test-model', OPENAI_BASE_URL: upstream.baseUrl('openai') },
    { ...database, url: throughProxy(database.url, proxy) },
  );
});
beforeEach(async () => {
  upstream.reset();
  const issued = await aKey(service);
  [key, accountId] = [issued.secret, issued.apiKey.accountId];
  expect((await call(service.url, 'GET', '/v1/templates', { key })).status).toBe(200);
});
afterEach(() => proxy.resume());
afterAll(async () => {
  await service?.close();
  await proxy?.close();
  await database?.drop();
  await upstream?.close();
});

const generate = (idempotencyKey?: string) =>
  call(service.url, 'POST', '/v1/generate', {
    key,
    body: { prompt: 'bakeries' },
    headers: { ...(idempotencyKey && { 'idempotency-key': idempotencyKey }) },
  });

/** Waits until a statement whose reply is held back has been committed. */
const committed = (sql: string, values: unknown[]) =>
  eventually(async () => expect(await database.query(sql, values)).toHaveLength(1));

/** Breaks every connection, and with it the replies that are held back. */
async function loseReplies() {
  await proxy.cut();
  proxy.resume();
  await proxy.restore();
}

async function expectCountedOnce(id: string, tokens: number) {
  const [row] = await database.query(
    `SELECT (SELECT count(*)::int FROM generations WHERE account_id = $1) AS texts,
            (SELECT total::int FROM generation_counts WHERE account_id = $1) AS total,
            (SELECT sum(requests)::int FROM usage_days WHERE account_id = $1 AND input_tokens > 0) AS used,
            (SELECT sum(tokens)::int FROM usage_months WHERE account_id = $1) AS tokens`,
    [accountId],
  );
  expect(row).toEqual({ texts: 1, total: 1, used: expect.any(Number), tokens });
  expect((await call(service.url, 'GET', `/v1/generations/${id}`, { key })).status).toBe(200);
}

const CLAIMED = 'SELECT FROM idempotency_keys WHERE key = $1';
const STORED = 'SELECT FROM generations WHERE account_id = $1';

describe('a claim that is released while the database is unavailable', () => {
  // Its lease ends later than this test waits.
  it('is released when the database is back', async () => {
    const owner: KeyOwner = [accountId, '', randomUUID()];
    const claims = service.app.get(ClaimStore);
    const claim = await claims.claim(owner, Buffer.alloc(32), randomUUID());
    await proxy.cut();
    await claim!.release();
    await proxy.restore();
    await eventually(async () => expect(await claims.find(owner)).toBeUndefined());
  });
});

describe('a statement that is committed while its reply is lost', () => {
  it('claims an idempotency key once: the request goes on, and a retry gets its text', async () => {
    const name = randomUUID();
    proxy.holdAnswersTo(name);
    const first = generate(name);
    await committed(CLAIMED, [name]);
    await loseReplies();
    const { status, body } = await first;
    expect([status, body.data?.finish_reason]).toEqual([200, 'stop']);
    const retry = await generate(name);
    expect([retry.status, retry.body.data.id]).toEqual([200, body.data.id]);
    expect(retry.headers.get('idempotent-replayed')).toBe('true');
    expect(upstream.requests).toHaveLength(1);
  });

  it('stores and counts a text once, and the caller gets it', async () => {
    upstream.reset('held');
    const response = generate();
    await eventually(async () => expect(upstream.live).toBe(1));
    proxy.holdAnswersTo(accountId);
    upstream.release();
    await committed(STORED, [accountId]);
    await loseReplies();
    const { status, body } = await response;
    expect(status).toBe(200);
    await expectCountedOnce(body.data.id, body.data.tokens_used);
  });

  // The response is sent before the database replies: a retry finds the text, and the model is called once.
  it('stores a text under its idempotency key for the retry if the database is silent for a long time', async () => {
    const name = randomUUID();
    upstream.reset('held');
    const response = generate(name);
    await eventually(async () => expect(upstream.live).toBe(1));
    proxy.holdAnswersTo(accountId);
    upstream.release();
    await committed(STORED, [accountId]);
    const first = await response;
    expect([first.status, first.body.error?.reason]).toEqual([500, 'storage_unavailable']);
    await loseReplies();
    let retry = first;
    await eventually(async () => {
      retry = await generate(name);
      expect(retry.status).toBe(200);
    });
    expect(retry.headers.get('idempotent-replayed')).toBe('true');
    expect(upstream.requests).toHaveLength(1);
    await expectCountedOnce(retry.body.data.id, retry.body.data.tokens_used);
  });

  it('counts the requests of a day once', async () => {
    const usage = service.app.get(UsageDays);
    const requests = async () => {
      const rows = await database.query<{ sum: number }>(
        'SELECT coalesce(sum(requests), 0)::int AS sum FROM usage_days WHERE account_id = $1',
        [accountId],
      );
      return rows[0]!.sum;
    };
    // A request is counted when its response has been sent, which can be after its client has received it.
    const counted = async () => {
      const waiting = [...usage['counts'].values()].filter((count) => count.accountId === accountId);
      return waiting.reduce((sum, count) => sum + count.requests, await requests());
    };
    await eventually(async () => expect(await counted()).toBe(1));
    for (let count = 0; count < 3; count += 1)
      expect((await call(service.url, 'GET', '/v1/templates', { key })).status).toBe(200);
    await eventually(async () => expect(await counted()).toBe(4));
    proxy.holdAnswersTo(accountId);
    const flushed = usage.flush();
    await eventually(async () => expect(await requests()).toBe(4));
    await loseReplies();
    await flushed;
    // What was written is tried again, and adds nothing.
    await eventually(async () => {
      await usage.flush();
      expect(usage['unsettled']).toEqual([]);
    });
    expect(await requests()).toBe(4);
  });
});
