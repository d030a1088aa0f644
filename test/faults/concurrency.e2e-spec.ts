import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, TEST_SECRET_KEY } from '../support/app.js';
import { deleteFolders } from '../support/embedded-server.js';
import { eventually } from '../support/eventually.js';
import { FakeModelServer } from '../support/fake-model-server.js';
import { aKey } from '../support/factories.js';
import { freeze } from '../support/freeze.js';
import { call } from '../support/http.js';
import { OwnPostgres } from '../support/own-postgres.js';
import { startService, type RunningService } from '../support/running-service.js';
import { serveHere, type ServiceHere } from '../support/serve-here.js';

/** What the plan `free` allows at once. */
const CAP = 10;
const CALLS = 60;
const IS_LONG = Boolean(process.env.COPYDESK_TEST_LONG);
/**
 * Five seconds of silence, and the second between two readings of the heartbeats on both sides. On a busy machine, a
 * watching process that stood still itself starts again.
 */
const FREE_WITHIN_MS = IS_LONG ? 7_500 : 60_000;
/** Where the long tests do not run, two processes show what four show. */
const PROCESSES = IS_LONG ? 4 : 2;

type Service = ServiceHere | RunningService;

let postgres: OwnPostgres;
let upstream: FakeModelServer;
let environment: Record<string, string>;
/** One serves in the process of the tests, the others in their own. */
let serviceHere: ServiceHere;
let others: RunningService[];
let services: Service[];
let key: string;
let calls = 0;
const callers: AbortController[] = [];

beforeAll(async () => {
  [postgres, upstream] = await Promise.all([OwnPostgres.start(), FakeModelServer.start()]);
  environment = {
    DATABASE_URL: postgres.url,
    SECRET_KEY: TEST_SECRET_KEY,
    PUBLIC_URL: 'http://127.0.0.1:3999',
    MODELS: 'openai:test-model',
    OPENAI_BASE_URL: upstream.baseUrl('openai'),
    // No call may end by itself while a test waits for a process that stands still.
    MODEL_DEADLINE_MS: '120000',
  };
  const app = await startApp({}, postgres);
  key = (await aKey(app)).secret;
  await app.close();
  serviceHere = await serveHere(environment);
  others = await Promise.all(Array.from({ length: PROCESSES - 1 }, () => startService(environment)));
  services = [serviceHere, ...others];
  await postgres.query('UPDATE accounts SET requests_per_minute = 1000000');
}, 120_000);
afterEach(async () => {
  for (const caller of callers.splice(0)) caller.abort();
  upstream?.release();
});
afterAll(async () => {
  for (const service of others ?? []) service.signal('SIGKILL');
  await Promise.all((others ?? []).map(({ ended }) => ended));
  await serviceHere?.stop('SIGTERM');
  await upstream?.close();
  await postgres?.drop();
  deleteFolders();
});

/** Starts a call with an Idempotency-Key; resolves with the status, or with null once its caller has hung up. */
function start({ url }: Service): Promise<number | null> {
  const caller = new AbortController();
  callers.push(caller);
  const headers = { 'idempotency-key': `call-${(calls += 1)}` };
  const request = { key, headers, body: { prompt: 'bread' }, signal: caller.signal };
  return call(url, 'POST', '/v1/generate', request).then(
    ({ status }) => status,
    () => null,
  );
}

const startMany = (count: number, of = services) =>
  Array.from({ length: count }, (_, index) => start(of[index % of.length]!));

/** Takes a slot and releases it again: 400 for its body where there is one, else 429. */
const probe = async ({ url }: Service) => (await call(url, 'POST', '/v1/generate', { key, body: {} })).status;

const hasRoom = (service: Service, withinMs?: number) =>
  eventually(async () => expect(await probe(service)).toBe(400), withinMs);

/** Has these processes hold every slot, for calls whose callers have hung up. */
async function fill(of: Service[]): Promise<void> {
  upstream.reset('held');
  for (const service of services) await hasRoom(service);
  const running = startMany(CAP, of);
  await eventually(async () => expect(upstream.live).toBe(CAP));
  for (const caller of callers.splice(0)) caller.abort();
  expect(await Promise.all(running)).toEqual(Array.from({ length: CAP }, () => null));
}

describe(`the concurrency limit over ${PROCESSES} processes`, () => {
  it(`admits exactly ${CAP} of ${CALLS} calls, and no others while those run for callers that have hung up`, async () => {
    upstream.reset('held');
    const statuses: (number | null)[] = [];
    const running = startMany(CALLS).map((ended) => ended.then((status) => void statuses.push(status)));
    await eventually(async () => expect([upstream.live, statuses.length]).toEqual([CAP, CALLS - CAP]));
    expect(new Set(statuses)).toEqual(new Set([429]));
    for (const caller of callers.splice(0)) caller.abort();
    await Promise.all(running);
    expect(new Set(await Promise.all(startMany(CALLS)))).toEqual(new Set([429]));
    expect([upstream.live, upstream.liveMax]).toEqual([CAP, CAP]);
    upstream.release();
    for (const service of services) await hasRoom(service);
  });

  it('never lets the model run more, however calls end and are repeated', async () => {
    upstream.reset('held');
    for (let round = 0; round < 3; round += 1) {
      let ended = 0;
      const running = startMany(CALLS).map((call) => call.then(() => (ended += 1)));
      await eventually(async () => expect(upstream.live).toBeGreaterThanOrEqual(CAP));
      for (const caller of callers.splice(0).filter((_, index) => index % 2 === 0)) caller.abort();
      // Slots become free and are taken again while other calls wait for one.
      await eventually(async () => {
        upstream.release();
        expect([ended, upstream.live]).toEqual([CALLS, 0]);
      });
      await Promise.all(running);
    }
    expect(upstream.requests.length).toBeGreaterThan(CAP);
    expect(upstream.liveMax).toBeLessThanOrEqual(CAP);
  });

  it('frees the slots of a process that stands still, and counts them again when it continues', async () => {
    const [watching, standing] = [serviceHere, others[0]!];
    await fill([standing]);
    await freeze(standing.pid);
    expect(await probe(watching)).toBe(429);
    await hasRoom(watching, FREE_WITHIN_MS);
    process.kill(standing.pid, 'SIGCONT');
    await eventually(async () => expect(await probe(watching)).toBe(429));
    upstream.release();
    await hasRoom(watching);
  });

  it('stays exact over a crash of PostgreSQL, which empties the counts', async () => {
    await fill(services);
    await postgres.stop('immediate');
    await postgres.start();
    const seen = new Set<number>();
    for (const service of services)
      await eventually(async () => {
        const status = await probe(service);
        seen.add(status);
        expect(status).toBe(429);
      });
    // 500 while a connection is restored; 400 would be a slot.
    expect([429, 500]).toEqual(expect.arrayContaining([...seen]));
    expect([upstream.live, upstream.liveMax]).toEqual([CAP, CAP]);
    upstream.release();
    for (const service of services) await hasRoom(service);
  });

  it('frees the slots of a process that stops', async () => {
    const processes = () => postgres.query('SELECT id FROM concurrency_processes');
    const stopping = await serveHere(environment);
    await eventually(async () => expect(await processes()).toHaveLength(PROCESSES + 1));
    await stopping.stop('SIGTERM');
    expect(await processes()).toHaveLength(PROCESSES);
  });
});

// Elsewhere, the process that stands still shows it: until it continues, others can see no difference.
(IS_LONG ? describe : describe.skip)('the slots of a process that was killed', () => {
  it('are free once another process has watched it for five seconds', async () => {
    const killed = others.pop()!;
    services.pop();
    await fill([killed]);
    killed.signal('SIGKILL');
    await killed.ended;
    expect(await probe(services[0]!)).toBe(429);
    await hasRoom(services[0]!, FREE_WITHIN_MS);
  });
});
