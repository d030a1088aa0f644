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

const me = (authorization?: string) =>
  call(service.url, 'GET', '/v1/me', { headers: authorization === undefined ? {} : { authorization } });

describe('a caller without a valid credential', () => {
  it('gets no error code in the challenge where none was sent, invalid_token where a bad one was (RFC 6750)', async () => {
    expect((await me()).headers.get('www-authenticate')).not.toContain('error=');
    expect((await me('Bearer x')).headers.get('www-authenticate')).toContain('error="invalid_token"');
  });
});

describe('a valid key', () => {
  it('keeps a well-formed request id, and is given one otherwise', async () => {
    const send = (id: string) => call(service.url, 'GET', '/v1/me', { key, headers: { 'x-request-id': id } });
    expect((await send('abc-123')).headers.get('x-request-id')).toBe('abc-123');
    expect((await send('a b')).headers.get('x-request-id')).toMatch(/^req_[0-9a-f]{24}$/);
    expect((await send('x'.repeat(129))).headers.get('x-request-id')).toMatch(/^req_/);
    const refused = await call(service.url, 'GET', '/v1/nope', { headers: { 'x-request-id': 'mine' } });
    expect(refused.body.error.request_id).toBe('mine');
  });

  // Stops: a secret sent as the id of a request, which would be echoed, logged and quoted to support staff.
  it.each([
    ['an API key', () => key],
    ['an API key in other text', () => `a:${key}:b`],
    ['an access token', () => `cda_${'a'.repeat(43)}`],
    ['a refresh token', () => `cdr_${'a'.repeat(43)}`],
    ['a client secret', () => `cds_${'a'.repeat(43)}`],
  ])('is given a request id of its own in place of %s', async (_name, id) => {
    const headers = { 'x-request-id': id() };
    const { headers: received, body } = await call(service.url, 'GET', '/v1/nope', { headers });
    expect(received.get('x-request-id')).toMatch(/^req_[0-9a-f]{24}$/);
    expect(body.error.request_id).toBe(received.get('x-request-id'));
    expect(service.logLines.join('\n')).not.toContain(id());
  });

  it('has one line of JSON in the access log', async () => {
    const line = async (id: string) => {
      await call(service.url, 'GET', '/v1/templates?limit=1', { key, headers: { 'x-request-id': id } });
      const find = () => service.logLines.filter((text) => text.includes(id.slice(-8)));
      await eventually(async () => expect(find()).toHaveLength(1));
      return JSON.parse(find()[0]!) as Record<string, unknown>;
    };
    expect(await line('"quoted\\')).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      requestId: '"quoted\\',
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
  it('tells the credential, the account and the limits in force', async () => {
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
      limits: { requests_per_minute: 60, concurrency: 10, tokens_per_month: null, tokens_used: 0 },
    });
  });
});

describe('a preflight', () => {
  it('is answered for any origin, without cookies, with every header a script may want to read', async () => {
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
    const answer = await call(service.url, 'GET', '/v1/me', {
      key,
      headers: { origin: 'https://app.example' },
    });
    expect(answer.headers.get('access-control-expose-headers')).toContain('X-RateLimit-Remaining');
  });

  it('is not for pages', async () => {
    const { headers } = await call(service.url, 'GET', '/health/live', {
      headers: { origin: 'https://app.example' },
    });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });
});
