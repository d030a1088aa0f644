import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Client, type QueryConfig } from 'pg';
import { KeyVerifier } from '../../src/api-keys/key-verifier.js';
import type { Principal } from '../../src/common/http/principal.js';
import { HotPool } from '../../src/database/database.module.js';
import { UsageDays } from '../../src/usage/usage-days.js';
import { startApp, type TestApp } from '../support/app.js';
import { makeDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { aKey } from '../support/factories.js';
import { startTcpProxy, throughProxy, type TcpProxy } from '../support/tcp-proxy.js';

/** What a pool is given to query. */
type Statement = [statement: string | QueryConfig, values?: unknown[]];

let database: TestDatabase;
let proxy: TcpProxy;
let service: TestApp;
let usage: UsageDays;
let principals: Principal[];

beforeAll(async () => {
  database = await makeDatabase();
  proxy = await startTcpProxy(Number(new URL(database.url).port));
  service = await startApp({}, { ...database, url: throughProxy(database.url, proxy) });
  usage = service.app.get(UsageDays);
});
beforeEach(async () => {
  const keys = [await aKey(service), await aKey(service)];
  const verifier = service.app.get(KeyVerifier);
  principals = await Promise.all(keys.map(({ secret }) => verifier.verify(secret, '127.0.0.1')));
  await usage.flush();
});
afterEach(() => {
  jest.restoreAllMocks();
  proxy.resume();
});
afterAll(async () => {
  await service?.close();
  await proxy?.close();
  await database?.drop();
});

const note = () => principals.forEach((principal) => usage.note(principal, 'served'));

/** The requests of each of the two accounts. */
async function counted(): Promise<number[]> {
  const rows = await database.query<{ requests: number }>(
    'SELECT requests::int FROM usage_days WHERE account_id = ANY($1)',
    [principals.map(({ account }) => account.id)],
  );
  return rows.map(({ requests }) => requests);
}

/** Flushes until nothing is left that may have been committed. */
const settle = () =>
  eventually(async () => {
    await usage.flush();
    expect(usage['unsettled']).toEqual([]);
  });

describe('the usage of a day, while the database hangs', () => {
  it('is counted once if the reply was lost and the database then is unreachable', async () => {
    note();
    proxy.holdAnswersTo(principals[0]!.account.id);
    const flushed = usage.flush();
    await eventually(async () => expect(await counted()).toEqual([1, 1]));
    await proxy.cut();
    await flushed;
    proxy.resume();
    const pool = service.app.get(HotPool);
    await eventually(async () => expect(pool.totalCount).toBe(0));
    // This one cannot even be sent, which says nothing of the first attempt.
    await usage.flush();
    await proxy.restore();
    await settle();
    expect(await counted()).toEqual([1, 1]);
  });

  it('is counted once if the attempt whose reply was lost is still running', async () => {
    const earlier = new Client({ connectionString: database.url });
    await earlier.connect();
    try {
      note();
      // As after a freeze: the server works on what it was sent before the connection was given up.
      jest.spyOn(service.app.get(HotPool), 'query').mockImplementationOnce((async (
        ...statement: Statement
      ) => {
        await earlier.query('BEGIN');
        await earlier.query(...(statement as [QueryConfig]));
        throw new Error('Connection terminated unexpectedly');
      }) as never);
      await usage.flush();
      await usage.flush();
      await earlier.query('COMMIT');
      await settle();
      expect(await counted()).toEqual([1, 1]);
    } finally {
      await earlier.end();
    }
  });

  it('is written by one statement at a time, and later counts by the next one', async () => {
    const pool = service.app.get(HotPool);
    const query = pool.query.bind(pool) as (...statement: Statement) => Promise<never>;
    let [running, runningMax] = [0, 0];
    const isFlush = ([statement]: Statement) =>
      (typeof statement === 'string' ? statement : statement.text).includes('usage_flushes');
    jest.spyOn(pool, 'query').mockImplementation((async (...statement: Statement) => {
      if (!isFlush(statement)) return query(...statement);
      runningMax = Math.max(runningMax, (running += 1));
      return query(...statement).finally(() => (running -= 1));
    }) as never);
    proxy.holdAnswersTo(principals[0]!.account.id);
    note();
    const flushed = [usage.flush()];
    await eventually(async () => expect(await counted()).toEqual([1, 1]));
    for (let times = 1; times < 20; times += 1) {
      note();
      flushed.push(usage.flush());
    }
    proxy.resume();
    await Promise.all(flushed);
    await settle();
    expect(await counted()).toEqual([20, 20]);
    expect(runningMax).toBe(1);
  });
});
