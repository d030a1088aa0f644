import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as delay } from 'node:timers/promises';
import { Person } from '../support/dashboard.js';
import { deleteFolders } from '../support/embedded-server.js';
import { eventually } from '../support/eventually.js';
import { aKey, anAccount } from '../support/factories.js';
import { call } from '../support/http.js';
import { aClient, refresh, startOAuthApp, type TestClient } from '../support/oauth-flow.js';
import { TEST_SECRET_KEY } from '../support/app.js';
import { OwnPostgres } from '../support/own-postgres.js';
import { findFreePort } from '../support/free-port.js';
import { startService, type RunningService } from '../support/running-service.js';
import { startEchoModel, type EchoModel } from './echo-model.js';
import { Ledger, inParallel } from './ledger.js';
import { Load, type Callers } from './load.js';
import { seededRandom } from './random.js';
import { findDoubled, findMiscounted } from './stored.js';

const ROUNDS = Number(process.env.COPYDESK_FAULTS_ROUNDS ?? (process.env.COPYDESK_TEST_LONG ? 50 : 2));
const SEED = Number(process.env.COPYDESK_FAULTS_SEED ?? Math.floor(Math.random() * 2 ** 31));
const DEADLINE_MS = 3_000;
/** A key whose first request died is free again once its lease is over; the rest is for a machine with much to do. */
const UNSTUCK_MS = DEADLINE_MS + 5_000 + 30_000;

const random = seededRandom(SEED);
const ledger = new Ledger();
const firstAnswersMs = { service: [] as number[], postgres: [] as number[] };

let postgres: OwnPostgres;
let model: EchoModel;
let environment: Record<string, string>;
let service: RunningService;
let callers: Callers;
let keyedId: string;
/** Reads alone, so that the counts of those who write are about what they wrote. */
let reader: string;

beforeAll(async () => {
  postgres = await OwnPostgres.start();
  model = await startEchoModel(() => Math.floor(random() * 10));
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  environment = {
    PORT: String(port),
    PUBLIC_URL: url,
    DATABASE_URL: postgres.url,
    SECRET_KEY: TEST_SECRET_KEY,
    MODELS: 'openai:echo',
    OPENAI_BASE_URL: model.baseUrl,
    MODEL_DEADLINE_MS: String(DEADLINE_MS),
    ADDRESS_REQUESTS_PER_MINUTE: '1000000',
  };
  callers = { url, random, ...(await makeCallers()) };
  await startAgain();
});
afterAll(async () => {
  service?.signal('SIGKILL');
  await model?.close();
  await postgres?.drop();
  deleteFolders();
});

/** An account with three keys, an app, and a browser that is signed in: made before anything breaks. */
async function makeCallers(): Promise<Omit<Callers, 'url' | 'random'>> {
  const here = await startOAuthApp(environment, postgres);
  const account = await anAccount(here);
  const issue = (name: string) => aKey(here, { accountId: account.id, name });
  const [plain, keyed, streamed] = [await issue('plain'), await issue('keyed'), await issue('streamed')];
  keyedId = keyed.apiKey.id;
  reader = (await issue('reader')).secret;
  const client: TestClient = await aClient(here, { accountId: account.id });
  const person = await Person.signIn(here, account);
  await here.close();
  await postgres.query('UPDATE accounts SET requests_per_minute = 10000000, concurrency = 1000');
  const secrets = { plain: plain.secret, keyed: keyed.secret, streamed: streamed.secret };
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
  const request = { key: secrets.plain, body: { prompt: 'Write for nobody' } };
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

    const stuck = await findStuck(load);
    // Each key once more: it returns what it returned before.
    const answered = [...ledger.idOfKey.keys()].slice(-200);
    await inParallel(answered, async (tag) => {
      if (!(await load.retry(tag))) stuck.push(tag);
    });
    const { url, client } = callers;
    const lost = await ledger.findLost(url, reader);
    lost.push(
      ...(await ledger.findLostChanges(url, async (token) => (await refresh({ url }, client, token)).status)),
    );
    const history = await call(url, 'GET', '/v1/generations?limit=1', { key: reader });
    expect(await service.stop()).toBe(0);
    const doubled = [...ledger.doubled, ...(await findDoubled(postgres))];
    const miscounted = await findMiscounted(postgres, keyedId, ledger.retries);
    const [{ total }] = (await postgres.query('SELECT count(*)::int AS total FROM generations')) as [
      { total: number },
    ];
    tell({ lost, doubled, stuck, miscounted });
    expect({ lost, doubled, stuck, miscounted, wrong: ledger.wrong }).toEqual({
      lost: [],
      doubled: [],
      stuck: [],
      miscounted: [],
      wrong: [],
    });
    expect(history.body.meta.total).toBe(total);
    expect(ledger.texts.size).toBeGreaterThan(ROUNDS);
  }, 1_200_000);
});

function tell(found: Record<'lost' | 'doubled' | 'stuck' | 'miscounted', string[]>) {
  const changed = (list: { state: string }[]) => list.filter(({ state }) => state !== 'unknown').length;
  const counts = Object.entries(found).map(([name, list]) => `${list.length} ${name}`);
  const firstAnswers = Object.entries(firstAnswersMs).map(([name, waits]) => {
    const sorted = waits.map(Math.round).sort((a, b) => a - b);
    return `${name} p50 ${sorted[sorted.length >> 1]} ms, max ${sorted.at(-1)} ms`;
  });
  process.stderr.write(
    `crash ledger, seed ${SEED}: ${ROUNDS} rounds; acknowledged ${ledger.texts.size} texts, ` +
      `${changed(ledger.apiKeys)} keys, ${changed(ledger.grants)} grants; ${counts.join(', ')}; ` +
      `first 200 after a start: ${firstAnswers.join('; ')}\n`,
  );
}
