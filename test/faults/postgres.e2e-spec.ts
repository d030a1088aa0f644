import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { TestApp } from '../support/app.js';
import { deleteFolders } from '../support/embedded-server.js';
import { eventually } from '../support/eventually.js';
import { aKey } from '../support/factories.js';
import { FakeModelServer } from '../support/fake-model-server.js';
import { call } from '../support/http.js';
import { aClient, post, startOAuthApp, type TestClient } from '../support/oauth-flow.js';
import { canFreeze, OwnPostgres } from '../support/own-postgres.js';
import { repetitions } from '../support/repetitions.js';
import {
  expectHealed,
  expectStorageUnavailable,
  expectUnavailable,
  requestsOf,
} from '../support/storage-fault.js';

/** What waits for a lease to end is left to the long tests. */
const isLong = process.env.COPYDESK_TEST_LONG !== undefined;

let postgres: OwnPostgres;
let upstream: FakeModelServer;
let service: TestApp;
let key: string;
let app: TestClient;

beforeAll(async () => {
  postgres = await OwnPostgres.start();
  upstream = await FakeModelServer.start();
  service = await startOAuthApp(
    {
      RATE_LIMIT_STORE: 'postgres',
      MODELS: 'openai:test-model',
      OPENAI_BASE_URL: upstream.baseUrl('openai'),
      MODEL_DEADLINE_MS: '15000',
    },
    postgres,
  );
  key = (await aKey(service)).secret;
  app = await aClient(service);
  await postgres.query('UPDATE accounts SET requests_per_minute = 1000000, concurrency = 1000');
});
afterEach(() => {
  postgres?.thaw();
  upstream?.reset();
});
afterAll(async () => {
  await service?.close();
  await upstream?.close();
  await postgres?.drop();
  deleteFolders();
});

/** Callers of every kind, until they are stopped; returns what was neither a success nor `storage_unavailable`. */
function beginLoad(): { end(): Promise<{ served: number; wrong: string[] }> } {
  const seen = { served: 0, wrong: [] as string[] };
  const state = { isOver: false };
  const { 'an unknown key': _, 'no key': __, ...requests } = requestsOf(service, key);
  const loop = async ([name, request]: [string, () => ReturnType<typeof call>]) => {
    while (!state.isOver) {
      const { status, body } = await request();
      if (status === 200) seen.served += 1;
      else if (status !== 500 || body.error.reason !== 'storage_unavailable')
        seen.wrong.push(`${name}: ${status} ${JSON.stringify(body)}`);
      await delay(5);
    }
  };
  const loops = Promise.all(Object.entries(requests).map(loop));
  return {
    end: async () => {
      state.isOver = true;
      await loops;
      return seen;
    },
  };
}

describe('PostgreSQL', () => {
  it('can be stopped: every request fails with storage_unavailable, and succeeds within 5 s after the restart', async () => {
    await postgres.stop();
    await eventually(() => expectUnavailable(service, key));
    const tokens = await post(service, '/oauth/token', app, {
      grant_type: 'refresh_token',
      refresh_token: 'x',
    });
    expect([tokens.status, tokens.body.error]).toEqual([503, 'server_error']);
    await postgres.start();
    await expectHealed(service, key);
  });

  it('can crash repeatedly under load: requests fail only with storage_unavailable, and it recovers each time', async () => {
    const load = beginLoad();
    for (let round = 0; round < repetitions(20); round += 1) {
      if (round % 2 === 0) {
        await postgres.stop('immediate');
        await postgres.start();
      } else {
        // The server ends all others where one connection of it dies.
        const [pid] = await postgres.backendsOf('copydesk');
        process.kill(pid!, 'SIGKILL');
      }
      await expectHealed(service, key);
    }
    const { served, wrong } = await load.end();
    expect(wrong).toEqual([]);
    expect(served).toBeGreaterThan(0);
  });

  it('can lose the notification connection: no request fails, and it reconnects', async () => {
    const load = beginLoad();
    const [listener] = await postgres.backendsOf('copydesk listener');
    await postgres.query(`SELECT pg_terminate_backend(${listener})`);
    await eventually(async () => {
      const [now] = await postgres.backendsOf('copydesk listener');
      expect([listener, undefined]).not.toContain(now);
    });
    await expectHealed(service, key);
    expect((await load.end()).wrong).toEqual([]);
  });

  // The short form has a database that says nothing in `database-away`.
  (canFreeze && isLong ? it : it.skip)(
    'can freeze: every response arrives within 10 s, and requests succeed within 5 s after it resumes',
    async () => {
      await postgres.freeze();
      const requestedAt = performance.now();
      await expectUnavailable(service, key);
      expect(performance.now() - requestedAt).toBeLessThan(11_000);
      postgres.thaw();
      await expectHealed(service, key);
    },
  );

  (canFreeze && isLong ? it : it.skip)(
    'can freeze during a request with an Idempotency-Key: it fails promptly, and the model is called once',
    async () => {
      // Slow enough that the database is frozen before the text is there.
      upstream.reset('drip');
      // Every connection is open, and each of them seems to be alive.
      await Promise.all(Array.from({ length: 20 }, () => requestsOf(service, key)['a history']!()));
      const generate = () =>
        call(service.url, 'POST', '/v1/generate', {
          key,
          headers: { 'idempotency-key': 'frozen' },
          body: { prompt: 'rye' },
        });
      const first = generate();
      await eventually(async () => expect(upstream.live).toBe(1));
      await postgres.freeze();
      await upstream.idle();
      const writtenAt = performance.now();
      expectStorageUnavailable(await first);
      expect(performance.now() - writtenAt).toBeLessThan(10_000);
      postgres.thaw();
      // At the latest when the lease of the first is over.
      await eventually(async () => expect((await generate()).status).toBe(200), 20_000);
      const { body } = await generate();
      const [stored] = await postgres.query(
        'SELECT count(*)::int AS count, min(generation_id::text) AS id FROM idempotency_keys WHERE key = $1',
        ['frozen'],
      );
      expect(stored).toEqual({ count: 1, id: expect.any(String) });
      expect(body.data.id).toBe(`gen_${(stored as { id: string }).id.replaceAll('-', '')}`);
    },
  );

  it('can have no free connections: it is retried until it has', async () => {
    const admin = new Client({ connectionString: postgres.url });
    await admin.connect();
    await admin.query('ALTER DATABASE copydesk CONNECTION LIMIT 0');
    await admin.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'copydesk%'",
    );
    await eventually(() => expectUnavailable(service, key));
    await admin.query('ALTER DATABASE copydesk CONNECTION LIMIT -1');
    await admin.end();
    await expectHealed(service, key);
  });
});
