import { expect } from '@jest/globals';
import type { TestApp } from './app.js';
import { eventually } from './eventually.js';
import { call, errorEnvelope, expectRateLimitHeaders, type ApiResponse } from './http.js';

type Service = Pick<TestApp, 'url'>;

/** One request of each kind that needs the database. None returns 401 while it is unavailable. */
export function requestsOf({ url }: Service, key: string): Record<string, () => Promise<ApiResponse>> {
  const generate = (headers = {}) =>
    call(url, 'POST', '/v1/generate', { key, headers, body: { prompt: 'bakeries' } });
  return {
    'a list': () => call(url, 'GET', '/v1/templates?limit=1', { key }),
    'a generation': () => generate(),
    'a generation with an Idempotency-Key': () => generate({ 'idempotency-key': 'away' }),
    'a history': () => call(url, 'GET', '/v1/generations', { key }),
    'an unknown key': () => call(url, 'GET', '/v1/me', { key: key.replace(/.{6}$/, 'AAAAAA') }),
    'no key': () => call(url, 'GET', '/v1/me'),
  };
}

/** The response to clients while the database does not respond to a service that counts its limits there. */
export async function expectUnavailable(service: Service, key: string) {
  const responses = await Promise.all(Object.values(requestsOf(service, key)).map((request) => request()));
  for (const response of responses) expectStorageUnavailable(response);
  const ready = await call(service.url, 'GET', '/health/ready');
  expect([ready.status, ready.body.status]).toEqual([503, 'unavailable']);
  expect((await call(service.url, 'GET', '/health/live')).status).toBe(200);
}

export function expectStorageUnavailable({ status, body, headers }: ApiResponse) {
  expect([status, body]).toEqual([500, errorEnvelope('INTERNAL_ERROR', 'storage_unavailable')]);
  expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
  expectRateLimitHeaders(headers);
}

/** The promised time of the recovery after the fault has ended; a busy machine gets ten times as long. */
export async function expectHealed(service: Service, key: string, withinMs = 5_000) {
  const healBy = performance.now() + withinMs * (process.env.COPYDESK_TEST_LONG ? 1 : 10);
  const requests = requestsOf(service, key);
  for (const name of ['a list', 'a generation', 'a generation with an Idempotency-Key', 'a history']) {
    const isServed = async () => expect((await requests[name]!()).status).toBe(200);
    await eventually(isServed, healBy - performance.now());
  }
  const isReady = async () => {
    const { status, body } = await call(service.url, 'GET', '/health/ready');
    expect([status, body.checks]).toEqual([200, { database: 'up', listener: 'up' }]);
  };
  await eventually(isReady, healBy - performance.now());
}
