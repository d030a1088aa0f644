import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Pool } from 'undici';
import { startApp, TEST_SECRET_KEY, type TestApp } from './support/app.js';
import { makeDatabase, type TestDatabase } from './support/database.js';
import { aKey } from './support/factories.js';
import { repetitions } from './support/repetitions.js';
import { startRoundRobinProxy, type RoundRobinProxy } from './support/round-robin-proxy.js';
import { startService, type RunningService } from './support/running-service.js';

let database: TestDatabase;
let here: TestApp;
let environment: Record<string, string>;
let services: RunningService[];
let proxy: RoundRobinProxy;

beforeAll(async () => {
  database = await makeDatabase();
  here = await startApp({}, database);
  environment = { DATABASE_URL: database.url, SECRET_KEY: TEST_SECRET_KEY, MODELS: 'fixed' };
  services = await Promise.all([startService(environment), startService(environment)]);
  proxy = await startRoundRobinProxy(services.map(({ port }) => port));
}, 120_000);
afterAll(async () => {
  for (const service of services) service.signal('SIGKILL');
  await proxy.close();
  await here.close();
  await database.drop();
});

describe('A rolling restart under load', () => {
  it('fails no request of clients that keep their connections', async () => {
    const { secret, apiKey } = await aKey(here);
    await database.query(
      'UPDATE accounts SET requests_per_minute = 1000000, concurrency = 1000 WHERE id = $1',
      [apiKey.accountId],
    );
    const pool = new Pool(proxy.url, { connections: 12 });
    const seen = { answers: 0, failures: [] as unknown[] };
    const state = { isOver: false };
    const askUntilOver = async (index: number) => {
      while (!state.isOver) {
        try {
          const { statusCode, body } = await pool.request(
            index % 2 === 0
              ? {
                  method: 'GET',
                  path: '/v1/templates?limit=1',
                  headers: { authorization: `Bearer ${secret}` },
                }
              : {
                  method: 'POST',
                  path: '/v1/generate',
                  headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
                  body: '{"prompt":"bakeries"}',
                },
          );
          const text = await body.text();
          if (statusCode !== 200) seen.failures.push(text);
          seen.answers += 1;
        } catch (error) {
          seen.failures.push(error);
        }
      }
    };
    const load = Promise.all(Array.from({ length: 12 }, (_, index) => askUntilOver(index)));
    for (let round = 0; round < repetitions(10); round += 1) {
      for (const [index, { port }] of services.entries()) {
        expect(await services[index]!.stop()).toBe(0);
        services[index] = await startService({ ...environment, PORT: String(port) });
      }
    }
    state.isOver = true;
    await load;
    await pool.close();
    expect(seen.failures).toEqual([]);
    expect(seen.answers).toBeGreaterThan(100);
    // What a process counted last is written when it stops.
    for (const service of services) await service.stop();
    const [counted] = await database.query('SELECT sum(requests)::int AS requests FROM usage_days');
    expect(counted).toEqual({ requests: seen.answers });
  }, 300_000);
});
