import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MiddlewareConsumer, NestModule } from '@nestjs/common';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { startApp, type Overrides, type TestApp } from './support/app.js';
import { eventually } from './support/eventually.js';
import { aKey } from './support/factories.js';
import { call, errorEnvelope, expectRateLimitHeaders, type ApiResponse } from './support/http.js';
import { loadPackage } from './support/load-package.js';
import { exchange } from './support/raw-http.js';

const { Module, NotFoundException } = loadPackage<typeof import('@nestjs/common')>('@nestjs/common');

function moonMiddleware({ headers }: IncomingMessage, response: ServerResponse, next: () => void) {
  if (headers['x-moon'] === 'new') throw new NotFoundException('No moon tonight');
  if (headers['x-moon'] === 'blue') return void response.end('answered by the middleware');
  next();
}

@Module({})
class MoonModule implements NestModule {
  configure(consumer: MiddlewareConsumer) {
    consumer.apply(moonMiddleware).forRoutes('*path');
  }
}

// NestFactory initializes the adapter before the service adds its hooks, a testing module when it listens.
const FACTORIES: [string, Overrides][] = [
  ['app.use() in an application of NestFactory', { configure: (app) => void app.use(moonMiddleware) }],
  ['consumer.apply() in an application of a testing module', { imports: [MoonModule] }],
];

describe.each(FACTORIES)('middleware of %s', (_name, overrides) => {
  let service: TestApp;
  let key: string;

  beforeAll(async () => {
    service = await startApp({ LOG_LEVEL: 'info' }, undefined, overrides);
    key = (await aKey(service)).secret;
  });
  afterAll(() => service?.close());

  const get = (moon: string) =>
    call(service.url, 'GET', '/v1/templates', { key, headers: { 'x-moon': moon } });

  /** Expects the common headers, each once, and the line of the access log. */
  async function expectHooks({ status, headers }: ApiResponse) {
    const requestId = headers.get('x-request-id')!;
    expect(requestId).toMatch(/^req_\w+$/);
    expectRateLimitHeaders(headers);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    const line = { msg: 'request', requestId, method: 'GET', route: '/v1/templates', status };
    await eventually(async () => {
      expect(service.logLines.map((text) => JSON.parse(text))).toContainEqual(expect.objectContaining(line));
    });
  }

  it('can respond: the response has the common headers and is logged', async () => {
    const answered = await get('blue');
    expect([answered.status, answered.body]).toEqual([200, 'answered by the middleware']);
    await expectHooks(answered);
  });

  it('can throw: the error is sent in the envelope with the common headers, and logged', async () => {
    const thrown = await get('new');
    expect([thrown.status, thrown.body]).toEqual([404, errorEnvelope('NOT_FOUND', 'not_found')]);
    expect(thrown.body.error.request_id).toBe(thrown.headers.get('x-request-id'));
    await expectHooks(thrown);
  });

  it('can pass the request on: the headers are those of the key, each once', async () => {
    const passed = await get('full');
    expect(passed.status).toBe(200);
    expect(passed.headers.get('ratelimit')).toContain('"account"');
    await expectHooks(passed);
  });

  // A proxy may have checked the other Host.
  it('does not run for malformed HTTP', async () => {
    const request =
      'GET /v1/templates HTTP/1.1\r\nHost: a\r\nHost: b\r\nX-Moon: blue\r\nConnection: close\r\n\r\n';
    const [response] = await exchange(service.url, request);
    expect([response!.status, JSON.parse(response!.body)]).toEqual([
      400,
      errorEnvelope('VALIDATION_ERROR', 'malformed_json'),
    ]);
  });
});
