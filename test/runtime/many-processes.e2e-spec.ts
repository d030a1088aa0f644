import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agent, request } from 'undici';
import { AccountsService } from '../../src/accounts/accounts.service.js';
import { ApiKeysService } from '../../src/api-keys/api-keys.service.js';
import { KeyVerifier } from '../../src/api-keys/key-verifier.js';
import { Notifier } from '../../src/database/notifier.js';
import { ModelsService } from '../../src/models/models.service.js';
import { checkNewModel } from '../../src/models/new-model.js';
import { OAuthClientsService } from '../../src/oauth/clients/oauth-clients.service.js';
import { startApp, TEST_SECRET_KEY, type TestApp } from '../support/app.js';
import { makeDatabase, type TestDatabase } from '../support/database.js';
import { eventually, promisedWithin } from '../support/eventually.js';
import { aKey, anAccount } from '../support/factories.js';
import { call } from '../support/http.js';
import { aClient, someTokens, startOAuthApp } from '../support/oauth-flow.js';
import { repetitions } from '../support/repetitions.js';
import { startService, type RunningService } from '../support/running-service.js';
import { serveHere, type ServiceHere } from '../support/serve-here.js';
import { startTcpProxy, throughProxy, type TcpProxy } from '../support/tcp-proxy.js';

const LONG_MS = 600_000;
/** Processes that serve; where the long tests do not run, two show what four show. */
const PROCESSES = process.env.COPYDESK_TEST_LONG ? 4 : 2;
/** More on a busy machine, but less than the half minute for which a cache keeps a key. */
const SILENT_LAG_MAX_MS = promisedWithin(3_000);

let database: TestDatabase;
type Service = ServiceHere | RunningService;

/** The services of the specs: one in this process, the others in their own. */
let services: Service[];
let serviceHere: ServiceHere;
let others: RunningService[];
/** Makes the changes. */
let here: TestApp;

beforeAll(async () => {
  database = await makeDatabase();
  here = await startOAuthApp({}, database);
  // A window that no run sees the end of, but for one a day.
  const environment = {
    DATABASE_URL: database.url,
    SECRET_KEY: TEST_SECRET_KEY,
    MODELS: 'fixed',
    PUBLIC_URL: here.url,
    RATE_LIMIT_WINDOW_S: '86400',
  };
  // On a database without accounts, it would print secrets.
  await anAccount(here);
  serviceHere = await serveHere(environment);
  others = await Promise.all(Array.from({ length: PROCESSES - 1 }, () => startService(environment)));
  services = [serviceHere, ...others];
}, 120_000);

afterAll(async () => {
  for (const service of others ?? []) service.signal('SIGKILL');
  await Promise.all((others ?? []).map(({ ended }) => ended));
  await serviceHere?.stop('SIGTERM');
  await here.close();
  await database.drop();
});

async function aCaller(requestsPerMinute: number) {
  const account = await anAccount(here);
  await here.app.get(AccountsService).setLimits(account, { requestsPerMinute, concurrency: 10_000 });
  return { account, ...(await aKey(here, { accountId: account.id })) };
}

describe(`A limit over ${PROCESSES} processes`, () => {
  it(
    'is enforced exactly at ten times the load, and remaining falls by one per counted request',
    async () => {
      const agents = services.map(() => new Agent({ connections: 25 }));
      for (let run = 0; run < repetitions(20); run += 1) {
        const limit = 20 * PROCESSES;
        const { secret } = await aCaller(limit);
        const send = async (index: number) => {
          const { statusCode, headers, body } = await request(
            `${services[index % PROCESSES]!.url}/v1/templates?limit=1`,
            { headers: { authorization: `Bearer ${secret}` }, dispatcher: agents[index % PROCESSES]! },
          );
          const text = await body.text();
          return { status: statusCode, text, remaining: Number(headers['x-ratelimit-remaining']) };
        };
        const responses = await Promise.all(Array.from({ length: 10 * limit }, (_, index) => send(index)));
        const admitted = responses.filter(({ status }) => status === 200);
        expect(responses.filter(({ status }) => status !== 200 && status !== 429)).toEqual([]);
        expect(admitted).toHaveLength(limit);
        const remaining = admitted.map((response) => response.remaining).toSorted((a, b) => b - a);
        expect(remaining).toEqual(Array.from({ length: limit }, (_, index) => limit - 1 - index));
      }
      await Promise.all(agents.map((agent) => agent.close()));
    },
    LONG_MS,
  );
});

describe('A change made in one process', () => {
  type Caller = Awaited<ReturnType<typeof aCaller>>;
  type ListResponse = { status: number; headers: Headers; body: any };

  /** A request, a change, and how a response shows it. */
  type Change = {
    path?: string;
    arrange(): Promise<{ secret: string; make(): Promise<unknown> }>;
    holds(response: ListResponse): boolean;
  };

  const ofKey = (make: (caller: Caller) => Promise<unknown>) => async () => {
    const caller = await aCaller(1_000_000);
    return { secret: caller.secret, make: () => make(caller) };
  };

  async function anAppThatLosesScopes() {
    const [client, { account }] = [await aClient(here), await aCaller(1_000_000)];
    const { access_token: secret } = await someTokens(here, client, account);
    const make = () => here.app.get(OAuthClientsService).update(client.id, { scopes: ['refine'] });
    return { secret, make };
  }

  const MODEL = { provider: 'openai', name: 'changed-model', apiKey: 'a-key' };
  const lists = ({ body }: ListResponse, model = `${MODEL.provider}:${MODEL.name}`): boolean =>
    body.data.some(({ id }: { id: string }) => id === model);
  const addModel = () => here.app.get(ModelsService).add(checkNewModel(MODEL, 'USD'));
  const removeModel = () => here.app.get(ModelsService).remove(`${MODEL.provider}:${MODEL.name}`);

  const changes: Record<string, Change> = {
    revocation: {
      arrange: ofKey(({ apiKey }) => here.app.get(ApiKeysService).revoke(apiKey.id, 'a test')),
      holds: ({ status }) => status === 401,
    },
    scopes: {
      arrange: anAppThatLosesScopes,
      holds: ({ status }) => status === 403,
    },
    limit: {
      arrange: ofKey(({ account }) =>
        here.app.get(AccountsService).setLimits(account, { requestsPerMinute: 123_456 }),
      ),
      holds: ({ headers }) => headers.get('x-ratelimit-limit') === '123456',
    },
    plan: {
      arrange: ofKey(({ account }) =>
        here.app.get(AccountsService).setLimits(account, { plan: 'scale', requestsPerMinute: null }),
      ),
      holds: ({ headers }) => headers.get('x-ratelimit-limit') === '3000',
    },
    suspension: {
      arrange: ofKey(({ account }) => here.app.get(AccountsService).setSuspended(account, true)),
      holds: ({ status }) => status === 403,
    },
    // One trial adds the model, the next removes it.
    'added model': {
      path: '/v1/models',
      arrange: ofKey(addModel),
      holds: (response) => lists(response),
    },
    'removed model': {
      path: '/v1/models',
      arrange: ofKey(removeModel),
      holds: (response) => !lists(response),
    },
  };

  const send = (
    service: { url: string },
    secret: string,
    path = '/v1/templates?limit=1',
  ): Promise<ListResponse> => call(service.url, 'GET', path, { key: secret });

  /** How long after the change a process still started responses as before it; 0 if it never did. */
  async function lagOf(
    service: Service,
    secret: string,
    madeAt: number,
    { holds, path }: Change,
  ): Promise<number> {
    let lag = 0;
    for (;;) {
      const requestedAt = performance.now();
      if (holds(await send(service, secret, path))) return lag;
      lag = requestedAt - madeAt;
      if (lag > 20_000) throw new Error('the change never held');
    }
  }

  it(
    'applies within 100 ms in every other: revocation, scopes, limit, plan, suspension, models',
    async () => {
      const lags: number[] = [];
      for (let trial = 0; trial < repetitions(200); trial += 1) {
        const change = Object.values(changes)[trial % Object.keys(changes).length]!;
        const { secret, make } = await change.arrange();
        for (const response of await Promise.all(
          services.map((service) => send(service, secret, change.path)),
        )) {
          expect(response.status).toBe(200);
          expect(change.holds(response)).toBe(false);
        }
        await make();
        const madeAt = performance.now();
        const all = services.map((service) => lagOf(service, secret, madeAt, change));
        lags.push(Math.max(...(await Promise.all(all))));
      }
      lags.sort((a, b) => a - b);
      const at = (share: number) => lags[Math.ceil(share * lags.length) - 1]!;
      process.stdout.write(
        `changes over ${PROCESSES} processes, ${lags.length} trials: lag p50 ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms\n`,
      );
      // Where the processor is shared, the median only shows that no process waited for its cache to expire.
      if (process.env.COPYDESK_TEST_LONG) expect(at(0.99)).toBeLessThanOrEqual(100);
      expect(at(0.5)).toBeLessThan(10_000);
    },
    LONG_MS,
  );

  it('applies immediately where the listener was killed, and caches are used again after it recovers', async () => {
    const caller = await aCaller(1_000_000);
    const heard = await aCaller(1_000_000);
    for (const { secret } of [caller, heard])
      await Promise.all(services.map((service) => send(service, secret)));
    await database.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'copydesk listener' AND datname = current_database()",
    );
    await here.app.get(ApiKeysService).revoke(caller.apiKey.id, 'a test');
    const madeAt = performance.now();
    for (const service of services)
      expect(await lagOf(service, caller.secret, madeAt, changes.revocation!)).toBeLessThan(
        SILENT_LAG_MAX_MS,
      );
    for (const service of services)
      await eventually(async () => {
        const { body } = await call(service.url, 'GET', '/health/ready');
        expect(body.checks.listener).toBe('up');
      });
    await here.app.get(ApiKeysService).revoke(heard.apiKey.id, 'a test');
    for (const service of services) expect((await send(service, heard.secret)).status).toBe(401);
  });
});

describe('A process whose notification link goes silent', () => {
  let proxy: TcpProxy;
  let deaf: TestApp;

  beforeAll(async () => {
    proxy = await startTcpProxy(Number(new URL(database.url).port));
    deaf = await startApp({}, { ...database, url: throughProxy(database.url, proxy) });
  });
  afterAll(async () => {
    proxy.resume();
    await deaf.close();
    await proxy.close();
  });

  it('applies a revocation within 3 s, bypasses its caches meanwhile, and recovers', async () => {
    const [first, second, ...others] = [
      await aKey(here),
      await aKey(here),
      await aKey(here),
      await aKey(here),
      await aKey(here),
    ];
    const send = (secret: string) => call(deaf.url, 'GET', '/v1/me', { key: secret });
    for (const { secret } of [first, second, ...others]) expect((await send(secret)).status).toBe(200);
    proxy.pause('copydesk listener');
    await here.app.get(ApiKeysService).revoke(first.apiKey.id, 'a test');
    const madeAt = performance.now();
    await eventually(async () => expect((await send(first.secret)).status).toBe(401));
    expect(performance.now() - madeAt).toBeLessThan(SILENT_LAG_MAX_MS);

    expect(deaf.app.get(Notifier).isUp).toBe(false);
    await here.app.get(ApiKeysService).revoke(second.apiKey.id, 'a test');
    expect((await send(second.secret)).status).toBe(401);

    proxy.resume();
    await eventually(async () => expect(deaf.app.get(Notifier).isUp).toBe(true));
    const lags: number[] = [];
    for (const { secret, apiKey } of others) {
      expect((await send(secret)).status).toBe(200);
      await here.app.get(ApiKeysService).revoke(apiKey.id, 'a test');
      const revokedAt = performance.now();
      await eventually(async () => expect((await send(secret)).status).toBe(401));
      lags.push(performance.now() - revokedAt);
    }
    // A third of the time after which a cache forgets by itself.
    expect(Math.min(...lags)).toBeLessThan(10_000);
  });
});

describe('A revocation that races the first use of a key', () => {
  let proxy: TcpProxy;
  let other: TestApp;

  beforeAll(async () => {
    proxy = await startTcpProxy(Number(new URL(database.url).port));
    other = await startApp({}, { ...database, url: throughProxy(database.url, proxy) });
  });
  afterAll(async () => {
    await other.close();
    await proxy.close();
  });

  // The lookup read the key before it was revoked, and its result arrives after the notification.
  it(
    'never leaves the key in a cache',
    async () => {
      const notifier = other.app.get(Notifier);
      const verify = (secret: string) => other.app.get(KeyVerifier).verify(secret, '127.0.0.1');
      const account = await anAccount(here);
      await verify((await aKey(here, { accountId: account.id })).secret);
      const rounds = repetitions(1_000);
      for (let round = 0; round < rounds; round += 1) {
        const { secret, apiKey } = await aKey(here, { accountId: account.id });
        const { epoch } = notifier;
        proxy.holdAnswersTo('find-api-key');
        const using = verify(secret);
        await eventually(async () => expect(proxy.heldBytes()).toBeGreaterThan(0));
        await here.app.get(ApiKeysService).revoke(apiKey.id, 'a test');
        await eventually(async () => expect(notifier.epoch).toBeGreaterThan(epoch));
        proxy.resume();
        expect(await using).toMatchObject({ credential: { id: apiKey.id } });
        await expect(verify(secret)).rejects.toMatchObject({ errorContext: { rule: 'key_revoked' } });
      }
    },
    LONG_MS,
  );
});

describe('One Idempotency-Key at several processes', () => {
  it('creates one generation in each of several runs', async () => {
    const { secret } = await aCaller(1_000_000);
    const rounds = repetitions(50);
    for (let round = 0; round < rounds; round += 1) {
      const generate = (service: Service) =>
        call(service.url, 'POST', '/v1/generate', {
          key: secret,
          body: { prompt: `bakeries ${round}` },
          headers: { 'idempotency-key': `round ${round}`.replace(' ', '-') },
        });
      const responses = await Promise.all(
        [services[0]!, services[1]!, services[0]!, services[1]!].map(generate),
      );
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(new Set(responses.map(({ body }) => body.data.id)).size).toBe(1);
    }
    const [{ count }] = (await database.query('SELECT count(*)::int AS count FROM generations')) as [
      { count: number },
    ];
    expect(count).toBe(rounds);
  });
});
