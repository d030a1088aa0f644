import { describeTimes } from '../describe.ts';
import { rateRow, type Bench, type Figure } from '../figure.ts';
import { flood, type LoadResult } from '../load/run-load.ts';
import { openDatabase, type Database } from '../programs/database.ts';
import { hasPgbench, pgbench } from '../programs/pgbench.ts';
import { cpuShare } from '../programs/program.ts';
import { startService } from '../programs/service.ts';

const CONNECTIONS = 64;
const SECONDS = 5;
const BODY = JSON.stringify({ prompt: 'A short post on writing copy', options: { length: 'short' } });

/** Everything about a generation but the writing, beside the database's own speed at storing the same row. */
export const durableGenerate: Figure = {
  title: 'POST /v1/generate, durable',
  async measure({ rounds, tell }: Bench) {
    if (!(await hasPgbench())) {
      tell('skipped: pgbench is not installed (Debian: apt-get install postgresql-contrib)');
      return [];
    }
    await using service = await startService({ MODELS: 'fixed' });
    await using database = await openDatabase(service.dataDir);
    const generate = (seconds: number) =>
      flood({
        url: `${service.url}/v1/generate`,
        method: 'POST',
        headers: service.headers,
        bodies: [BODY],
        connections: CONNECTIONS,
        seconds,
      });
    await generate(3);
    const insert = await insertLikeOurs(database);
    const ours: LoadResult[] = [];
    const peer: number[] = [];
    let share = '';
    for (let round = 1; round <= rounds; round += 1) {
      peer.push(await pgbench({ ...insert, clients: CONNECTIONS, seconds: SECONDS }));
      const measured = await cpuShare(service.program, () => generate(SECONDS));
      ours.push(measured.result);
      share = measured.share;
      tell(`round ${round}: ${Math.round(ours.at(-1)!.perSecond)}/s beside ${Math.round(peer.at(-1)!)}/s`);
    }
    const perSecond = ours.map((result) => result.perSecond);
    const note = `each answer after its row, its counts and its usage are committed, fsync on; MODELS=fixed; aim 0.5; ${CONNECTIONS} connections; ${describeTimes(ours)}; service ${share}`;
    return [
      rateRow('POST /v1/generate, durable, beside pgbench single-row inserts', {
        ours: perSecond,
        peer,
        unit: 'requests/s',
        floor: 0.3,
        note,
      }),
    ];
  },
};

const COLUMNS = [
  'account_id',
  'credential_type',
  'credential_id',
  'template',
  'content',
  'input_tokens',
  'output_tokens',
  'model',
  'finish_reason',
];

/** The statement that stores one row like those the service has stored. */
async function insertLikeOurs(database: Database) {
  const [row] = await database.query<Record<string, string>>(
    `SELECT ${COLUMNS.join(', ')} FROM generations LIMIT 1`,
  );
  const values = COLUMNS.map((name) => `:${name}`).join(', ');
  const sql = `INSERT INTO generations (id, ${COLUMNS.join(', ')}, created_at) VALUES (uuidv7(), ${values}, now())`;
  return { url: database.url, sql, variables: row! };
}
