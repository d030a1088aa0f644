import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'undici';
import { TEST_SECRET_KEY } from '../support/app.js';
import { makeDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { freeze } from '../support/freeze.js';
import { call } from '../support/http.js';
import { parseSeries } from '../support/prometheus.js';
import { exchange, openSocket, receiveAll } from '../support/raw-http.js';
import { repetitions } from '../support/repetitions.js';
import { readFirstStart, runToEnd, startService, type RunningService } from '../support/running-service.js';

/** Between two requests of a caller, of whom there are ten: leaves the processors to the workers that start. */
const PAUSE_MS = 100;

interface LogLine {
  msg: string;
  worker: number;
  pid: number;
}

let database: TestDatabase;
let environment: Record<string, string>;
let service: RunningService;
let key: string;

beforeAll(async () => {
  database = await makeDatabase();
  environment = {
    DATABASE_URL: database.url,
    SECRET_KEY: TEST_SECRET_KEY,
    MODELS: 'fixed',
    WORKERS: '2',
    RATE_LIMIT_WINDOW_S: '86400',
  };
  service = await startService(environment);
  key = (await readFirstStart(service)).key;
  await database.query('UPDATE accounts SET concurrency = 1000');
  await database.query("SELECT pg_notify('copydesk_changes', 'p:')");
}, 120_000);
afterAll(async () => {
  service.signal('SIGKILL');
  await database.drop();
});

const log = { lines: [] as LogLine[], length: 0 };

/** The log's lines that say this. Each line is parsed once: under load there are thousands. */
function lines(message: string): LogLine[] {
  const text = service.stderr();
  const end = text.lastIndexOf('\n') + 1;
  for (const line of text.slice(log.length, end).split('\n'))
    if (line.startsWith('{')) log.lines.push(JSON.parse(line));
  log.length = end;
  return log.lines.filter(({ msg }) => msg === message);
}

/** The workers that serve and have not exited, according to the log. */
const living = () => {
  const dead = lines('a worker exited and is replaced').map(({ worker }) => worker);
  return lines('serving').filter(({ worker }) => !dead.includes(worker));
};

const METRICS = 'GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n';
const LIVE = 'GET /health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';

/** The metrics of all workers, on a new connection. */
async function readMetrics(): Promise<Map<string, number>> {
  const [response] = await exchange(service.url, METRICS);
  expect(response).toMatchObject({ status: 200 });
  return parseSeries(response!.body);
}

const LISTS = 'copydesk_http_requests_total{method="GET",route="/v1/templates",status="200"}';
const countOfLists = async () => (await readMetrics()).get(LISTS);

/** Makes requests at once, each on a connection of its own. */
const sendRequests = (count: number) => {
  const headers = { connection: 'close' };
  return Promise.all(
    Array.from({ length: count }, () => call(service.url, 'GET', '/v1/templates?limit=1', { key, headers })),
  );
};

/** A module that imports another one in the workers: only they have the variable. */
function inWorkers(preload: string): string {
  return `if (process.env.COPYDESK_WORKER_DATABASE_URL) await import(${JSON.stringify(preload)});`;
}

describe('WORKERS=2', () => {
  it('serves one port from two processes, which the log distinguishes, and prints the first key once', async () => {
    await eventually(async () => expect(living()).toHaveLength(2));
    // Workers accept connections by themselves: while one stands still, the other serves all of them.
    for (const { pid } of living()) {
      await freeze(pid);
      const responses = await sendRequests(10);
      process.kill(pid, 'SIGCONT');
      expect(responses.every(({ status }) => status === 200)).toBe(true);
    }
    await eventually(async () =>
      expect(new Set(lines('request').map(({ worker }) => worker))).toEqual(new Set([1, 2])),
    );
    expect(lines('ready')).toHaveLength(1);
    expect(service.stdout().match(/cdk_live_/g)).toHaveLength(2);
  });

  it('admits exactly the limit across its workers', async () => {
    const responses = await sendRequests(60);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(40);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  it('returns the metrics of all workers from any of them', async () => {
    await eventually(async () => expect(await countOfLists()).toBe(60));
    // Either worker may accept each of these connections.
    for (let count = 0; count < 4; count += 1) expect(await countOfLists()).toBe(60);
    expect((await readMetrics()).get('copydesk_listener_up')).toBe(1);
  });

  it("replaces a worker that is killed while it waits for another's metrics, leaves no connection waiting, keeps serving and loses no counts", async () => {
    const [asker, silent] = living();
    await freeze(silent!.pid);
    const socket = await openSocket(service.url);
    let received: Promise<string[]>;
    try {
      // The worker that still accepts connections has read this when it responds to the next request.
      socket.write(METRICS);
      await exchange(service.url, LIVE);
      process.kill(asker!.pid, 'SIGSTOP');
      const sockets = await Promise.all(Array.from({ length: 20 }, () => openSocket(service.url)));
      received = Promise.all(sockets.map(receiveAll));
      for (const waiting of sockets) waiting.write(LIVE);
      process.kill(asker!.pid, 'SIGKILL');
      await eventually(async () => expect(living()).toHaveLength(1));
    } finally {
      process.kill(silent!.pid, 'SIGCONT');
      socket.destroy();
    }
    // Served by the other worker, or closed with the process that had accepted it.
    for (const response of await received) expect(response).toMatch(/^$|^HTTP\/1\.1 200 /);
    while (living().length < 2) {
      expect(await countOfLists()).toBe(60);
      await delay(PAUSE_MS);
    }
    expect(await countOfLists()).toBe(60);
  });

  it('fails no request while a worker is stopped and replaced', async () => {
    await database.query('UPDATE accounts SET requests_per_minute = 1000000');
    await database.query("SELECT pg_notify('copydesk_changes', 'p:')");
    // Each worker hears of the new limit by itself: while one stands still, the other responds.
    for (const { pid } of living()) {
      await freeze(pid);
      try {
        await eventually(async () => {
          for (const { status } of await sendRequests(2)) expect(status).toBe(200);
        });
      } finally {
        process.kill(pid, 'SIGCONT');
      }
    }
    const pool = new Pool(service.url, { connections: 10 });
    const state = { isOver: false, answers: 0, failures: [] as unknown[] };
    const requestUntilOver = async () => {
      while (!state.isOver) {
        try {
          const headers = { authorization: `Bearer ${key}` };
          const { statusCode, body } = await pool.request({
            method: 'GET',
            path: '/v1/templates?limit=1',
            headers,
          });
          const text = await body.text();
          await delay(PAUSE_MS);
          if (statusCode === 200) state.answers += 1;
          else state.failures.push(text);
        } catch (error) {
          state.failures.push(error);
        }
      }
    };
    const load = Promise.all(Array.from({ length: 10 }, requestUntilOver));
    for (const { worker, pid } of living().slice(0, repetitions(20) - 1)) {
      const deaths = lines('a worker exited and is replaced').length;
      process.kill(pid, 'SIGTERM');
      const replaced = async () => {
        expect(lines('a worker exited and is replaced').length).toBe(deaths + 1);
        expect(lines('serving').length).toBe(deaths + 3);
      };
      await eventually(replaced, 60_000);
      expect(lines('stopping').map((line) => line.worker)).toContain(worker);
    }
    await eventually(async () => expect(state.answers).toBeGreaterThan(100));
    state.isOver = true;
    await load;
    await pool.close();
    expect(state.failures).toEqual([]);
  }, 120_000);

  it('exits with 0 when all workers have exited, however many signals arrive', async () => {
    service.signal('SIGTERM');
    await eventually(async () =>
      expect(lines('stopping').some(({ worker }) => worker === undefined)).toBe(true),
    );
    service.signal('SIGTERM');
    service.signal('SIGINT');
    expect(await service.ended).toBe(0);
    expect(lines('stopped')).toHaveLength(1);
    expect(service.stderr()).not.toContain('"level":"error"');
  });

  it.each([
    ['is still loading', "console.error('reached'); await new Promise(() => setInterval(() => 0, 1_000));"],
    [
      'is about to listen',
      `import { Server } from 'node:net';
      const { listen } = Server.prototype;
      Server.prototype.listen = function (...options) {
        process.once('SIGTERM', () => listen.apply(this, options));
        console.error('reached');
        return this;
      };`,
    ],
  ])('logs no failure when it is stopped while a worker %s', async (_when, code) => {
    // Runs before the worker's own code.
    const preload = `data:text/javascript,${encodeURIComponent(code)}`;
    const { exitCode, stderr } = await runToEnd(
      {
        ...environment,
        NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(inWorkers(preload))}`,
      },
      {
        whileItRuns: async ({ child, stderr: written }) => {
          await eventually(async () => expect(written()).toContain('reached'), 60_000);
          child.kill('SIGTERM');
        },
      },
    );
    expect(exitCode).toBe(0);
    expect(stderr).toContain('"msg":"stopped"');
    expect(stderr).not.toMatch(/"level":"(?:warn|error)"/);
  });

  it('reports once why it cannot start, and does not retry endlessly', async () => {
    const { exitCode, stderr } = await runToEnd({ ...environment, HOST: '192.0.2.1' });
    expect(exitCode).toBe(1);
    expect(stderr.match(/cannot start/g)).toHaveLength(1);
    expect(stderr).toContain('HOST 192.0.2.1 is not an address of this machine');
  });
});
