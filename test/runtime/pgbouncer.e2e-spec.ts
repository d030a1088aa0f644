import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Pool } from 'pg';
import type { Principal } from '../../src/common/http/principal.js';
import { Clock } from '../../src/common/time/clock.js';
import { poolOptions } from '../../src/database/database-options.js';
import { PostgresRateLimitStorage } from '../../src/rate-limit/postgres-rate-limit-storage.js';
import { TEST_SECRET_KEY, type TestApp } from '../support/app.js';
import { runJson } from '../support/command-line.js';
import { makeEmptyDatabase, type TestDatabase } from '../support/database.js';
import { blocksOf } from '../support/document-blocks.js';
import { deleteFolders, query } from '../support/embedded-server.js';
import { eventually, promisedWithin } from '../support/eventually.js';
import { anAccount } from '../support/factories.js';
import { call } from '../support/http.js';
import { aClient, isAlive, post, refresh, someTokens, startOAuthApp } from '../support/oauth-flow.js';
import { hasPgBouncer, PgBouncer } from '../support/pgbouncer.js';
import { startFailureOf } from '../support/start-failure.js';
import { findFreePort } from '../support/free-port.js';
import { readFirstStart, startService, type RunningService } from '../support/running-service.js';
import { serveHere, type ServiceHere } from '../support/serve-here.js';

afterAll(deleteFolders);

(hasPgBouncer ? describe : describe.skip)(
  'the service behind PgBouncer in transaction mode, as docs/operations.md says (skipped without PgBouncer)',
  () => {
    let database: TestDatabase;
    let pooler: PgBouncer;
    let startPooler: (poolMode: string, to: TestDatabase) => Promise<PgBouncer>;
    let environment: Record<string, string>;
    let [serviceHere, other]: [ServiceHere?, RunningService?] = [];
    let services: { url: string }[];
    let key: string;

    beforeAll(async () => {
      database = await makeEmptyDatabase();
      const [recipe] = blocksOf('pgbouncer', 'docs/operations.md') as [string];
      startPooler = (poolMode, to) => {
        const { port, pathname } = new URL(to.url);
        const name = pathname.slice(1);
        return PgBouncer.start(recipe, to.url, (places) => ({
          'copydesk = host=10.0.0.5 port=5432 dbname=copydesk': `${name} = host=127.0.0.1 port=${port} dbname=${name}`,
          'listen_port = 6432': `listen_port = ${places.port}`,
          '/etc/pgbouncer/userlist.txt': `${places.folder}/userlist.txt`,
          'pool_mode = transaction': `pool_mode = ${poolMode}`,
        }));
      };
      pooler = await startPooler('transaction', database);
      environment = {
        DATABASE_URL: pooler.url,
        DIRECT_DATABASE_URL: database.url,
        SECRET_KEY: TEST_SECRET_KEY,
        PUBLIC_URL: `http://127.0.0.1:${await findFreePort()}`,
        MODELS: 'fixed',
      };
      other = await startService(environment);
      ({ key } = await readFirstStart(other));
      serviceHere = await serveHere(environment);
      services = [serviceHere, other];
      await database.query('UPDATE accounts SET requests_per_minute = 100000, concurrency = 1000');
      await database.query("UPDATE api_keys SET scopes = scopes || '{generations:read}'");
    }, 120_000);
    afterAll(async () => {
      other?.signal('SIGKILL');
      await other?.ended;
      await serviceHere?.stop('SIGTERM');
      await pooler?.stop();
      await database?.drop();
    });

    it('is migrated and ready, and serves many requests at once in two processes', async () => {
      // On a busy machine, the response may wait for a connection; other failures are logged.
      const request = (index: number) =>
        eventually(async () => {
          const { url } = services[index % 2]!;
          const headers = { 'idempotency-key': `request-${index}` };
          const made = await call(url, 'POST', '/v1/generate', { key, headers, body: { prompt: 'bread' } });
          expect(made.status).toBe(200);
          const found = await call(url, 'GET', `/v1/generations/${made.body.data.id}`, { key });
          expect(found.body.data).toEqual(made.body.data);
        }, 30_000);
      await Promise.all(Array.from({ length: 60 }, (_, index) => request(index)));
      for (const { url } of services) {
        await eventually(async () => {
          const { status, body } = await call(url, 'GET', '/health/ready');
          expect([status, body.checks]).toEqual([200, { database: 'up', listener: 'up' }]);
        }, 30_000);
      }
      for (const log of [serviceHere!.log(), other!.stderr()])
        expect(log).not.toMatch(/prepared statement|"internal"|statement_timeout/);
    });

    it('shares the slots under a concurrency limit exactly', async () => {
      const options = poolOptions(pooler.url, { connectionsMax: 1, isPooled: true });
      const pools = [new Pool(options), new Pool(options)];
      // On a busy machine, opening a connection can take longer than a request may wait for it.
      await Promise.all(pools.map((pool) => eventually(() => pool.query('SELECT'), 30_000)));
      const storages = pools.map((pool) => new PostgresRateLimitStorage(pool, new Clock(), 60));
      const principal = { credential: { id: 'c' }, account: { id: 'a', concurrency: 10 } } as Principal;
      const claim = (storage: PostgresRateLimitStorage) => storage.hit([], storage.slots.claim(principal));
      const decisions = await Promise.all(
        Array.from({ length: 60 }, (_, index) => claim(storages[index % 2]!)),
      );
      expect(decisions.filter(({ isAdmitted }) => isAdmitted)).toHaveLength(10);
      await Promise.all(pools.map((pool) => pool.end()));
      const beats = () => database.query('SELECT beat FROM concurrency_heartbeats ORDER BY process');
      // The services remove the two that have ended here, and renew their own.
      await eventually(async () => expect(await beats()).toHaveLength(services.length));
      const before = await beats();
      await eventually(async () => expect(await beats()).not.toEqual(before));
    });

    it('leaves neither locks nor prepared statements in the sessions of the pooler', async () => {
      // The sweeps of each second lock for the length of a transaction.
      await eventually(async () =>
        expect(await database.query("SELECT pid FROM pg_locks WHERE locktype = 'advisory'")).toEqual([]),
      );
      expect(await query(pooler.url, 'SELECT name FROM pg_prepared_statements')).toEqual([]);
      expect(await query(pooler.url, 'SHOW statement_timeout')).toEqual([{ statement_timeout: '5s' }]);
    });

    it('applies the revocation of a key by another process within 100 ms', async () => {
      const created = await runJson(environment, [
        'keys:create',
        '--account',
        'admin@copydesk.local',
        '--name',
        'to be revoked',
      ]);
      const statusAt = async ({ url }: { url: string }) =>
        (await call(url, 'GET', '/v1/templates?limit=1', { key: created.key })).status;
      for (let times = 0; times < 3; times += 1)
        expect(await Promise.all(services.map(statusAt))).toEqual([200, 200]);
      await runJson(environment, ['keys:revoke', '--id', created.id, '--reason', 'a test']);
      await eventually(
        async () => expect(await Promise.all(services.map(statusAt))).toEqual([401, 401]),
        3_000,
      );
    });

    it('serves OAuth sign-in, refresh and revocation, which applies in the other processes', async () => {
      const { PUBLIC_URL, DIRECT_DATABASE_URL } = environment as Record<string, string>;
      const port = new URL(PUBLIC_URL!).port;
      const here: TestApp = await startOAuthApp(
        { PUBLIC_URL: PUBLIC_URL!, PORT: port, DIRECT_DATABASE_URL: DIRECT_DATABASE_URL! },
        { ...database, url: pooler.url },
      );
      try {
        const client = await aClient(here);
        const tokens = await someTokens(here, client, await anAccount(here));
        const refreshed = await refresh(here, client, tokens.refresh_token);
        expect(refreshed.status).toBe(200);
        const token = refreshed.body.access_token as string;
        for (const service of services) expect(await isAlive(token, service)).toBe(true);
        expect(
          (await post(here, '/oauth/revoke', client, { token: refreshed.body.refresh_token })).status,
        ).toBe(200);
        const isRevoked = async () => {
          for (const service of services) expect(await isAlive(token, service)).toBe(false);
        };
        await eventually(isRevoked, promisedWithin(3_000));
      } finally {
        await here.close();
      }
    });

    it('refuses to start without DIRECT_DATABASE_URL, or if that is the pooler too', async () => {
      const cases: [Record<string, string>, RegExp][] = [
        [
          { DIRECT_DATABASE_URL: '' },
          /DATABASE_URL leads to a connection pooler in transaction mode.*Set DIRECT_DATABASE_URL/,
        ],
        [
          { DIRECT_DATABASE_URL: pooler.url },
          /DIRECT_DATABASE_URL does not receive notifications from DATABASE_URL/,
        ],
      ];
      for (const [changed, reason] of cases) {
        expect(await startFailureOf({ ...environment, ...changed })).toMatch(reason);
      }
    });

    it('refuses to start in session mode without DIRECT_DATABASE_URL, and does not change the database', async () => {
      const empty = await makeEmptyDatabase();
      const sessions = await startPooler('session', empty);
      try {
        const changed = { DATABASE_URL: sessions.url, DIRECT_DATABASE_URL: '' };
        expect(await startFailureOf({ ...environment, ...changed })).toMatch(/^.*set DIRECT_DATABASE_URL.*$/);
        expect(await empty.query("SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace")).toEqual(
          [],
        );
      } finally {
        await sessions.stop();
        await empty.drop();
      }
    });

    it('exits with 0', async () => {
      expect(await other!.stop()).toBe(0);
    });
  },
);
