import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { QueryRunner } from 'typeorm';
import { toAppError } from '../../src/common/errors/error-envelope.js';
import { RejectedRequestsReader } from '../../src/request-log/rejected-requests-reader.js';
import { RejectedRequests } from '../../src/request-log/rejected-requests.js';
import { RequestLogReader } from '../../src/request-log/request-log-reader.js';
import { RequestLog } from '../../src/request-log/request-log.js';
import { startApp, type TestApp } from '../support/app.js';
import { makeDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { aKey } from '../support/factories.js';
import { call } from '../support/http.js';
import { loadPackage } from '../support/load-package.js';
import { scrape } from '../support/prometheus.js';
import { expectHealed, expectUnavailable, requestsOf } from '../support/storage-fault.js';
import { startTcpProxy, throughProxy, type TcpProxy } from '../support/tcp-proxy.js';

const { DataSource } = loadPackage<typeof import('typeorm')>('typeorm');

let database: TestDatabase;
let proxy: TcpProxy;
let service: TestApp;
let key: string;
let limited: string;

beforeAll(async () => {
  database = await makeDatabase();
  proxy = await startTcpProxy(Number(new URL(database.url).port));
  const url = throughProxy(database.url, proxy);
  service = await startApp({ RATE_LIMIT_STORE: 'postgres' }, { ...database, url });
  key = (await aKey(service)).secret;
  limited = (await aKey(service, { scopes: ['refine'] })).secret;
  await database.query('UPDATE accounts SET requests_per_minute = 100000, concurrency = 1000');
});
afterAll(async () => {
  proxy.resume();
  await service.close();
  await proxy.close();
  await database.drop();
});

describe('While PostgreSQL is unavailable', () => {
  it('rejects every request with storage_unavailable, and recovers within 2 s', async () => {
    const { headers } = await call(service.url, 'DELETE', '/v1/generations/x', { key: limited });
    await proxy.cut();
    await eventually(() => expectUnavailable(service, key));
    await service.app.get(RejectedRequests).flush();
    await service.app.get(RequestLog).flush();
    await proxy.restore();
    await expectHealed(service, key, 2_000);
    // The request that was rejected before can still be found.
    const requestId = headers.get('x-request-id')!;
    await eventually(async () => {
      await service.app.get(RejectedRequests).flush();
      expect(await service.app.get(RejectedRequestsReader).find(requestId, null)).toHaveLength(1);
      await service.app.get(RequestLog).flush();
      const { items } = await service.app.get(RequestLogReader).page({ accountId: null, requestId }, 5);
      expect(items).toHaveLength(1);
    });
  });

  it.each([
    ['a manager', ({ manager }: QueryRunner) => manager],
    ['its query runner', (runner: QueryRunner) => runner],
  ])('rejects a transaction whose connection ends between two statements of %s', async (_name, via) => {
    const work = service.app.get(DataSource).transaction(async ({ queryRunner }) => {
      const runner = via(queryRunner!);
      const [{ pid }] = await runner.query('SELECT pg_backend_pid() AS pid');
      await database.query('SELECT pg_terminate_backend($1)', [pid]);
      await eventually(async () => expect(queryRunner!.isReleased).toBe(true));
      await runner.query('SELECT 1');
    });
    const error = await work.catch((thrown: unknown) => toAppError(thrown));
    expect(error).toMatchObject({ reason: 'storage_unavailable' });
  });

  it('does so within 10 s if it hangs', async () => {
    expect((await requestsOf(service, key)['a generation']!()).status).toBe(200);
    proxy.pause();
    const requestedAt = performance.now();
    await expectUnavailable(service, key);
    expect(performance.now() - requestedAt).toBeLessThan(20_000);
    proxy.resume();
    await expectHealed(service, key, 2_000);
  });
});

describe('GET /metrics', () => {
  it('leaves out what waits in the database while PostgreSQL hangs', async () => {
    const names = ['copydesk_jobs_queued{operation="generate"}', 'copydesk_webhooks_pending'];
    const read = async () => {
      const metrics = await scrape(service);
      return names.map((name) => metrics.get(name));
    };
    expect(await read()).toEqual([0, 0]);
    proxy.pause();
    expect(await read()).toEqual([undefined, undefined]);
    proxy.resume();
    await expectHealed(service, key, 2_000);
  });
});

describe('While PostgreSQL is slow', () => {
  it('serves every request, more slowly', async () => {
    proxy.slow(100);
    const requests = requestsOf(service, key);
    const statuses = Object.entries(requests).map(async ([name, ask]) => [name, (await ask()).status]);
    expect(Object.fromEntries(await Promise.all(statuses))).toEqual({
      'a list': 200,
      'a generation': 200,
      'a generation with an Idempotency-Key': 200,
      'a history': 200,
      'an unknown key': 401,
      'no key': 401,
    });
    // They share their statements, so that many take no longer than one.
    const crowd = Array.from({ length: 100 }, () => requests['a generation']!());
    for (const { status } of await Promise.all(crowd)) expect(status).toBe(200);
    proxy.slow(0);
  });
});
