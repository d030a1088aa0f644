import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as delay } from 'node:timers/promises';
import { Pool, type Dispatcher } from 'undici';
import { TEST_SECRET_KEY, type TestApp } from '../support/app.js';
import { makeDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { aKey, anAccount } from '../support/factories.js';
import { aClient, someTokens, startOAuthApp } from '../support/oauth-flow.js';
import { repetitions } from '../support/repetitions.js';
import { startRoundRobinProxy, type RoundRobinProxy } from '../support/round-robin-proxy.js';
import { startService } from '../support/running-service.js';
import { serveHere } from '../support/serve-here.js';

/** Between two requests of a caller, of whom there are twelve: leaves the processors to the processes that start. */
const PAUSE_MS = 100;

interface Service {
  port: number;
  stop(): Promise<unknown>;
}

let database: TestDatabase;
let here: TestApp;
let environment: Record<string, string>;
let services: Service[];
let proxy: RoundRobinProxy;

beforeAll(async () => {
  database = await makeDatabase();
  here = await startOAuthApp({}, database);
  environment = {
    DATABASE_URL: database.url,
    SECRET_KEY: TEST_SECRET_KEY,
    MODELS: 'fixed',
    PUBLIC_URL: here.url,
    ADDRESS_REQUESTS_PER_MINUTE: '1000000',
  };
  services = await Promise.all([start(0), start(1)]);
  proxy = await startRoundRobinProxy(services.map(({ port }) => port));
}, 120_000);
afterAll(async () => {
  await Promise.allSettled((services ?? []).map((service) => service.stop()));
  await proxy.close();
  await here.close();
  await database.drop();
});

/** One serves in the process of the tests, except in the long tests, and the other in its own. */
async function start(index: number, port?: number): Promise<Service> {
  const settings = { ...environment, ...(port && { PORT: String(port) }) };
  if (index === 1 || process.env.COPYDESK_TEST_LONG) {
    const service = await startService(settings);
    return { port: service.port, stop: async () => expect(await service.stop()).toBe(0) };
  }
  const service = await serveHere(settings);
  let ended: Promise<void> | undefined;
  return { port: Number(new URL(service.url).port), stop: () => (ended ??= service.stop('SIGTERM')) };
}

/** The next request of a client, which may depend on the body of the previous response. */
type Next = (previousBody: string) => Dispatcher.RequestOptions;

/** Lists, texts and the authorization server's keys, requested with a key that has high limits. */
async function plainRequests(): Promise<Next[]> {
  const { secret, apiKey } = await aKey(here);
  await database.query(
    'UPDATE accounts SET requests_per_minute = 1000000, concurrency = 1000 WHERE id = $1',
    [apiKey.accountId],
  );
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
  return [
    () => ({ method: 'GET', path: '/v1/templates?limit=1', headers }),
    () => ({ method: 'POST', path: '/v1/generate', headers, body: '{"prompt":"bakeries"}' }),
    () => ({ method: 'GET', path: '/oauth/jwks' }),
  ];
}

/** Refreshes of one grant: if a response is lost, its refresh token and all later ones are lost too. */
async function refreshes(): Promise<{ next: Next; firstAnswer: string }> {
  const client = await aClient(here);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const credentials = { client_id: client.id, client_secret: client.secret! };
  const next = (previousBody: string) => {
    const { refresh_token } = JSON.parse(previousBody);
    const body = new URLSearchParams({ ...credentials, grant_type: 'refresh_token', refresh_token });
    return { method: 'POST' as const, path: '/oauth/token', headers, body: body.toString() };
  };
  return { next, firstAnswer: JSON.stringify(await someTokens(here, client, await anAccount(here))) };
}

describe('A rolling restart under load', () => {
  it('fails no request of clients that keep their connections', async () => {
    const pool = new Pool(proxy.url, { connections: 12 });
    const seen = { counted: 0, uncounted: 0, failures: [] as unknown[] };
    const state = { isOver: false };
    const requestUntilOver = async (next: Next, previousBody = '') => {
      while (!state.isOver) {
        try {
          const request = next(previousBody);
          const { statusCode, body } = await pool.request(request);
          previousBody = await body.text();
          await delay(PAUSE_MS);
          if (statusCode !== 200) seen.failures.push(previousBody);
          seen[request.path.startsWith('/v1/') ? 'counted' : 'uncounted'] += 1;
        } catch (error) {
          seen.failures.push(error);
        }
      }
    };
    const plain = await plainRequests();
    const grants = await Promise.all([1, 2, 3].map(() => refreshes()));
    const load = Promise.all([
      ...Array.from({ length: 9 }, (_, index) => requestUntilOver(plain[index % 3]!)),
      ...grants.map(({ next, firstAnswer }) => requestUntilOver(next, firstAnswer)),
    ]);
    for (let round = 0; round < repetitions(10); round += 1) {
      for (const [index, { port }] of services.entries()) {
        await services[index]!.stop();
        services[index] = await start(index, port);
      }
    }
    await eventually(async () => expect(Math.min(seen.counted, seen.uncounted)).toBeGreaterThan(100));
    state.isOver = true;
    await load;
    await pool.close();
    expect(seen.failures).toEqual([]);
    // What a process counted last is written when it stops.
    for (const service of services) await service.stop();
    const [counted] = await database.query('SELECT sum(requests)::int AS requests FROM usage_days');
    expect(counted).toEqual({ requests: seen.counted });
  }, 300_000);
});
