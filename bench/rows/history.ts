import { alternate, ratio } from '../alternate.ts';
import { flood } from '../load/run-load.ts';
import { openDatabase } from '../programs/database.ts';
import { startService, type Service } from '../programs/service.ts';
import type { Row } from '../row.ts';

const FEW = 1_000;
const MANY = 1_000_000;
const SECONDS = 3;
const PATHS = ['/v1/generations', '/v1/usage'];

/** The newest page of the history with its total, and a page of usage, of an account with many generations. */
export const history: Row = {
  id: 'history',
  title: 'History / usage with 1,000,000 generations, p50 relative to 1,000',
  measures: [
    { better: 'lower', floor: 1.5, aim: 1.1 },
    { better: 'lower', floor: 1.5, aim: 1.1 },
  ],
  async run(bench) {
    await using small = await startService({ MODELS: 'fixed' });
    await using large = await startService({ MODELS: 'fixed' });
    await storeGenerations(small, FEW);
    bench.log(`storing ${MANY.toLocaleString('en')} generations`);
    await storeGenerations(large, MANY);
    const values: number[] = [];
    for (const path of PATHS) {
      const list = ({ url, credential }: Service) =>
        flood({ url: url + path, headers: credential, connections: 1, seconds: SECONDS });
      await list(small);
      await list(large);
      const rounds = await alternate(
        bench,
        () => list(large),
        () => list(small),
      );
      values.push(ratio('p50', rounds));
    }
    return { values };
  },
};

/** Gives the account generations by ten keys, evenly spread over the last 29 days, counted as the service counts them. */
async function storeGenerations({ dataDir }: Service, rows: number) {
  await using database = await openDatabase(dataDir);
  await database.query(
    `INSERT INTO generations (id, account_id, credential_type, credential_id, template, content, input_tokens,
                              output_tokens, model, finish_reason, created_at)
     SELECT uuidv7(age), account.id, 'api_key', 'key-' || n % 10, 'general',
            'Text ' || n || ' ' || repeat('of a generation. ', 8), 12, 34, 'fixed', 'stop', now() + age
       FROM (SELECT n, (n - $1::int) * (interval '29 days' / $1) AS age FROM generate_series(1, $1::int) AS n) AS ages,
            (SELECT id FROM accounts LIMIT 1) AS account`,
    [rows],
  );
  await database.query(
    `INSERT INTO generation_counts SELECT account_id, '', count(*) FROM generations GROUP BY 1`,
  );
  await database.query(
    `INSERT INTO usage_days (account_id, day, credential_type, credential_id, credential_name, requests, input_tokens,
                             output_tokens)
     SELECT account_id, (created_at AT TIME ZONE 'UTC')::date, credential_type, credential_id, 'Key', count(*),
            sum(input_tokens), sum(output_tokens)
       FROM generations GROUP BY 1, 2, 3, 4`,
  );
  // Otherwise autovacuum would do it during the measurement.
  await database.query('VACUUM ANALYZE generations, usage_days');
}
