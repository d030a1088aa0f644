import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { TEST_SECRET_KEY } from '../support/app.js';
import { makeDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { FakeModelServer } from '../support/fake-model-server.js';
import { call, errorEnvelope, expectRateLimitHeaders } from '../support/http.js';
import { repetitions } from '../support/repetitions.js';
import { readFirstStart, startService, type RunningService } from '../support/running-service.js';

/** Held back on purpose: the deadline of the service is not what ends them. */
const STALLED = repetitions(300);
const MEGABYTE = 1_000_000;

let database: TestDatabase;
let upstream: FakeModelServer;
let endless: { server: Server; sockets: Set<Socket> };
let service: RunningService;
let key: string;

beforeAll(async () => {
  database = await makeDatabase();
  upstream = await FakeModelServer.start();
  endless = await startEndlessModel();
  service = await startService({
    DATABASE_URL: database.url,
    SECRET_KEY: TEST_SECRET_KEY,
    MODELS: 'openai:test-model,mistral:endless',
    OPENAI_BASE_URL: upstream.baseUrl('openai'),
    MISTRAL_BASE_URL: `http://127.0.0.1:${(endless.server.address() as AddressInfo).port}/v1`,
  });
  key = (await readFirstStart(service)).key;
});
afterEach(() => upstream.reset());
afterAll(async () => {
  service?.signal('SIGKILL');
  await upstream.close();
  endless.server.closeAllConnections();
  endless.server.close();
  await database.drop();
});

async function limit(concurrency: number) {
  await database.query('UPDATE accounts SET requests_per_minute = 1000000, concurrency = $1', [concurrency]);
  await database.query("SELECT pg_notify('copydesk_changes', 'p:')");
  await eventually(async () => {
    const { body } = await call(service.url, 'GET', '/v1/me', { key });
    expect(body.data.limits.concurrency).toBe(concurrency);
  });
}

/** A model whose responses never end; it sends as much as backpressure allows. */
async function startEndlessModel() {
  const sockets = new Set<Socket>();
  const piece = `data: {"choices":[{"index":0,"delta":{"content":"${'bread '.repeat(20_000)}"}}]}\n\n`;
  const server = createServer(async (request, response) => {
    sockets.add(request.socket);
    response.on('error', () => undefined).writeHead(200, { 'content-type': 'text/event-stream' });
    while (!response.destroyed) {
      if (response.write(piece)) await delay(0);
      else await Promise.race([once(response, 'drain'), once(response, 'close')]);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, sockets };
}

/** Connections to the database come as they are needed, and one may be kept for us. */
const SPARE_FILES = 20;
const openFiles = () => readdirSync(`/proc/${service.pid}/fd`).length;

function generate(body: object = {}, signal?: AbortSignal) {
  return fetch(`${service.url}/v1/generate`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      // What is open afterwards is not kept for us.
      connection: 'close',
    },
    body: JSON.stringify({ prompt: 'bakeries', ...body }),
    ...(signal && { signal }),
  });
}

const readOrNull = (pending: Promise<Response>) =>
  pending.then((response) => response.text()).catch(() => null);

/** The p99 of a cheap request that is sent while something else runs. */
async function templatesP99Ms(): Promise<number> {
  const waits: number[] = [];
  for (let count = 0; count < 100; count += 1) {
    const requestedAt = performance.now();
    expect((await call(service.url, 'GET', '/v1/templates?limit=1', { key })).status).toBe(200);
    waits.push(performance.now() - requestedAt);
  }
  return waits.sort((a, b) => a - b)[98]!;
}

describe('many calls to a stalled model', () => {
  it('affect no other request, get 429 immediately above the limit, and leak nothing', async () => {
    await limit(STALLED + 1);
    const before = existsSync('/proc') ? openFiles() : null;
    const hangUp = new AbortController();
    upstream.behaviour = 'stall';
    const hold = (index: number) => readOrNull(generate({ stream: index % 2 === 0 }, hangUp.signal));
    const held = Array.from({ length: STALLED }, (_, index) => hold(index));
    await eventually(async () => expect(upstream.live).toBe(STALLED));
    // The promise is 100 ms on an idle machine.
    expect(await templatesP99Ms()).toBeLessThan(5_000);
    held.push(hold(1));
    await eventually(async () => expect(upstream.live).toBe(STALLED + 1));
    const requestedAt = performance.now();
    const refused = await generate();
    expect([refused.status, await refused.json()]).toEqual([
      429,
      errorEnvelope('RATE_LIMIT_EXCEEDED', 'concurrency_limited'),
    ]);
    expectRateLimitHeaders(refused.headers);
    expect(performance.now() - requestedAt).toBeLessThan(20_000);
    hangUp.abort();
    await Promise.all(held);
    await upstream.idle();
    if (before !== null)
      await eventually(async () => expect(openFiles()).toBeLessThanOrEqual(before + SPARE_FILES));
  });
});

describe('clients that disconnect at any time', () => {
  it('end their model calls, and leak no slot or connection', async () => {
    await limit(50);
    const before = existsSync('/proc') ? openFiles() : null;
    upstream.behaviour = 'paced';
    for (let round = 0; round < repetitions(20); round += 1) {
      const gone = Array.from({ length: 25 }, (_, index) =>
        readOrNull(generate({ stream: index % 2 === 0 }, AbortSignal.timeout(1 + index * 8))),
      );
      await Promise.all(gone);
    }
    await upstream.idle();
    if (before !== null)
      await eventually(async () => expect(openFiles()).toBeLessThanOrEqual(before + SPARE_FILES));
    upstream.reset();
    // Every slot of the cap is free again, once the service has noticed the last hang-up.
    await eventually(async () => {
      const all = await Promise.all(Array.from({ length: 50 }, () => generate()));
      for (const response of all) await response.text();
      expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
    });
  });
});

describe('an endless response', () => {
  const storedCount = async () => {
    const [stored] = await database.query(
      "SELECT count(*)::int AS count FROM generations WHERE model = 'mistral:endless'",
    );
    return stored!.count as number;
  };
  /** Whether the connection to the provider was closed before it had written much more than `bytesMax`. */
  const isCutOff = async (bytesMax: number) => {
    const [socket] = endless.sockets;
    await eventually(async () => expect(socket!.destroyed).toBe(true));
    // What the system keeps for a connection comes on top.
    return socket!.bytesWritten < bytesMax + 20 * MEGABYTE;
  };

  beforeEach(() => {
    upstream.behaviour = 'status:500';
    endless.sockets.clear();
  });

  it('is cut off at 10 MB and not stored', async () => {
    const text = await (await generate({ stream: false })).text();
    expect(text.includes('"model_unavailable"')).toBe(true);
    expect(await isCutOff(10 * MEGABYTE)).toBe(true);
    expect(await storedCount()).toBe(0);
  });

  it('is cut off at 200,000 characters if streamed, and stored as such', async () => {
    const text = await (await generate({ stream: true })).text();
    const done = JSON.parse(/^event: done\ndata: (.*)$/m.exec(text)![1]!);
    expect([done.finish_reason, done.content.length <= 200_000]).toEqual(['length', true]);
    expect(await isCutOff(10 * MEGABYTE)).toBe(true);
    expect(await storedCount()).toBe(1);
  });
});
