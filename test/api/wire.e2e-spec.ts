// Raw bytes over sockets: a table of some ninety messages is most of this file.
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { startApp, type TestApp } from '../support/app.js';
import { errorLines } from '../support/error-lines.js';
import { eventually } from '../support/eventually.js';
import { aKey } from '../support/factories.js';
import { call, errorEnvelope } from '../support/http.js';
import {
  exchange,
  expectRateLimitHeadersOnce,
  openSocket,
  parseResponses,
  receiveAll,
  type RawResponse,
} from '../support/raw-http.js';

let service: TestApp;
let key: string;

/** The service still responds. Generous, because other processes may use the processor. */
const SLOW_MS = 20_000;

beforeAll(async () => {
  service = await startApp({ ADDRESS_REQUESTS_PER_MINUTE: '100000' });
  key = (await aKey(service)).secret;
  await service.database.query('UPDATE accounts SET requests_per_minute = 100000, concurrency = 1000');
});
afterAll(() => service.close());
afterEach(async () => {
  const startedAt = performance.now();
  expect((await call(service.url, 'GET', '/v1/me', { key })).status).toBe(200);
  expect(performance.now() - startedAt).toBeLessThan(SLOW_MS);
});

const BODY = '{"prompt":"bread"}';
const HOST = 'Host: copydesk\r\n';
const get = (headers: string) => `GET /v1/me HTTP/1.1\r\n${headers}\r\n`;
const withHeader = (line: string) => get(`${HOST}${line}\r\n`);
const line = (requestLine: string) => `${requestLine}\r\n${HOST}\r\n`;
/** A request that would be served, but for what these headers and this body make of it. */
const post = (headers: string, body = BODY, version = '1.1') =>
  `POST /v1/generate HTTP/${version}\r\n${HOST}Authorization: Bearer ${key}\r\n` +
  `Content-Type: application/json\r\n${headers}\r\n${body}`;
const chunked = (body: string) => post('Transfer-Encoding: chunked\r\n', body);

const CODES: Record<number, string> = { 400: 'VALIDATION_ERROR', 401: 'UNAUTHORIZED', 404: 'NOT_FOUND' };

function expectWholeAnswer(response: RawResponse) {
  expectRateLimitHeadersOnce(response);
  expect(response.headers.filter(([name]) => name === 'x-request-id')).toHaveLength(1);
  if (response.status < 400) return;
  expect(JSON.parse(response.body)).toEqual(
    errorEnvelope(CODES[response.status]!, expect.any(String) as never),
  );
}

/** Sends one message; returns the status of its one response, or null if the connection is closed without one. */
async function statusOf(bytes: string | Buffer): Promise<number | null> {
  const responses = await exchange(service.url, bytes);
  for (const response of responses) expectWholeAnswer(response);
  expect(responses.length).toBeLessThanOrEqual(1);
  return responses[0]?.status ?? null;
}

describe('CONNECT', () => {
  it.each(['example.com:443', 'localhost:3000', '/v1/me'])(
    'of %s gets 404, and the connection is closed',
    async (target) => {
      const bytes = `CONNECT ${target} HTTP/1.1\r\nHost: copydesk\r\nX-Request-Id: mine\r\n\r\n`;
      const socket = await openSocket(service.url);
      const received = receiveAll(socket);
      socket.write(bytes);
      const [response] = parseResponses(Buffer.from(await received));
      expect(response?.status).toBe(404);
      expectWholeAnswer(response!);
      expect(response!.headers).toContainEqual(['connection', 'close']);
      expect(response!.headers).toContainEqual(['x-request-id', 'mine']);
    },
  );
});

describe('CONNECT behind another request on one connection', () => {
  // Prevents an out-of-order response, which the client would match to the previous request.
  it('is answered after that request', async () => {
    const bytes = post(`Content-Length: ${BODY.length}\r\n`) + line('CONNECT example.com:443 HTTP/1.1');
    const responses = await exchange(service.url, bytes, 2);
    expect(responses.map(({ status }) => status)).toEqual([200, 404]);
  });
});

describe('a message that is not HTTP/1.1', () => {
  it.each<[string, string | Buffer]>([
    ['no version', 'GET /v1/me\r\n\r\n'],
    ['version 0.9', line('GET /v1/me HTTP/0.9')],
    ['version 1.2', line('GET /v1/me HTTP/1.2')],
    ['version 2.0', line('GET /v1/me HTTP/2.0')],
    ['version 9.9', line('GET /v1/me HTTP/9.9')],
    ['another protocol', line('GET /v1/me HTTQ/1.1')],
    ['a protocol in small letters', line('GET /v1/me http/1.1')],
    ['a blank before the method', line(' GET /v1/me HTTP/1.1')],
    ['tabs between the parts', line('GET\t/v1/me\tHTTP/1.1')],
    ['a blank in the path', line('GET /v1/me me HTTP/1.1')],
    ['no path', line('GET HTTP/1.1')],
    ['a path without its slash', line('GET v1/me HTTP/1.1')],
    ['words', 'hello world\r\n\r\n'],
    ['bytes', Buffer.from('00010203ff0d0a0d0a', 'hex')],
    ['line feeds alone', 'GET /v1/me HTTP/1.1\nHost: a\n\n'],
    ['carriage returns alone', 'GET /v1/me HTTP/1.1\rHost: a\r\r'],
    ['NUL in the path', line('GET /v1/\0me HTTP/1.1')],
    ['a raw byte in the path', line('GET /v1/\xff HTTP/1.1')],
    ['a path of 64 kB', line(`GET /v1/${'a'.repeat(65_536)} HTTP/1.1`)],
    ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0'],
    ['the hello of TLS', Buffer.from('16030102000100 01fc0303'.replace(' ', ''), 'hex')],
    ['NUL in a header', withHeader('X: a\0b')],
    ['a bare carriage return in a header', withHeader('X: a\rb')],
    ['a bare line feed in a header', withHeader('X: a\nb')],
    ['a header without a colon', withHeader('nonsense')],
    ['a header without a name', withHeader(': x')],
    ['a name with brackets', withHeader('X(y): a')],
    ['a blank before the colon', withHeader('X : a')],
    ['a folded header', withHeader('X: a\r\n b')],
    ['a blank before the first header', get(` X: a\r\n${HOST}`)],
    ['no Host', get('')],
    ['two Hosts', get(`${HOST}Host: other\r\n`)],
    ['the same Host twice', get(`${HOST}host: copydesk\r\n`)],
    ['a Host that is none', get('Host: a/b@c\r\n')],
    ['a header of 64 kB', withHeader(`X: ${'a'.repeat(65_536)}`)],
    ['a header of 1 MB', withHeader(`X: ${'a'.repeat(1 << 20)}`)],
    ['10,000 headers', get(HOST + 'X: a\r\n'.repeat(10_000))],
  ])('gets 400 in the envelope, with the rate-limit headers: %s', async (_name, bytes) => {
    expect(await statusOf(bytes)).toBe(400);
  });
});

describe('the error of a message that Node.js stops reading', () => {
  const malformed = ['malformed_json', 'The request is not well-formed HTTP.'];
  const tooLong = ['too_long', 'The headers and URL must not be longer than 16 KiB.'];
  it.each<[string, () => string, string[]]>([
    ['a long header', () => withHeader(`X: ${'a'.repeat(20_000)}`), tooLong],
    ['a long URL', () => line(`GET /v1/me?x=${'a'.repeat(20_000)} HTTP/1.1`), tooLong],
    ['a header without a colon', () => withHeader('nonsense'), malformed],
    ['a chunk size that is none', () => chunked(`zz\r\n${BODY}\r\n0\r\n\r\n`), malformed],
  ])('names the cause: %s', async (_name, message, expected) => {
    const [response] = await exchange(service.url, message());
    const { reason, message: text } = JSON.parse(response!.body).error;
    expect([reason, text]).toEqual(expected);
  });
});

// A proxy in front and the service must never disagree on where a message ends.
describe('a message with ambiguous framing', () => {
  it.each<[string, () => string]>([
    [
      'Content-Length and chunks',
      () => post('Content-Length: 4\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\n'),
    ],
    [
      'chunks and Content-Length',
      () => post('Transfer-Encoding: chunked\r\nContent-Length: 4\r\n', '0\r\n\r\n'),
    ],
    ['two lengths', () => post('Content-Length: 18\r\nContent-Length: 4\r\n')],
    ['the same length twice', () => post('Content-Length: 18\r\nContent-Length: 18\r\n')],
    ['a list of lengths', () => post('Content-Length: 18, 18\r\n')],
    ['a length with a sign', () => post('Content-Length: +18\r\n')],
    ['a negative length', () => post('Content-Length: -1\r\n')],
    ['a hexadecimal length', () => post('Content-Length: 0x12\r\n')],
    ['an empty length', () => post('Content-Length: \r\n')],
    ['a length beyond all numbers', () => post(`Content-Length: ${'9'.repeat(23)}\r\n`)],
    ['a length with a blank', () => post('Content-Length: 1 8\r\n')],
    ['an unknown coding', () => post('Transfer-Encoding: xchunked\r\n', '0\r\n\r\n')],
    ['a coding after the chunks', () => post('Transfer-Encoding: chunked, identity\r\n', '0\r\n\r\n')],
    ['a coding before the chunks', () => post('Transfer-Encoding: gzip, chunked\r\n', '0\r\n\r\n')],
    [
      'the coding twice',
      () => post('Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\n'),
    ],
    ['a blank before the colon', () => post('Transfer-Encoding : chunked\r\n', '0\r\n\r\n')],
    ['a vertical tab', () => post('Transfer-Encoding: \x0bchunked\r\n', '0\r\n\r\n')],
    ['chunks in HTTP/1.0', () => post('Transfer-Encoding: chunked\r\n', `12\r\n${BODY}\r\n0\r\n\r\n`, '1.0')],
    ['a folded coding', () => post('Transfer-Encoding:\r\n chunked\r\n', '0\r\n\r\n')],
    ['a chunk size that is none', () => chunked(`zz\r\n${BODY}\r\n0\r\n\r\n`)],
    ['a negative chunk size', () => chunked(`-1\r\n${BODY}\r\n0\r\n\r\n`)],
    ['a chunk size beyond all numbers', () => chunked(`${'f'.repeat(18)}\r\n${BODY}\r\n0\r\n\r\n`)],
    ['a chunk without its end', () => chunked(`12\r\n${BODY}0\r\n\r\n`)],
    ['chunks ended by line feeds', () => chunked(`12\n${BODY}\n0\n\n`)],
    ['a chunk extension of 20 kB', () => chunked(`12;a=${'b'.repeat(20_000)}\r\n${BODY}\r\n0\r\n\r\n`)],
    ['a chunk extension with NUL', () => chunked(`12;a=\0\r\n${BODY}\r\n0\r\n\r\n`)],
    ['a trailer of 40 kB', () => chunked(`12\r\n${BODY}\r\n0\r\nX: ${'b'.repeat(40_000)}\r\n\r\n`)],
    ['a trailer that is none', () => chunked(`12\r\n${BODY}\r\n0\r\nnonsense\r\n\r\n`)],
  ])('gets 400, and the bytes that follow are not parsed as a request: %s', async (_name, message) => {
    expect(await statusOf(`${message()}GET /health/live HTTP/1.1\r\n${HOST}\r\n`)).toBe(400);
  });
});

describe('an unusual message', () => {
  it.each<[number | null, string, () => string]>([
    [401, 'HTTP/1.0 without Host', () => 'GET /v1/me HTTP/1.0\r\n\r\n'],
    [401, 'empty lines before it', () => `\r\n\r\n${get(HOST)}`],
    [401, 'the absolute form', () => line('GET http://elsewhere/v1/me HTTP/1.1')],
    [404, 'the asterisk form', () => line('OPTIONS * HTTP/1.1')],
    [404, 'an unknown method', () => line('BREW /v1/me HTTP/1.1')],
    [404, 'a method in small letters', () => line('get /v1/me HTTP/1.1')],
    [400, 'a method in another version', () => line('FOO /v1/me HTTP/2.0')],
    [404, 'TRACE', () => line('TRACE /v1/me HTTP/1.1')],
    [404, 'CONNECT', () => line('CONNECT example.com:443 HTTP/1.1')],
    [404, 'an escape that is none', () => line('GET /v1/%zz HTTP/1.1')],
    [404, 'a long path', () => line(`GET /v1/${'a'.repeat(15_000)} HTTP/1.1`)],
    [401, 'Upgrade: websocket', () => withHeader('Connection: Upgrade\r\nUpgrade: websocket')],
    [401, 'Upgrade: h2c', () => withHeader('Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c')],
    [401, 'an unknown expectation', () => withHeader('Expect: magic')],
    [401, '100-continue without a credential', () => withHeader('Content-Length: 9\r\nExpect: 100-continue')],
    [200, '100-continue with a credential', () => post('Content-Length: 18\r\nExpect: 100-continue\r\n')],
    [200, 'an unknown expectation of a good request', () => post('Content-Length: 18\r\nExpect: magic\r\n')],
    [200, 'chunks with an extension and a trailer', () => chunked(`12;a=b\r\n${BODY}\r\n0\r\nX: y\r\n\r\n`)],
    [
      401,
      'two credentials, 2,100 headers apart',
      () =>
        get(
          `${HOST}Authorization: Bearer ${key}\r\n${'a:\r\n'.repeat(2_100)}Authorization: Bearer ${key}\r\n`,
        ),
    ],
    [400, 'a body that ends early', () => post('Content-Length: 1000\r\n')],
    [400, 'chunks that end early', () => chunked(`12\r\n${BODY}\r\n`)],
    [400, 'neither length nor chunks', () => post('', '')],
  ])('gets %s, once: %s', async (status, name, message) => {
    // What comes too little is only known once the caller has closed its side.
    const expected = name.endsWith('early') ? 0 : 1;
    const responses = await exchange(service.url, message(), expected);
    for (const response of responses) expectWholeAnswer(response);
    expect(responses.map((response) => response.status)).toEqual(status === null ? [] : [status]);
  });

  it('sends 100 Continue only if it reads the body', async () => {
    const interim = async (message: string) => {
      const socket = await openSocket(service.url);
      socket.write(message);
      const [first] = (await new Promise((resolve) => socket.once('data', (data) => resolve([data])))) as [
        Buffer,
      ];
      socket.destroy();
      return first.toString().startsWith('HTTP/1.1 100 Continue');
    };
    expect(await interim(post('Content-Length: 18\r\nExpect: 100-continue\r\n', ''))).toBe(true);
    expect(await interim(withHeader('Content-Length: 9\r\nExpect: 100-continue'))).toBe(false);
    // The authorization server reads bodies in a way of its own.
    const form = 'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 29\r\n';
    const token = `POST /oauth/token HTTP/1.1\r\n${HOST}${form}Expect: 100-continue\r\n\r\n`;
    expect(await interim(token)).toBe(true);
  });
});

it('accepts a chunked body without bytes where no body is taken', async () => {
  const message =
    `DELETE /v1/webhooks/00000000-0000-4000-8000-000000000000 HTTP/1.1\r\n${HOST}Authorization: Bearer ${key}\r\n` +
    'Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n';
  const [response] = (await exchange(service.url, message)) as [RawResponse];
  expect(response.status).toBe(404);
});

describe('an authenticated request whose body breaks off', () => {
  it.each([
    ['a bad chunk', 'Transfer-Encoding: chunked\r\n', `zz\r\n${BODY}\r\n0\r\n\r\n`, 1],
    ['a bad chunk after a good one', 'Transfer-Encoding: chunked\r\n', `12\r\n${BODY}\r\nzz\r\n`, 1],
    ['a body that ends early', 'Content-Length: 1000\r\n', BODY, 0],
  ])('gets the headers of every other 400: %s', async (_name, headers, body, expected) => {
    const { secret } = await aKey(service, { requestsPerMinute: 7 });
    const message =
      `POST /v1/generate HTTP/1.1\r\n${HOST}Authorization: Bearer ${secret}\r\nX-Request-Id: broken\r\n` +
      `Content-Type: application/json\r\n${headers}\r\n${body}`;
    const [response] = (await exchange(service.url, message, expected)) as [RawResponse];
    expect(response.status).toBe(400);
    expect(JSON.parse(response.body)).toEqual(errorEnvelope('VALIDATION_ERROR', 'malformed_json'));
    const sent = Object.fromEntries(response.headers);
    expect(sent).toMatchObject({
      'x-ratelimit-limit': '7',
      'x-ratelimit-remaining': '6',
      'access-control-allow-origin': '*',
      'x-request-id': 'broken',
      connection: 'close',
    });
  });

  it('is rejected for its credential, not for its body', async () => {
    const message = chunked(`zz\r\n${BODY}\r\n`).replace(key, 'unknown');
    const [response] = (await exchange(service.url, message)) as [RawResponse];
    expect(response.status).toBe(401);
  });
});

it('rejects a content type that is sent twice, whichever comes first', async () => {
  const types = ['application/json', 'text/plain'].map((type) => `Content-Type: ${type}\r\n`);
  for (const headers of [types.join(''), types.toReversed().join('')]) {
    const message =
      `POST /v1/generate HTTP/1.1\r\n${HOST}Authorization: Bearer ${key}\r\n${headers}` +
      `Content-Length: ${BODY.length}\r\n\r\n${BODY}`;
    const [response] = (await exchange(service.url, message)) as [RawResponse];
    expect(JSON.parse(response.body)).toEqual(errorEnvelope('VALIDATION_ERROR', 'unsupported_media_type'));
  }
});

describe('what scripts of other origins can read', () => {
  it.each([
    ['a header that is too long', `GET /v1/me HTTP/1.1\r\n${HOST}X-A: ${'a'.repeat(20_000)}\r\n\r\n`, 400],
    ['a URL that is too long', `GET /v1/me?x=${'a'.repeat(20_000)} HTTP/1.1\r\n${HOST}\r\n`, 400],
    ['the prefix alone', `GET /v1 HTTP/1.1\r\n${HOST}\r\n`, 404],
    ['an unknown path of the authorization server', `GET /v1/oauth/nope HTTP/1.1\r\n${HOST}\r\n`, 404],
    ['the preflight of an unknown path', `OPTIONS /v1 HTTP/1.1\r\n${HOST}\r\n`, 204],
  ])('includes the response to %s', async (_name, message, status) => {
    const [response] = (await exchange(service.url, message)) as [RawResponse];
    expect(response.status).toBe(status);
    const sent = Object.fromEntries(response.headers);
    expect(sent['access-control-allow-origin']).toBe('*');
    expect(sent['access-control-expose-headers']).toContain('X-Request-Id');
  });
});

describe('an unknown path of the authorization server', () => {
  // RFC 6749 section 5.2: OAuth clients read `error`.
  it.each(['/oauth', '/oauth/nope', '/v1/oauth/nope?x=1', '/%6fauth/nope'])(
    'is a 404 in the format of OAuth: %s',
    async (path) => {
      const { status, body } = await call(service.url, 'POST', path);
      expect([status, body]).toEqual([
        404,
        { error: 'invalid_request', error_description: expect.stringContaining('Route not found') },
      ]);
    },
  );
});

describe('several requests on one connection', () => {
  it('are answered in order, with one response each', async () => {
    const requests = [
      get(HOST),
      post('Content-Length: 18\r\n'),
      line('GET /nope HTTP/1.1'),
      chunked(`12\r\n${BODY}\r\n0\r\n\r\n`),
    ];
    const responses = await exchange(service.url, requests.join(''), requests.length);
    expect(responses.map(({ status }) => status)).toEqual([401, 200, 404, 200]);
    for (const response of responses) expectWholeAnswer(response);
  });

  it('get their responses even if invalid HTTP follows', async () => {
    const requests = post('Content-Length: 18\r\n').repeat(3);
    const responses = await exchange(service.url, `${requests}\0\0\0 nonsense\r\n\r\n`, 4);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 400]);
  });
});

describe('disconnecting and slow clients', () => {
  it('do not affect the service: half a head, half a body, a reset', async () => {
    const halves = [get(HOST).slice(0, 20), post('Content-Length: 100000\r\n'), chunked('ff\r\nabc')];
    for (const half of halves) {
      const sockets = await Promise.all(Array.from({ length: 10 }, () => openSocket(service.url)));
      for (const [index, socket] of sockets.entries()) {
        await new Promise((resolve) => socket.write(half, resolve));
        if (index % 2 === 0) socket.destroy();
        else socket.resetAndDestroy();
      }
    }
    expect(errorLines(service.logLines)).toEqual([]);
  });

  it('are disconnected if they send head or body too slowly', async () => {
    const server = service.app.getHttpServer() as Server;
    expect([server.headersTimeout, server.requestTimeout]).toEqual([15_000, 30_000]);
    Object.assign(server, { headersTimeout: 100, requestTimeout: 100 });
    try {
      const slow = [get(HOST).slice(0, 20), post('Content-Length: 100000\r\n'), chunked('ff\r\nabc')];
      const responses = await Promise.all(slow.map((part) => exchange(service.url, part, 99)));
      for (const [response, ...more] of responses) {
        expect(more).toEqual([]);
        expect(response?.status).toBe(400);
        expectWholeAnswer(response!);
        expect(JSON.parse(response!.body).error).toMatchObject({
          reason: 'malformed_json',
          message: 'The request was not received in time.',
        });
      }
      // A connection that a browser has opened ahead: a response would be taken for that to its next request.
      expect(await exchange(service.url, '', 99)).toEqual([]);
    } finally {
      Object.assign(server, { headersTimeout: 15_000, requestTimeout: 30_000 });
    }
  });

  // Prevents unread responses from staying in memory forever.
  it('are disconnected if they do not read the response', async () => {
    const server = service.app.getHttpServer() as Server;
    expect(server.timeout).toBe(120_000);
    server.timeout = 300;
    try {
      const connected = new Promise<Socket>((resolve) => server.once('connection', resolve));
      const reader = await openSocket(service.url);
      reader.write(line('GET /docs HTTP/1.1').repeat(60));
      const connection = await connected;
      await eventually(async () => expect(connection.destroyed).toBe(true), 20_000);
      reader.destroy();
    } finally {
      server.timeout = 120_000;
    }
  });

  it('are disconnected if they leave a connection idle after a response', async () => {
    const server = service.app.getHttpServer() as Server;
    expect(server.keepAliveTimeout).toBe(72_000);
    server.keepAliveTimeout = 50;
    try {
      const responses = await exchange(service.url, line('GET /v1/me HTTP/1.1'), 99);
      expect(responses.map(({ status }) => status)).toEqual([401]);
    } finally {
      server.keepAliveTimeout = 72_000;
    }
  });

  it('do not slow down others: three hundred silent connections', async () => {
    const idle = await Promise.all(Array.from({ length: 300 }, () => openSocket(service.url)));
    const startedAt = performance.now();
    expect((await call(service.url, 'GET', '/v1/templates', { key })).status).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(SLOW_MS);
    for (const socket of idle) socket.destroy();
  });

  it('do not slow down others: fifty invalid messages at once', async () => {
    const bad = [
      withHeader('X : a'),
      get(''),
      line('BREW / HTTP/1.1'),
      post('Content-Length: 0x1\r\n'),
      get(HOST),
    ];
    const over = new AbortController();
    const flood = Array.from({ length: 50 }, async (_, index) => {
      while (!over.signal.aborted) await exchange(service.url, bad[index % bad.length]!);
    });
    const durations: number[] = [];
    for (let round = 0; round < 30; round += 1) {
      const startedAt = performance.now();
      expect((await call(service.url, 'GET', '/v1/templates', { key })).status).toBe(200);
      durations.push(performance.now() - startedAt);
    }
    over.abort();
    await Promise.all(flood);
    expect(Math.max(...durations)).toBeLessThan(SLOW_MS);
  });
});
