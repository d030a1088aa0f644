import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'undici';
import { eventually } from '../support/eventually.js';
import { freeze } from '../support/freeze.js';
import { exchange, openSocket, receiveAll } from '../support/raw-http.js';
import { repetitions } from '../support/repetitions.js';
import { runToEnd } from '../support/running-service.js';
import { METRICS, Workers } from '../support/workers.js';

/** Between two requests of a caller, of whom there are ten: leaves the processors to the workers that start. */
const PAUSE_MS = 100;

const LIVE = 'GET /health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';

let workers: Workers;
beforeAll(async () => {
  workers = await Workers.start();
}, 120_000);
afterAll(() => workers.close());

/** A module that imports another one in the workers: only they have the variable. */
function inWorkers(preload: string): string {
  return `if (process.env.COPYDESK_WORKER_DATABASE_URL) await import(${JSON.stringify(preload)});`;
}

describe('WORKERS=2', () => {
  it("replaces a worker that is killed while it waits for another's metrics, leaves no connection waiting, keeps serving and loses no counts", async () => {
    await workers.sendRequests(20);
    await eventually(async () => expect(await workers.listCount()).toBe(20));
    const [asker, silent] = workers.living();
    await freeze(silent!.pid);
    const socket = await openSocket(workers.service.url);
    let received: Promise<string[]>;
    try {
      // The worker that still accepts connections has read this when it responds to the next request.
      socket.write(METRICS);
      await exchange(workers.service.url, LIVE);
      process.kill(asker!.pid, 'SIGSTOP');
      const sockets = await Promise.all(Array.from({ length: 20 }, () => openSocket(workers.service.url)));
      received = Promise.all(sockets.map(receiveAll));
      for (const waiting of sockets) waiting.write(LIVE);
      process.kill(asker!.pid, 'SIGKILL');
      await eventually(async () => expect(workers.living()).toHaveLength(1));
    } finally {
      process.kill(silent!.pid, 'SIGCONT');
      socket.destroy();
    }
    // Served by the other worker, or closed with the process that had accepted it.
    for (const response of await received) expect(response).toMatch(/^$|^HTTP\/1\.1 200 /);
    while (workers.living().length < 2) {
      expect(await workers.listCount()).toBe(20);
      await delay(PAUSE_MS);
    }
    expect(await workers.listCount()).toBe(20);
  });

  it('fails no request while a worker is stopped and replaced', async () => {
    await workers.updateAccounts('requests_per_minute = 1000000');
    // Each worker hears of the new limit by itself: while one stands still, the other responds.
    for (const { pid } of workers.living()) {
      await freeze(pid);
      try {
        await eventually(async () => {
          for (const { status } of await workers.sendRequests(2)) expect(status).toBe(200);
        });
      } finally {
        process.kill(pid, 'SIGCONT');
      }
    }
    const pool = new Pool(workers.service.url, { connections: 10 });
    const state = { isOver: false, answers: 0, failures: [] as unknown[] };
    const requestUntilOver = async () => {
      while (!state.isOver) {
        try {
          const headers = { authorization: `Bearer ${workers.key}` };
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
    for (const { worker, pid } of workers.living().slice(0, repetitions(20) - 1)) {
      const deaths = workers.lines('a worker exited and is replaced').length;
      process.kill(pid, 'SIGTERM');
      const replaced = async () => {
        expect(workers.lines('a worker exited and is replaced').length).toBe(deaths + 1);
        expect(workers.lines('serving').length).toBe(deaths + 3);
      };
      await eventually(replaced, 60_000);
      expect(workers.lines('stopping').map((line) => line.worker)).toContain(worker);
    }
    await eventually(async () => expect(state.answers).toBeGreaterThan(100));
    state.isOver = true;
    await load;
    await pool.close();
    expect(state.failures).toEqual([]);
  }, 120_000);

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
        ...workers.environment,
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
    const { exitCode, stderr } = await runToEnd({ ...workers.environment, HOST: '192.0.2.1' });
    expect(exitCode).toBe(1);
    expect(stderr.match(/cannot start/g)).toHaveLength(1);
    expect(stderr).toContain('HOST 192.0.2.1 is not an address of this machine');
  });
});
