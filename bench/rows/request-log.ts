import { alternate, ratio } from '../alternate.ts';
import { flood } from '../load/run-load.ts';
import { openDatabase } from '../programs/database.ts';
import { addKeys } from '../programs/many-keys.ts';
import { startService, type Service } from '../programs/service.ts';
import type { Row } from '../row.ts';

/** So many that no account calls often enough to be sampled: every call is logged. */
const ACCOUNTS = 300;
const CONNECTIONS = 64;
const SECONDS = 5;
const WARM_UP_SECONDS = 3;
const BODY = JSON.stringify({ prompt: 'A short post on writing copy', options: { length: 'short' } });

/** What the request log costs a generation. */
export const requestLog: Row = {
  id: 'request-log',
  title: '`POST /v1/generate`, every call logged, rate relative to `REQUEST_LOG_DAYS=0`',
  measures: [{ better: 'higher', floor: 0.9, aim: 0.95 }],
  async run(bench) {
    await using logging = await startService({ MODELS: 'fixed' });
    await using silent = await startService({ MODELS: 'fixed', REQUEST_LOG_DAYS: '0' });
    const generateLogged = load(logging, await addKeys(logging, ACCOUNTS));
    const generateSilently = load(silent, await addKeys(silent, ACCOUNTS));
    await generateLogged(WARM_UP_SECONDS);
    await generateSilently(WARM_UP_SECONDS);
    const rounds = await alternate(
      bench,
      () => generateLogged(SECONDS),
      () => generateSilently(SECONDS),
    );
    const share = await loggedShare(logging);
    return { values: [ratio('perSecond', rounds)], remark: `${Math.round(share * 100)} % logged` };
  },
};

/** Returns a load on a service, by keys in turn. */
function load({ url, headers }: Service, authorizations: string[]) {
  const request = {
    url: `${url}/v1/generate`,
    method: 'POST' as const,
    headers,
    bodies: [BODY],
    authorizations,
  };
  return (seconds: number) => flood({ ...request, connections: CONNECTIONS, seconds });
}

/** The share of the generations that are in the log. */
async function loggedShare({ dataDir }: Service): Promise<number> {
  await using database = await openDatabase(dataDir);
  const [row] = await database.query<{ share: number }>(
    `SELECT (SELECT count(*) FROM request_log WHERE route = '/v1/generate')::float8 / count(*) AS share FROM generations`,
  );
  return row!.share;
}
