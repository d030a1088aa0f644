import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Account } from '../../src/accounts/account.entity.js';
import { Janitor } from '../../src/database/janitor.js';
import type { TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { aKey, anAccount, PASSWORD } from '../support/factories.js';
import { call, expectRateLimitHeaders } from '../support/http.js';
import {
  aClient,
  aCode,
  anAttempt,
  exchange,
  post,
  refresh,
  someTokens,
  startOAuthApp,
  type TestClient,
} from '../support/oauth-flow.js';
import { eventually } from '../support/eventually.js';
import { hearStatements } from '../support/statements.js';
import { startTcpProxy, throughProxy, type TcpProxy } from '../support/tcp-proxy.js';

let service: TestApp;
let account: Account;
let client: TestClient;

beforeAll(async () => {
  service = await startOAuthApp();
  account = await anAccount(service);
  client = await aClient(service);
});
afterAll(() => service.close());

describe('cleanup', () => {
  const count = async (table: string) =>
    (await service.database.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`))[0]!.n;
  const cleanUp = () => service.app.get(Janitor).cleanUp();

  // O1
  it('deletes what expired a day ago and keeps used refresh tokens that have not expired', async () => {
    const tokens = await someTokens(service, client, account);
    await refresh(service, client, tokens.refresh_token);
    await cleanUp();
    const before = [await count('oauth_artifacts'), await count('oauth_access_tokens')];
    await service.database.query(`UPDATE oauth_access_tokens SET expires_at = now() - interval '23 hours'`);
    await cleanUp();
    expect([await count('oauth_artifacts'), await count('oauth_access_tokens')]).toEqual(before);
    await service.database.query(`UPDATE oauth_access_tokens SET expires_at = now() - interval '25 hours'`);
    await service.database.query(
      `UPDATE oauth_artifacts SET expires_at = now() - interval '25 hours' WHERE kind = 3`,
    );
    await cleanUp();
    expect(await count('oauth_access_tokens')).toBe(0);
    expect(await count('oauth_artifacts WHERE kind = 3')).toBe(0);
    expect(await count('oauth_artifacts WHERE kind = 4 AND consumed_at IS NOT NULL')).toBeGreaterThan(0);
  });

  it('deletes grants without tokens', async () => {
    const owner = await anAccount(service);
    await someTokens(service, client, owner);
    await service.database.query(`UPDATE oauth_access_tokens SET expires_at = now() - interval '25 hours'`);
    await service.database.query(`UPDATE oauth_artifacts SET expires_at = now() - interval '25 hours'`);
    await service.database.query(`UPDATE oauth_grants SET created_at = now() - interval '25 hours'`);
    await cleanUp();
    expect(await count(`oauth_grants WHERE account_id = '${owner.id}'`)).toBe(0);
  });

  it('runs as many batches as needed', async () => {
    await service.database.query(
      `INSERT INTO oauth_artifacts (kind, id_hash, expires_at, payload)
       SELECT 2, sha256(i::text::bytea), now() - interval '2 days', '{}' FROM generate_series(1, 1200) i`,
    );
    expect(await cleanUp()).toMatchObject({ 'codes, refresh tokens and interactions': 1_200 });
  });

  it('deletes ended sessions and old sign-in attempts, but none that still count', async () => {
    const browser = new Browser(service.url);
    await browser.submit(await browser.open('/sign-in'), {
      email: account.email,
      password: 'wrong password',
    });
    await browser.submit(await browser.open('/sign-in'), { email: account.email, password: PASSWORD });
    await cleanUp();
    expect(await count('sessions')).toBeGreaterThan(0);
    expect(await count('sign_in_attempts')).toBeGreaterThan(0);
    await service.database.query(`UPDATE sessions SET expires_at = now() - interval '25 hours'`);
    await service.database.query(`UPDATE sign_in_attempts SET last_at = now() - interval '25 hours'`);
    await cleanUp();
    expect([await count('sessions'), await count('sign_in_attempts')]).toEqual([0, 0]);
  });
});

describe('expired rows', () => {
  // O2. Prevents lookups by an index that the planner expects to be selective but that matches all valid rows.
  it('do not slow down lookups of valid tokens, whatever their number', async () => {
    // The expired rows belong to a valid grant.
    await someTokens(service, client, account);
    await service.database.query(`
      INSERT INTO oauth_artifacts (kind, id_hash, expires_at, payload)
      SELECT 2, sha256(i::text::bytea), now() - interval '2 days', '{}' FROM generate_series(1, 20000) i;
      INSERT INTO oauth_access_tokens (id_hash, grant_id, client_id, account_id, scope, expires_at, payload)
      SELECT sha256(i::text::bytea), id, client_id, account_id, '', now() - interval '2 days', '{}'
        FROM generate_series(1, 20000) i, (SELECT * FROM oauth_grants LIMIT 1) granted;
      INSERT INTO sessions (id_hash, account_id, signed_in_at, confirmed_at, expires_at, address, user_agent)
      SELECT sha256(i::text::bytea), id, now(), now(), now() - interval '2 days', '', ''
        FROM generate_series(1, 20000) i, (SELECT * FROM accounts LIMIT 1) account`);
    await service.database.query('ANALYZE');
    const statements = hearStatements();
    try {
      const tokens = await someTokens(service, client, account);
      const { body } = await refresh(service, client, tokens.refresh_token);
      await call(service.url, 'GET', '/v1/me', { key: body.access_token });
      await post(service, '/oauth/introspect', client, { token: body.access_token });
      await post(service, '/oauth/revoke', client, { token: body.access_token });
    } finally {
      statements.stop();
    }
    const texts = new Set(statements.take().map(({ text }) => text));
    const ours = [...texts].filter((text) => /oauth_(?:artifacts|access_tokens)|sessions/.test(text));
    expect(ours.length).toBeGreaterThan(8);
    for (const text of ours) {
      const plan = await service.database.query(`EXPLAIN (GENERIC_PLAN) ${text}`);
      expect([text, JSON.stringify(plan)]).toEqual([
        text,
        expect.not.stringMatching(/expires_at_idx|Seq Scan on (?:oauth_art|oauth_acc|sess)/),
      ]);
    }
  });
});

describe('an outage of the database (O3)', () => {
  let proxy: TcpProxy;
  let cut: TestApp;

  beforeAll(async () => {
    proxy = await startTcpProxy(Number(new URL(service.database.url).port));
    cut = await startOAuthApp({}, { ...service.database, url: throughProxy(service.database.url, proxy) });
  });
  afterAll(async () => {
    await cut.close();
    await proxy.close();
  });

  it('returns 503 server_error, then recovers', async () => {
    const tokens = await someTokens(cut, client, account);
    await proxy.cut();
    const response = await refresh(cut, client, tokens.refresh_token);
    expect(response).toMatchObject({ status: 503, body: { error: 'server_error' } });
    expect(response.headers.get('retry-after')).toBe('1');
    expectRateLimitHeaders(response.headers);
    const { url } = anAttempt(cut, client);
    const calls: [string, Record<string, string>][] = [
      ['/oauth/revoke', { token: tokens.refresh_token }],
      ['/oauth/introspect', { token: tokens.access_token }],
      ['/oauth/par', Object.fromEntries(url.searchParams)],
    ];
    for (const [path, fields] of calls) {
      const { status, body } = await post(cut, path, client, fields);
      expect([path, status, body.error]).toEqual([path, 503, 'server_error']);
    }
    const page = await new Browser(cut.url).open(url);
    expect(page.status).toBe(503);
    expect(page.html).toContain('Temporarily unavailable');
    const api = await call(cut.url, 'GET', '/v1/me', { key: tokens.access_token });
    expect(api).toMatchObject({ status: 500, body: { error: { reason: 'storage_unavailable' } } });
    const signIn = await new Browser(cut.url).open('/sign-in', {
      headers: { cookie: `copydesk_session=${'x'.repeat(43)}` },
    });
    expect(signIn.status).toBe(503);
    await proxy.restore();
    await eventually(async () => expect((await refresh(cut, client, tokens.refresh_token)).status).toBe(200));
  });
});

describe('limits', () => {
  it('count an authenticated app in its own bucket, all other callers by address', async () => {
    const limited = await startOAuthApp({ ADDRESS_REQUESTS_PER_MINUTE: '3' }, service.database);
    const unknown = () => post(limited, '/oauth/revoke', { id: 'unknown', secret: 'x' }, { token: 'x' });
    const known = (by: TestClient) => post(limited, '/oauth/revoke', by, { token: 'x' });
    for (let count = 0; count < 3; count += 1) expect((await unknown()).status).toBe(401);
    const refused = await unknown();
    expect(refused).toMatchObject({ status: 429, body: { error: 'rate_limit_exceeded' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(refused.headers.get('x-ratelimit-remaining')).toBe('0');
    const authorize = await fetch(anAttempt(limited, client).url, { redirect: 'manual' });
    expect(authorize.status).toBe(429);
    expect(await authorize.json()).toMatchObject({ error: 'rate_limit_exceeded' });
    for (const remaining of ['2', '1', '0'])
      expect((await known(client)).headers.get('x-ratelimit-remaining')).toBe(remaining);
    expect((await known(client)).status).toBe(429);
    expect((await known(await aClient(service))).status).toBe(200);
    await limited.close();
  });

  it('store nothing for a rejected request', async () => {
    const limited = await startOAuthApp(
      { ADDRESS_REQUESTS_PER_MINUTE: '3', RATE_LIMIT_WINDOW_S: '3600' },
      service.database,
    );
    const publicClient = await aClient(service, { isPublic: true });
    const { code, verifier } = await aCode(service, publicClient, account);
    const tokens = await someTokens(service, publicClient, account);
    for (let count = 0; count < 3; count += 1)
      await post(limited, '/oauth/revoke', publicClient, { token: 'x' });
    const rejected = [
      await exchange(limited, publicClient, code, verifier),
      await refresh(limited, publicClient, tokens.refresh_token),
      await post(limited, '/oauth/revoke', publicClient, { token: tokens.refresh_token }),
      await post(
        limited,
        '/oauth/par',
        publicClient,
        Object.fromEntries(anAttempt(limited, publicClient).url.searchParams),
      ),
    ];
    for (const response of rejected)
      expect(response).toMatchObject({
        status: 429,
        body: { error: 'rate_limit_exceeded', error_description: expect.any(String) },
      });
    const [pushed] = await service.database.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM oauth_artifacts WHERE kind = 5 AND payload::text LIKE $1`,
      [`%${publicClient.id}%`],
    );
    expect(pushed!.n).toBe(0);
    expect((await exchange(service, publicClient, code, verifier)).status).toBe(200);
    expect((await refresh(service, publicClient, tokens.refresh_token)).status).toBe(200);
    await limited.close();
  });

  it('count invalid requests', async () => {
    const limited = await startOAuthApp({ ADDRESS_REQUESTS_PER_MINUTE: '3' }, service.database);
    const malformed = () => fetch(`${limited.url}/oauth/token`, { method: 'POST', body: '{}' });
    const statuses: number[] = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await malformed()).status);
    expect(statuses).toEqual([400, 400, 400, 429]);
    await limited.close();
  });

  it("of the account apply to keys and tokens together, and an app's own limit to that app", async () => {
    const owner = await anAccount(service);
    const own = await aClient(service);
    await service.database.query('UPDATE oauth_clients SET requests_per_minute = 2 WHERE id = $1', [own.id]);
    const tokens = await someTokens(service, own, owner);
    const free = await someTokens(service, client, owner);
    const { secret } = await aKey(service, { accountId: owner.id });
    const remaining = async (key: string) => {
      const response = await call(service.url, 'GET', '/v1/templates', { key });
      return [
        response.status,
        response.headers.get('x-ratelimit-remaining'),
        response.headers.get('ratelimit')?.split(';')[0],
      ];
    };
    expect(await remaining(secret)).toEqual([200, '59', '"account"']);
    expect(await remaining(free.access_token)).toEqual([200, '58', '"account"']);
    expect(await remaining(tokens.access_token)).toEqual([200, '1', '"app"']);
    expect(await remaining(tokens.access_token)).toEqual([200, '0', '"app"']);
    expect(await remaining(tokens.access_token)).toEqual([429, '0', '"app"']);
    expect(await remaining(secret)).toEqual([200, '55', '"account"']);
  });
});
