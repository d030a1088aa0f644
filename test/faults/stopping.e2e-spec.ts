import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { MIGRATION_LOCK } from '../../src/database/advisory-locks.js';
import { TEST_SECRET_KEY } from '../support/app.js';
import { runAsProcess } from '../support/command-line.js';
import { makeEmptyDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { call } from '../support/http.js';
import { readFirstStart, runToEnd, startService } from '../support/running-service.js';
import { startTcpProxy, throughProxy } from '../support/tcp-proxy.js';

const environmentOf = (url: string) => ({ DATABASE_URL: url, SECRET_KEY: TEST_SECRET_KEY, MODELS: 'fixed' });
/** Statements of other processes that wait for a lock of this database. */
const WAITERS_SQL = `
  SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;

let database: TestDatabase;
/** Another client of the database. */
let other: Client;

beforeAll(async () => {
  database = await makeEmptyDatabase();
  other = new Client({ connectionString: database.url });
  await other.connect();
});
afterAll(async () => {
  await other.end();
  await database.drop();
});

const anotherWaits = () =>
  eventually(async () => expect((await other.query(WAITERS_SQL)).rowCount).toBeGreaterThan(0), 30_000);

/** A start has said that it waits for the lock. */
const isWaiting = ({ stderr }: { stderr(): string }) =>
  eventually(async () => expect(stderr()).toContain('waiting for the migration lock'), 30_000);

describe('SIGTERM', () => {
  it('ends a service that waits for another one to migrate, with 0 and nothing changed', async () => {
    await other.query(`SELECT pg_advisory_lock(${MIGRATION_LOCK})`);
    const { exitCode, stdout, stderr } = await runToEnd(environmentOf(database.url), {
      whileItRuns: async (service) => {
        await isWaiting(service);
        service.child.kill('SIGTERM');
      },
    });
    await other.query(`SELECT pg_advisory_unlock(${MIGRATION_LOCK})`);
    expect([exitCode, stdout]).toEqual([0, '']);
    const {
      rows: [self],
    } = await other.query('SELECT pg_backend_pid() AS pid');
    expect(stderr).toContain(`"heldBy":{"pid":${self.pid},`);
    expect(stderr).toContain('"msg":"stopped"');
    const { rows } = await other.query("SELECT to_regclass('migrations') AS migrations");
    expect(rows).toEqual([{ migrations: null }]);
  });

  it('ends a command that waits for another process to migrate', async () => {
    await other.query(`SELECT pg_advisory_lock(${MIGRATION_LOCK})`);
    const isAsking = async () => {
      const { rowCount } = await other.query(
        "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'copydesk lock'",
      );
      expect(rowCount).toBe(1);
    };
    const when = () => eventually(isAsking, 30_000);
    const interrupt = { signal: 'SIGTERM' as const, when };
    const ended = await runAsProcess(environmentOf(database.url), ['accounts:list'], interrupt);
    await other.query(`SELECT pg_advisory_unlock(${MIGRATION_LOCK})`);
    expect(ended).toMatchObject({ exitCode: 143, stdout: '' });
    expect(ended.stderr).not.toContain('Error');
  });

  it('ends a service whose database stops answering while it starts', async () => {
    const proxy = await startTcpProxy(Number(new URL(database.url).port));
    await other.query(`SELECT pg_advisory_lock(${MIGRATION_LOCK})`);
    const { exitCode } = await runToEnd(environmentOf(throughProxy(database.url, proxy)), {
      whileItRuns: async (service) => {
        await isWaiting(service);
        proxy.pause();
        service.child.kill('SIGTERM');
      },
    });
    await other.query(`SELECT pg_advisory_unlock(${MIGRATION_LOCK})`);
    await proxy.close();
    expect(exitCode).toBe(0);
  });

  it('waits for a running commit, and responds with its result', async () => {
    const service = await startService(environmentOf(database.url));
    const { key } = await readFirstStart(service);
    const generate = () => call(service.url, 'POST', '/v1/generate', { key, body: { prompt: 'bread' } });
    expect((await generate()).status).toBe(200);
    await other.query('BEGIN; SELECT 1 FROM generation_counts FOR UPDATE');
    const response = generate();
    await anotherWaits();
    service.signal('SIGTERM');
    await eventually(async () => expect(service.stderr()).toContain('"msg":"stopping"'));
    service.signal('SIGTERM');
    // Until the port is closed, connections are kept for other requests.
    await eventually(() => expect(fetch(service.url)).rejects.toThrow());
    await other.query('COMMIT');
    const { status, body, headers } = await response;
    expect([status, headers.get('connection')]).toEqual([200, 'close']);
    expect(await service.ended).toBe(0);
    const { rowCount } = await other.query('SELECT 1 FROM generations WHERE id::text = $1', [
      body.data.id.replace(/^gen_(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
    ]);
    expect(rowCount).toBe(1);
  });
});
