import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as delay } from 'node:timers/promises';
import { startApp, TEST_SECRET_KEY, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { aKey } from '../support/factories.js';
import { FakeModelServer } from '../support/fake-model-server.js';
import { freeze, hasReceived } from '../support/freeze.js';
import { exchange, openSocket, receiveAll } from '../support/raw-http.js';
import { startService, type RunningService } from '../support/running-service.js';
import { serveHere } from '../support/serve-here.js';

const QUEUED = 12;
const REQUEST = 'GET /health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';

/** Has the database of the others, with an account. */
let app: TestApp;
let key: string;
let environment: Record<string, string>;
let service: RunningService;

beforeAll(async () => {
  app = await startApp();
  key = (await aKey(app)).secret;
  environment = { DATABASE_URL: app.database.url, SECRET_KEY: TEST_SECRET_KEY, MODELS: 'fixed' };
});
afterAll(() => app.close());

/** Starts the service with a long delay and waits until nothing of the start is left to do. */
async function start(workers: string) {
  const settings = { WORKERS: workers, SHUTDOWN_DELAY_S: '600', SHUTDOWN_GRACE_S: '601' };
  service = await startService({ ...environment, ...settings });
  for (let count = 0; count < 10; count += 1) expect((await get('/health/ready')).status).toBe(200);
}

/** Makes a request on a connection of its own. */
async function get(path: string) {
  const [response] = await exchange(service.url, `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  const { status, headers, body } = response!;
  return { status, connection: new Map(headers).get('connection'), body };
}

/** Waits until the service is in its shutdown delay; a second SIGTERM changes nothing. */
async function expectDelay() {
  await eventually(async () => {
    for (let count = 0; count < 10; count += 1)
      expect(await get('/health/ready')).toMatchObject({ status: 503, connection: 'keep-alive' });
  });
  expect(JSON.parse((await get('/health/ready')).body).status).toBe('stopping');
  expect(await get('/health/live')).toMatchObject({ status: 200, connection: 'keep-alive' });
  expect(await get('/openapi.json')).toMatchObject({ status: 200, connection: 'keep-alive' });
  service.signal('SIGTERM');
  expect(await get('/health/live')).toMatchObject({ status: 200 });
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

const allAnswered = Array.from({ length: QUEUED }, () => expect.stringMatching(/^HTTP\/1\.1 200 /));

describe('a stop of a process', () => {
  afterEach(() => service.signal('SIGKILL'));

  it('keeps the port open after SIGTERM with 503 from /health/ready only, and after SIGINT serves the accept queue', async () => {
    await start('1');
    service.signal('SIGTERM');
    await expectDelay();
    await freeze(service.pid);
    const responses = await fillQueue();
    service.signal('SIGINT');
    service.signal('SIGCONT');
    expect(await responses()).toEqual(allAnswered);
    expect(await service.ended).toBe(0);
  });

  it('keeps the port of two workers open after SIGTERM with 503 from /health/ready only, until SIGINT', async () => {
    await start('2');
    await eventually(async () => expect(workerPids()).toHaveLength(2));
    service.signal('SIGTERM');
    await expectDelay();
    // The connections that wait while both workers stand still are served too.
    for (const pid of workerPids()) await freeze(pid);
    const responses = await fillQueue();
    service.signal('SIGINT');
    for (const pid of workerPids()) await hasReceived(pid, 'SIGINT');
    for (const pid of workerPids()) process.kill(pid, 'SIGCONT');
    expect(await responses()).toEqual(allAnswered);
    expect(await service.ended).toBe(0);
  });
});

describe('SHUTDOWN_DELAY_S', () => {
  it('closes the port when it is over', async () => {
    const here = await serveHere({ ...environment, SHUTDOWN_DELAY_S: '1' });
    const signalledAt = performance.now();
    await here.stop('SIGTERM');
    // A timer may fire a little before the clock says so.
    expect(performance.now() - signalledAt).toBeGreaterThan(950);
  });

  it('is part of SHUTDOWN_GRACE_S, which starts at the signal', async () => {
    const upstream = await FakeModelServer.start();
    upstream.behaviour = 'stall';
    try {
      const here = await serveHere({
        ...environment,
        SHUTDOWN_DELAY_S: '6',
        SHUTDOWN_GRACE_S: '7',
        MODELS: 'openai:test-model',
        OPENAI_BASE_URL: upstream.baseUrl('openai'),
      });
      const body = '{"prompt":"bakeries","stream":true}';
      const socket = await openSocket(here.url);
      const received = receiveAll(socket);
      socket.write(
        `POST /v1/generate HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${key}\r\n` +
          `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      );
      await eventually(async () => expect(upstream.live).toBe(1), 60_000);
      const stopped = here.stop('SIGTERM');
      // When the stream would be cut if the grace started after the delay. A timer of the same process is as late as its own.
      const delayAndGrace = delay(13_000, 'later', { ref: false });
      expect(await Promise.race([received, delayAndGrace])).not.toBe('later');
      expect(await received).not.toContain('event: done');
      await stopped;
    } finally {
      await upstream.close();
    }
  });
});
