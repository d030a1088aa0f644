import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.js';
import { aKey, ALL_SCOPES } from '../support/factories.js';
import { call, errorEnvelope } from '../support/http.js';

let service: TestApp;
let key: string;
beforeAll(async () => {
  service = await startApp();
  ({ secret: key } = await aKey(service, { scopes: ALL_SCOPES }));
});
afterAll(() => service?.close());

describe('a query parameter that no route reads', () => {
  it('is rejected with 400 and named, on every route of the API', async () => {
    const routes = service.routes.filter((route) => /^(?:GET|POST|DELETE) \/v1\/(?!oauth\/)/.test(route));
    expect(routes.length).toBeGreaterThanOrEqual(9);
    for (const route of routes) {
      const [method, path] = route.replace(':id', 'email').split(' ') as [string, string];
      const body = method === 'POST' ? { prompt: 'x' } : undefined;
      const response = await call(service.url, method, `${path}?made_up=1&toString=2`, { key, body });
      expect([route, response.status]).toEqual([route, 400]);
      expect(response.body).toEqual(errorEnvelope('VALIDATION_ERROR', 'unknown_field'));
      const paths = response.body.error.details.map((detail: { path: string }) => detail.path).sort();
      expect([route, paths]).toEqual([route, ['made_up', 'toString']]);
    }
  });

  it('is checked after authentication and scope, and an empty query is accepted', async () => {
    const { secret } = await aKey(service, { scopes: ['refine'] });
    expect((await call(service.url, 'GET', '/v1/me?made_up=1')).status).toBe(401);
    expect((await call(service.url, 'GET', '/v1/templates/email?a=1', { key: secret })).status).toBe(403);
    expect((await call(service.url, 'GET', '/v1/me?', { key })).status).toBe(200);
  });

  it.each(['me', 'templates', 'jobs'])(
    'is named in full if it looks like a filter: of /v1/%s',
    async (list) => {
      const { status, body } = await call(service.url, 'GET', `/v1/${list}?metadata.a=b`, { key });
      expect([status, body.error.reason]).toEqual([400, 'unknown_field']);
      expect(body.error.details).toEqual([{ path: 'metadata.a', message: 'is not a field of this request' }]);
    },
  );

  it('is named in words if its name is empty', async () => {
    const { status, body } = await call(service.url, 'GET', '/v1/me?=1', { key });
    expect([status, body.error.message]).toEqual([
      400,
      'A field without a name is not a field of this request',
    ]);
  });

  it('does not cause a long list of errors when there are thousands', async () => {
    const query = Array.from({ length: 2_000 }, (_, index) => `p${index}`).join('&');
    const { status, body } = await call(service.url, 'GET', `/v1/me?${query}`, { key });
    expect([status, body.error.reason, body.error.details.length]).toEqual([400, 'too_long', 1]);
  });
});

describe('a query parameter that is given twice', () => {
  it.each([
    ['generations', 'page', '1', '2'],
    ['generations', 'end_user', 'x', 'y'],
    ['generations', 'metadata.a', '1', '2'],
    ['usage', 'from', '2026-01-01', '2026-01-02'],
    ['usage', 'group_by', 'day', 'model'],
    ['jobs', 'status', 'queued', 'failed'],
  ])('is rejected as such: of /v1/%s, %s', async (list, name, first, second) => {
    const { status, body } = await call(
      service.url,
      'GET',
      `/v1/${list}?${name}=${first}&${name}=${second}`,
      { key },
    );
    expect([status, body]).toEqual([400, errorEnvelope('VALIDATION_ERROR', 'invalid_type')]);
    expect(body.error.details).toEqual([{ path: name, message: 'must be given once' }]);
  });
});
