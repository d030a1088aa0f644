import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { HotPool } from '../../src/database/database.module.js';
import { startApp, type TestApp } from '../support/app.js';
import { makeDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { call } from '../support/http.js';
import { startTcpProxy, throughProxy, type TcpProxy } from '../support/tcp-proxy.js';

let database: TestDatabase;
let proxy: TcpProxy;
let service: TestApp;

beforeAll(async () => {
  database = await makeDatabase();
  proxy = await startTcpProxy(Number(new URL(database.url).port));
  service = await startApp({}, { ...database, url: throughProxy(database.url, proxy) });
});
afterAll(async () => {
  proxy.resume();
  await service.close();
  await proxy.close();
  await database.drop();
});

const ready = async () => {
  const { status, body } = await call(service.url, 'GET', '/health/ready');
  return [status, body];
};

describe('GET /health/ready', () => {
  it('answers 200 while every connection of the hot path waits for one slow table', async () => {
    const hotPool = service.app.get(HotPool);
    const holder = new Client({ connectionString: database.url });
    await holder.connect();
    await holder.query('BEGIN; LOCK TABLE generations IN ACCESS EXCLUSIVE MODE');
    const waiting = Array.from({ length: 12 }, () => hotPool.query('SELECT FROM generations LIMIT 1'));
    const allSettled = Promise.allSettled(waiting);
    await eventually(async () => expect(hotPool.waitingCount).toBeGreaterThan(0));
    const { status } = await call(service.url, 'GET', '/health/ready');
    expect(hotPool.waitingCount).toBeGreaterThan(0);
    await holder.query('ROLLBACK');
    await holder.end();
    expect(status).toBe(200);
    await allSettled;
  });

  it('answers 503 while it does not hear what other connections notify', async () => {
    proxy.pause('copydesk listener');
    const isDeaf = [503, { status: 'unavailable', checks: { database: 'up', listener: 'down' } }];
    await eventually(async () => expect(await ready()).toEqual(isDeaf), 30_000);
    proxy.resume();
    const isUp = [200, { status: 'ok', checks: { database: 'up', listener: 'up' } }];
    await eventually(async () => expect(await ready()).toEqual(isUp), 30_000);
  });
});
