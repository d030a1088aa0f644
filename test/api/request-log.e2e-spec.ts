import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Account } from '../../src/accounts/account.entity.js';
import { AccountDeletion } from '../../src/account-lifecycle/account-deletion.js';
import { ApiKeysService } from '../../src/api-keys/api-keys.service.js';
import { Janitor } from '../../src/database/janitor.js';
import { typeormPool } from '../../src/database/typeorm-pool.js';
import { parseGenerationId } from '../../src/generation/generation-id.js';
import { RequestLogReader, type FoundCall } from '../../src/request-log/request-log-reader.js';
import { LOG_RATE, LOG_RATE_OF_ERRORS, RequestLog } from '../../src/request-log/request-log.js';
import { RequestStatistics } from '../../src/request-log/request-statistics.js';
import { TEST_SECRET_KEY, type TestApp } from '../support/app.js';
import { runJson } from '../support/command-line.js';
import { readEvents } from '../support/event-stream.js';
import { eventually } from '../support/eventually.js';
import { aKey, anAccount } from '../support/factories.js';
import { call, type ApiResponse } from '../support/http.js';
import { aClient, someTokens, startOAuthApp } from '../support/oauth-flow.js';
import { scrape } from '../support/prometheus.js';
import { FakeModelServer } from '../support/fake-model-server.js';
import { loadPackage } from '../support/load-package.js';

const { DataSource } = loadPackage<typeof import('typeorm')>('typeorm');

let upstream: FakeModelServer;
let service: TestApp;
let owner: Account;
let key: string;
let keyId: string;
beforeAll(async () => {
  upstream = await FakeModelServer.start();
  service = await startOAuthApp({
    LOG_LEVEL: 'error',
    MODELS: 'openai:test-model',
    OPENAI_BASE_URL: upstream.baseUrl('openai'),
    MODEL_DEADLINE_MS: '2000',
  });
  owner = await anAccount(service);
  const issued = await aKey(service, { accountId: owner.id });
  [key, keyId] = [issued.secret, issued.apiKey.id];
  await service.database.query('UPDATE accounts SET requests_per_minute = 100000, concurrency = 1000');
});
afterAll(async () => {
  await service?.close();
  await upstream?.close();
});

const reader = () => service.app.get(RequestLogReader);

/** Sends a request with an id of its own. */
async function ask(
  method: string,
  path: string,
  options: Parameters<typeof call>[3] = {},
): Promise<ApiResponse & { id: string }> {
  const id = `log-${randomUUID()}`;
  const headers = { 'x-request-id': id, ...options.headers };
  return { id, ...(await call(service.url, method, path, { key, ...options, headers })) };
}

/** What is logged of a request; it is logged after the response, so the test waits for it. */
async function logged(requestId: string, accountId: string | null = owner.id): Promise<FoundCall> {
  return eventually(async () => {
    await service.app.get(RequestLog).flush();
    const { items } = await reader().page({ accountId, requestId }, 10);
    expect(items).toHaveLength(1);
    return items[0]!;
  });
}

describe('the request log', () => {
  it('has a text with its caller, model, usage, time and record', async () => {
    upstream.reset();
    const { id, body } = await ask('POST', '/v1/generate', {
      body: { prompt: 'about bread', end_user: 'user-7', metadata: { order: 'A-1' } },
    });
    const { data } = body;
    const found = await logged(id);
    expect(found).toMatchObject({
      requestId: id,
      method: 'POST',
      route: '/v1/generate',
      status: 200,
      reason: null,
      accountId: owner.id,
      account: owner.email,
      credentialType: 'api_key',
      credentialId: keyId,
      credentialName: 'test key',
      clientId: null,
      generationId: parseGenerationId(data.id),
      model: 'openai:test-model',
      inputTokens: data.usage.input_tokens,
      outputTokens: data.usage.output_tokens,
      endUser: 'user-7',
      address: '127.0.0.1',
      fields: null,
      rejection: null,
    });
    expect(found.durationMs).toBeGreaterThan(0);
    // The caller's text is in the history only.
    expect(JSON.stringify(await service.database.query('SELECT * FROM request_log'))).not.toMatch(
      /about bread|A-1/,
    );
  });

  it('has the app of an access token, and calls without a text', async () => {
    const developer = await anAccount(service);
    const client = await aClient(service, { accountId: developer.id });
    const { access_token } = await someTokens(service, client, owner);
    const { id } = await ask('GET', '/v1/templates?page=1', { key: access_token });
    expect(await logged(id)).toMatchObject({
      route: '/v1/templates',
      status: 200,
      credentialType: 'oauth_token',
      clientId: client.id,
      credentialName: client.name,
      generationId: null,
      inputTokens: null,
    });
    const last = await reader().lastOf(owner.id, { clientId: client.id }, 5);
    expect(last.map(({ requestId }) => requestId)).toEqual([id]);
    // The developer of an app does not see whose requests it makes.
    expect((await reader().page({ accountId: developer.id, requestId: id }, 5)).items).toEqual([]);
  });

  it('has the fields of invalid input, without names that the caller chose', async () => {
    const { id, body } = await ask('POST', '/v1/generate', {
      body: {
        options: { tone: 'loud', points: ['ok', 7], hunter2: 1 },
        metadata: { hunter2: 3 },
        'my password': true,
      },
    });
    expect(body.error.details.length).toBeGreaterThan(4);
    const found = await logged(id);
    expect(found).toMatchObject({ status: 400, reason: body.error.reason, generationId: null });
    expect(found.fields!.sort()).toEqual(
      ['*', 'metadata.*', 'options.*', 'options.points.1', 'options.tone', 'prompt'].sort(),
    );
    const query = await ask('GET', '/v1/templates?hunter2=1&page=x');
    expect((await logged(query.id)).fields).toEqual(expect.arrayContaining(['*', 'page']));
  });

  it('has why a request was rejected, also with a revoked key', async () => {
    const { secret, apiKey } = await aKey(service, { accountId: owner.id, scopes: ['refine'] });
    const forbidden = await ask('POST', '/v1/generate', { key: secret, body: { prompt: 'x' } });
    expect(await logged(forbidden.id)).toMatchObject({
      status: 403,
      reason: 'insufficient_scope',
      credentialId: apiKey.id,
      rejection: { rule: 'insufficient_scope', scope: 'generate' },
    });
    await service.app.get(ApiKeysService).revoke(apiKey.id, 'a test');
    const revoked = await ask('GET', '/v1/me', { key: secret });
    expect(await logged(revoked.id)).toMatchObject({ status: 401, rejection: { rule: 'key_revoked' } });
  });

  it('has no requests without a known credential, and no pages', async () => {
    const ids = [
      (await ask('GET', '/v1/me', { key: 'cdk_live_unknown' })).id,
      (await ask('GET', '/nowhere')).id,
      (await ask('GET', '/sign-in')).id,
    ];
    await logged((await ask('GET', '/v1/me')).id);
    for (const requestId of ids)
      expect((await reader().page({ accountId: null, requestId }, 5)).items).toEqual([]);
  });

  it('has streams with their record, those that end with an error, and those that are cancelled', async () => {
    upstream.reset();
    const stream = async (signal?: AbortSignal) => {
      const id = `log-${randomUUID()}`;
      const response = await fetch(`${service.url}/v1/generate`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          'x-request-id': id,
        },
        body: JSON.stringify({ prompt: 'bread', stream: true }),
        ...(signal && { signal }),
      });
      return { id, response };
    };
    const done = await stream();
    const events = await readEvents(done.response);
    expect(await logged(done.id)).toMatchObject({
      status: 200,
      generationId: parseGenerationId(events.at(-1)!.data.id),
      outputTokens: events.at(-1)!.data.usage.output_tokens,
    });

    upstream.reset('cut');
    const broken = await stream();
    expect((await readEvents(broken.response)).at(-1)!.event).toBe('error');
    expect(await logged(broken.id)).toMatchObject({ status: 500, reason: 'model_unavailable' });

    upstream.reset('stall');
    const hangUp = new AbortController();
    const cancelled = await stream(hangUp.signal);
    const chunks = cancelled.response.body!.getReader();
    for (let text = ''; !text.includes('event: delta');)
      text += new TextDecoder().decode((await chunks.read()).value);
    hangUp.abort();
    const { generationId } = await logged(cancelled.id);
    const [record] = await service.database.query('SELECT finish_reason FROM generations WHERE id = $1', [
      generationId,
    ]);
    expect(record).toEqual({ finish_reason: 'cancelled' });
  });

  it('links the record that a retry returns, and counts its tokens once', async () => {
    upstream.reset();
    const headers = { 'idempotency-key': randomUUID() };
    const first = await ask('POST', '/v1/generate', { body: { prompt: 'once' }, headers });
    const second = await ask('POST', '/v1/generate', { body: { prompt: 'once' }, headers });
    const { generationId, outputTokens } = await logged(first.id);
    expect(outputTokens).toBeGreaterThan(0);
    expect(await logged(second.id)).toMatchObject({ generationId, outputTokens: null, cost: null });
  });

  it('has the submission of a job', async () => {
    const body = { operation: 'generate', request: { prompt: 'later' } };
    const job = await ask('POST', '/v1/jobs', { body });
    expect(await logged(job.id)).toMatchObject({ status: 202, route: '/v1/jobs', generationId: null });
  });
});

describe('a flush while TypeORM closes its connections', () => {
  it('uses the other pool', async () => {
    const other = await startOAuthApp({}, service.database);
    const pool = typeormPool(other.app.get(DataSource));
    const id = `log-${randomUUID()}`;
    await call(other.url, 'GET', '/v1/me', { key, headers: { 'x-request-id': id } });
    await other.accounted();
    const client = await pool.connect();
    const closing = other.app.get(DataSource).destroy();
    try {
      await other.app.get(RequestLog).flush();
      expect((await reader().page({ accountId: owner.id, requestId: id }, 5)).items).toHaveLength(1);
      expect(other.logLines.join('')).not.toContain('the request log could not be written');
    } finally {
      client.release();
      await closing;
      await other.close();
    }
  });
});

describe('reading the request log', () => {
  it('finds by each filter, page after page, and computes figures', async () => {
    const account = await anAccount(service);
    const { secret, apiKey } = await aKey(service, { accountId: account.id });
    for (const days of [0, 1, 2, 3])
      await service.database.query(
        `SELECT create_request_log_partition((now() AT TIME ZONE 'UTC')::date - $1::int)`,
        [days],
      );
    await service.database.query(SEED_SQL, [account.id, apiKey.id]);
    expect(secret).toMatch(/^cdk_/);
    const accountId = account.id;
    const ids = async (filter: object, size = 100) =>
      (await reader().page({ accountId, ...filter }, size)).items.map(({ requestId }) => requestId);
    const all = Array.from({ length: 60 }, (_, index) => `req_${59 - index}.`);
    expect(await ids({})).toEqual(all);
    const seen: string[] = [];
    for (let before: string | undefined, pages = 0; pages < 4; pages += 1) {
      const page = await reader().page({ accountId, before }, 25);
      seen.push(...page.items.map(({ requestId }) => requestId));
      before = page.next ?? undefined;
      if (!before) break;
    }
    expect(seen).toEqual(all);
    const of = (matches: (n: number) => boolean) => all.filter((id) => matches(Number.parseInt(id.slice(4))));
    expect(await ids({ status: '5xx' })).toEqual(of((n) => n % 10 === 0));
    expect(await ids({ status: '4xx' })).toEqual(of((n) => n % 10 === 5));
    expect(await ids({ status: 'errors' })).toEqual(of((n) => n % 5 === 0));
    expect(await ids({ status: '2xx' })).toEqual(of((n) => n % 5 !== 0));
    expect(await ids({ credentialId: apiKey.id })).toEqual(of((n) => n % 2 === 0));
    expect(await ids({ clientId: 'app-1' })).toEqual(of((n) => n % 2 === 1));
    expect(await ids({ route: { method: 'POST', path: '/v1/refine' } })).toEqual(of((n) => n % 3 === 0));
    expect(await ids({ route: { method: 'GET', path: '/v1/refine' } })).toEqual([]);
    expect(await ids({ model: 'fixed' })).toEqual(of((n) => n % 4 === 0));
    expect(await ids({ endUser: 'user-1' })).toEqual(of((n) => n % 6 === 1));
    expect(await ids({ requestId: 'req_1' })).toEqual(of((n) => `${n}`.startsWith('1')));
    expect(await ids({ requestId: 'req_1_' })).toEqual([]);
    const noon = Date.now() - 30 * 3_600_000;
    expect(await ids({ fromMs: noon })).toEqual(of((n) => n > 30));
    expect(await ids({ toMs: noon, status: 'errors', model: 'fixed' })).toEqual(
      of((n) => n <= 30 && n % 20 === 0),
    );
    expect(await ids({ requestId: 'req_', status: 'errors', credentialId: apiKey.id, fromMs: noon })).toEqual(
      of((n) => n > 30 && n % 10 === 0),
    );
    const { items } = await reader().page({ accountId: null, status: '5xx', credentialId: apiKey.id }, 100);
    expect(items.map(({ requestId }) => requestId)).toEqual(of((n) => n % 10 === 0));
    expect(await ids({ status: 'errors', clientId: 'app-1' })).toEqual(of((n) => n % 10 === 5));

    const period = { fromMs: Date.now() - 100 * 3_600_000, toMs: Date.now() + 1 };
    const statistics = service.app.get(RequestStatistics);
    expect(await statistics.inPeriod(accountId, period)).toEqual({ p50Ms: 29, p95Ms: 56 });
    // The calls of the app are those with odd numbers.
    expect(await statistics.inPeriod(accountId, period, { clientId: 'app-1' })).toEqual({
      p50Ms: 29,
      p95Ms: 57,
    });
    expect(await statistics.inPeriod((await anAccount(service)).id, period)).toEqual({
      p50Ms: null,
      p95Ms: null,
    });
  });
});

describe('requests:explain', () => {
  const environment = () => ({ DATABASE_URL: service.database.url, SECRET_KEY: TEST_SECRET_KEY });

  it('explains invalid input by its fields', async () => {
    const { id } = await ask('POST', '/v1/generate', { body: { options: { tone: 'loud' } } });
    await logged(id);
    expect(await runJson(environment(), ['requests:explain', '--id', id])).toMatchObject({
      request_id: id,
      request: 'POST /v1/generate',
      status: 400,
      code: 'VALIDATION_ERROR',
      why: expect.stringMatching(/\S/),
      todo: expect.stringMatching(/\S/),
      fields: expect.arrayContaining(['prompt', 'options.tone']),
      account: owner.email,
      credential_id: keyId,
    });
  });
});

describe('a flood of calls', () => {
  it('is logged in part and counted, and errors have a share of their own', async () => {
    const dropped = async () => (await scrape(service)).get('copydesk_request_log_dropped_total') ?? 0;
    const before = await dropped();
    const { secret, apiKey } = await aKey(service);
    await service.database.query('UPDATE accounts SET requests_per_minute = 100000');
    const flood = async (count: number, path: string) => {
      for (let sent = 0; sent < count; sent += 50)
        await Promise.all(Array.from({ length: 50 }, () => call(service.url, 'GET', path, { key: secret })));
    };
    await flood(LOG_RATE.burst + 50, '/v1/me');
    await flood(LOG_RATE_OF_ERRORS.burst + 50, '/v1/generations/none');
    await eventually(async () => expect(await dropped()).toBe(before + 100));
    await eventually(async () => {
      await service.app.get(RequestLog).flush();
      const sql = `SELECT count(*) FILTER (WHERE status < 400)::int AS successes,
                          count(*) FILTER (WHERE status >= 400)::int AS errors
                     FROM request_log WHERE credential_id = $1`;
      expect(await service.database.query(sql, [apiKey.id])).toEqual([
        { successes: LOG_RATE.burst, errors: LOG_RATE_OF_ERRORS.burst },
      ]);
    });
  });
});

describe('cleaning up', () => {
  it('drops days that are over for longer than REQUEST_LOG_DAYS, and the calls of deleted accounts', async () => {
    const account = await anAccount(service);
    const { secret } = await aKey(service, { accountId: account.id });
    const { id } = await ask('GET', '/v1/me', { key: secret });
    await logged(id, account.id);
    await service.app.get(AccountDeletion).delete(account);
    for (const days of [29, 30, 31, 45])
      await service.database.query(
        `SELECT create_request_log_partition((now() AT TIME ZONE 'UTC')::date - $1::int)`,
        [days],
      );
    const cleaned = await service.app.get(Janitor).cleanUp();
    expect(cleaned).toMatchObject({ 'request log': 2, 'requests of deleted accounts': 1 });
    // Accounts can be forgotten one round after their calls: the order of the cleanups is not defined.
    await service.app.get(Janitor).cleanUp();
    expect(await service.database.query('SELECT FROM deleted_accounts')).toEqual([]);
    const left = await service.database.query<{ days: number }>(
      `SELECT (now() AT TIME ZONE 'UTC')::date - right(inhrelid::regclass::text, 8)::date AS days
         FROM pg_inherits WHERE inhparent = 'request_log'::regclass ORDER BY 1 DESC LIMIT 2`,
    );
    expect(left.map(({ days }) => days)).toEqual([30, 29]);
  });

  it('leaves nothing if the log is off', async () => {
    const off = await startOAuthApp({ REQUEST_LOG_DAYS: '0', LOG_LEVEL: 'error' }, service.database);
    await call(off.url, 'GET', '/v1/me', { key });
    await off.accounted();
    await off.app.get(RequestLog).flush();
    await off.app.get(Janitor).cleanUp();
    await off.close();
    expect(await service.database.query('SELECT FROM request_log')).toEqual([]);
    // The other process notices that its partition is gone: it loses a batch, and then writes again.
    await eventually(async () => {
      const { id } = await ask('GET', '/v1/me');
      await service.app.get(RequestLog).flush();
      expect((await reader().page({ accountId: owner.id, requestId: id }, 5)).items).toHaveLength(1);
    });
  });
});

// One call for each of the last 60 hours, by a key and an app in turns.
const SEED_SQL = `
  INSERT INTO request_log (id, request_id, method, route, status, account_id, credential_type, credential_id, client_id,
                           duration_ms, model, end_user, address)
  SELECT (lpad(to_hex(floor(extract(epoch FROM now() - make_interval(hours => 60 - n)) * 1000)::bigint), 12, '0')
          || '7' || lpad('', 3, '0') || '8' || substr(md5(random()::text), 1, 15))::uuid,
         'req_' || n || '.', 'POST', CASE WHEN n % 3 = 0 THEN '/v1/refine' ELSE '/v1/generate' END,
         CASE n % 10 WHEN 0 THEN 500 WHEN 5 THEN 400 ELSE 200 END, $1,
         CASE WHEN n % 2 = 0 THEN 'api_key' ELSE 'oauth_token' END, CASE WHEN n % 2 = 0 THEN $2 ELSE 'token' END,
         CASE WHEN n % 2 = 1 THEN 'app-1' END, n, CASE WHEN n % 4 = 0 THEN 'fixed' END,
         CASE WHEN n % 6 = 1 THEN 'user-1' END, '::1'
    FROM generate_series(0, 59) AS n`;
