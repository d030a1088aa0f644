import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { TEST_SECRET_KEY } from '../support/app.js';
import { makeDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { FakeModelServer } from '../support/fake-model-server.js';
import { freeze } from '../support/freeze.js';
import { exchange, openSocket, receiveAll } from '../support/raw-http.js';
import { readFirstStart, startService, type RunningService } from '../support/running-service.js';

const QUEUED = 12;
const REQUEST = 'GET /health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';

let database: TestDatabase;
let service: RunningService;
let key: string | undefined;

beforeAll(async () => {
  database = await makeDatabase();
});
afterEach(() => service.signal('SIGKILL'));
afterAll(() => database.drop());

/** Starts the service and waits until nothing of the start is left to do. */
async function start(environment: Record<string, string> = {}) {
  service = await startService({
    DATABASE_URL: database.url,
    SECRET_KEY: TEST_SECRET_KEY,
    MODELS: 'fixed',
    ...environment,
  });
  key ??= (await readFirstStart(service)).key;
  for (let count = 0; count < 10; count += 1) expect((await get('/health/ready')).status).toBe(200);
}

/** Makes a request on a connection of its own. */
async function get(path: string) {
  const [answer] = await exchange(service.url, `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  const { status, headers, body } = answer!;
  return { status, connection: new Map(headers).get('connection'), body };
}

/** Sends a request on each of several new connections; resolves with what came on each until it ended. */
async function fillQueue(): Promise<() => Promise<string[]>> {
  const sockets = await Promise.all(Array.from({ length: QUEUED }, () => openSocket(service.url)));
  const received = sockets.map(receiveAll);
  for (const socket of sockets) socket.write(REQUEST);
  return () => Promise.all(received);
}

/** The process ids of the workers, from their log lines. */
const workerPids = () =>
  service
    .stderr()
    .split('\n')
    .filter((line) => line.includes('"msg":"serving"'))
    .map((line) => (JSON.parse(line) as { pid: number }).pid);

const isStopping = () =>
  eventually(async () => expect(service.stderr()).toContain('"msg":"stopping"'), 60_000);

const allAnswered = Array.from({ length: QUEUED }, () => expect.stringMatching(/^HTTP\/1\.1 200 /));

describe('a stop while connections wait in the accept queue', () => {
  it('serves all of them before the port closes', async () => {
    await start();
    await freeze(service.pid);
    const answers = await fillQueue();
    service.signal('SIGTERM');
    service.signal('SIGCONT');
    expect(await answers()).toEqual(allAnswered);
    expect(await service.ended).toBe(0);
  });

  // SIGINT, which also skips the delay, as with one process below.
  it('serves all of them with WORKERS=2, even without the delay', async () => {
    await start({ WORKERS: '2', SHUTDOWN_DELAY_S: '600', SHUTDOWN_GRACE_S: '600' });
    await eventually(async () => expect(workerPids()).toHaveLength(2));
    const pids = workerPids();
    for (const pid of [...pids, service.pid]) await freeze(pid);
    const answers = await fillQueue();
    service.signal('SIGINT');
    service.signal('SIGCONT');
    // The primary has passed the signal on before the workers go on.
    await isStopping();
    for (const pid of pids) process.kill(pid, 'SIGCONT');
    expect(await answers()).toEqual(allAnswered);
    expect(await service.ended).toBe(0);
  });
});

describe.each(['1', '2'])('SHUTDOWN_DELAY_S with WORKERS=%s', (workers) => {
  it('keeps the port open after SIGTERM with 503 from /health/ready only, until SIGINT ends the delay', async () => {
    await start({ WORKERS: workers, SHUTDOWN_DELAY_S: '600', SHUTDOWN_GRACE_S: '600' });
    service.signal('SIGTERM');
    await eventually(async () => {
      for (let count = 0; count < 10; count += 1)
        expect(await get('/health/ready')).toMatchObject({ status: 503, connection: 'keep-alive' });
    }, 60_000);
    expect(JSON.parse((await get('/health/ready')).body).status).toBe('stopping');
    expect(await get('/health/live')).toMatchObject({ status: 200, connection: 'keep-alive' });
    expect(await get('/openapi.json')).toMatchObject({ status: 200, connection: 'keep-alive' });
    service.signal('SIGTERM');
    expect(await get('/health/live')).toMatchObject({ status: 200 });
    service.signal('SIGINT');
    expect(await service.ended).toBe(0);
  });
});

describe('SHUTDOWN_DELAY_S', () => {
  it('is skipped by SIGINT', async () => {
    await start({ SHUTDOWN_DELAY_S: '600', SHUTDOWN_GRACE_S: '600' });
    service.signal('SIGINT');
    expect(await service.ended).toBe(0);
  });

  it('closes the port when it is over', async () => {
    await start({ SHUTDOWN_DELAY_S: '1' });
    const signalledAt = performance.now();
    expect(await service.stop()).toBe(0);
    expect(performance.now() - signalledAt).toBeGreaterThanOrEqual(1_000);
  });

  it('is part of SHUTDOWN_GRACE_S, which starts at the signal', async () => {
    const upstream = await FakeModelServer.start();
    upstream.behaviour = 'stall';
    try {
      await start({
        SHUTDOWN_DELAY_S: '600',
        SHUTDOWN_GRACE_S: '1',
        MODELS: 'openai:test-model',
        OPENAI_BASE_URL: upstream.baseUrl('openai'),
      });
      const body = '{"prompt":"bakeries","stream":true}';
      const socket = await openSocket(service.url);
      const received = receiveAll(socket);
      socket.write(
        `POST /v1/generate HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${key}\r\n` +
          `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      );
      await eventually(async () => expect(upstream.live).toBe(1), 60_000);
      expect(await service.stop()).toBe(0);
      expect(await received).not.toContain('event: done');
    } finally {
      await upstream.close();
    }
  });
});
