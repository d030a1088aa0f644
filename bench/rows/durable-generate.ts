import { alternate, ratio } from '../alternate.ts';
import { flood } from '../load/run-load.ts';
import { openDatabase, type Database } from '../programs/database.ts';
import { hasPgbench, pgbench } from '../programs/pgbench.ts';
import { startService } from '../programs/service.ts';
import type { Row } from '../row.ts';

const CONNECTIONS = 64;
const SECONDS = 5;
const WARM_UP_SECONDS = 3;
const BODY = JSON.stringify({ prompt: 'A short post on writing copy', options: { length: 'short' } });

/** Everything about a generation except writing the text, compared with the database's own speed at storing the same row. */
export const durableGenerate: Row = {
  id: 'durable-generate',
  title: '`POST /v1/generate`, durable, fixed engine, rate relative to `pgbench -M prepared` inserts',
  measures: [{ better: 'higher', floor: 0.3, aim: 0.5 }],
  async run(bench) {
    if (!(await hasPgbench())) {
      bench.log('skipped: pgbench is not installed (Debian: apt-get install postgresql-contrib)');
      return { values: [] };
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
    await generate(WARM_UP_SECONDS);
    const insert = await insertLikeOurs(database);
    const rounds = await alternate(
      bench,
      () => generate(SECONDS),
      () => pgbench({ ...insert, clients: CONNECTIONS, seconds: SECONDS }),
    );
    return { values: [ratio('perSecond', rounds)] };
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

/** The statement that stores one row like those that the service has stored. */
async function insertLikeOurs(database: Database) {
  const [row] = await database.query<Record<string, string>>(
    `SELECT ${COLUMNS.join(', ')} FROM generations LIMIT 1`,
  );
  const values = COLUMNS.map((name) => `:${name}`).join(', ');
  const sql = `INSERT INTO generations (id, ${COLUMNS.join(', ')}, created_at) VALUES (uuidv7(), ${values}, now())`;
  return { url: database.url, sql, variables: row! };
}
