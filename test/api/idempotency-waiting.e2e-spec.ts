import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startApp, type TestApp } from '../support/app.js';
import { errorLines } from '../support/error-lines.js';
import { eventually } from '../support/eventually.js';
import { aKey, anAccount } from '../support/factories.js';
import { FakeModelServer } from '../support/fake-model-server.js';
import { call, errorEnvelope } from '../support/http.js';
import { TEXT } from '../support/model-behaviours.js';
import { hearStatements } from '../support/statements.js';

const DEADLINE_MS = 6_000;
/** The deadline and the second that a response may take beyond it, ten times as long for a busy machine. */
const ANSWER_WITHIN_MS = DEADLINE_MS + 10_000;

let upstream: FakeModelServer;
let service: TestApp;
let accountId: string;
let key: string;

beforeAll(async () => {
  upstream = await FakeModelServer.start();
  service = await startApp({
    MODELS: 'openai:test-model',
    OPENAI_BASE_URL: upstream.baseUrl('openai'),
    MODEL_DEADLINE_MS: String(DEADLINE_MS),
  });
  accountId = (await anAccount(service)).id;
  await service.database.query('UPDATE accounts SET requests_per_minute = 100000');
  key = (await aKey(service, { accountId })).secret;
});
afterAll(async () => {
  await service?.close();
  await upstream?.close();
});
beforeEach(() => {
  upstream.reset();
  service.logLines.length = 0;
});

const BODY = { prompt: 'bakeries' };

const generate = (idempotencyKey: string) =>
  call(service.url, 'POST', '/v1/generate', {
    key,
    body: BODY,
    headers: { 'idempotency-key': idempotencyKey },
  });

async function timed<Result>(work: Promise<Result>): Promise<[Result, number]> {
  const startedAt = performance.now();
  const result = await work;
  return [result, performance.now() - startedAt];
}

/** Leaves a key as a process does that died: claimed, unfinished, with so much of its lease left. */
async function abandon(idempotencyKey: string, leaseMs: number, claim: string = randomUUID()) {
  await service.database.query(
    `UPDATE idempotency_keys SET generation_id = NULL, claim = $2,
            lease_expires_at = now() + $3 * interval '1 millisecond' WHERE key = $1`,
    [idempotencyKey, claim, leaseMs],
  );
}

describe('a request that waits for its Idempotency-Key', () => {
  it('gets a response by its own deadline if the first request fails at the deadline', async () => {
    const name = randomUUID();
    upstream.reset('slow-head');
    // At once, so that both deadlines are the same: a request that began later would take the key over.
    const [responses, tookMs] = await timed(Promise.all([generate(name), generate(name)]));
    const [waiter, first] = responses.toSorted((one, other) => one.status - other.status);
    expect(first!.body.error.reason).toBe('model_timeout');
    expect([waiter!.status, waiter!.body]).toEqual([
      429,
      errorEnvelope('RATE_LIMIT_EXCEEDED', 'idempotency_in_progress'),
    ]);
    expect(waiter!.body.error.message).toMatch(/ is still running, or ended without a result\./);
    expect(waiter!.headers.get('retry-after')).toBe('1');
    expect(tookMs).toBeLessThan(ANSWER_WITHIN_MS);
    expect(upstream.requests).toHaveLength(1);
    // The key is free: a retry is a first request again.
    upstream.reset();
    expect((await generate(name)).status).toBe(200);
  });

  it('gives a model only the remaining time when it takes over the key', async () => {
    const name = randomUUID();
    await generate(name);
    await abandon(name, DEADLINE_MS / 2);
    upstream.reset('slow-head');
    const [[taken, takenMs], [first, firstMs]] = await Promise.all([
      timed(generate(name)),
      timed(generate(randomUUID())),
    ]);
    for (const { status, body } of [taken, first])
      expect([status, body.error.reason]).toEqual([500, 'model_timeout']);
    expect(upstream.requests).toHaveLength(2);
    // Both end at the same deadline. With a deadline of its own, the later call would end half of one after the other.
    expect(takenMs - firstMs).toBeLessThan(DEADLINE_MS / 4);
  });

  // A statement whose connection was lost may be committed long after: its claim is this request's own.
  it('recognizes its own claim from a delayed statement', async () => {
    const name = randomUUID();
    await generate(name);
    await abandon(name, 60_000);
    const statements = hearStatements();
    try {
      const retry = generate(name);
      let token = '';
      await eventually(async () => {
        const claim = statements.take().find(({ text }) => text.includes('INSERT INTO idempotency_keys'));
        token ||= String((claim?.values[4] as string[] | undefined)?.[0] ?? '');
        expect(token).not.toBe('');
      });
      await abandon(name, 60_000, token);
      const { status, body } = await retry;
      expect([status, body.data?.content]).toEqual([200, TEXT]);
    } finally {
      statements.stop();
    }
  });
});

describe('a stream with an Idempotency-Key whose client disconnects before the first word', () => {
  it('is completed, and not logged as an error', async () => {
    const name = randomUUID();
    upstream.reset('held');
    const hangUp = new AbortController();
    const request = fetch(`${service.url}/v1/generate`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': name,
      },
      body: JSON.stringify({ ...BODY, stream: true }),
      signal: hangUp.signal,
    }).catch(() => undefined);
    await eventually(async () => expect(upstream.live).toBe(1));
    hangUp.abort();
    await request;
    const lines = (mark: string) => service.logLines.filter((line) => line.includes(mark));
    await eventually(async () => expect(lines('"aborted":true')).toHaveLength(1));
    upstream.release();
    await eventually(async () => {
      const rows = await service.database.query('SELECT generation_id FROM idempotency_keys WHERE key = $1', [
        name,
      ]);
      expect(rows).toEqual([{ generation_id: expect.any(String) }]);
    });
    // Everything that the first request logs is logged before the response to this one.
    await call(service.url, 'GET', '/v1/me', { key });
    expect(errorLines(service.logLines)).toEqual([]);
  });
});
