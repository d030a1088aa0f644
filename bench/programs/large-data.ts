import { SEARCH_INDEX_LOCK } from '../../src/database/advisory-locks.ts';
import { openDatabase } from './database.ts';

/** How many rows of each kind there are. */
export interface LargeData {
  accounts: number;
  /** Those of the administrator. */
  keys: number;
  /** Logged calls in the last 30 days, half of them of the administrator. */
  calls: number;
  /** Generations in the same days, three fifths of them of the administrator. */
  generations: number;
}

/** What pages are opened for. */
export interface LargeDataIds {
  account: string;
  otherAccount: string;
  /** A key with about 5 % of the calls of its account, one with a few hundred, and an app with a tenth. */
  busyKey: string;
  quietKey: string;
  app: string;
  generation: string;
}

/** Words of the generations: in all of them, in every 67th, in every 71st, and in every 50,000th. */
export const WORDS = { common: 'invoice', frequent: 'walrus', other: 'otter', rare: 'zeppelin' };

const DAYS = 30;

/** Fills a new database of one administrator with so much. Calls and generations are evenly spread over the days. */
export async function storeLargeData(
  dataDir: string,
  { accounts, keys, calls, generations }: LargeData,
  log: (text: string) => void,
): Promise<LargeDataIds> {
  await using database = await openDatabase(dataDir);
  await database.query(ACCOUNTS_SQL, [accounts]);
  await database.query(KEYS_SQL, [keys]);
  await database.query(APP_SQL);
  await database.query(CONSENT_SQL);
  log(`storing ${generations.toLocaleString('en')} generations`);
  await database.query(GENERATIONS_SQL, [generations, `${DAYS - 1} days`]);
  await database.query(DOCUMENTS_SQL);
  await database.query(COUNTS_SQL);
  log(`storing ${calls.toLocaleString('en')} calls`);
  await database.query(PARTITIONS_SQL, [DAYS]);
  for (let daysAgo = 0; daysAgo < DAYS; daysAgo += 1)
    await database.query(CALLS_SQL, [daysAgo, Math.floor(calls / DAYS)]);
  await database.query(USAGE_SQL);
  await database.query(TOTALS_SQL);
  // Otherwise autovacuum would do it during the measurement.
  await database.query('VACUUM ANALYZE');
  const [ids] = await database.query<LargeDataIds>(IDS_SQL);
  return ids!;
}

const ADMIN = '(SELECT id FROM accounts WHERE is_admin)';

const ACCOUNTS_SQL = `
  INSERT INTO accounts (email, name, password_hash, created_at)
  SELECT 'person-' || n || '@example.com', 'Person ' || n, 'x', now() - n * interval '1 minute'
    FROM generate_series(1, $1::int) AS n`;

// The id of the n-th key ends with its number.
const KEY_ID = `lpad(to_hex(number), 32, '0')::uuid`;

const KEYS_SQL = `
  INSERT INTO api_keys (id, account_id, name, digest, pepper_id, last_four, scopes, created_at, last_used_at)
  SELECT ${KEY_ID}, ${ADMIN}, 'Key ' || number, sha256(number::text::bytea), 'x', right(md5(number::text), 4),
         '{generate,refine}', now() - number * interval '1 minute', now() - number * interval '1 second'
    FROM generate_series(0, $1::int - 1) AS number`;

const APP_ID = `'ffffffff-0000-4000-8000-000000000001'`;

const APP_SQL = `
  INSERT INTO oauth_clients (id, account_id, name, is_public, redirect_uris, scopes)
  VALUES (${APP_ID}, ${ADMIN}, 'App', true, '{https://app.example/}', '{generate}')`;

const CONSENT_SQL = `INSERT INTO oauth_consents (account_id, client_id, scopes) VALUES (${ADMIN}, ${APP_ID}, '{generate}')`;

// Besides the four words, 21 of 4,096 others.
const GENERATIONS_SQL = `
  INSERT INTO generations (id, account_id, credential_type, credential_id, template, content, input_tokens,
                           output_tokens, model, finish_reason, created_at)
  SELECT uuidv7(age), CASE WHEN n % 5 < 3 THEN ${ADMIN} ELSE other.id END, 'api_key', 'x',
         CASE WHEN n % 1000 = 0 THEN 'tagline' ELSE 'email' END,
         '${WORDS.common} '
           || CASE WHEN n % 67 = 0 THEN '${WORDS.frequent} ' ELSE '' END
           || CASE WHEN n % 71 = 0 THEN '${WORDS.other} ' ELSE '' END
           || CASE WHEN n % 50000 = 0 THEN '${WORDS.rare} ' ELSE '' END
           || regexp_replace(translate(md5(n::text) || md5('other' || n), '0123456789abcdef', 'bcdfghjklmnprstv'),
                             '(...)', '\\1a ', 'g'),
         12, 34, 'fixed', 'stop', now() + age
    FROM (SELECT n, (n - $1::int) * ($2::interval / $1) AS age FROM generate_series(1, $1::int) AS n) AS ages,
         (SELECT id FROM accounts WHERE NOT is_admin ORDER BY created_at LIMIT 1) AS other`;

// Under the lock of the indexer of the running service.
const DOCUMENTS_SQL = `
  SELECT pg_advisory_xact_lock(${SEARCH_INDEX_LOCK});
  INSERT INTO generation_search SELECT id, account_id, search_document(account_id, content) FROM generations
  ON CONFLICT DO NOTHING;
  DELETE FROM generation_search_queue`;

const COUNTS_SQL = `INSERT INTO generation_counts SELECT account_id, '', count(*) FROM generations GROUP BY 1`;

const PARTITIONS_SQL = `
  SELECT create_request_log_partition((now() AT TIME ZONE 'UTC')::date - day) FROM generate_series(-1, $1::int) AS day`;

// The calls of the administrator: a tenth by the app, the others by keys, of which the first are used most.
const CALLS_SQL = `
  INSERT INTO request_log (id, request_id, method, route, status, reason, account_id, credential_type, credential_id,
                           client_id, duration_ms, model, input_tokens, output_tokens, end_user, address)
  SELECT uuidv7(at - clock_timestamp()), 'req_' || md5(at::text || n), CASE WHEN n % 5 = 0 THEN 'GET' ELSE 'POST' END,
         CASE WHEN n % 5 = 0 THEN '/v1/generations' WHEN n % 7 = 0 THEN '/v1/refine' ELSE '/v1/generate' END,
         status, CASE WHEN status >= 400 THEN 'invalid_request' END,
         CASE WHEN is_own THEN admin.id ELSE others.ids[1 + n % cardinality(others.ids)] END,
         CASE WHEN is_app THEN 'oauth_token' ELSE 'api_key' END,
         CASE WHEN is_app THEN 'token' WHEN is_own THEN (${KEY_ID})::text ELSE gen_random_uuid()::text END,
         CASE WHEN is_app THEN ${APP_ID} END, (10 + 1000 * random() ^ 4)::real,
         CASE WHEN n % 5 > 0 THEN 'model-' || n % 3 END, 100, 200,
         CASE WHEN n % 3 = 0 THEN 'user-' || n % 1000 END, '192.0.2.1'
    FROM (SELECT id, (SELECT count(*) FROM api_keys) AS keys FROM accounts WHERE is_admin) AS admin,
         (SELECT array_agg(id) AS ids FROM accounts WHERE NOT is_admin) AS others,
         LATERAL (
           SELECT n, n % 2 = 0 AS is_own, n % 20 = 0 AS is_app, floor(random() ^ 3 * admin.keys)::int AS number,
                  CASE WHEN random() < 0.97 THEN 200 WHEN random() < 0.6 THEN 400 WHEN random() < 0.8 THEN 429 ELSE 500 END AS status,
                  date_trunc('day', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' - $1 * interval '1 day'
                    + n * (CASE WHEN $1 = 0 THEN now() - date_trunc('day', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'
                                ELSE interval '1 day' END / ($2 + 1)) AS at
             FROM generate_series(1, $2::int) AS n) AS call`;

const USAGE_SQL = `
  INSERT INTO usage_days (account_id, day, credential_type, credential_id, credential_name, requests, errors,
                          input_tokens, output_tokens)
  SELECT account_id, (uuid_extract_timestamp(id) AT TIME ZONE 'UTC')::date, credential_type,
         coalesce(client_id, credential_id), 'Key', count(*), count(*) FILTER (WHERE status >= 400),
         sum(input_tokens), sum(output_tokens)
    FROM request_log WHERE account_id = ${ADMIN} GROUP BY 1, 2, 3, 4
  UNION ALL
  SELECT account_id, (uuid_extract_timestamp(id) AT TIME ZONE 'UTC')::date, 'api_key', 'x', 'Key', count(*),
         count(*) FILTER (WHERE status >= 400), sum(input_tokens), sum(output_tokens)
    FROM request_log WHERE account_id <> ${ADMIN} GROUP BY 1, 2`;

// As the service computes them within a minute.
const TOTALS_SQL = `
  INSERT INTO account_usage_totals (account_id, day, requests, errors, rate_limited, tokens)
  SELECT account_id, day, sum(requests), sum(errors), sum(rate_limited), sum(input_tokens + output_tokens)
    FROM usage_days WHERE day < (now() AT TIME ZONE 'UTC')::date - 1 GROUP BY account_id, day HAVING count(*) >= 100
  ON CONFLICT DO NOTHING`;

const IDS_SQL = `
  SELECT admin.id AS account, (SELECT id FROM accounts WHERE NOT is_admin LIMIT 1) AS "otherAccount",
         (SELECT id FROM api_keys ORDER BY id LIMIT 1) AS "busyKey",
         (SELECT id FROM api_keys ORDER BY id OFFSET keys / 2 LIMIT 1) AS "quietKey",
         ${APP_ID} AS app,
         (SELECT id FROM generations WHERE account_id = admin.id ORDER BY id DESC OFFSET counted.total / 2 LIMIT 1) AS generation
    FROM (SELECT id FROM accounts WHERE is_admin) AS admin, (SELECT count(*) AS keys FROM api_keys) AS all_keys,
         (SELECT total FROM generation_counts WHERE account_id = ${ADMIN}) AS counted`;
