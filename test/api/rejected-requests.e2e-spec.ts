import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Account } from '../../src/accounts/account.entity.js';
import { makeKey } from '../../src/api-keys/key-format.js';
import { ApiKeysService } from '../../src/api-keys/api-keys.service.js';
import { AppError } from '../../src/common/errors/app-error.js';
import { Janitor } from '../../src/database/janitor.js';
import { TextEngine } from '../../src/engines/text-engine.js';
import { ConnectedAppsService } from '../../src/oauth/consents/connected-apps.service.js';
import { OAuthClientsService } from '../../src/oauth/clients/oauth-clients.service.js';
import { deleteRejectedRequests } from '../../src/request-log/rejected-requests-sql.js';
import { RejectedRequestsReader, type FoundRequest } from '../../src/request-log/rejected-requests-reader.js';
import { RejectedRequests } from '../../src/request-log/rejected-requests.js';
import { HotPool } from '../../src/database/database.module.js';
import { TEST_SECRET_KEY, type TestApp } from '../support/app.js';
import { runJson } from '../support/command-line.js';
import { Person, textOf } from '../support/dashboard.js';
import { eventually } from '../support/eventually.js';
import { aKey, anAccount } from '../support/factories.js';
import { call } from '../support/http.js';
import { aClient, post, someTokens, startOAuthApp, type TestClient } from '../support/oauth-flow.js';
import { scrape } from '../support/prometheus.js';
import { openSocket } from '../support/raw-http.js';

let service: TestApp;
let owner: Account;
let developer: Account;
let client: TestClient;
beforeAll(async () => {
  service = await startOAuthApp({ LOG_LEVEL: 'error', MODEL_DEADLINE_MS: '1000' });
  [owner, developer] = [await anAccount(service), await anAccount(service)];
  client = await aClient(service, { accountId: developer.id });
});
afterAll(() => service?.close());

/** Sends a request with a unique id; returns the id. */
async function ask(headers: Record<string, string>, body?: object, path = '/v1/me'): Promise<string> {
  const id = `asked-${randomUUID()}`;
  const method = body ? 'POST' : 'GET';
  await call(service.url, method, path, {
    headers: { ...headers, 'x-request-id': id },
    ...(body && { body }),
  });
  return id;
}

const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });
const generate = (secret: string, key?: string, prompt = 'bread') =>
  ask(
    { ...bearer(secret), ...(key !== undefined && { 'idempotency-key': key }) },
    { prompt },
    '/v1/generate',
  );
const update = (sql: string, id: string) => service.database.query(sql, [id]);

/** What is stored about a request; it is recorded after the response, so the test waits for it. */
async function kept(id: string, accountId: string | null = null): Promise<FoundRequest> {
  let found: FoundRequest[] = [];
  await eventually(async () => {
    await service.app.get(RejectedRequests).flush();
    found = await service.app.get(RejectedRequestsReader).find(id, accountId);
    expect(found).toHaveLength(1);
  });
  return found[0]!;
}

/** A request that is refused, and what is to be known of it. */
type Case = [rule: string, known: Partial<FoundRequest>, refuse: () => Promise<string>];

const anonymousCases: Case[] = [
  ['credential_missing', {}, () => ask({})],
  ['credential_malformed', {}, () => ask({ authorization: 'Basic abc' })],
  ['credential_malformed', {}, () => ask(bearer('cdk_live_tooshort'))],
  ['credential_malformed', {}, () => ask(bearer('a-key-of-another-service'))],
  ['key_unknown', {}, () => ask(bearer(makeKey()))],
  ['token_unknown', {}, () => ask(bearer(`cda_${'x'.repeat(43)}`))],
];

const ofKeys: Case[] = [
  [
    'key_revoked',
    {},
    async () => {
      const { apiKey, secret } = await aKey(service, { accountId: owner.id });
      await service.app.get(ApiKeysService).revoke(apiKey.id, 'a test');
      return ask(bearer(secret));
    },
  ],
  [
    'key_expired',
    {},
    async () => {
      const { apiKey, secret } = await aKey(service, { accountId: owner.id });
      await update(`UPDATE api_keys SET expires_at = now() - interval '1 hour' WHERE id = $1`, apiKey.id);
      return ask(bearer(secret));
    },
  ],
  [
    'insufficient_scope',
    { scope: 'generate' },
    async () => generate((await aKey(service, { accountId: owner.id, scopes: ['refine'] })).secret),
  ],
  [
    'address_not_allowed',
    { address: '127.0.0.1' },
    async () => {
      const { secret } = await aKey(service, { accountId: owner.id, allowedCidrs: ['192.0.2.0/24'] });
      return ask(bearer(secret));
    },
  ],
  [
    'rate_limited',
    { counter: 'key', value: 1, maximum: 1, retryAfterSeconds: 30 },
    async () => {
      const { secret } = await aKey(service, { accountId: owner.id, requestsPerMinute: 1 });
      await ask(bearer(secret));
      return ask(bearer(secret));
    },
  ],
  [
    'idempotency_key_invalid',
    {},
    async () => generate((await aKey(service, { accountId: owner.id })).secret, 'no blanks'),
  ],
  [
    'idempotency_key_reused',
    {},
    async () => {
      const { secret } = await aKey(service, { accountId: owner.id });
      await generate(secret, 'reused');
      return generate(secret, 'reused', 'something else');
    },
  ],
  [
    'idempotency_in_progress',
    { retryAfterSeconds: 1 },
    async () => {
      const { secret } = await aKey(service, { accountId: owner.id });
      await generate(secret, 'running');
      await update(
        `UPDATE idempotency_keys SET generation_id = NULL, lease_expires_at = now() + interval '1 minute' WHERE key = $1`,
        'running',
      );
      return generate(secret, 'running');
    },
  ],
  [
    'engine_busy',
    { counter: 'engine', value: 64, maximum: 64 },
    async () => {
      const engine = service.app.get(TextEngine, { strict: false });
      const { generate: working } = engine;
      const errorContext = { counter: 'engine', value: 64, limit: 64 };
      engine.generate = () => Promise.reject(new AppError('engine_busy', 'Too much to do', { errorContext }));
      const id = await generate((await aKey(service, { accountId: owner.id })).secret);
      engine.generate = working;
      return id;
    },
  ],
];

/** These need an account of their own, because all its keys are refused. */
const authenticatedCases: Case[] = [
  ['account_suspended', {}, () => refuseAll('UPDATE accounts SET suspended_at = now() WHERE id = $1')],
  [
    'quota_exhausted',
    { counter: 'tokens_per_month', value: 0, maximum: 0 },
    () => refuseAll('UPDATE accounts SET tokens_per_month = 0 WHERE id = $1'),
  ],
  [
    'rate_limited',
    { counter: 'account', value: 1, maximum: 1 },
    () => refuseAll('UPDATE accounts SET requests_per_minute = 1 WHERE id = $1'),
  ],
  [
    'concurrency_limited',
    { counter: 'concurrency', value: 1, maximum: 1, retryAfterSeconds: 1 },
    async () => {
      const { apiKey, secret } = await aKey(service);
      await update('UPDATE accounts SET concurrency = 1 WHERE id = $1', apiKey.accountId);
      // A request whose body does not arrive holds its slot from when the body is read.
      const socket = await openSocket(service.url);
      socket.write(
        `POST /v1/generate HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${secret}\r\nExpect: 100-continue\r\n` +
          'Content-Type: application/json\r\nContent-Length: 99\r\n\r\n',
      );
      await once(socket, 'data');
      const id = await generate(secret);
      socket.destroy();
      return id;
    },
  ],
];

/** Changes the account of a key, and brings the second of two requests. */
async function refuseAll(sql: string): Promise<string> {
  const { apiKey, secret } = await aKey(service);
  await update(sql, apiKey.accountId);
  await generate(secret);
  return generate(secret);
}

describe('A rejected request', () => {
  it.each(anonymousCases)('without a valid credential is classified: %s', async (rule, _known, refuse) => {
    expect(await kept(await refuse())).toMatchObject({
      rule,
      credentialRef: null,
      route: '/v1/me',
      method: 'GET',
    });
  });

  it('with two Authorization headers is classified as one of them', async () => {
    const socket = await openSocket(service.url);
    const id = `asked-${randomUUID()}`;
    socket.write(
      `GET /v1/me HTTP/1.1\r\nHost: x\r\nX-Request-Id: ${id}\r\nAuthorization: a\r\nAuthorization: b\r\n\r\n`,
    );
    expect((await kept(id)).rule).toBe('credential_repeated');
    socket.destroy();
  });

  it.each(ofKeys)('of a key is recorded with its rule and values: %s', async (rule, known, refuse) => {
    const id = await refuse();
    expect(await kept(id, owner.id)).toMatchObject({ rule, ...known, credentialName: 'test key' });
    // Prevents reading other users' requests by guessing ids.
    expect(await service.app.get(RejectedRequestsReader).find(id, developer.id)).toEqual([]);
  });

  it.each(authenticatedCases)(
    'of an account is recorded with its rule and values: %s',
    async (rule, known, refuse) => {
      const found = await kept(await refuse());
      expect(found).toMatchObject({ rule, ...known, credentialRef: { type: 'api_key', clientId: null } });
    },
  );

  it('of an app is visible to the user and the developer: expired, withdrawn and suspended', async () => {
    const { access_token } = await someTokens(service, client, owner);
    await service.app.get(OAuthClientsService).setSuspended(client.id, true);
    const suspended = await ask(bearer(access_token));
    await service.app.get(OAuthClientsService).setSuspended(client.id, false);
    await service.database.query(`UPDATE oauth_access_tokens SET expires_at = now() - interval '1 hour'`);
    const fresh = await ask(bearer(access_token));
    for (const [id, rule] of [
      [suspended, 'app_suspended'],
      [fresh, 'token_expired'],
    ] as const)
      for (const asking of [owner, developer]) {
        const credentialRef = { type: 'oauth_token', clientId: client.id, accountId: owner.id };
        expect(await kept(id, asking.id)).toMatchObject({ rule, credentialRef, credentialName: client.name });
      }
    await service.app.get(ConnectedAppsService).withdraw(owner.id, client.id);
    expect((await kept(await ask(bearer(access_token)))).rule).toBe('token_unknown');
  });

  it('of the authorization server is recorded if it exceeded a limit', async () => {
    const own = await startOAuthApp(
      { ADDRESS_REQUESTS_PER_MINUTE: '1', LOG_LEVEL: 'error' },
      service.database,
    );
    const headers = { 'x-request-id': `asked-${randomUUID()}` };
    const nobody = { id: 'nobody', secret: 'x' };
    await post(own, '/oauth/token', nobody, {});
    expect((await post(own, '/oauth/token', nobody, {}, headers)).status).toBe(429);
    await own.close();
    const known = { rule: 'rate_limited', counter: 'address', value: 1, maximum: 1, route: '/oauth/token' };
    expect(await kept(headers['x-request-id'])).toMatchObject(known);
  });

  it('is not recorded for invalid input or successful requests', async () => {
    const { secret } = await aKey(service, { accountId: owner.id });
    const ids = [await generate(secret), await ask(bearer(secret), { prompt: 7 }, '/v1/generate')];
    ids.push(
      await ask(bearer(secret), undefined, '/v1/generations/nothing'),
      await ask({}, undefined, '/nowhere'),
    );
    await kept(await ask({}));
    for (const id of ids) expect(await service.app.get(RejectedRequestsReader).find(id, null)).toEqual([]);
  });

  // Prevents storing a secret in plain text that a client sent in the wrong place.
  it('stores no secret, whatever was sent', async () => {
    const { secret } = await aKey(service, { accountId: owner.id, scopes: ['refine'] });
    const headers = { ...bearer(secret), 'idempotency-key': secret };
    await call(service.url, 'POST', `/v1/generate?key=${secret}`, { headers, body: { prompt: secret } });
    await call(service.url, 'GET', '/v1/me', {
      headers: { 'x-request-id': secret, authorization: `Basic ${secret}` },
    });
    await kept(await generate(secret));
    const rows = await service.database.query('SELECT * FROM refused_requests');
    expect(JSON.stringify(rows)).not.toMatch(/cd[akrs]_[0-9A-Za-z]{8}/);
  });
});

describe('A flood of rejected requests', () => {
  it('is recorded in part, counted, and leaves room for others', async () => {
    const unkept = async () => (await scrape(service)).get('copydesk_refused_requests_unkept_total') ?? 0;
    const before = await unkept();
    const { apiKey, secret } = await aKey(service, { allowedCidrs: ['192.0.2.0/24'] });
    await Promise.all(Array.from({ length: 50 }, () => ask(bearer(secret))));
    await eventually(async () => expect(await unkept()).toBe(before + 20));
    await kept(await generate((await aKey(service, { accountId: owner.id, scopes: [] })).secret));
    const sql = 'SELECT count(*)::int AS rows FROM refused_requests WHERE credential_id = $1';
    expect(await update(sql, apiKey.id)).toEqual([{ rows: 30 }]);
  });

  it('is deleted after a week, and the oldest beyond a maximum that is separate for unauthenticated callers', async () => {
    await service.database.query(`
      INSERT INTO refused_requests (request_id, at, method, route, rule, address, account_id)
      SELECT CASE n % 2 WHEN 0 THEN 'known ' ELSE 'stranger ' END || n, now() - (CASE WHEN n < 4 THEN 8 ELSE 1 END) * interval '1 day',
             'GET', '/v1/me', 'key_revoked', '::1', CASE n % 2 WHEN 0 THEN '${owner.id}'::uuid END
        FROM generate_series(0, 29) AS n`);
    const old = await service.database.query(
      `SELECT FROM refused_requests WHERE at < now() - interval '7 days'`,
    );
    expect(old).toHaveLength(4);
    await service.database.query(
      `DELETE FROM refused_requests WHERE request_id LIKE 'asked-%' OR request_id LIKE 'req_%'`,
    );
    expect(await service.app.get(Janitor).cleanUp()).toMatchObject({ 'rejected requests': 4 });
    const connection = await service.app.get(HotPool).connect();
    const cleanup = deleteRejectedRequests({ days: 7, authenticatedMax: 5, anonymousMax: 2 });
    expect(await cleanup(connection, 10)).toBe(10);
    expect(await cleanup(connection, 10)).toBe(9);
    connection.release();
    const left = await service.database.query('SELECT request_id FROM refused_requests ORDER BY seq DESC');
    expect(left.map(({ request_id }) => request_id)).toEqual([
      'stranger 29',
      'known 28',
      'stranger 27',
      'known 26',
      'known 24',
      'known 22',
      'known 20',
    ]);
  });
});

describe('requests:explain', () => {
  const environment = () => ({ DATABASE_URL: service.database.url, SECRET_KEY: TEST_SECRET_KEY });

  it('prints cause and resolution, in a process other than the one that rejected the request', async () => {
    const { apiKey, secret } = await aKey(service, { accountId: owner.id, requestsPerMinute: 1 });
    await ask(bearer(secret));
    const id = await ask(bearer(secret));
    await kept(id);
    expect(await runJson(environment(), ['requests:explain', '--id', id])).toEqual({
      request_id: id,
      at: new Date(service.clock.now()).toISOString(),
      request: 'GET /v1/me',
      status: 429,
      code: 'RATE_LIMIT_EXCEEDED',
      reason: 'rate_limited',
      rule: 'rate_limited',
      why: "Too many requests in one window: the key's own limit was used up, 1 of 1.",
      todo: expect.stringContaining('Retry-After'),
      counter: 'key',
      value: 1,
      limit: 1,
      scope: null,
      retry_after_seconds: 30,
      account: owner.email,
      account_id: owner.id,
      credential_type: 'api_key',
      credential_id: apiKey.id,
      credential_name: 'test key',
      client_id: null,
      address: '127.0.0.1',
      older_with_same_id: 0,
    });
  });
});

describe('The page of rejected requests', () => {
  const OWN = '/settings/refused-requests';
  const ALL = '/admin/refused-requests';
  let person: Person;
  let admin: Person;
  beforeAll(async () => {
    person = await Person.signIn(service, owner);
    admin = await Person.signIn(service, await anAccount(service, { isAdmin: true }));
  });

  it('explains to the owner of a key and to administrators only', async () => {
    const { apiKey, secret } = await aKey(service, { accountId: owner.id, scopes: ['refine'] });
    const id = await generate(secret);
    await kept(id);
    const own = await person.open(`${OWN}?id=${id}`);
    expect(textOf(own)).toContain('lacks the scope generate');
    expect(own.html).toContain(`href="/settings/api-keys/${apiKey.id}"`);
    expect(own.html).not.toContain('/admin/');
    const all = await admin.open(`${ALL}?id=${id}`);
    expect(textOf(all)).toContain(owner.email);
    const other = await Person.signIn(service, developer);
    for (const page of [await other.open(`${OWN}?id=${id}`), await admin.open(`${OWN}?id=${id}`)]) {
      expect(textOf(page)).toMatch(/No request with this id was found\..*are kept for 30 days;/);
      expect(textOf(page)).not.toContain('REQUEST_LOG_DAYS');
    }
    expect((await other.open(`${ALL}?id=${id}`)).status).toBe(403);
  });

  it('shows requests without a valid credential to administrators only', async () => {
    const id = await ask(bearer(makeKey()));
    await kept(id);
    expect(textOf(await person.open(`${OWN}?id=${id}`))).toContain('No request with this id was found.');
    expect(textOf(await admin.open(`${ALL}?id=${id}`))).toContain('this service does not know it');
  });

  it('requires sign-in for every request id', async () => {
    const { headers } = await fetch(`${service.url}${OWN}?id=x`, { redirect: 'manual' });
    expect(headers.get('location')).toContain('/sign-in');
    for (const query of ['?id=', '?id=%00', '?id=a&id=b', `?id=${'x'.repeat(500)}`, '?id=%3Cscript%3E'])
      expect((await person.open(OWN + query)).status).toBe(200);
  });
});
