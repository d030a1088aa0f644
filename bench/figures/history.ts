import { costRow, type Bench, type Figure } from '../figure.ts';
import { pace, type LoadResult } from '../load/run-load.ts';
import { openDatabase } from '../programs/database.ts';
import { startService, type Service } from '../programs/service.ts';

const FEW = 1_000;
const MANY = 1_000_000;
const SECONDS = 3;

/** Whether the history costs the same however long it is: a page of the newest, with the total. */
export const history: Figure = {
  title: 'history',
  async measure({ rounds, tell }: Bench) {
    await using short = await startService({ MODELS: 'fixed' });
    await using long = await startService({ MODELS: 'fixed' });
    await fill(short, FEW);
    tell(`storing ${MANY.toLocaleString('en')} generations`);
    await fill(long, MANY);
    await Promise.all([list(short, 3), list(long, 3)]);
    const ours: LoadResult[] = [];
    const peer: LoadResult[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      peer.push(await list(short, SECONDS));
      ours.push(await list(long, SECONDS));
      tell(`round ${round}: p50 ${ours.at(-1)!.p50.toFixed(2)} ms beside ${peer.at(-1)!.p50.toFixed(2)} ms`);
    }
    const at = (name: 'p50' | 'p99') => ({
      ours: ours.map((result) => result[name]),
      peer: peer.map((result) => result[name]),
      unit: 'ms',
    });
    return [
      costRow('GET /v1/generations at 1,000,000 rows beside 1,000, p50', {
        ...at('p50'),
        floor: 1 / 1.5,
        note: 'twenty of the newest and the total, 100 requests/s; one account holds all rows',
      }),
    ];
  },
};

function list({ url, credential }: Service, seconds: number) {
  return pace({ url: `${url}/v1/generations`, headers: credential, perSecond: 100, seconds });
}

/** Gives the account a past of so many generations, one a second, counted as the service counts them. */
async function fill({ dataDir }: Service, rows: number) {
  await using database = await openDatabase(dataDir);
  await database.query(
    `INSERT INTO generations (id, account_id, credential_type, credential_id, template, content, input_tokens,
                              output_tokens, model, finish_reason, created_at)
     SELECT uuidv7((n - $1::int) * interval '1 second'), account.id, 'api_key', 'past', 'general',
            'Text ' || n || ' ' || repeat('of a generation. ', 8), 12, 34, 'fixed', 'stop',
            now() + (n - $1::int) * interval '1 second'
       FROM generate_series(1, $1::int) AS n, (SELECT id FROM accounts LIMIT 1) AS account`,
    [rows],
  );
  await database.query(
    `INSERT INTO generation_counts SELECT account_id, '', count(*) FROM generations GROUP BY 1`,
  );
  // What the server would do by itself within a minute, in the middle of the measurement.
  await database.query('VACUUM ANALYZE generations');
}
