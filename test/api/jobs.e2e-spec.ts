import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ApiKeysService } from '../../src/api-keys/api-keys.service.js';
import { Janitor } from '../../src/database/janitor.js';
import { parseJobId } from '../../src/jobs/job-id.js';
import { startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { aKey } from '../support/factories.js';
import { FakeModelServer } from '../support/fake-model-server.js';
import { call, errorEnvelope } from '../support/http.js';
import { TEXT } from '../support/model-behaviours.js';

let upstream: FakeModelServer;
let service: TestApp;
let key: string;
let accountId: string;

beforeAll(async () => {
  upstream = await FakeModelServer.start();
  service = await startApp({
    MODELS: 'openai:test-model',
    OPENAI_BASE_URL: upstream.baseUrl('openai'),
    JOBS: 'on',
  });
});
afterAll(async () => {
  await service.close();
  await upstream.close();
});
beforeEach(async () => {
  upstream.reset();
  const issued = await aKey(service);
  [key, accountId] = [issued.secret, issued.apiKey.accountId];
  await setRequestsPerMinute(1_000_000);
});

// So that the model sees the requests of one test only.
afterEach(async () => {
  upstream.behaviour = 'ok';
  await eventually(async () => {
    upstream.release();
    expect(await service.database.query('SELECT FROM jobs WHERE finished_at IS NULL')).toEqual([]);
  });
});

const GENERATE = { operation: 'generate', request: { prompt: 'Bakeries' } };
const REFINE = { operation: 'refine', request: { content: 'Their here.', instructions: 'Fix the grammar' } };

const enqueue = (body: unknown, headers: Record<string, string> = {}, secret = key) =>
  call(service.url, 'POST', '/v1/jobs', { key: secret, body, headers });
const get = (path: string, secret = key) => call(service.url, 'GET', `/v1/jobs${path}`, { key: secret });
const cancel = (id: string, secret = key) =>
  call(service.url, 'POST', `/v1/jobs/${id}/cancel`, { key: secret });
const setRequestsPerMinute = (limit: number) =>
  service.database.query('UPDATE accounts SET requests_per_minute = $1 WHERE id = $2', [limit, accountId]);

async function finished(id: string, secret = key) {
  let job: any;
  await eventually(async () => {
    job = (await get(`/${id}`, secret)).body.data;
    expect(job.finished_at).not.toBeNull();
  });
  return job;
}

/** A job that runs until the model responds. */
async function aRunningJob(): Promise<string> {
  upstream.behaviour = 'held';
  const { body } = await enqueue(GENERATE);
  await eventually(async () => expect((await get(`/${body.data.id}`)).body.data.status).toBe('running'));
  await eventually(async () => expect(upstream.requests).toHaveLength(1));
  return body.data.id;
}

describe('POST /v1/jobs', () => {
  it('enqueues a generation and returns its record when it has run', async () => {
    const { status, headers, body } = await enqueue(GENERATE);
    expect([status, body.data]).toEqual([
      202,
      {
        id: expect.stringMatching(/^job_[0-9a-f]{32}$/),
        operation: 'generate',
        status: 'queued',
        attempts: 0,
        created_at: expect.any(String),
        started_at: null,
        finished_at: null,
        result: null,
        error: null,
      },
    ]);
    expect(headers.get('location')).toBe(`/v1/jobs/${body.data.id}`);
    const job = await finished(body.data.id);
    expect(job).toMatchObject({ status: 'succeeded', attempts: 1, error: null, result: { content: TEXT } });
    const record = await call(service.url, 'GET', `/v1/generations/${job.result.id}`, { key });
    expect(record.body.data).toEqual(job.result);
    expect((await get(`/${body.data.id}`)).headers.get('retry-after')).toBeNull();
  });

  it('enqueues up to 100 jobs at once, in the same order', async () => {
    const { status, body } = await enqueue({
      jobs: Array.from({ length: 50 }, () => [GENERATE, REFINE]).flat(),
    });
    expect([status, body.data.length]).toEqual([202, 100]);
    expect(body.data.slice(0, 4).map(({ operation }: any) => operation)).toEqual([
      'generate',
      'refine',
      'generate',
      'refine',
    ]);
    await eventually(async () => expect((await get('?status=succeeded')).body.meta.total).toBe(100));
    const { body: records } = await call(service.url, 'GET', '/v1/generations', { key });
    expect(records.meta.total).toBe(100);
  });

  it('returns the same jobs to a retry with the same Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'batch-1' };
    const [first, second] = await Promise.all([enqueue(GENERATE, headers), enqueue(GENERATE, headers)]);
    expect(second.body).toEqual(first.body);
    await finished(first.body.data.id);
    const retry = await enqueue(GENERATE, headers);
    expect([retry.status, retry.body]).toEqual([202, first.body]);
    expect(retry.headers.get('idempotent-replayed')).toBe('true');
    expect((await get('')).body.meta.total).toBe(1);
    expect((await enqueue(REFINE, headers)).body).toEqual(
      errorEnvelope('VALIDATION_ERROR', 'idempotency_key_reused'),
    );
  });

  it.each([
    ['tone in other case', { options: { tone: 'FRIENDLY', length: 'short' } }],
    ['tone by its alias', { options: { tone: 'conversational', length: 'short' } }],
    ['prompt with spaces around', { prompt: ' Bakeries ' }],
    ['default values', { template: 'general', store: true, metadata: {}, variables: {} }],
    ['default options', { options: { length: 'short', tone: 'friendly', language: 'en', format: 'text' } }],
  ])('treats a job with the %s as the same request', async (name, changes) => {
    const request = { prompt: 'Bakeries', options: { tone: 'friendly', length: 'short' } };
    const same = { operation: 'generate', request: { ...request, ...changes } };
    const headers = { 'idempotency-key': `same ${name}`.replaceAll(' ', '-') };
    const first = await enqueue({ operation: 'generate', request }, headers);
    const retry = await enqueue(same, headers);
    expect([retry.status, retry.body]).toEqual([202, first.body]);
    expect(retry.headers.get('idempotent-replayed')).toBe('true');
  });

  it('treats a list with equivalent jobs as the same request, and no other', async () => {
    const headers = { 'idempotency-key': 'same-list' };
    const withRefinement = (changes: object) => ({
      jobs: [GENERATE, { operation: 'refine', request: { ...REFINE.request, ...changes } }],
    });
    const first = await enqueue(withRefinement({}), headers);
    const retry = await enqueue(withRefinement({ instructions: ' Fix the grammar ', store: true }), headers);
    expect([retry.status, retry.body]).toEqual([202, first.body]);
    const reused = errorEnvelope('VALIDATION_ERROR', 'idempotency_key_reused');
    for (const changes of [{ instructions: 'Fix the spelling' }, { store: false }, { metadata: { a: 'b' } }])
      expect((await enqueue(withRefinement(changes), headers)).body).toEqual(reused);
  });

  it('counts a retry of many jobs as one request', async () => {
    const headers = { 'idempotency-key': 'batch-many' };
    const remaining = async () => {
      const response = await enqueue({ jobs: Array.from({ length: 10 }, () => GENERATE) }, headers);
      expect(response.status).toBe(202);
      return Number(response.headers.get('x-ratelimit-remaining'));
    };
    const first = await remaining();
    expect(await remaining()).toBe(first - 1);
  });

  it('counts parallel retries of a list as one request each', async () => {
    const { secret } = await aKey(service, { requestsPerMinute: 40 });
    const body = { jobs: Array.from({ length: 6 }, () => GENERATE) };
    const headers = { 'idempotency-key': 'batch-parallel' };
    const responses = await Promise.all(Array.from({ length: 4 }, () => enqueue(body, headers, secret)));
    expect(responses.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
    expect(responses.map((response) => response.body)).toEqual(responses.map(() => responses[0]!.body));
    const next = await get('', secret);
    expect(next.headers.get('x-ratelimit-remaining')).toBe(String(40 - 6 - 3 - 1));
  });

  it('answers 150 parallel requests, of which some retry others and some reuse their keys', async () => {
    const responses = await Promise.all(
      Array.from({ length: 150 }, (_, index) => {
        const headers = { 'idempotency-key': `parallel-${index % 50}` };
        return index < 125 ? enqueue(GENERATE, headers) : enqueue({ jobs: [GENERATE, REFINE] }, {});
      }),
    );
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 202));
    const keyed = responses.slice(0, 125).map(({ body }) => body.data);
    expect(keyed).toEqual(keyed.map((_, index) => keyed[index % 50]));
    const reused = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        enqueue(index % 2 ? REFINE : GENERATE, { 'idempotency-key': `parallel-${index}` }),
      ),
    );
    expect(reused.map(({ status }) => status)).toEqual(reused.map((_, index) => (index % 2 ? 400 : 202)));
    expect((await get('')).body.meta.total).toBe(100);
  });

  it('shares Idempotency-Keys with generations, and tells a list from a single job', async () => {
    const generate = (idempotencyKey: string) =>
      call(service.url, 'POST', '/v1/generate', {
        key,
        headers: { 'idempotency-key': idempotencyKey },
        body: GENERATE.request,
      });
    const reused = errorEnvelope('VALIDATION_ERROR', 'idempotency_key_reused');
    const { body } = await enqueue(GENERATE, { 'idempotency-key': 'job-first' });
    expect((await generate('job-first')).body).toEqual(reused);
    expect((await enqueue({ jobs: [GENERATE] }, { 'idempotency-key': 'job-first' })).body).toEqual(reused);
    expect((await enqueue(GENERATE, { 'idempotency-key': 'job-first' })).body).toEqual(body);
    expect((await generate('text-first')).status).toBe(200);
    expect((await enqueue(GENERATE, { 'idempotency-key': 'text-first' })).body).toEqual(reused);
    expect((await get('')).body.meta.total).toBe(1);
  });

  it.each([
    ['a body that is no object', [], 'invalid_type', ''],
    ['no operation', { request: {} }, 'required', 'operation'],
    ['an unknown operation', { operation: 'translate', request: {} }, 'invalid_value', 'operation'],
    ['no request', { operation: 'generate' }, 'required', 'request'],
    ['an unknown field', { ...GENERATE, priority: 1 }, 'unknown_field', 'priority'],
    ['a bad prompt', { operation: 'generate', request: { prompt: 5 } }, 'invalid_type', 'request.prompt'],
    [
      'a stream',
      { operation: 'generate', request: { prompt: 'a', stream: true } },
      'unknown_field',
      'request.stream',
    ],
    ['an empty list', { jobs: [] }, 'too_short', 'jobs'],
    ['101 jobs', { jobs: Array.from({ length: 101 }, () => GENERATE) }, 'too_long', 'jobs'],
    ['a list with other fields', { jobs: [GENERATE], operation: 'generate' }, 'unknown_field', 'operation'],
    [
      'a bad job in a list',
      { jobs: [GENERATE, { operation: 'refine', request: { content: 'a' } }] },
      'required',
      'jobs.1.request.instructions',
    ],
    [
      'an unknown template',
      { operation: 'generate', request: { prompt: 'a', template: 'nope' } },
      'template_not_found',
      'request.template',
    ],
    [
      'an unknown generation',
      {
        operation: 'refine',
        request: { generation_id: `gen_${'0'.repeat(32)}`, instructions: 'Shorten it' },
      },
      'not_found',
      'request.generation_id',
    ],
    [
      'an unknown generation in a list',
      {
        jobs: [
          REFINE,
          {
            operation: 'refine',
            request: { generation_id: `gen_${'0'.repeat(32)}`, instructions: 'Shorten it' },
          },
        ],
      },
      'not_found',
      'jobs.1.request.generation_id',
    ],
    [
      'both a text and a generation',
      { operation: 'refine', request: { generation_id: 'gen_1', content: 'a', instructions: 'b' } },
      'invalid_value',
      'request.content',
    ],
  ])('rejects %s and enqueues nothing', async (_name, body, reason, path) => {
    const response = await enqueue(body);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.body.error).toMatchObject({ reason, details: [expect.objectContaining({ path })] });
    expect((await get('')).body.meta.total).toBe(0);
  });

  it.each([
    [
      'a generation',
      { operation: 'generate', request: { prompt: 5, options: { tone: 'x' } }, priority: 1 },
      ['priority', 'request.prompt', 'request.options.tone'],
    ],
    [
      'a refinement with a stream',
      { operation: 'refine', request: { instructions: 5, stream: true, zzz: 1 } },
      ['request.stream', 'request.instructions', 'request.content', 'request.zzz'],
    ],
    [
      'a list and other fields',
      { jobs: [{ operation: 'generate', request: { prompt: 5 } }, 7], priority: 1 },
      ['priority', 'jobs.0.request.prompt', 'jobs.1'],
    ],
    ['an empty list', { jobs: [], ...GENERATE }, ['operation', 'request', 'jobs']],
    [
      'too many jobs',
      { jobs: Array.from({ length: 101 }, (_, index) => (index === 1 ? { operation: 'x' } : GENERATE)) },
      ['jobs', 'jobs.1.operation', 'jobs.1.request'],
    ],
  ])('names every bad field of %s', async (_name, body, paths) => {
    const { status, body: rejected } = await enqueue(body);
    expect(status).toBe(400);
    expect(rejected.error.details.map(({ path }: any) => path).toSorted()).toEqual(paths.toSorted());
    expect((await get('')).body.meta.total).toBe(0);
  });

  it('rejects a language and instructions that none of the models supports', async () => {
    const drafting = await startApp({ MODELS: 'builtin' }, service.database);
    const french = { ...GENERATE, request: { prompt: 'Bakeries', options: { language: 'fr' } } };
    const asSonnet = { ...REFINE, request: { content: 'Bread.', instructions: 'Turn it into a sonnet' } };
    const draft = (body: object) => call(drafting.url, 'POST', '/v1/jobs', { key, body });
    // The engine is ready then, and reads instructions in time.
    const warm = await call(drafting.url, 'POST', '/v1/refine', { key, body: REFINE.request });
    expect(warm.status).toBe(200);
    const [inFrench, sonnet] = [await draft(french), await draft({ jobs: [REFINE, REFINE, asSonnet] })];
    await drafting.close();
    expect([inFrench.status, inFrench.body.error.reason]).toEqual([400, 'unsupported_language']);
    expect(inFrench.body.error.details).toEqual([
      expect.objectContaining({ path: 'request.options.language' }),
    ]);
    expect([sonnet.status, sonnet.body.error.reason]).toEqual([400, 'unsupported_instructions']);
    expect(sonnet.body.error.message).toMatch(/^None of the instructions can be followed.* It can: /);
    expect(sonnet.body.error.details).toEqual([
      expect.objectContaining({ path: 'jobs.2.request.instructions' }),
    ]);
    expect((await get('')).body.meta.total).toBe(0);
    for (const body of [french, asSonnet]) expect((await enqueue(body)).status).toBe(202);
  });

  it('requires a credential and the scopes of all operations', async () => {
    const anonymous = await enqueue(GENERATE, {}, '');
    expect(anonymous.status).toBe(401);
    expect(anonymous.headers.get('www-authenticate')).toContain('scope="generate"');
    const { secret } = await aKey(service, { scopes: ['generate'] });
    expect((await enqueue(GENERATE, {}, secret)).status).toBe(202);
    const mixed = await enqueue({ jobs: [GENERATE, REFINE] }, {}, secret);
    expect([mixed.status, mixed.body.error.reason]).toEqual([403, 'insufficient_scope']);
    expect(mixed.headers.get('www-authenticate')).toContain('scope="refine"');
    expect(mixed.headers.get('www-authenticate')).toContain('resource_metadata=');
  });

  // Attack: a caller that may not use jobs has the service buffer and parse bodies.
  it('rejects a caller without any of the scopes before it reads the body', async () => {
    const { secret } = await aKey(service, { scopes: ['usage:read'] });
    const { status, body, headers } = await enqueue('{', {}, secret);
    expect([status, body]).toEqual([403, errorEnvelope('FORBIDDEN', 'insufficient_scope')]);
    expect(headers.get('www-authenticate')).toContain('scope="generate"');
  });

  it('counts each job as a request, and none of those that do not fit', async () => {
    await setRequestsPerMinute(5);
    const four = await enqueue({ jobs: [GENERATE, GENERATE, GENERATE, GENERATE] });
    expect([four.status, four.headers.get('x-ratelimit-remaining')]).toEqual([202, '1']);
    const two = await enqueue({ jobs: [GENERATE, GENERATE] });
    expect([two.status, two.body.error.reason]).toEqual([429, 'rate_limited']);
    expect(two.headers.get('x-ratelimit-remaining')).toBe('1');
    const one = await enqueue(GENERATE);
    expect([one.status, one.headers.get('x-ratelimit-remaining')]).toEqual([202, '0']);
  });

  it('says how many requests are left and needed if a later window has room for the jobs', async () => {
    const { secret } = await aKey(service, { requestsPerMinute: 9 });
    expect((await enqueue({ jobs: Array.from({ length: 5 }, () => GENERATE) }, {}, secret)).status).toBe(202);
    const { status, body, headers } = await enqueue(
      { jobs: Array.from({ length: 7 }, () => GENERATE) },
      {},
      secret,
    );
    expect([status, headers.get('x-ratelimit-remaining')]).toEqual([429, '4']);
    expect(body.error.message).toBe(
      'This API key has 4 of 9 requests left in the current window, and this one needs 7. Try again in 30 seconds.',
    );
  });

  it.each([
    { owner: 'account', account: 5, key: null },
    { owner: 'key', account: 1_000, key: 5 },
  ])('rejects more jobs than the rate limit of the $owner admits in a window', async (limits) => {
    const issued = await aKey(service, { requestsPerMinute: limits.key });
    await service.database.query('UPDATE accounts SET requests_per_minute = $1 WHERE id = $2', [
      limits.account,
      issued.apiKey.accountId,
    ]);
    const { status, body, headers } = await enqueue(
      { jobs: Array.from({ length: 6 }, () => GENERATE) },
      {},
      issued.secret,
    );
    expect([status, body]).toEqual([400, errorEnvelope('VALIDATION_ERROR', 'too_long')]);
    expect(body.error.details).toEqual([
      { path: 'jobs', message: expect.stringMatching(/^must have at most 5 jobs: each counts as a request/) },
    ]);
    expect(headers.get('retry-after')).toBeNull();
    expect(
      (await enqueue({ jobs: Array.from({ length: 4 }, () => GENERATE) }, {}, issued.secret)).status,
    ).toBe(202);
  });
});

describe('a job', () => {
  it('fails with the error that the request would have had', async () => {
    upstream.behaviour = 'filtered';
    const { body } = await enqueue(GENERATE);
    expect(await finished(body.data.id)).toMatchObject({
      status: 'failed',
      result: null,
      error: { code: 'VALIDATION_ERROR', reason: 'content_filtered', message: expect.any(String) },
    });
  });

  it('names the monthly limit that it exceeds in the details of its error', async () => {
    await service.database.query('UPDATE accounts SET tokens_per_month = 1 WHERE id = $1', [accountId]);
    const { body, headers } = await enqueue(GENERATE);
    expect((await finished(body.data.id)).error).toEqual({
      code: 'FORBIDDEN',
      reason: 'quota_exhausted',
      message: expect.any(String),
      request_id: headers.get('x-request-id'),
      details: [{ path: 'account.tokens_per_month', message: expect.any(String) }],
    });
  });

  it('waits while only what running calls have reserved leaves it too little', async () => {
    const { apiKey, secret } = await aKey(service, { accountId, tokensPerMonth: 3_000 });
    upstream.behaviour = 'held';
    const request = { prompt: 'bakeries', options: { length: 'short' } };
    const jobs = Array.from({ length: 8 }, () => ({ operation: 'generate', request }));
    const { body } = await enqueue({ jobs }, {}, secret);
    const begun =
      'SELECT count(*)::int AS count, sum(attempts)::int AS attempts FROM jobs WHERE account_id = $1 AND started_at IS NOT NULL';
    await eventually(async () => {
      const running = upstream.live;
      expect(running).toBeGreaterThan(0);
      expect(running).toBeLessThan(jobs.length);
      // The others are shown as waiting, not as running or tried.
      expect(await service.database.query(begun, [accountId])).toEqual([
        { count: running, attempts: running },
      ]);
    });
    upstream.behaviour = 'ok';
    upstream.release();
    for (const { id } of body.data)
      expect(await finished(id, secret)).toMatchObject({ status: 'succeeded', attempts: 1 });
    const [usage] = await service.database.query(
      'SELECT sum(errors)::int AS errors FROM usage_days WHERE credential_id = $1',
      [apiKey.id],
    );
    expect(usage).toEqual({ errors: 0 });
  });

  it('fails if its key was revoked before it ran', async () => {
    await service.database.query('UPDATE accounts SET concurrency = 1 WHERE id = $1', [accountId]);
    const { secret, apiKey } = await aKey(service, { accountId });
    upstream.behaviour = 'held';
    const { body } = await enqueue({ jobs: [GENERATE, GENERATE] }, {}, secret);
    await eventually(async () => expect(upstream.requests).toHaveLength(1));
    await service.app.get(ApiKeysService).revoke(apiKey.id, 'a test');
    upstream.release();
    const jobs = await Promise.all(body.data.map(({ id }: any) => finished(id)));
    expect(upstream.requests).toHaveLength(1);
    expect(jobs.map(({ status, error }) => [status, error?.reason]).toSorted()).toEqual([
      ['failed', 'invalid_credential'],
      ['succeeded', undefined],
    ]);
  });

  it('is hidden from other accounts', async () => {
    const { body } = await enqueue(GENERATE);
    const other = await aKey(service);
    const response = await get(`/${body.data.id}`, other.secret);
    expect([response.status, response.body]).toEqual([404, errorEnvelope('NOT_FOUND', 'not_found')]);
    expect((await cancel(body.data.id, other.secret)).status).toBe(404);
    expect((await get('', other.secret)).body.meta.total).toBe(0);
  });

  it('takes a slot under the concurrency limit while it runs', async () => {
    await service.database.query('UPDATE accounts SET concurrency = 1 WHERE id = $1', [accountId]);
    const fresh = await aKey(service, { accountId });
    upstream.behaviour = 'held';
    const { body } = await enqueue({ jobs: [GENERATE, GENERATE] }, {}, fresh.secret);
    await eventually(async () => expect(upstream.requests).toHaveLength(1));
    const direct = await call(service.url, 'POST', '/v1/generate', {
      key: fresh.secret,
      body: { prompt: 'a' },
    });
    expect(direct.body.error.reason).toBe('concurrency_limited');
    upstream.behaviour = 'ok';
    upstream.release();
    for (const { id } of body.data) expect((await finished(id, fresh.secret)).status).toBe('succeeded');
  });

  it('writes an event when it ends', async () => {
    const subscribe = {
      url: 'https://example.com/hooks',
      events: ['job.succeeded', 'job.failed', 'job.cancelled'],
    };
    const endpoint = await call(service.url, 'POST', '/v1/webhooks', { key, body: subscribe });
    expect(endpoint.status).toBe(200);
    const { body: succeeded } = await enqueue(GENERATE);
    const { result } = await finished(succeeded.data.id);
    upstream.behaviour = 'filtered';
    const { body: failed } = await enqueue(GENERATE);
    await finished(failed.data.id);
    upstream.reset();
    const cancelled = await aRunningJob();
    await cancel(cancelled);
    const events = await service.database.query(
      `SELECT type, data ->> 'id' AS id, data ->> 'status' AS status, replace(generation_id::text, '-', '') AS generation
         FROM events WHERE account_id = $1 ORDER BY seq`,
      [accountId],
    );
    expect(events).toEqual([
      { type: 'job.succeeded', id: succeeded.data.id, status: 'succeeded', generation: result.id.slice(4) },
      { type: 'job.failed', id: failed.data.id, status: 'failed', generation: null },
      { type: 'job.cancelled', id: cancelled, status: 'cancelled', generation: null },
    ]);
  });

  it('is deleted seven days after its end, and its generation stays', async () => {
    const { body } = await enqueue(GENERATE);
    const { result } = await finished(body.data.id);
    await service.database.query("UPDATE jobs SET expires_at = expires_at - interval '7 days 1 minute'");
    await service.app.get(Janitor).cleanUp();
    expect((await get(`/${body.data.id}`)).status).toBe(404);
    expect((await call(service.url, 'GET', `/v1/generations/${result.id}`, { key })).status).toBe(200);
  });
});

describe('POST /v1/jobs/:id/cancel', () => {
  it('cancels a running job and ends its model call', async () => {
    const id = await aRunningJob();
    expect((await get(`/${id}`)).headers.get('retry-after')).toBe('1');
    const { status, body } = await cancel(id);
    expect([status, body.data.status]).toEqual([200, 'cancelled']);
    await eventually(async () => expect(upstream.aborted).toBe(1));
    expect(await finished(id)).toMatchObject({ status: 'cancelled', result: null });
  });

  it('charges what a running job has sent to its model', async () => {
    await cancel(await aRunningJob());
    await eventually(async () => {
      const { body } = await call(service.url, 'GET', '/v1/generations', { key });
      expect(body.data).toMatchObject([{ finish_reason: 'cancelled', content: '' }]);
      const sql =
        'SELECT tokens::int AS used, reserved_tokens::int AS reserved FROM usage_months WHERE account_id = $1';
      const counted = await service.database.query(sql, [accountId]);
      expect(body.data[0].tokens_used).toBeGreaterThan(0);
      expect(counted).toEqual([{ used: body.data[0].tokens_used, reserved: 0 }]);
    });
  });

  it('never ends a job before it started', async () => {
    const id = await aRunningJob();
    const later = new Date(Date.now() + 60_000).toISOString();
    await service.database.query('UPDATE jobs SET started_at = $1 WHERE id = $2', [later, parseJobId(id)]);
    const { started_at, finished_at } = (await cancel(id)).body.data;
    expect([started_at, finished_at]).toEqual([later, later]);
  });

  it('cancels a waiting job, which then never runs', async () => {
    await service.database.query('UPDATE accounts SET concurrency = 1 WHERE id = $1', [accountId]);
    const { secret } = await aKey(service, { accountId });
    upstream.behaviour = 'held';
    const { body } = await enqueue({ jobs: [GENERATE, GENERATE] }, {}, secret);
    await eventually(async () => expect(upstream.requests).toHaveLength(1));
    const jobs = await Promise.all(body.data.map(async ({ id }: any) => (await get(`/${id}`)).body.data));
    const waiting = jobs.find(({ status }) => status === 'queued');
    expect((await cancel(waiting.id)).body.data.status).toBe('cancelled');
    upstream.release();
    await finished(jobs.find(({ status }) => status === 'running').id);
    expect(upstream.requests).toHaveLength(1);
  });

  it('rejects a finished job', async () => {
    const { body } = await enqueue(GENERATE);
    await finished(body.data.id);
    expect((await cancel(body.data.id)).body).toEqual(errorEnvelope('VALIDATION_ERROR', 'job_finished'));
  });
});

describe('GET /v1/jobs', () => {
  it('lists newest first, by status and operation, in pages', async () => {
    const { body } = await enqueue({ jobs: [GENERATE, REFINE, GENERATE] });
    const ids: string[] = body.data.map(({ id }: any) => id);
    for (const id of ids) await finished(id);
    const list = async (query: string) => (await get(query)).body;
    expect((await list('')).data.map(({ id }: any) => id)).toEqual(ids.toReversed());
    expect((await list('?operation=refine')).data.map(({ id }: any) => id)).toEqual([ids[1]]);
    expect((await list('?status=queued')).data).toEqual([]);
    expect((await list('?limit=1&page=2')).data.map(({ id }: any) => id)).toEqual([ids[1]]);
    expect((await list('?status=done')).error).toMatchObject({ reason: 'invalid_value' });
  });

  it('shows the operations whose scope the caller has', async () => {
    const { body } = await enqueue({ jobs: [GENERATE, REFINE] });
    const { secret } = await aKey(service, { accountId, scopes: ['refine'] });
    const { body: list } = await get('', secret);
    expect(list.data.map(({ id }: any) => id)).toEqual([body.data[1].id]);
    expect((await get(`/${body.data[0].id}`, secret)).status).toBe(404);
    const { secret: neither } = await aKey(service, { accountId, scopes: ['usage:read'] });
    expect((await get('', neither)).status).toBe(403);
  });
});

describe('the jobs of several accounts', () => {
  const JOBS = 48;

  it.each([2, 5])(
    'share the processes evenly, and another account is served next: %i heavy ones',
    async (count) => {
      upstream.behaviour = 'held';
      const heavy = await Promise.all(Array.from({ length: count }, () => aKey(service)));
      const light = await aKey(service);
      await service.database.query('UPDATE accounts SET requests_per_minute = 1000, concurrency = 1000');
      const jobsOf = (name: string, jobs: number) => ({
        jobs: Array.from({ length: jobs }, () => ({ operation: 'generate', request: { prompt: name } })),
      });
      for (const [index, { secret }] of heavy.entries())
        expect((await enqueue(jobsOf(`heavy-${index}`, JOBS), {}, secret)).status).toBe(202);
      await eventually(async () => expect(upstream.live).toBe(16));
      expect((await enqueue(jobsOf('light', 1), {}, light.secret)).status).toBe(202);
      await eventually(async () => {
        upstream.release();
        expect(upstream.requests).toHaveLength(count * JOBS + 1);
      });
      const order = upstream.requests.map(({ body }) => /heavy-\d|light/.exec(JSON.stringify(body))![0]);
      // Those that ran already, those that were fetched as they ended, and those that overtook it between two statements.
      expect(order.indexOf('light')).toBeLessThan(3 * 16);
      const firstHalf = order.slice(0, (count * JOBS) / 2);
      const served = heavy.map((_key, index) => firstHalf.filter((name) => name === `heavy-${index}`).length);
      expect(Math.max(...served) - Math.min(...served)).toBeLessThanOrEqual(16);
    },
  );
});
