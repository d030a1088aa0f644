import { setTimeout as wait } from 'node:timers/promises';
import { flood, pace, type LoadRequest } from '../load/run-load.ts';
import { openDatabase, type Database } from '../programs/database.ts';
import { addAccount, command, startService } from '../programs/service.ts';
import type { Bench, Row } from '../row.ts';
import { median } from '../statistics.ts';

const PROCESSES = 4;
const PER_SECOND = 500;
const OTHERS_PER_SECOND = 20;
const SECONDS = 6;
/** How long the other account is measured by itself. */
const ALONE_SECONDS = 4;
/** Some thousands of requests for each process, until V8 has compiled what a request needs. */
const WARM_UP_SECONDS = 15;
/** What `MODELS=fixed` uses for each text. */
const TOKENS = 138;
/** Used up in the middle of a round. */
const QUOTA = (TOKENS * PER_SECOND * SECONDS) / 2;
const BUSY = 'busy@copydesk.local';
const BODY = JSON.stringify({ prompt: 'A short post on writing copy', options: { length: 'short' } });

/** An account that uses up its quota with many calls at once, over several processes, beside an account that does not. */
export const budget: Row = {
  id: 'budget',
  title:
    'A budget that one account hits with 500 calls/s, 4 processes: tokens over / p99 / p99 of another account',
  measures: [
    { better: 'lower', floor: 0, aim: 0 },
    { better: 'lower', unit: 'ms', floor: 60, aim: 30 },
    { better: 'lower', unit: 'ms', floor: 25, aim: 12 },
  ],
  async run(bench) {
    await using service = await startService({ MODELS: 'fixed', WORKERS: String(PROCESSES) });
    await using database = await openDatabase(service.dataDir);
    const request: LoadRequest = { url: `${service.url}/v1/generate`, method: 'POST', bodies: [BODY] };
    const busy = await addAccount(service, BUSY);
    const other = await addAccount(service, 'other@copydesk.local');
    await limit(service.dataDir, 'other@copydesk.local', 1_000_000_000);
    await flood({ ...request, headers: other, connections: 64, seconds: WARM_UP_SECONDS });
    const rounds = [];
    for (let round = 0; round < bench.rounds; round += 1) {
      const alone = await pace({
        ...request,
        headers: other,
        perSecond: OTHERS_PER_SECOND,
        seconds: ALONE_SECONDS,
      });
      const quota = (await usedBy(database)) + QUOTA;
      await limit(service.dataDir, BUSY, quota);
      const load = { ...request, seconds: SECONDS };
      const [ours, others, most] = await Promise.all([
        pace({ ...load, headers: busy, perSecond: PER_SECOND, statuses: [200, 403] }),
        pace({ ...load, headers: other, perSecond: OTHERS_PER_SECOND }),
        highest(database),
      ]);
      rounds.push({ over: Math.max(0, most - quota), p99: ours.p99, others: others.p99 });
      report(bench, { ...rounds.at(-1)!, alone: alone.p99 });
    }
    const values = [
      Math.max(...rounds.map(({ over }) => over)),
      median(rounds.map(({ p99 }) => p99)),
      median(rounds.map(({ others }) => others)),
    ];
    return { values };
  },
};

function limit(dataDir: string, account: string, tokens: number): Promise<unknown> {
  return command(dataDir, ['limits:set', '--account', account, '--tokens-per-month', String(tokens)]);
}

/** What the busy account has used and reserved. */
async function usedBy(database: Database): Promise<number> {
  const [row] = await database.query<{ taken: number }>(
    `SELECT (tokens + reserved_tokens)::float8 AS taken FROM usage_months JOIN accounts ON accounts.id = account_id
      WHERE email = $1`,
    [BUSY],
  );
  return row?.taken ?? 0;
}

/** The most that was used and reserved at a time, while a round runs. */
async function highest(database: Database): Promise<number> {
  const endsAt = performance.now() + (SECONDS + 1) * 1_000;
  let most = 0;
  while (performance.now() < endsAt) {
    most = Math.max(most, await usedBy(database));
    await wait(50);
  }
  return most;
}

function report(bench: Bench, round: Record<'over' | 'p99' | 'others' | 'alone', number>): void {
  const [p99, others, alone] = [round.p99, round.others, round.alone].map((ms) => `${ms.toFixed(1)} ms`);
  bench.log(`${round.over} tokens over, p99 ${p99}, of another account ${others}, which alone has ${alone}`);
}
