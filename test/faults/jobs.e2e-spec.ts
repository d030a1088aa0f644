import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { startApp, TEST_SECRET_KEY } from '../support/app.js';
import { deleteFolders } from '../support/embedded-server.js';
import { endHeartbeats } from '../support/end-heartbeats.js';
import { eventually, promisedWithin } from '../support/eventually.js';
import { aKey } from '../support/factories.js';
import { FakeModelServer } from '../support/fake-model-server.js';
import { call } from '../support/http.js';
import { OwnPostgres } from '../support/own-postgres.js';
import { repetitions } from '../support/repetitions.js';
import { startService, type RunningService } from '../support/running-service.js';
import { serveHere, type ServiceHere } from '../support/serve-here.js';
import { endLeases } from './unsent.js';

/** Elsewhere, what a process that died runs is taken up at once, not after ten seconds. */
const IS_LONG = Boolean(process.env.COPYDESK_TEST_LONG);
/** Ten seconds without a heartbeat, and the seconds until they are noticed and the job is fetched. */
const TAKEN_UP_WITHIN_MS = promisedWithin(15_000) * (IS_LONG ? 1 : 4);
const JOBS = repetitions(10_000, 1 / 100);
/** Where the long tests do not run, the crash ledger kills processes. */
const KILLS = IS_LONG ? 50 : 0;
const RESTARTS = repetitions(5);
/** The last crash of each group of this many is one of PostgreSQL. */
const KILLS_PER_RESTART = KILLS / RESTARTS + 1;
const CRASHES =
  KILLS === 0
    ? 'a crash of PostgreSQL'
    : `${KILLS} kills of the processes that run them and ${RESTARTS} crashes of PostgreSQL`;

let postgres: OwnPostgres;
let upstream: FakeModelServer;
let environment: Record<string, string>;
/** Accepts the jobs and runs none. */
let front: ServiceHere;
/** Those that run the jobs: one that is killed has a process of its own. */
let killable: RunningService[] = [];
let worker: ServiceHere | undefined;
let key: string;

async function startKillable(): Promise<RunningService> {
  const service = await startService(environment);
  killable.push(service);
  return service;
}

async function stopWorker(): Promise<void> {
  await worker?.stop('SIGTERM');
  worker = undefined;
}

async function kill(service: RunningService): Promise<void> {
  killable = killable.filter((other) => other !== service);
  service.signal('SIGKILL');
  await service.ended;
}

beforeAll(async () => {
  [postgres, upstream] = await Promise.all([OwnPostgres.start(), FakeModelServer.start()]);
  environment = {
    DATABASE_URL: postgres.url,
    SECRET_KEY: TEST_SECRET_KEY,
    PUBLIC_URL: 'http://127.0.0.1:3999',
    MODELS: 'openai:test-model',
    OPENAI_BASE_URL: upstream.baseUrl('openai'),
    SHUTDOWN_GRACE_S: '1',
  };
  const app = await startApp({}, postgres);
  key = (await aKey(app)).secret;
  await app.close();
  front = await serveHere({ ...environment, JOBS: 'off' });
  await postgres.query(
    'UPDATE accounts SET requests_per_minute = 1000000, concurrency = 1000, tokens_per_month = 1e12',
  );
}, 120_000);
beforeEach(() => upstream.reset());
afterEach(() => upstream?.release());
afterAll(async () => {
  for (const service of killable) await kill(service);
  await stopWorker();
  await front?.stop('SIGTERM');
  await upstream?.close();
  await postgres?.drop();
  deleteFolders();
});

/** Repeated until it gets a response, as a client does while a database restarts. */
async function enqueue(count: number): Promise<string[]> {
  const jobs = Array.from({ length: count }, () => ({ operation: 'generate', request: { prompt: 'bread' } }));
  const headers = { 'idempotency-key': randomUUID() };
  return eventually(async () => {
    const { status, body } = await call(front.url, 'POST', '/v1/jobs', { key, headers, body: { jobs } });
    expect(status).toBe(202);
    return body.data.map(({ id }: { id: string }) => id.slice(4));
  });
}

/** Waits until all jobs have succeeded, each with a record of its own that no other job has. */
async function expectAllDone(ids: string[], withinMs?: number): Promise<void> {
  await eventually(async () => {
    const rows = await postgres.query(
      `SELECT jobs.status, count(*)::int AS jobs, count(DISTINCT generations.id)::int AS records
         FROM jobs LEFT JOIN generations ON generations.id = jobs.generation_id
        WHERE replace(jobs.id::text, '-', '') = ANY($1) GROUP BY jobs.status`,
      [ids],
    );
    expect(rows).toEqual([{ status: 'succeeded', jobs: ids.length, records: ids.length }]);
  }, withinMs);
}

/** The records of the account, and those that usage has counted. */
async function records(): Promise<{ stored: number; counted: number }> {
  const [row] = await postgres.query<{ stored: number; counted: number }>(
    `SELECT (SELECT count(*)::int FROM generations) AS stored, (SELECT sum(total)::int FROM generation_counts) AS counted`,
  );
  return row!;
}

/** What is still reserved of the monthly limit, and how many tokens of the records it has not counted. */
async function unsettled(): Promise<{ reserved: number; uncounted: number }> {
  const [row] = await postgres.query<{ reserved: number; uncounted: number }>(
    `SELECT sum(reserved_tokens)::float8 AS reserved,
            ((SELECT sum(input_tokens + output_tokens) FROM generations) - sum(tokens))::float8 AS uncounted
       FROM usage_months`,
  );
  return row!;
}

/**
 * The longest time in seconds, until the signal, for which a job that had begun showed no sign of life. What a crash of
 * the database delays is left out.
 */
async function watchLongestSilence(until: AbortSignal, isRecovering: () => boolean): Promise<number> {
  let longest = 0;
  while (!until.aborted) {
    // The database is sometimes away.
    const [row] = await postgres.query<{ seconds: number | null }>(SILENCE_SQL).catch(() => []);
    if (!isRecovering()) longest = Math.max(longest, row?.seconds ?? 0);
    await delay(200);
  }
  return longest;
}

const SILENCE_SQL = `
  SELECT max(extract(epoch FROM now() - coalesce(heartbeat_on, started_on)))::float8 AS seconds
    FROM pgboss.job WHERE state IN ('active', 'retry') AND started_on IS NOT NULL`;

describe('jobs', () => {
  // Elsewhere, the crash ledger finds the jobs of a killed process that were not continued, or stored twice.
  (IS_LONG ? it : it.skip)(
    'of a killed process are continued by another one, and each is stored once',
    async () => {
      await stopWorker();
      const before = await records();
      upstream.behaviour = 'held';
      const ids = await enqueue(5);
      const killed = await startKillable();
      await eventually(async () => expect(upstream.live).toBe(5));
      await kill(killed);
      upstream.behaviour = 'ok';
      worker = await serveHere(environment);
      await expectAllDone(ids, TAKEN_UP_WITHIN_MS);
      const { stored, counted } = await records();
      expect([stored - before.stored, counted - before.counted]).toEqual([5, 5]);
    },
  );

  it('of a process that stops are handed to another one', async () => {
    const stopping = (worker ??= await serveHere(environment));
    worker = undefined;
    upstream.behaviour = 'held';
    const ids = await enqueue(3);
    await eventually(async () => expect(upstream.live).toBe(3));
    upstream.behaviour = 'ok';
    await stopping.stop('SIGTERM');
    worker = await serveHere(environment);
    await expectAllDone(ids);
  });

  it(`survive ${CRASHES}`, async () => {
    const before = await records();
    const ids: string[] = [];
    if (KILLS === 0) worker ??= await serveHere(environment);
    else await stopWorker();
    const workers = await Promise.all(Array.from({ length: KILLS === 0 ? 0 : 2 }, startKillable));
    const over = new AbortController();
    let restartedAt = -Infinity;
    const isRecovering = () => performance.now() - restartedAt < TAKEN_UP_WITHIN_MS;
    const longestSilence = watchLongestSilence(over.signal, isRecovering);
    for (let round = 1; round <= KILLS + RESTARTS; round += 1) {
      const share = Math.ceil((JOBS * round) / (KILLS + RESTARTS)) - ids.length;
      for (let left = share; left > 0; left -= 100) ids.push(...(await enqueue(Math.min(left, 100))));
      const seen = upstream.requests.length;
      await eventually(async () => expect(upstream.requests.length).toBeGreaterThan(seen));
      // Whatever it is doing: a process that has just become ready must not end because of a crash of the database.
      if (round % KILLS_PER_RESTART === 0) {
        await postgres.stop('kill');
        await postgres.start();
        restartedAt = performance.now();
        if (!IS_LONG) await endHeartbeats(postgres);
      } else {
        const index = round % workers.length;
        await kill(workers[index]!);
        workers[index] = await startKillable();
      }
    }
    expect(ids).toHaveLength(JOBS);
    await expectAllDone(ids, 120_000);
    over.abort();
    const { stored, counted } = await records();
    expect([stored - before.stored, counted - before.counted]).toEqual([JOBS, JOBS]);
    if (!IS_LONG) await endLeases(postgres);
    await eventually(async () => expect(await unsettled()).toEqual({ reserved: 0, uncounted: 0 }));
    const silence = await longestSilence;
    process.stderr.write(
      `${JOBS} jobs, ${KILLS} kills, ${RESTARTS} crashes of PostgreSQL: 0 lost, 0 doubled; ` +
        `jobs of dead processes were continued within ${silence.toFixed(1)} s\n`,
    );
    // The last heartbeat of a process can be three seconds older than its end.
    expect(silence).toBeLessThanOrEqual(TAKEN_UP_WITHIN_MS / 1_000 + 3);
  }, 1_200_000);
});
