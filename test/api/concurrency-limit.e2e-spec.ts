import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.js';
import { errorLines } from '../support/error-lines.js';
import { eventually } from '../support/eventually.js';
import { aKey } from '../support/factories.js';
import { FakeModelServer } from '../support/fake-model-server.js';
import { call, errorEnvelope, expectRateLimitHeaders } from '../support/http.js';
import { openSocket } from '../support/raw-http.js';

/** What the plan `free` allows at once. */
const CAP = 10;

let upstream: FakeModelServer;
let service: TestApp;
let key: string;
let accountId: string;
const callers: AbortController[] = [];

beforeAll(async () => {
  upstream = await FakeModelServer.start();
  service = await startApp({ MODELS: 'openai:test-model', OPENAI_BASE_URL: upstream.baseUrl('openai') });
});
afterAll(async () => {
  await service.close();
  await upstream.close();
});
beforeEach(async () => {
  service.logLines.length = 0;
  upstream.reset('slow-head');
  const issued = await aKey(service);
  [key, accountId] = [issued.secret, issued.apiKey.accountId];
  await service.database.query('UPDATE accounts SET requests_per_minute = 1000 WHERE id = $1', [accountId]);
});
afterEach(() => {
  jest.useRealTimers();
  for (const caller of callers.splice(0)) caller.abort();
});

/** Requests a text that the model never starts; resolves with the status of the response, null when aborted. */
function startHangingRequest({ stream = false, idempotencyKey = '' } = {}): Promise<number | null> {
  const caller = new AbortController();
  callers.push(caller);
  const request = fetch(`${service.url}/v1/generate`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    body: JSON.stringify({ prompt: 'bread', stream }),
    signal: caller.signal,
  });
  return request.then(
    ({ status }) => status,
    () => null,
  );
}

/** Takes a slot and releases it at once: 400 for its body if there is one, else 429. */
const probe = (secret: string) => call(service.url, 'POST', '/v1/generate', { key: secret, body: {} });
const underWay = (count: number) => eventually(async () => expect(upstream.live).toBe(count));

/** Takes every slot; retries where one is not free yet. */
async function expectWholeCapacity() {
  const take = async (): Promise<void> => {
    const status = await Promise.race([startHangingRequest(), underWay(CAP)]);
    if (status === 429) await take();
  };
  await Promise.all(Array.from({ length: CAP }, take));
  expect(upstream.live).toBe(CAP);
  expect((await probe(key)).status).toBe(429);
}

describe('the concurrency limit for generations and refinements', () => {
  it('rejects one more request of the same key without counting it, and admits another key', async () => {
    const before = Number((await probe(key)).headers.get('x-ratelimit-remaining'));
    for (let count = 0; count < CAP; count += 1) void startHangingRequest();
    await underWay(CAP);
    for (let count = 0; count < 3; count += 1) {
      const { status, body, headers } = await probe(key);
      expect([status, body]).toEqual([429, errorEnvelope('RATE_LIMIT_EXCEEDED', 'concurrency_limited')]);
      expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
      expectRateLimitHeaders(headers);
      expect(Number(headers.get('x-ratelimit-remaining'))).toBe(before - CAP);
    }
    const other = await aKey(service, { accountId });
    expect((await probe(other.secret)).status).toBe(400);
  });

  it('does not count or reject lists and other reads', async () => {
    for (let count = 0; count < CAP; count += 1) void startHangingRequest();
    await underWay(CAP);
    for (const path of ['/v1/me', '/v1/templates', '/v1/generations'])
      expect((await call(service.url, 'GET', path, { key })).status).toBe(200);
  });

  it('frees a slot as soon as a request ends', async () => {
    for (let count = 0; count < CAP; count += 1) void startHangingRequest();
    await underWay(CAP);
    callers.pop()!.abort();
    await eventually(async () => expect((await probe(key)).status).toBe(400));
  });

  it('is not used up by clients that disconnect while waiting: five times ten', async () => {
    for (let round = 0; round < 5; round += 1) {
      for (let count = 0; count < CAP; count += 1) void startHangingRequest();
      await underWay(CAP);
      for (const caller of callers.splice(0)) caller.abort();
      await underWay(0);
    }
    await expectWholeCapacity();
    // Nothing is wrong with a service whose callers do not wait.
    expect(errorLines(service.logLines)).toEqual([]);
  });

  // An attack: hang up and ask again, to have many times the cap written at once.
  it.each([
    ['a text', false],
    ['a stream', true],
  ])(
    'holds the slot of %s with an Idempotency-Key until it is stored, even if the client disconnects',
    async (_what, stream) => {
      upstream.reset('held');
      for (let count = 0; count < CAP; count += 1)
        void startHangingRequest({ stream, idempotencyKey: `held-${stream}-${count}` });
      await underWay(CAP);
      for (const caller of callers.splice(0)) caller.abort();
      const hungUp = () => service.logLines.filter((line) => line.includes('"aborted":true')).length;
      await eventually(async () => expect(hungUp()).toBeGreaterThanOrEqual(CAP));
      const before = upstream.requests.length;
      for (let count = 0; count < CAP; count += 1)
        expect(await startHangingRequest({ stream, idempotencyKey: `more-${stream}-${count}` })).toBe(429);
      expect(upstream.requests).toHaveLength(before);
      upstream.release();
      await eventually(async () => expect((await probe(key)).status).toBe(400));
      upstream.reset('slow-head');
      await expectWholeCapacity();
    },
  );

  it('is not used up by replays', async () => {
    upstream.reset();
    for (let count = 0; count < 2 * CAP; count += 1)
      expect(
        await startHangingRequest({ stream: count % 2 === 0, idempotencyKey: `replay-${count % 2}` }),
      ).toBe(200);
    upstream.reset('slow-head');
    await expectWholeCapacity();
  });

  it('is not used up by clients that disconnect within the body: fifty, half of them with a reset', async () => {
    const head = `POST /v1/generate HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\n`;
    for (let count = 0; count < 50; count += 1) {
      const socket = await openSocket(service.url);
      await new Promise((resolve) => socket.write(`${head}Content-Length: 100\r\n\r\n{"pro`, resolve));
      if (count % 2 === 0) socket.destroy();
      else socket.resetAndDestroy();
    }
    await expectWholeCapacity();
  });

  // As after a stall of the event loop: what has arrived meanwhile is read in this order.
  it('admits clients that disconnect and retry, in whatever order both requests are read', async () => {
    const body = JSON.stringify({ prompt: 'bread' });
    const request = `POST /v1/generate HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    const open = () => Promise.all(Array.from({ length: CAP }, () => openSocket(service.url)));
    const [first, second] = [await open(), await open()];
    const responses: string[] = [];
    for (const socket of second)
      socket.setEncoding('latin1').on('data', (text: string) => responses.push(text));
    for (const socket of first) socket.write(request);
    await underWay(CAP);
    // On a busy machine, the wait for a slot could be over before the service has ended the first requests.
    jest.useFakeTimers();
    // In one turn of the event loop: the kernel has the new requests before the ends of the old connections.
    for (const socket of second) socket.write(request);
    for (const socket of first) socket.destroy();
    await eventually(async () => expect([upstream.requests.length, upstream.live]).toEqual([2 * CAP, CAP]));
    jest.useRealTimers();
    expect(responses).toEqual([]);
    for (const socket of second) socket.destroy();
    await underWay(0);
  });
});
