import { CredentialCheck } from '../../src/common/http/credential-check.js';
import { mayReadMetrics } from '../../src/metrics/metrics-access.js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { aKey } from '../support/factories.js';
import { call, expectRateLimitHeaders } from '../support/http.js';

let service: TestApp;
let key: string;

beforeAll(async () => {
  service = await startApp({ ADDRESS_REQUESTS_PER_MINUTE: '100000' });
  key = (await aKey(service)).secret;
  await service.database.query('UPDATE accounts SET requests_per_minute = 100000, concurrency = 1000');
  // Refusals are the harder ones to get right for a key that is in memory.
  expect((await me(`Bearer ${key}`)).status).toBe(200);
});
afterAll(() => service.close());

/** All characters that an id may have, in ids of the longest length. */
const VISIBLE_ASCII = [
  '!',
  String.fromCharCode(...Array.from({ length: 94 }, (_, at) => 0x21 + at)),
  '~'.repeat(128),
];

const me = (authorization?: string) =>
  call(service.url, 'GET', '/v1/me', { headers: authorization === undefined ? {} : { authorization } });

describe('a caller without a valid credential', () => {
  it('gets a challenge without an error code if it sent none, with invalid_token if it sent an invalid one (RFC 6750)', async () => {
    expect((await me()).headers.get('www-authenticate')).not.toContain('error=');
    expect((await me('Bearer x')).headers.get('www-authenticate')).toContain('error="invalid_token"');
  });
});

describe('an Authorization header', () => {
  // Prevents inconsistent parsing of credentials in different parts of the service.
  it.each([
    ['bearer', (token: string) => `bearer ${token}`, 200],
    ['BEARER', (token: string) => `BEARER ${token}`, 200],
    ['two spaces', (token: string) => `Bearer  ${token}`, 401],
    ['a tab', (token: string) => `Bearer\t${token}`, 401],
    ['no space', (token: string) => `Bearer${token}`, 401],
    ['more behind', (token: string) => `Bearer ${token} x`, 401],
  ])(
    'with %s is handled identically for the API, a running stream and the metrics',
    async (_what, header, status) => {
      expect((await me(header(key))).status).toBe(status);
      const checked = service.app.get(CredentialCheck).check(header(key), '127.0.0.1');
      await (status === 200
        ? expect(checked).resolves.toBeDefined()
        : expect(checked).rejects.toMatchObject({ reason: 'invalid_credential' }));
      const scrape = { headers: { authorization: header('metrics-token') }, socket: {} };
      expect(mayReadMetrics(scrape as never, 'metrics-token')).toBe(status === 200);
    },
  );
});

describe('a valid key', () => {
  it('gets a new request id instead of part of its credential or cookie', async () => {
    const session = 'x1'.repeat(21);
    for (const id of [key.slice(12), session, `(${session})`, `copydesk_session=${session}`]) {
      const headers = { 'x-request-id': id, cookie: `copydesk_session=${session}` };
      const { headers: received } = await call(service.url, 'GET', '/v1/me', { key, headers });
      expect(received.get('x-request-id')).toMatch(/^req_[0-9a-f]{24}$/);
    }
  });

  it('keeps a well-formed request id, and otherwise gets a new one', async () => {
    const send = (id: string) => call(service.url, 'GET', '/v1/me', { key, headers: { 'x-request-id': id } });
    for (const id of ['abc-123', ...VISIBLE_ASCII])
      expect((await send(id)).headers.get('x-request-id')).toBe(id);
    expect((await send('a b')).headers.get('x-request-id')).toMatch(/^req_[0-9a-f]{24}$/);
    expect((await send('x'.repeat(129))).headers.get('x-request-id')).toMatch(/^req_/);
    const refused = await call(service.url, 'GET', '/v1/nope', { headers: { 'x-request-id': 'mine' } });
    expect(refused.body.error.request_id).toBe('mine');
  });

  // Prevents injection of markup or log fields by the request id.
  it('has its request id escaped in pages, JSON and log lines', async () => {
    const id = `<b>"x"}\\,'&;`;
    const headers = { 'x-request-id': id };
    const { body } = await call(service.url, 'GET', '/v1/nope', { headers });
    expect(body.error.request_id).toBe(id);
    for (const path of ['/oauth/interaction/unknown', '/oauth/authorize?client_id=unknown']) {
      const page = await fetch(`${service.url}${path}`, { headers });
      expect(page.headers.get('content-type')).toMatch(/^text\/html/);
      expect(await page.text()).toContain('&lt;b>&quot;x&quot;}\\,');
    }
    const ids = () => service.logLines.map((line) => (JSON.parse(line) as { requestId?: string }).requestId);
    await eventually(async () => expect(ids().filter((logged) => logged === id)).toHaveLength(3));
  });

  // Prevents echoing and logging a secret that was sent as the request id.
  it.each([
    ['an API key', () => key],
    ['an API key in other text', () => `a:${key}:b`],
    ['an access token', () => `cda_${'a'.repeat(43)}`],
    ['a refresh token', () => `cdr_${'a'.repeat(43)}`],
    ['a client secret', () => `cds_${'a'.repeat(43)}`],
    ['a key of a model provider', () => `sk-${'a'.repeat(43)}`],
    ['an ID token', () => 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln'],
  ])('gets a new request id instead of %s', async (_name, id) => {
    const headers = { 'x-request-id': id() };
    const { headers: received, body } = await call(service.url, 'GET', '/v1/nope', { headers });
    expect(received.get('x-request-id')).toMatch(/^req_[0-9a-f]{24}$/);
    expect(body.error.request_id).toBe(received.get('x-request-id'));
    expect(service.logLines.join('\n')).not.toContain(id());
  });

  it('writes one JSON line to the access log', async () => {
    const line = async (id: string) => {
      await call(service.url, 'GET', '/v1/templates?limit=1', { key, headers: { 'x-request-id': id } });
      const find = () => service.logLines.filter((text) => text.includes(id.slice(-8)));
      await eventually(async () => expect(find()).toHaveLength(1));
      return JSON.parse(find()[0]!) as Record<string, unknown>;
    };
    expect(await line('a/b=c:d@e.f-1')).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      requestId: 'a/b=c:d@e.f-1',
      address: '127.0.0.1',
      method: 'GET',
      route: '/v1/templates',
      status: 200,
      durationMs: expect.any(Number),
      credential: expect.stringMatching(/^[0-9a-f-]{36}$/),
      msg: 'request',
    });
  });
});

describe('GET /v1/me', () => {
  it('returns the credential, the account and the current limits', async () => {
    const expiresAt = new Date(service.clock.now() + 86_400_000);
    const { apiKey, secret } = await aKey(service, { name: 'CI', scopes: ['refine'], expiresAt });
    const { status, body } = await call(service.url, 'GET', '/v1/me', { key: secret });
    expect(status).toBe(200);
    expect(body.data).toEqual({
      credential: {
        type: 'api_key',
        id: apiKey.id,
        name: 'CI',
        client_id: null,
        scopes: ['refine'],
        expires_at: expiresAt.toISOString(),
      },
      account: { id: apiKey.accountId, name: expect.any(String), plan: 'free' },
      limits: {
        requests_per_minute: 60,
        concurrency: 10,
        tokens_per_month: null,
        tokens_used: 0,
        spend_per_month: null,
        spend_used: null,
      },
    });
  });
});

describe('a preflight', () => {
  it('is allowed for any origin, without cookies, and exposes every response header', async () => {
    const { status, headers } = await call(service.url, 'OPTIONS', '/v1/generate', {
      headers: { origin: 'https://app.example', 'access-control-request-method': 'POST' },
    });
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    const allowed = headers.get('access-control-allow-headers')!.toLowerCase().split(', ');
    expect(allowed.sort()).toEqual([
      'authorization',
      'baggage',
      'content-type',
      'idempotency-key',
      'last-event-id',
      'traceparent',
      'tracestate',
      'x-request-id',
    ]);
    expectRateLimitHeaders(headers);
    const response = await call(service.url, 'GET', '/v1/me', {
      key,
      headers: { origin: 'https://app.example' },
    });
    expect(response.headers.get('access-control-expose-headers')).toContain('X-RateLimit-Remaining');
  });

  it('allows every method of the API', async () => {
    const { body } = await call(service.url, 'GET', '/openapi.json');
    const paths = Object.entries<Record<string, unknown>>(body.paths).filter(([path]) =>
      path.startsWith('/v1/'),
    );
    const methods = new Set(paths.flatMap(([, operations]) => Object.keys(operations)));
    const { headers } = await call(service.url, 'OPTIONS', '/v1/webhooks/1', {
      headers: { origin: 'https://app.example', 'access-control-request-method': 'PATCH' },
    });
    const allowed = headers.get('access-control-allow-methods')!.toLowerCase().split(', ');
    expect(allowed).toEqual(expect.arrayContaining([...methods]));
  });

  it('is rejected for pages', async () => {
    const { headers } = await call(service.url, 'GET', '/health/live', {
      headers: { origin: 'https://app.example' },
    });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });
});
