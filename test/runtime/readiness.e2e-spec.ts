import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { Client } from 'pg';
import { HotPool } from '../../src/database/database.module.js';
import { startApp, type TestApp } from '../support/app.js';
import { makeDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { call } from '../support/http.js';
import { openSocket } from '../support/raw-http.js';
import { hearStatements } from '../support/statements.js';
import { startTcpProxy, throughProxy, type TcpProxy } from '../support/tcp-proxy.js';

/** Few enough that a busy machine reads them within the second in which the database must respond. */
const PIPELINED = process.env.COPYDESK_TEST_LONG ? 2_000 : 500;

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

/** The status lines of requests that are all sent at once on one connection. */
async function pipelinedStatuses(path: string, count: number): Promise<string[]> {
  const socket = await openSocket(service.url);
  const closed = once(socket, 'close');
  let received = '';
  socket.setEncoding('latin1').on('data', (text: string) => {
    received += text;
    if (text.includes('"status"') && statusLinesOf(received).length === count) socket.end();
  });
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(count));
  await closed;
  return statusLinesOf(received);
}

const statusLinesOf = (text: string): string[] =>
  text.match(/^HTTP\/1\.1 \d{3}|(?<=\})HTTP\/1\.1 \d{3}/gm) ?? [];

describe('GET /health/ready', () => {
  it('returns 200 while every connection of the hot path waits for one slow table', async () => {
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

  it('serves a flood of pipelined requests with a few queries, and keeps receiving notifications', async () => {
    const statements = hearStatements();
    const statuses = await pipelinedStatuses('/health/ready', PIPELINED);
    const probes = statements.take().filter(({ text }) => text === 'SELECT 1').length;
    statements.stop();
    expect(statuses).toEqual(Array.from({ length: PIPELINED }, () => 'HTTP/1.1 200'));
    expect(probes).toBeLessThan(PIPELINED / 4);
    expect(service.logLines.filter((line) => line.includes('notification link is down'))).toEqual([]);
  });

  it('returns 503 while it does not receive notifications', async () => {
    proxy.pause('copydesk listener');
    const isDeaf = [503, { status: 'unavailable', checks: { database: 'up', listener: 'down' } }];
    await eventually(async () => expect(await ready()).toEqual(isDeaf));
    proxy.resume();
    const isUp = [200, { status: 'ok', checks: { database: 'up', listener: 'up' } }];
    await eventually(async () => expect(await ready()).toEqual(isUp));
  });
});
