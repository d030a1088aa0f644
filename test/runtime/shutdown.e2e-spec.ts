import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Agent, request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { TEST_SECRET_KEY } from '../support/app.js';
import { errorLines } from '../support/error-lines.js';
import { makeEmptyDatabase, type TestDatabase } from '../support/database.js';
import { parseEvents } from '../support/event-stream.js';
import { eventually } from '../support/eventually.js';
import { FakeModelServer } from '../support/fake-model-server.js';
import { TEXT } from '../support/model-behaviours.js';
import { readFirstStart, startService, type RunningService } from '../support/running-service.js';
import { serveHere } from '../support/serve-here.js';

interface Seen {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

let database: TestDatabase;
let upstream: FakeModelServer;
let service: RunningService;
let environment: Record<string, string>;
let key: string;

beforeAll(async () => {
  database = await makeEmptyDatabase();
  upstream = await FakeModelServer.start();
  environment = {
    DATABASE_URL: database.url,
    SECRET_KEY: TEST_SECRET_KEY,
    MODELS: 'openai:test-model',
    OPENAI_BASE_URL: upstream.baseUrl('openai'),
    ADDRESS_REQUESTS_PER_MINUTE: '1000000',
  };
  service = await startService(environment);
  key = (await readFirstStart(service)).key;
  await database.query('UPDATE accounts SET requests_per_minute = 1000000, concurrency = 1000');
  await database.query("SELECT pg_notify('copydesk_changes', 'p:')");
});
afterAll(async () => {
  service.signal('SIGKILL');
  await upstream.close();
  await database.drop();
});

/** Makes one request over a kept connection; rejects where it is cut. */
function send(agent: Agent, method: string, path: string, body?: object, url = service.url): Promise<Seen> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const request = httpRequest(url + path, { method, agent, headers });
    request.on('error', reject).on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('error', reject).on('end', () => {
        if (!response.complete) reject(new Error('the answer was cut'));
        resolve({ status: response.statusCode!, headers: response.headers, body: text });
      });
    });
    request.end(body && JSON.stringify(body));
  });
}

/** The expected response to a request during the shutdown. */
type Expected = [method: string, path: string, status: number];

// oidc-provider writes its own responses, errors included.
const REQUESTS: readonly Expected[] = [
  ['GET', '/v1/templates?limit=1', 200],
  ['GET', '/oauth/jwks', 200],
  ['GET', '/.well-known/openid-configuration', 200],
  ['POST', '/oauth/token', 400],
];

/** Sends requests one after another on one keep-alive connection until the service announces its end. */
async function requestUntilClose([method, path, status]: Expected): Promise<Seen> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (;;) {
    const last = await send(agent, method, path);
    if (last.status !== status || last.headers.connection === 'close') return last;
  }
}

/** Starts a token request whose body the service waits for; the returned function sends it and returns the response. */
async function beginTokenRequest(): Promise<() => Promise<IncomingMessage>> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const agent = new Agent({ keepAlive: true });
  const request = httpRequest(`${service.url}/oauth/token`, { method: 'POST', agent, headers });
  const answered = once(request, 'response');
  await new Promise((resolve) => request.write('grant_type=', resolve));
  // By the time another connection has its response, this one has been read.
  await send(agent, 'GET', '/health/live');
  return async () => {
    request.end('refresh_token');
    const [response] = await answered;
    return response.resume();
  };
}

const open = async (): Promise<Socket> => {
  const socket = connect(service.port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
};

describe('SIGTERM', () => {
  it('cuts off no request, closes keep-alive connections, and exits with 0', async () => {
    // Neither of these may hold the service up until the grace is over.
    const [silent, halfway] = [await open(), await open()];
    halfway.write('GET /health/live HTTP/1.1\r\nHost: a\r\n\r\n');
    const closed = [silent, halfway].map((socket) => once(socket.resume(), 'close'));
    const kept = new Agent({ keepAlive: true, maxSockets: 1 });
    expect((await send(kept, 'GET', '/health/ready')).status).toBe(200);
    const expectations = REQUESTS.flatMap((expected) => [expected, expected]);
    const load = Promise.all(expectations.map(requestUntilClose));
    const agent = new Agent({ keepAlive: true });
    upstream.behaviour = 'drip';
    const writing = [1, 2].map(() => send(agent, 'POST', '/v1/generate', { prompt: 'bakeries' }));
    await eventually(async () => expect(upstream.live).toBe(2));
    upstream.behaviour = 'paced';
    const streaming = send(agent, 'POST', '/v1/generate', { prompt: 'bakeries', stream: true });
    await eventually(async () => expect(upstream.live).toBe(3));
    const finishTokenRequest = await beginTokenRequest();

    service.signal('SIGTERM');
    await eventually(async () => expect(service.stderr()).toContain('"msg":"stopping"'));
    service.signal('SIGTERM');
    // Until the port is closed, connections are kept for other requests.
    await eventually(async () => {
      const { status, headers, body } = await send(kept, 'GET', '/health/ready');
      expect([status, JSON.parse(body).status]).toEqual([503, 'stopping']);
      expect(headers.connection).toBe('close');
    });
    const { statusCode, headers: responseHeaders } = await finishTokenRequest();
    expect([statusCode, responseHeaders.connection]).toEqual([400, 'close']);

    for (const { status, headers, body } of await Promise.all(writing)) {
      expect([status, headers.connection]).toEqual([200, 'close']);
      expect(JSON.parse(body).data.content).toBe(TEXT);
    }
    expect((await streaming).body).toMatch(/\nevent: done\n/);
    for (const [index, { status, headers }] of (await load).entries())
      expect([status, headers.connection]).toEqual([expectations[index]![2], 'close']);
    service.signal('SIGINT');
    await Promise.all(closed);
    expect(await service.ended).toBe(0);
    expect(service.stderr()).toContain('"msg":"stopped"');
    // Warnings are no fault: a slow database makes the service repeat a write, and say so.
    expect(errorLines(service.stderr())).toEqual([]);
    const [stored] = await database.query('SELECT count(*)::int AS count FROM generations');
    expect(stored).toEqual({ count: 3 });
    // The log is written once a second, and once more at the end.
    const [logged] = await database.query(
      "SELECT count(*)::int AS count FROM request_log WHERE route = '/v1/generate'",
    );
    expect(logged).toEqual({ count: 3 });
  });
});

describe('SIGTERM with SHUTDOWN_GRACE_S=30', () => {
  it('ends a stream that lasts longer with an error, responds to a waiting client, and stores what it has', async () => {
    upstream.script('stall', 'held');
    const { url, stop } = await serveHere({ ...environment, SHUTDOWN_GRACE_S: '30' });
    const streaming = send(new Agent(), 'POST', '/v1/generate', { prompt: 'bakeries', stream: true }, url);
    await eventually(async () => expect(upstream.live).toBe(1));
    const waiting = send(new Agent(), 'POST', '/v1/generate', { prompt: 'bakeries' }, url);
    await eventually(async () => expect(upstream.live).toBe(2));

    // The last two seconds, after which connections are cut, do not pass, however long the responses take.
    jest.useFakeTimers();
    const stopped = stop('SIGTERM');
    await eventually(() => expect(fetch(`${url}/health/live`)).rejects.toThrow('fetch failed'));
    jest.advanceTimersByTime(28_000);
    jest.useRealTimers();

    expect(parseEvents((await streaming).body).at(-1)).toEqual({
      event: 'error',
      data: expect.objectContaining({ code: 'INTERNAL_ERROR', reason: 'model_unavailable' }),
    });
    const { status, headers, body } = await waiting;
    expect([status, headers['retry-after'], JSON.parse(body).error.reason]).toEqual([
      500,
      '1',
      'model_unavailable',
    ]);
    await stopped;
    const [stored] = await database.query(
      "SELECT count(*)::int AS count FROM generations WHERE finish_reason = 'cancelled'",
    );
    expect(stored).toEqual({ count: 2 });
  });
});
