import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { lowestIdAt } from '../../src/common/time/time-ordered-id.js';
import { Janitor } from '../../src/database/janitor.js';
import { toGenerationId } from '../../src/generation/generation-id.js';
import { GenerationStore } from '../../src/generation/generation-store.js';
import { TEST_SECRET_KEY, type TestApp } from '../support/app.js';
import { Person } from '../support/dashboard.js';
import { endHeartbeats } from '../support/end-heartbeats.js';
import { eventually } from '../support/eventually.js';
import { PASSWORD } from '../support/factories.js';
import { startOAuthApp } from '../support/oauth-flow.js';
import { repetitions } from '../support/repetitions.js';
import { startService, type RunningService } from '../support/running-service.js';
import { serveHere, type ServiceHere } from '../support/serve-here.js';
import { aRow } from '../support/stored-generation.js';
import { seededRandom } from './random.js';
import { untilSearchable } from '../support/searchable.js';

const isLong = Boolean(process.env.COPYDESK_TEST_LONG);
const KILLS = repetitions(20, 0);
const SEED = Number(process.env.COPYDESK_FAULTS_SEED ?? Math.floor(Math.random() * 2 ** 31));
const random = seededRandom(SEED);
/** More than one chunk of an export. */
const EXPORTED = repetitions(2_000, 1 / 20);
const LONG_TEXT = 'some words '.repeat(1_000);
/** More than a batch of an erasure, which has 500. */
const ERASED = repetitions(5_000, 3 / 25);
const OTHERS = 3;
/** Ten seconds without a heartbeat, and the work. */
const FINISHED_WITHIN_MS = 60_000;

/** Takes requests, and runs no jobs. */
let service: TestApp;
let workers: RunningService[] = [];
/** Runs jobs in this process: the one that is not killed. */
let successor: ServiceHere | undefined;
let exporter: Person;
let eraser: Person;
let other: Person;
let texts: Record<'exported' | 'erased' | 'others', string[]>;
let serial = 0;

beforeAll(async () => {
  service = await startOAuthApp();
});
afterAll(async () => {
  for (const worker of workers) await kill(worker);
  await successor?.stop('SIGTERM');
  await service?.close();
});

/** Each test has an account to export, one to erase, and one that nothing may happen to. */
beforeEach(async () => {
  exporter = await Person.signIn(service);
  eraser = await Person.signIn(service);
  other = await Person.signIn(service);
  texts = {
    exported: await saveTexts(exporter, EXPORTED, LONG_TEXT),
    erased: await saveTexts(eraser, ERASED),
    others: await saveTexts(other, OTHERS),
  };
  await untilSearchable(service);
});

/** Stores texts of an account; returns their ids in order. */
async function saveTexts({ account }: Person, count: number, content = 'a text'): Promise<string[]> {
  const start = lowestIdAt(Date.parse('2026-05-05')).slice(0, 14);
  const ids = Array.from(
    { length: count },
    () => `${start}7000-8000-${String((serial += 1)).padStart(12, '0')}`,
  );
  const store = service.app.get(GenerationStore);
  const createdAt = new Date('2026-05-05');
  for (let first = 0; first < count; first += 100)
    await Promise.all(
      ids
        .slice(first, first + 100)
        .map((id) => store.save(aRow(account.id, null, { id, content, createdAt }))),
    );
  return ids;
}

const environment = () => ({
  DATABASE_URL: service.database.url,
  SECRET_KEY: TEST_SECRET_KEY,
  MODELS: 'fixed',
});

async function startWorker(): Promise<RunningService> {
  const worker = await startService(environment());
  workers.push(worker);
  return worker;
}

async function kill(worker: RunningService): Promise<void> {
  workers = workers.filter((each) => each !== worker);
  worker.signal('SIGKILL');
  await worker.ended;
}

async function startJobs(): Promise<void> {
  expect((await exporter.post('/settings/data/exports')).status).toBe(200);
  const confirmed = { confirmation: eraser.account.email, password: PASSWORD };
  expect((await eraser.post('/settings/data/erase', confirmed)).status).toBe(200);
}

const idsOf = async ({ account }: Person) => {
  const sql = 'SELECT id FROM generations WHERE account_id = $1 ORDER BY id';
  return (await service.database.query<{ id: string }>(sql, [account.id])).map(({ id }) => id);
};

/** How far the jobs are: chunks that are written, texts that are deleted, and jobs that are unfinished. */
async function progress(): Promise<{ chunks: number; deleted: number; unfinished: number }> {
  const [row] = await service.database.query<{ chunks: number; deleted: number; unfinished: number }>(
    `SELECT (SELECT count(*)::int FROM account_export_chunks WHERE account_id = $1) AS chunks,
            (SELECT coalesce(sum(texts), 0)::int FROM account_data_jobs WHERE account_id = $2) AS deleted,
            (SELECT count(*)::int FROM account_data_jobs WHERE finished_at IS NULL) AS unfinished`,
    [exporter.account.id, eraser.account.id],
  );
  return row!;
}

async function expectComplete(): Promise<void> {
  await eventually(async () => expect((await progress()).unfinished).toBe(0), FINISHED_WITHIN_MS);
  await service.app.get(Janitor).cleanUp();
  const page = (await exporter.open('/settings/data')).html;
  const file = await exporter.post(/action="(\/settings\/data\/exports\/[^"]+)"/.exec(page)![1]!);
  const lines = file.html
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { type: string; data: { id: string; account_id?: string } });
  const exported = lines.filter(({ type }) => type === 'generation').map(({ data }) => data);
  expect(exported.map(({ id }) => id)).toEqual(texts.exported.map(toGenerationId));
  expect(new Set(exported.map(({ account_id }) => account_id))).toEqual(new Set([exporter.account.id]));
  expect(await idsOf(exporter)).toEqual(texts.exported);
  expect(await idsOf(eraser)).toEqual([]);
  expect(await idsOf(other)).toEqual(texts.others);
  const accountIds = [exporter, eraser, other].map(({ account }) => account.id);
  // Search documents are built in the background.
  await eventually(async () =>
    expect(await service.database.query(FACTS_SQL, accountIds)).toEqual([
      {
        files: 1,
        exports: 1,
        erasures: 1,
        deleted: ERASED,
        counted: [EXPORTED, 0, OTHERS],
        documents: [EXPORTED, 0, OTHERS],
      },
    ]),
  );
}

const FACTS_SQL = `
  SELECT (SELECT count(DISTINCT run_id)::int FROM account_export_chunks WHERE account_id = $1) AS files,
         (SELECT count(*)::int FROM audit_events WHERE account_id = $1 AND action = 'data.exported') AS exports,
         (SELECT count(*)::int FROM audit_events WHERE account_id = $2 AND action = 'data.erased') AS erasures,
         (SELECT texts::int FROM account_data_jobs WHERE account_id = $2) AS deleted,
         ARRAY(SELECT coalesce((SELECT sum(total)::int FROM generation_counts WHERE account_id = each.id), 0)
                 FROM unnest(ARRAY[$1, $2, $3]::uuid[]) WITH ORDINALITY AS each (id, place) ORDER BY place) AS counted,
         ARRAY(SELECT (SELECT count(*)::int FROM generation_search WHERE account_id = each.id)
                 FROM unnest(ARRAY[$1, $2, $3]::uuid[]) WITH ORDINALITY AS each (id, place) ORDER BY place) AS documents`;

/** Lets the export wait after its texts, and the erasure after its first batch, while `work` runs. */
async function whileBothWait(work: () => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: service.database.url });
  await client.connect();
  await client.query('BEGIN; LOCK TABLE jobs IN ACCESS EXCLUSIVE MODE');
  await client.query('SELECT FROM generations WHERE id = $1 FOR UPDATE', [texts.erased.at(-1)]);
  await work();
  await client.end();
}

describe('an export and a deletion of texts', () => {
  it('whose process is killed are completed by another one, and nothing of another account changes', async () => {
    const killed = await startWorker();
    await whileBothWait(async () => {
      await startJobs();
      await eventually(async () => {
        const { chunks, deleted } = await progress();
        expect([chunks > 0, deleted > 0]).toEqual([true, true]);
        const waiting = await service.database.query(
          "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
        );
        expect(waiting.length).toBeGreaterThanOrEqual(2);
      });
      successor = await serveHere(environment());
      await kill(killed);
      expect((await progress()).unfinished).toBe(2);
    });
    // The long tests wait for it.
    if (!isLong) await endHeartbeats(service.database);
    await expectComplete();
    await successor!.stop('SIGTERM');
    successor = undefined;
  }, 180_000);

  (isLong ? it : it.skip)(
    `survive ${KILLS} kills at random moments`,
    async () => {
      await startJobs();
      let kills = 0;
      for (; kills < KILLS; kills += 1) {
        await startWorker();
        await delay(random() * 500);
        await Promise.all(workers.map(kill));
        await endHeartbeats(service.database);
      }
      process.stderr.write(`seed ${SEED}: ${kills} kills, ${JSON.stringify(await progress())}\n`);
      await startWorker();
      await expectComplete();
    },
    600_000,
  );
});
