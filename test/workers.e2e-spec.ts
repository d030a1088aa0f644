import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TEST_SECRET_KEY } from './support/app.js';
import { makeEmptyDatabase, type TestDatabase } from './support/database.js';
import { eventually } from './support/eventually.js';
import { call } from './support/http.js';
import { readWelcome, runToEnd, startService, type RunningService } from './support/running-service.js';

let database: TestDatabase;
let environment: Record<string, string>;
let service: RunningService;
let key: string;

beforeAll(async () => {
  database = await makeEmptyDatabase();
  environment = {
    DATABASE_URL: database.url,
    SECRET_KEY: TEST_SECRET_KEY,
    MODELS: 'fixed',
    WORKERS: '2',
    RATE_LIMIT_WINDOW_S: '86400',
  };
  service = await startService(environment);
  key = (await readWelcome(service)).key;
  await database.query('UPDATE accounts SET concurrency = 1000');
  await database.query("SELECT pg_notify('copydesk_changes', 'p:')");
}, 120_000);
afterAll(async () => {
  service.signal('SIGKILL');
  await database.drop();
});

/** The log's lines that say this, parsed. */
const lines = (message: string) =>
  service
    .stderr()
    .split('\n')
    .filter((line) => line.includes(`"msg":"${message}"`))
    .map((line) => JSON.parse(line) as { worker: number; pid: number; [name: string]: unknown });

/** Makes requests at once, so on as many connections, which are dealt out. */
const ask = (count: number) =>
  Promise.all(
    Array.from({ length: count }, () => call(service.url, 'GET', '/v1/templates?limit=1', { key })),
  );

describe('WORKERS=2', () => {
  it('serves one port from two processes, which the log tells apart, and prints the first key once', async () => {
    expect((await ask(20)).every(({ status }) => status === 200)).toBe(true);
    await eventually(async () =>
      expect(new Set(lines('request').map(({ worker }) => worker))).toEqual(new Set([1, 2])),
    );
    expect(lines('ready')).toHaveLength(1);
    expect(service.stdout().match(/cdk_live_/g)).toHaveLength(2);
  });

  it('admits exactly the limit over its workers', async () => {
    const answers = await ask(60);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(40);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  it('replaces a worker that dies, and goes on serving meanwhile', async () => {
    const { pid } = lines('serving').find(({ worker }) => worker === 2)!;
    process.kill(pid, 'SIGKILL');
    await eventually(async () => expect(lines('a worker ended; another takes its place')).toHaveLength(1));
    expect((await call(service.url, 'GET', '/health/live')).status).toBe(200);
    await eventually(async () => expect(lines('serving').map(({ worker }) => worker)).toContain(3), 60_000);
  }, 90_000);

  it('ends with 0 when all workers have finished, however often it is told to', async () => {
    service.signal('SIGTERM');
    await eventually(async () => expect(lines('stopping').length).toBeGreaterThan(1));
    service.signal('SIGTERM');
    service.signal('SIGINT');
    expect(await service.ended).toBe(0);
    expect(lines('stopped')).toHaveLength(1);
    expect(service.stderr()).not.toContain('"level":"error"');
  });

  it('says once why it can not start, and does not try for ever', async () => {
    const { exitCode, stderr } = await runToEnd({ ...environment, HOST: '192.0.2.1' });
    expect(exitCode).toBe(1);
    expect(stderr.match(/can't start/g)).toHaveLength(1);
    expect(stderr).toContain('HOST 192.0.2.1 is no address of this machine');
  }, 60_000);
});
