import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DatabaseBusy } from '../../src/common/errors/database-failure.js';
import { ServicePool } from '../../src/database/service-pool.js';
import { WatchedClient } from '../../src/database/watched-client.js';
import { makeDatabase, type TestDatabase } from '../support/database.js';
import { startTcpProxy, throughProxy, type TcpProxy } from '../support/tcp-proxy.js';

let database: TestDatabase;
let proxy: TcpProxy;
let pool: ServicePool;

beforeAll(async () => {
  database = await makeDatabase();
  proxy = await startTcpProxy(Number(new URL(database.url).port));
});
beforeEach(() => {
  pool = new ServicePool({
    connectionString: throughProxy(database.url, proxy),
    max: 1,
    Client: WatchedClient,
  });
});
afterEach(async () => {
  proxy.resume();
  await pool.end();
});
afterAll(async () => {
  await proxy.close();
  await database.drop();
});

/** The only connection; whoever waits for it from now on has a fifth of a second. */
async function connected() {
  const client = await pool.connect();
  pool.options.connectionTimeoutMillis = 200;
  return client;
}

const failure = () =>
  pool.connect().then(
    () => null,
    (error: unknown) => error,
  );

describe('a wait for a connection that takes too long', () => {
  it('fails with DatabaseBusy if the connection served others meanwhile, and not if it served none', async () => {
    const first = await connected();
    const second = pool.connect();
    const third = failure();
    first.release();
    const served = await second;
    expect(await third).toBeInstanceOf(DatabaseBusy);
    expect(await failure()).not.toBeInstanceOf(DatabaseBusy);
    served.release();
  });

  it('does not fail with DatabaseBusy if the connection was closed because the database does not answer', async () => {
    const client = await connected();
    const waiting = failure();
    proxy.pause();
    (client as unknown as { giveUp(): void }).giveUp();
    client.release();
    const error = await waiting;
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(DatabaseBusy);
  });
});

describe('a pool that ends', () => {
  // Otherwise, the embedded server is stopped while connections are still closing, and logs an error on each.
  it('waits until its connections are closed', async () => {
    const own = new ServicePool({ connectionString: database.url, max: 3, Client: WatchedClient });
    const clients = await Promise.all([own.connect(), own.connect(), own.connect()]);
    for (const client of clients) client.release();
    let closed = 0;
    own.on('remove', () => (closed += 1));
    await own.end();
    expect(closed).toBe(3);
    await expect(own.end()).rejects.toThrow('more than once');
  });

  it('does not wait for long if the server does not respond', async () => {
    const client = await connected();
    client.release();
    proxy.pause();
    await pool.end();
    expect(pool.totalCount).toBe(0);
    // For `afterEach`.
    pool = new ServicePool({});
  });
});
