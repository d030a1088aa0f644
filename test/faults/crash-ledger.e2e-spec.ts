import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as delay } from 'node:timers/promises';
import { Person } from '../support/dashboard.js';
import { deleteFolders } from '../support/embedded-server.js';
import { eventually } from '../support/eventually.js';
import { KeyLimitsService } from '../../src/api-keys/key-limits.service.js';
import { aKey, anAccount } from '../support/factories.js';
import { call } from '../support/http.js';
import { aClient, refresh, startOAuthApp, type TestClient } from '../support/oauth-flow.js';
import { TEST_SECRET_KEY } from '../support/app.js';
import { OwnPostgres } from '../support/own-postgres.js';
import { findFreePort } from '../support/free-port.js';
import { startService, type RunningService } from '../support/running-service.js';
import { WebhookReceiver } from '../support/webhook-receiver.js';
import { addEchoModel, ECHO, startEchoModel, type EchoModel } from './echo-model.js';
import { Ledger, inParallel } from './ledger.js';
import { Load, type Callers } from './load.js';
import { seededRandom } from './random.js';
import { findDoubled, findMiscounted } from './stored.js';
import { endLeases, findUnsent } from './unsent.js';

const IS_LONG = Boolean(process.env.COPYDESK_TEST_LONG);
const ROUNDS = Number(process.env.COPYDESK_FAULTS_ROUNDS ?? (IS_LONG ? 50 : 2));
const SEED = Number(process.env.COPYDESK_FAULTS_SEED ?? Math.floor(Math.random() * 2 ** 31));
const DEADLINE_MS = 3_000;
/** A key whose first request died is free again once its lease is over; the rest is for a machine with much to do. */
const UNSTUCK_MS = DEADLINE_MS + 5_000 + 30_000;

/** The jobs, events and reservations of a killed process, and on a busy machine all events of the rounds. */
const SETTLED_WITHIN_MS = 120_000;
/** Far above what the callers use: their calls reserve, and none is rejected. */
const LIMITS = { tokensPerMonth: 1e12, spendPerMonth: 1e15 };

const random = seededRandom(SEED);
const ledger = new Ledger();
const firstAnswersMs = { service: [] as number[], postgres: [] as number[] };

let postgres: OwnPostgres;
let model: EchoModel;
let receiver: WebhookReceiver;
let environment: Record<string, string>;
let service: RunningService;
let callers: Callers;
let keyIds: Record<'keyed' | 'jobs', string>;
/** Reads alone, so that the counts of those who write are about what they wrote. */
let reader: string;

beforeAll(async () => {
  postgres = await OwnPostgres.start();
  model = await startEchoModel(() => Math.floor(random() * 10));
  await addEchoModel(postgres, model);
  receiver = await WebhookReceiver.start();
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  environment = {
    PORT: String(port),
    PUBLIC_URL: url,
    DATABASE_URL: postgres.url,
    SECRET_KEY: TEST_SECRET_KEY,
    // Beside the echo model; the default would load the built-in engine at each start.
    MODELS: 'fixed',
    MODELS_DETECT: 'off',
    WEBHOOKS_ALLOW_PRIVATE: 'true',
    MODEL_DEADLINE_MS: String(DEADLINE_MS),
    ADDRESS_REQUESTS_PER_MINUTE: '1000000',
  };
  callers = { url, random, ...(await makeCallers()) };
  await startAgain();
});
afterAll(async () => {
  service?.signal('SIGKILL');
  await model?.close();
  await receiver?.close();
  await postgres?.drop();
  deleteFolders();
});

/** An account with keys, a webhook, an app, and a browser that is signed in: made before anything breaks. */
async function makeCallers(): Promise<Omit<Callers, 'url' | 'random'>> {
  const here = await startOAuthApp(environment, postgres);
  const account = await anAccount(here);
  const issue = (name: string) => aKey(here, { accountId: account.id, name });
  const [plain, keyed, streamed] = [await issue('plain'), await issue('keyed'), await issue('streamed')];
  const jobs = await issue('jobs');
  keyIds = { keyed: keyed.apiKey.id, jobs: jobs.apiKey.id };
  for (const { apiKey } of [plain, keyed, jobs]) await here.app.get(KeyLimitsService).set(apiKey.id, LIMITS);
  const events = ['generation.completed', 'job.succeeded', 'job.failed', 'key.revoked'];
  const endpoint = { key: jobs.secret, body: { url: `${receiver.url}/events`, events } };
  expect((await call(here.url, 'POST', '/v1/webhooks', endpoint)).status).toBe(200);
  reader = (await issue('reader')).secret;
  const client: TestClient = await aClient(here, { accountId: account.id });
  const person = await Person.signIn(here, account);
  await here.close();
  await postgres.query(
    'UPDATE accounts SET requests_per_minute = 10000000, concurrency = 1000, tokens_per_month = 1e12',
  );
  const secrets = {
    plain: plain.secret,
    keyed: keyed.secret,
    streamed: streamed.secret,
    jobs: jobs.secret,
  };
  return { secrets, person, client };
}

async function startAgain() {
  service = await startService(environment);
}

/** Starts what is to be started; returns the time until a text is written again. */
async function untilServedMs(start?: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await start?.();
  const { url, secrets } = callers;
  const request = { key: secrets.plain, body: { prompt: 'Write for nobody', model: ECHO } };
  await eventually(async () => {
    expect((await call(url, 'POST', '/v1/generate', request)).status).toBe(200);
  }, 30_000);
  return performance.now() - startedAt;
}

/** Kills the service or its database at any moment of its work, and starts it again. */
async function crash(victim: 'service' | 'postgres') {
  await delay(200 + random() * 1_000);
  if (victim === 'service') {
    service.signal('SIGKILL');
    await service.ended;
    firstAnswersMs.service.push(await untilServedMs(startAgain));
  } else {
    await postgres.stop(random() < 0.5 ? 'immediate' : 'kill');
    await delay(random() * 500);
    await postgres.start();
    firstAnswersMs.postgres.push(await untilServedMs());
  }
}

/** Retries each key without a response until it has one; returns the keys that are still claimed. */
async function findStuck(load: Load): Promise<string[]> {
  const startedAt = performance.now();
  const stuck: string[] = [];
  const unanswered = [...ledger.idOfKey].filter(([, id]) => id === null).map(([tag]) => tag);
  await inParallel(unanswered, async (tag) => {
    while (!(await load.retry(tag))) {
      if (performance.now() - startedAt > UNSTUCK_MS) return void stuck.push(tag);
    }
  });
  return stuck;
}

describe(`${ROUNDS} crashes of the service and of PostgreSQL under load, seed ${SEED}`, () => {
  it('lose, duplicate or block no acknowledged generation', async () => {
    const load = new Load(callers, ledger);
    load.begin();
    for (let round = 0; round < ROUNDS; round += 1) await crash(round % 2 === 0 ? 'service' : 'postgres');
    await load.end();

    // Where the full counts do not run, what a killed process has leased is due now and not after its lease.
    if (!IS_LONG) await endLeases(postgres);
    const stuck = await findStuck(load);
    // Each key once more: it returns what it returned before.
    const answered = [...ledger.idOfKey.keys()].slice(-200);
    await inParallel(answered, async (tag) => {
      if (!(await load.retry(tag))) stuck.push(tag);
    });
    const { url, client } = callers;
    const lost = await ledger.findLostJobs(url, reader, SETTLED_WITHIN_MS);
    lost.push(...(await ledger.findLost(url, reader)));
    lost.push(
      ...(await ledger.findLostChanges(url, async (token) => (await refresh({ url }, client, token)).status)),
    );
    const history = await call(url, 'GET', '/v1/generations?limit=1', { key: reader });
    const unsent = await findUnsent(postgres, receiver, SETTLED_WITHIN_MS);
    await eventually(
      async () => expect(await postgres.query('SELECT FROM usage_reservations')).toEqual([]),
      SETTLED_WITHIN_MS,
    );
    expect(await service.stop()).toBe(0);
    const doubled = [...ledger.doubled, ...(await findDoubled(postgres))];
    const miscounted = await findMiscounted(
      postgres,
      new Map([
        [keyIds.keyed, ledger.retries],
        [keyIds.jobs, Infinity],
      ]),
    );
    const [{ total }] = (await postgres.query('SELECT count(*)::int AS total FROM generations')) as [
      { total: number },
    ];
    tell({ lost, doubled, stuck, miscounted, unsent });
    expect({ lost, doubled, stuck, miscounted, unsent, wrong: ledger.wrong }).toEqual({
      lost: [],
      doubled: [],
      stuck: [],
      miscounted: [],
      unsent: [],
      wrong: [],
    });
    expect(history.body.meta.total).toBe(total);
    expect(ledger.texts.size).toBeGreaterThan(ROUNDS);
  }, 1_200_000);
});

function tell(found: Record<'lost' | 'doubled' | 'stuck' | 'miscounted' | 'unsent', string[]>) {
  const changed = (list: { state: string }[]) => list.filter(({ state }) => state !== 'unknown').length;
  const counts = Object.entries(found).map(([name, list]) => `${list.length} ${name}`);
  const firstAnswers = Object.entries(firstAnswersMs).map(([name, waits]) => {
    const sorted = waits.map(Math.round).sort((a, b) => a - b);
    return `${name} p50 ${sorted[sorted.length >> 1]} ms, max ${sorted.at(-1)} ms`;
  });
  process.stderr.write(
    `crash ledger, seed ${SEED}: ${ROUNDS} rounds; acknowledged ${ledger.texts.size} texts, ` +
      `${ledger.jobs.size} jobs, ${receiver.received.length} messages, ` +
      `${changed(ledger.apiKeys)} keys, ${changed(ledger.grants)} grants; ${counts.join(', ')}; ` +
      `first 200 after a start: ${firstAnswers.join('; ')}\n`,
  );
}
