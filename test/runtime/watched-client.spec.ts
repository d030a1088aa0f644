import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { Pool } from 'pg';
import { isDatabaseFailure } from '../../src/common/errors/database-failure.js';
import { WatchedClient } from '../../src/database/watched-client.js';
import { makeDatabase, type TestDatabase } from '../support/database.js';
import { startTcpProxy, throughProxy, type TcpProxy } from '../support/tcp-proxy.js';

let database: TestDatabase;
let proxy: TcpProxy;
let client: WatchedClient;

beforeAll(async () => {
  database = await makeDatabase();
  proxy = await startTcpProxy(Number(new URL(database.url).port));
});
afterAll(async () => {
  await proxy.close();
  await database.drop();
});

beforeEach(async () => {
  client = new WatchedClient({ connectionString: throughProxy(database.url, proxy) });
  await client.connect();
  jest.useFakeTimers();
});
afterEach(async () => {
  jest.useRealTimers();
  proxy.resume();
  await client.end();
});

const byCallback = (...given: [unknown, unknown[]?]) =>
  new Promise((resolve, reject) =>
    client.query(...given, (error: Error | null, result: { rows: unknown[] }) =>
      error ? reject(error) : resolve(result.rows),
    ),
  );

describe('WatchedClient', () => {
  it.each([
    ['a text', () => client.query('SELECT 1 AS n').then(({ rows }: any) => rows)],
    ['a text and values', () => client.query('SELECT $1::int AS n', [1]).then(({ rows }: any) => rows)],
    [
      'a config',
      () =>
        client.query({ name: 'one', text: 'SELECT $1::int AS n', values: [1] }).then(({ rows }: any) => rows),
    ],
    ['a text, by callback', () => byCallback('SELECT 1 AS n')],
    ['a text and values, by callback', () => byCallback('SELECT $1::int AS n', [1])],
    ['a config, by callback', () => byCallback({ text: 'SELECT $1::int AS n', values: [1] })],
  ])('returns %s, and leaves no timer', async (_shape, ask) => {
    expect(await ask()).toEqual([{ n: 1 }]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('passes on errors, and leaves no timer', async () => {
    await expect(client.query('SELECT 1/0')).rejects.toMatchObject({ code: '22012' });
    const circle: unknown[] = [];
    circle.push({ circle });
    await expect(client.query('SELECT $1::jsonb', [circle[0]])).rejects.toThrow('circular');
    expect(jest.getTimerCount()).toBe(0);
    expect((await client.query('SELECT 1 AS n')).rows).toEqual([{ n: 1 }]);
  });

  it('closes the connection after the server was silent for too long, and no sooner', async () => {
    proxy.pause();
    const outcome = client.query('SELECT 1').catch((error: unknown) => error);
    jest.advanceTimersByTime(WatchedClient.answerMaxMs - 1);
    proxy.resume();
    expect(await outcome).toMatchObject({ rowCount: 1 });

    proxy.pause();
    const query = client.query('SELECT 1').catch((error: unknown) => error);
    jest.advanceTimersByTime(WatchedClient.answerMaxMs);
    const error = await query;
    expect(error).toMatchObject({ message: 'Connection terminated' });
    expect(isDatabaseFailure(error)).toBe(true);
    const late = await client.query('SELECT 1').catch((thrown: unknown) => thrown);
    expect(isDatabaseFailure(late)).toBe(true);
  });

  it('survives the end of a connection that is checked out of a pool, and is replaced', async () => {
    jest.useRealTimers();
    const pool = new Pool({ connectionString: database.url, Client: WatchedClient, max: 1 });
    try {
      const broken = await pool.connect();
      // `once` of node:events would listen for errors.
      const closed = new Promise((resolve) => broken.once('end', resolve));
      const { rows } = await broken.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      await client.query('SELECT pg_terminate_backend($1)', [rows[0]!.pid]);
      await closed;
      broken.release();
      expect((await pool.query('SELECT 1 AS n')).rows).toEqual([{ n: 1 }]);
    } finally {
      await pool.end();
    }
  });

  it('closes the connection to a server that is silent after an error', async () => {
    const sockets: Socket[] = [];
    const server = createServer({ allowHalfOpen: true }, (socket) => {
      sockets.push(socket);
      socket.once('data', () => {
        socket.write(Buffer.concat([message('R', '\0\0\0\0'), message('Z', 'I')]));
        socket.once('data', () => socket.write(message('E', 'SERROR\0C22012\0Mdivision by zero\0\0')));
      });
    }).listen(0, '127.0.0.1');
    try {
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      const other = new WatchedClient({ host: '127.0.0.1', port, user: 'x', ssl: false });
      await other.connect();
      await expect(other.query('SELECT 1/0')).rejects.toMatchObject({ code: '22012' });
      const query = other.query('SELECT 1').catch((error: unknown) => error);
      jest.advanceTimersByTime(WatchedClient.answerMaxMs);
      expect(await query).toMatchObject({ message: 'Connection terminated' });
    } finally {
      for (const socket of sockets) socket.destroy();
      server.close();
    }
  });
});

/** A message of PostgreSQL's protocol: its type, its length, which counts itself, and what it says. */
function message(type: string, content: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(length.length + content.length);
  return Buffer.concat([Buffer.from(type), length, Buffer.from(content)]);
}
