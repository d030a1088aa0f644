import { setTimeout as wait } from 'node:timers/promises';
import { alternate, ratio } from '../alternate.ts';
import { flood, pace, type LoadResult } from '../load/run-load.ts';
import { openDatabase, type Database } from '../programs/database.ts';
import { startService, type Service } from '../programs/service.ts';
import type { Row } from '../row.ts';
import { median } from '../statistics.ts';

const ENQUEUED_PER_SECOND = 50;
const SECONDS = 5;
const CONNECTIONS = 64;
/** Jobs that wait before they are counted: as many requests of 100 jobs. */
const BACKLOG_REQUESTS = 20;
const BODY = { prompt: 'A short post on writing copy', options: { length: 'short' } };
const JOB = { operation: 'generate', request: BODY };

/** Jobs that run while others are enqueued, and a backlog of jobs, compared with requests for the same texts. */
export const jobs: Row = {
  id: 'jobs',
  title: '`POST /v1/jobs`, p99 / jobs finished per second, relative to plain requests with the same engine',
  measures: [
    { better: 'lower', unit: 'ms', floor: 20, aim: 10 },
    { better: 'higher', floor: 0.1, aim: 0.2 },
  ],
  async run(bench) {
    await using service = await startService({ MODELS: 'fixed' });
    await using database = await openDatabase(service.dataDir);
    await generate(service, 3);
    const rounds = await alternate(
      bench,
      () => runJobs(service, database),
      () => generate(service, SECONDS),
    );
    return { values: [median(rounds.ours.map(({ p99 }) => p99)), ratio('perSecond', rounds)] };
  },
};

function generate({ url, headers }: Service, seconds: number): Promise<LoadResult> {
  return flood({
    url: `${url}/v1/generate`,
    method: 'POST',
    headers,
    bodies: [JSON.stringify(BODY)],
    connections: CONNECTIONS,
    seconds,
  });
}

async function runJobs(service: Service, database: Database): Promise<Pick<LoadResult, 'p99' | 'perSecond'>> {
  const { p99 } = await pace({
    url: `${service.url}/v1/jobs`,
    method: 'POST',
    headers: service.headers,
    bodies: [JSON.stringify(JOB)],
    perSecond: ENQUEUED_PER_SECOND,
    seconds: SECONDS,
    statuses: [202],
  });
  await untilFinished(database);
  return { p99, perSecond: await finishedPerSecond(service, database) };
}

/** Enqueues a backlog and returns the rate at which it is worked off, while it is enqueued and afterwards. */
async function finishedPerSecond({ url, headers }: Service, database: Database): Promise<number> {
  const body = JSON.stringify({ jobs: Array.from({ length: 100 }, () => JOB) });
  const [{ now }] = (await database.query<{ now: string }>('SELECT now()::text AS now')) as [{ now: string }];
  for (let sent = 0; sent < BACKLOG_REQUESTS; sent += 1) {
    const { status } = await fetch(`${url}/v1/jobs`, { method: 'POST', headers, body });
    if (status !== 202) throw new Error(`${url}/v1/jobs answered ${status}`);
  }
  await untilFinished(database);
  const [row] = await database.query<{ rate: number }>(RATE_SQL, [now]);
  return row!.rate;
}

const RATE_SQL = `
  SELECT (count(*) / extract(epoch FROM max(finished_at) - min(created_at)))::float8 AS rate
    FROM jobs WHERE created_at >= $1 AND status = 'succeeded'`;

async function untilFinished(database: Database): Promise<void> {
  const deadline = performance.now() + 120_000;
  for (;;) {
    const [row] = await database.query<{ left: number }>(
      'SELECT count(*)::int AS left FROM jobs WHERE finished_at IS NULL',
    );
    if (row!.left === 0) return;
    if (performance.now() > deadline)
      throw new Error(`${row!.left} jobs have not finished within two minutes`);
    await wait(100);
  }
}
