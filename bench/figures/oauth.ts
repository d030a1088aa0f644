import { setTimeout as wait } from 'node:timers/promises';
import type { Bench, Figure, Row } from '../figure.ts';
import { costRow, rateRow } from '../figure.ts';
import { describeTimes } from '../describe.ts';
import { flood, pace, runLoad, type LoadResult } from '../load/run-load.ts';
import { openDatabase, type Database } from '../programs/database.ts';
import {
  accessToken,
  CHALLENGE,
  REDIRECT_URI,
  registerApp,
  storeTokens,
  VERIFIER,
  type BenchApp,
} from '../programs/oauth-seed.ts';
import { startOAuthInMemory } from '../programs/peers.ts';
import { startService, type Service } from '../programs/service.ts';

const CONNECTIONS = 32;
const CODES = 2_000;
const FAMILIES = 200;
const REFRESHES = 15;
const EXPIRED_ROWS = 1_000_000;
const POLL_MS = 500;
const WARM_UP = { perSecond: 400, seconds: 10 };
/** 1,500 requests: the p99 is the fifteenth worst. */
const LOAD = { perSecond: 100, seconds: 15 };
const ENVIRONMENT = { MODELS: 'fixed', ADDRESS_REQUESTS_PER_MINUTE: '1000000' };

type Kind = 'AuthorizationCode' | 'RefreshToken';

/** The authorization server beside the same library without a database, and tokens beside keys. */
export const oauth: Figure = {
  title: 'oauth',
  async measure(bench: Bench) {
    await using service = await startService(ENVIRONMENT);
    const app = await registerApp(service);
    return [
      await tokenRow(bench, service, app, 'RefreshToken', 'POST /oauth/token, refresh'),
      await tokenRow(bench, service, app, 'AuthorizationCode', 'POST /oauth/token, code'),
      await bearerRow(bench, service, app),
      await authorizeRow(bench),
    ];
  },
};

async function tokenRow(
  { rounds, tell }: Bench,
  service: Service,
  app: BenchApp,
  kind: Kind,
  name: string,
): Promise<Row> {
  await using peer = await startOAuthInMemory();
  const memoryApp = { id: 'bench', secret: 'a secret of the measurement' };
  const count = kind === 'RefreshToken' ? FAMILIES : CODES;
  const ask = (url: string, client: BenchApp, secrets: string[]) =>
    runLoad<LoadResult>('tokens.ts', {
      url: `${url}/oauth/token`,
      client,
      grantType: kind === 'RefreshToken' ? 'refresh_token' : 'authorization_code',
      secrets,
      refreshes: REFRESHES,
      verifier: VERIFIER,
      redirectUri: REDIRECT_URI,
      connections: CONNECTIONS,
    });
  const inMemory = async () => {
    const body = JSON.stringify({ kind, count, codeChallenge: CHALLENGE });
    const seeded = await fetch(`${peer.url}/seed`, { method: 'POST', body });
    return ask(peer.url, memoryApp, (await seeded.json()) as string[]);
  };
  const onPostgres = async () => ask(service.url, app, await storeTokens(service, app, kind, count));
  await inMemory();
  await onPostgres();
  const [ours, theirs]: [LoadResult[], LoadResult[]] = [[], []];
  for (let round = 1; round <= rounds; round += 1) {
    theirs.push(await inMemory());
    ours.push(await onPostgres());
    tell(
      `${kind}: ${Math.round(ours.at(-1)!.perSecond)}/s beside ${Math.round(theirs.at(-1)!.perSecond)}/s in memory`,
    );
  }
  return rateRow(`${name}, on PostgreSQL beside the library in memory`, {
    ours: ours.map(({ perSecond }) => perSecond),
    peer: theirs.map(({ perSecond }) => perSecond),
    unit: 'requests/s',
    floor: 0.4,
    note: `one durable commit each; aim 0.6; ${CONNECTIONS} connections; ${describeTimes(ours, theirs)}`,
  });
}

async function bearerRow({ rounds, tell }: Bench, service: Service, app: BenchApp): Promise<Row> {
  const list = (authorization: string) =>
    flood({ url: `${service.url}/v1/templates`, headers: { authorization }, connections: 64, seconds: 3 });
  const [key, token] = [service.credential.authorization, `Bearer ${await accessToken(service, app)}`];
  await list(key);
  await list(token);
  const [ours, theirs]: [LoadResult[], LoadResult[]] = [[], []];
  for (let round = 1; round <= rounds; round += 1) {
    theirs.push(await list(key));
    ours.push(await list(token));
    tell(
      `templates: ${Math.round(ours.at(-1)!.perSecond)}/s by token, ${Math.round(theirs.at(-1)!.perSecond)}/s by key`,
    );
  }
  return rateRow('GET /v1/templates by access token beside by API key', {
    ours: ours.map(({ perSecond }) => perSecond),
    peer: theirs.map(({ perSecond }) => perSecond),
    unit: 'requests/s',
    floor: 0.9,
    note: `64 connections; ${describeTimes(ours, theirs)}`,
  });
}

async function authorizeRow({ rounds, tell }: Bench): Promise<Row> {
  // Both are new, so that one is as warm as the other.
  await using empty = await startService(ENVIRONMENT);
  const emptyApp = await registerApp(empty);
  await using full = await startService(ENVIRONMENT);
  const fullApp = await registerApp(full);
  await using database = await openDatabase(full.dataDir);
  tell(`storing ${EXPIRED_ROWS.toLocaleString('en')} expired rows`);
  await storeExpired(database);
  await authorize(empty, emptyApp, WARM_UP);
  await authorize(full, fullApp, WARM_UP);
  const [ours, theirs]: [LoadResult[], LoadResult[]] = [[], []];
  for (let round = 1; round <= rounds; round += 1) {
    theirs.push(await authorize(empty, emptyApp));
    await deletingBegins(database);
    ours.push(await authorize(full, fullApp));
    tell(`authorize: p99 ${ours.at(-1)!.p99.toFixed(1)} ms beside ${theirs.at(-1)!.p99.toFixed(1)} ms`);
  }
  return costRow('GET /oauth/authorize at 1,000,000 expired rows beside none, p99', {
    ours: ours.map(({ p99 }) => p99),
    peer: theirs.map(({ p99 }) => p99),
    unit: 'ms',
    floor: 1 / 1.5,
    note: `${LOAD.perSecond} requests/s for ${LOAD.seconds} s from the moment the expired rows begin to be deleted, 60,000 a minute; ${describeTimes(ours, theirs)}`,
  });
}

function authorize({ url }: Service, app: BenchApp, { perSecond, seconds } = LOAD) {
  const parameters = new URLSearchParams({
    client_id: app.id,
    redirect_uri: REDIRECT_URI,
    response_type: 'code',
    scope: 'generate',
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
  });
  return pace({ url: `${url}/oauth/authorize?${parameters}`, perSecond, seconds, status: 303 });
}

async function storeExpired(database: Database) {
  await database.query(
    `INSERT INTO oauth_artifacts (kind, id_hash, expires_at, payload)
     SELECT 2, sha256(n::text::bytea), now() - interval '2 days', '{"kind": "Interaction"}'
       FROM generate_series(1, $1::int) AS n`,
    [EXPIRED_ROWS],
  );
  // What the server would do by itself within a minute, in the middle of the measurement.
  await database.query('VACUUM ANALYZE oauth_artifacts');
}

/** Waits until the service deletes expired rows, as it does at the beginning of each minute of its own. */
async function deletingBegins(database: Database) {
  const countRows = async () => {
    const [row] = await database.query<{ count: string }>(
      'SELECT count(*) FROM oauth_artifacts WHERE expires_at < now()',
    );
    return Number(row!.count);
  };
  let before = await countRows();
  for (;;) {
    await wait(POLL_MS);
    const count = await countRows();
    if (count < before) return;
    before = count;
  }
}
