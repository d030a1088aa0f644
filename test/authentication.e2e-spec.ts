import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeKey } from '../src/api-keys/key-format.js';
import { startApp, type TestApp } from './support/app.js';
import { eventually } from './support/eventually.js';
import { aKey } from './support/factories.js';
import { call, errorEnvelope, expectRateLimitHeaders } from './support/http.js';

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

/** Sends headers as they are, duplicates included, which `fetch` would join. */
function sendRaw(headers: string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(`${service.url}/v1/me`, {
      headers: ['Host', 'localhost', ...headers] as never,
    });
    request.on('response', (response) => {
      response.resume();
      resolve(response.statusCode!);
    });
    request.on('error', reject).end();
  });
}

describe('a caller without a valid credential', () => {
  it.each<[string, () => string | undefined]>([
    ['no header', () => undefined],
    ['an empty header', () => ''],
    ['the scheme alone', () => 'Bearer'],
    ['another scheme', () => `Basic ${key}`],
    ['the key alone', () => key],
    ['a colon', () => `Bearer: ${key}`],
    ['quotes', () => `Bearer "${key}"`],
    ['two words', () => `Bearer ${key} ${key}`],
    ['two spaces', () => `Bearer  ${key}`],
    ['a truncated key', () => `Bearer ${key.slice(0, -1)}`],
    ['an extended key', () => `Bearer ${key}0`],
    ['a key with one letter off', () => `Bearer ${key.slice(0, -1)}${key.endsWith('a') ? 'b' : 'a'}`],
    ['an upper-cased key', () => `Bearer ${key.toUpperCase()}`],
    ['a well-formed key that nobody made', () => `Bearer ${makeKey()}`],
    ['SQL', () => `Bearer ' OR 1=1 --`],
    ['a JSON Web Token without a signature', () => 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'],
    ['8 kB of letters', () => `Bearer ${'a'.repeat(8000)}`],
    ['a token of the wrong kind', () => `Bearer cda_${'a'.repeat(43)}`],
  ])('is refused with one and the same 401: %s', async (_name, authorization) => {
    const { status, body, headers } = await me(authorization());
    expect(status).toBe(401);
    expect(body).toEqual(errorEnvelope('UNAUTHORIZED', 'invalid_credential'));
    const { message } = (await me()).body.error;
    expect(body.error.message).toBe(message);
    expect(headers.get('www-authenticate')).toMatch(/^Bearer /);
    expectRateLimitHeaders(headers);
    expect(JSON.stringify(body)).not.toContain(key);
  });

  it('gets no error code in the challenge where none was sent, invalid_token where a bad one was (RFC 6750)', async () => {
    expect((await me()).headers.get('www-authenticate')).not.toContain('error=');
    expect((await me('Bearer x')).headers.get('www-authenticate')).toContain('error="invalid_token"');
  });

  // A proxy and the service could each believe another one of two headers.
  it('is refused when the header comes twice, also with a good key first', async () => {
    expect(await sendRaw(['Authorization', `Bearer ${key}`, 'authorization', 'Bearer x'])).toBe(401);
    expect(await sendRaw(['Authorization', `Bearer ${key}`, 'AUTHORIZATION', `Bearer ${key}`])).toBe(401);
    expect(await sendRaw(['Authorization', `Bearer ${key}`])).toBe(200);
  });

  it.each(['access_token', 'api_key', 'key', 'token'])(
    'is refused with the key in the query as %s',
    async (name) => {
      expect((await call(service.url, 'GET', `/v1/me?${name}=${key}`)).status).toBe(401);
    },
  );

  it.each(['x-api-key', 'api-key', 'x-auth-token', 'cookie', 'proxy-authorization'])(
    'is refused with the key in the header %s',
    async (name) => {
      expect(
        (await call(service.url, 'GET', '/v1/me', { headers: { [name]: `Bearer ${key}` } })).status,
      ).toBe(401);
    },
  );

  it('is refused before anything of the body is looked at', async () => {
    const bodies = ['{', '[1,', 'x'.repeat(3_000_000), JSON.stringify({ access_token: key, prompt: 'x' })];
    for (const body of bodies) {
      const answer = await call(service.url, 'POST', '/v1/generate', { body });
      expect(answer.status).toBe(401);
    }
    const form = {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `access_token=${key}`,
    };
    expect((await call(service.url, 'POST', '/v1/generate', form)).status).toBe(401);
  });
});

describe('a valid key', () => {
  it('is accepted with the scheme in any case (RFC 9110)', async () => {
    expect((await me(`bearer ${key}`)).status).toBe(200);
    expect((await me(`BEARER ${key}`)).status).toBe(200);
  });

  it('keeps a well-formed request id, and is given one otherwise', async () => {
    const send = (id: string) => call(service.url, 'GET', '/v1/me', { key, headers: { 'x-request-id': id } });
    expect((await send('abc-123')).headers.get('x-request-id')).toBe('abc-123');
    expect((await send('a b')).headers.get('x-request-id')).toMatch(/^req_[0-9a-f]{24}$/);
    expect((await send('x'.repeat(129))).headers.get('x-request-id')).toMatch(/^req_/);
    const refused = await call(service.url, 'GET', '/v1/nope', { headers: { 'x-request-id': 'mine' } });
    expect(refused.body.error.request_id).toBe('mine');
  });

  it('has one line of JSON in the access log, with no secret in it even as the id of a request', async () => {
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
      method: 'GET',
      route: '/v1/templates',
      status: 200,
      durationMs: expect.any(Number),
      credential: expect.stringMatching(/^[0-9a-f-]{36}$/),
      msg: 'request',
    });
    const secret = await line(`${key}:at-the-end`);
    expect(secret.requestId).toBe('[redacted]:at-the-end');
  });

  it('finds nothing at unknown routes and methods, without having been asked for', async () => {
    for (const [method, path] of [
      ['GET', '/v1/nope'],
      ['PUT', '/v1/templates'],
      ['GET', '/v2/templates'],
      ['GET', '/v1/generate'],
      ['POST', '/v1/templates/'],
      ['GET', '/v1/Templates'],
    ] as const) {
      const { status, body, headers } = await call(service.url, method, path);
      expect([path, status]).toEqual([path, 404]);
      expect(body).toEqual(errorEnvelope('NOT_FOUND', 'route_not_found'));
      expectRateLimitHeaders(headers);
    }
  });

  it('does not let a header override the method', async () => {
    const headers = { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' };
    expect((await call(service.url, 'GET', '/v1/me', { key, headers })).status).toBe(200);
  });

  it('gets JSON whatever it says it accepts', async () => {
    const { headers } = await call(service.url, 'GET', '/v1/me', { key, headers: { accept: 'text/html' } });
    expect(headers.get('content-type')).toContain('application/json');
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
    expect(headers.get('access-control-allow-headers')).toContain('Authorization');
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
