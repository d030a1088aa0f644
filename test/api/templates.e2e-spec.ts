import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.js';
import { aKey } from '../support/factories.js';
import { call, errorEnvelope, expectRateLimitHeaders } from '../support/http.js';
import { exchange } from '../support/raw-http.js';

/** The default, as none is set. */
const PUBLIC_URL = 'http://localhost:3000';

let service: TestApp;
let key: string;

beforeAll(async () => {
  service = await startApp();
  key = (await aKey(service, { scopes: ['templates:read', 'generate'], requestsPerMinute: null })).secret;
  await service.database.query('UPDATE accounts SET requests_per_minute = 100000');
});
afterAll(() => service.close());

const get = (path: string, secret: string | undefined = key) =>
  call(service.url, 'GET', path, { key: secret });

describe('GET /v1/templates', () => {
  it('lists id, name, description, needs_model, owner and version, sorted by name, with the total', async () => {
    const { status, body, headers } = await get('/v1/templates?limit=100');
    expect(status).toBe(200);
    expect(body.success).toBe(true);
    expect(Object.keys(body.data[0])).toEqual([
      'id',
      'name',
      'description',
      'needs_model',
      'owner',
      'version',
    ]);
    expect(body.data[0]).toMatchObject({ owner: 'system', version: null });
    expect(body.meta).toEqual({ page: 1, limit: 100, total: body.data.length, pages: 1 });
    const names = body.data.map(({ name }: { name: string }) => name);
    expect(names).toEqual([...names].sort());
    expectRateLimitHeaders(headers);
  });

  it('pages without gaps or duplicates and links to the adjacent pages', async () => {
    const all = (await get('/v1/templates?limit=100')).body.data.map(({ id }: { id: string }) => id);
    const first = await get('/v1/templates?limit=2');
    const second = await get('/v1/templates?limit=2&page=2');
    expect([...first.body.data, ...second.body.data].map(({ id }) => id)).toEqual(all.slice(0, 4));
    expect(first.body.meta).toEqual({
      page: 1,
      limit: 2,
      total: all.length,
      pages: Math.ceil(all.length / 2),
    });
    expect(second.headers.get('link')).toContain(`<${PUBLIC_URL}/v1/templates?limit=2&page=1>; rel="prev"`);
    expect(first.headers.get('link')).toContain(`<${PUBLIC_URL}/v1/templates?limit=2&page=2>; rel="next"`);
  });

  it('links to PUBLIC_URL, whatever host and URL form was requested', async () => {
    const [response] = await exchange(
      service.url,
      `GET http://elsewhere.example/v1/templates?limit=2 HTTP/1.1\r\nHost: elsewhere.example\r\nAuthorization: Bearer ${key}\r\n\r\n`,
    );
    const links = new Map(response!.headers).get('link')!;
    expect(links.match(/<[^>]*>/g)).toEqual([
      `<${PUBLIC_URL}/v1/templates?limit=2&page=1>`,
      `<${PUBLIC_URL}/v1/templates?limit=2&page=2>`,
      expect.stringContaining(`<${PUBLIC_URL}/v1/templates?limit=2&page=`),
    ]);
  });

  it('has examples that can be sent as they are', async () => {
    const { body: list } = await get('/v1/templates?limit=100');
    for (const { id } of list.data) {
      const { body } = await get(`/v1/templates/${id}`);
      const sent = { key, body: body.data.example.request };
      const { status, body: written } = await call(service.url, 'POST', '/v1/generate', sent);
      expect([id, status, written.data?.template]).toEqual([id, 200, id]);
    }
  });

  it('returns the same page for equivalent queries, each with links for its own URL', async () => {
    const [first, again, spelled] = [
      await get('/v1/templates?limit=3'),
      await get('/v1/templates?limit=3'),
      await get('/v1/templates?page=1&limit=3'),
    ];
    expect(again.body).toEqual(first.body);
    expect(spelled.body).toEqual(first.body);
    expect(again.headers.get('link')).toBe(first.headers.get('link'));
    expect(again.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect((await get('/v1/templates?limit=4')).body.data).toHaveLength(4);
  });

  it('returns an empty page past the end', async () => {
    const { status, body } = await get('/v1/templates?page=999999999');
    expect(status).toBe(200);
    expect(body.data).toEqual([]);
    expect(body.meta.total).toBeGreaterThan(0);
  });

  it.each([
    ['page=0', 'out_of_range', 'page'],
    ['limit=101', 'out_of_range', 'limit'],
    ['page=1&page=2', 'invalid_type', 'page'],
    ['size=3', 'unknown_field', 'size'],
  ])('rejects ?%s with %s', async (query, reason, path) => {
    const { status, body, headers } = await get(`/v1/templates?${query}`);
    expect(status).toBe(400);
    expect(body).toEqual(errorEnvelope('VALIDATION_ERROR', reason));
    expect(body.error.details.map((detail: { path: string }) => detail.path)).toEqual([path]);
    expectRateLimitHeaders(headers);
  });

  it('rejects a missing credential', async () => {
    const { status, body } = await call(service.url, 'GET', '/v1/templates?page=abc');
    expect(status).toBe(401);
    expect(body).toEqual(errorEnvelope('UNAUTHORIZED', 'invalid_credential'));
  });

  it('rejects a key without the scope and names the scope', async () => {
    const { secret } = await aKey(service, { scopes: ['generate'] });
    const { status, body, headers } = await get('/v1/templates', secret);
    expect(status).toBe(403);
    expect(body).toEqual(errorEnvelope('FORBIDDEN', 'insufficient_scope'));
    expect(body.error.message).toContain('templates:read');
    expect(headers.get('www-authenticate')).toContain('error="insufficient_scope", scope="templates:read"');
  });

  it('handles HEAD like GET, without a body', async () => {
    const { status, headers, body } = await call(service.url, 'HEAD', '/v1/templates', { key });
    const whole = await call(service.url, 'GET', '/v1/templates', { key });
    expect(status).toBe(200);
    expect(body).toBe('');
    for (const name of ['content-type', 'content-length']) {
      expect(headers.get(name)).toBe(whole.headers.get(name));
    }
    expectRateLimitHeaders(headers);
  });

  it.each(['/%761/templates', '/v1/template%73', 'http://elsewhere/v1/templates'])(
    'is the same for equivalent URLs: %s',
    async (path) => {
      const head = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${key}\r\n\r\n`;
      const [response] = await exchange(service.url, head);
      const headers = new Headers(response!.headers);
      expect(JSON.parse(response!.body)).toEqual((await get('/v1/templates')).body);
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('link')).toContain(
        `<${PUBLIC_URL}${path.replace('http://elsewhere', '')}?page=1>; rel="first"`,
      );
    },
  );
});

describe('GET /v1/templates/{id}', () => {
  it('returns a template with its variables and an example', async () => {
    const { status, body } = await get('/v1/templates/email');
    expect(status).toBe(200);
    expect(Object.keys(body.data)).toEqual([
      'id',
      'name',
      'description',
      'needs_model',
      'owner',
      'version',
      'variables',
      'example',
      'instructions',
    ]);
    expect(body.data.variables[0]).toEqual({
      name: expect.any(String),
      type: expect.stringMatching(/^(?:string|string\[\]|integer)$/),
      required: expect.any(Boolean),
      description: expect.any(String),
    });
    expect(body.data.example.content).toMatch(/\S/);
  });
});
