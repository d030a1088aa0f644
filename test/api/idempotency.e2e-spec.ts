import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { Idempotency } from '../../src/generation/idempotency.js';
import { ModelsService } from '../../src/models/models.service.js';
import { checkNewModel } from '../../src/models/new-model.js';
import { startApp, type TestApp } from '../support/app.js';
import { readEvents } from '../support/event-stream.js';
import { eventually } from '../support/eventually.js';
import { aKey, anAccount } from '../support/factories.js';
import { FakeModelServer } from '../support/fake-model-server.js';
import { call, callAndHangUp, errorEnvelope } from '../support/http.js';
import { TEXT } from '../support/model-behaviours.js';
import { hearStatements } from '../support/statements.js';

let upstream: FakeModelServer;
let service: TestApp;
/** Another process on the same database, as far as idempotency is concerned. */
let other: TestApp;
let accountId: string;
let key: string;
let count = 0;

beforeAll(async () => {
  upstream = await FakeModelServer.start();
  service = await startApp(environment());
  other = await startApp(environment(), service.database);
  accountId = (await anAccount(service)).id;
  await service.database.query('UPDATE accounts SET requests_per_minute = 100000, concurrency = 1000');
  key = (await aKey(service, { accountId })).secret;
});
afterAll(async () => {
  await other.close();
  await service.close();
  await upstream.close();
});
beforeEach(() => upstream.reset());

const environment = () => ({
  MODELS: 'openai:test-model',
  OPENAI_BASE_URL: upstream.baseUrl('openai'),
  MODEL_DEADLINE_MS: '3000',
});

const newKey = () => `key-${(count += 1)}`;
const BODY = { prompt: 'bakeries', options: { tone: 'friendly' } };

function generate(idempotencyKey: string, body: unknown = BODY, at = service, secret = key) {
  return call(at.url, 'POST', '/v1/generate', {
    key: secret,
    body,
    headers: { 'idempotency-key': idempotencyKey },
  });
}

function generateAndHangUp(idempotencyKey: string, signal: AbortSignal, at = service) {
  const headers = { 'idempotency-key': idempotencyKey };
  return callAndHangUp(at.url, 'POST', '/v1/generate', { key, body: BODY, headers, signal });
}

const stateOf = (idempotencyKey: string) =>
  service.database.query<{ generation_id: string | null }>(
    'SELECT generation_id FROM idempotency_keys WHERE key = $1',
    [idempotencyKey],
  );

describe('a retry with the same Idempotency-Key', () => {
  it('returns the same record, marked as replayed, without calling the model', async () => {
    const name = newKey();
    const first = await generate(name);
    const second = await generate(name, {
      options: { tone: 'FRIENDLY' },
      prompt: ' bakeries ',
      template: 'general',
    });
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(upstream.requests).toHaveLength(1);
  });

  it('counts as a request, not as tokens', async () => {
    const own = await aKey(service);
    const name = newKey();
    const { body, headers } = await generate(name, BODY, service, own.secret);
    const replay = await generate(name, BODY, service, own.secret);
    expect(
      Number(headers.get('x-ratelimit-remaining')) - Number(replay.headers.get('x-ratelimit-remaining')),
    ).toBe(1);
    const me = await call(service.url, 'GET', '/v1/me', { key: own.secret });
    expect(me.body.data.limits.tokens_used).toBe(body.data.tokens_used);
  });

  it('streams the stored text if the first request was streamed', async () => {
    const open = (idempotencyKey: string) =>
      fetch(`${service.url}/v1/generate`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          'idempotency-key': idempotencyKey,
        },
        body: JSON.stringify({ ...BODY, stream: true }),
      });
    const name = newKey();
    const first = await readEvents(await open(name));
    const replay = await open(name);
    expect(replay.headers.get('idempotent-replayed')).toBe('true');
    const events = await readEvents(replay);
    expect(events[0]).toEqual(first[0]);
    expect(events.at(-1)).toEqual(first.at(-1));
    expect(upstream.requests).toHaveLength(1);
  });

  it('waits for a running first request and returns the same response, in this process and in another', async () => {
    const name = newKey();
    upstream.reset('paced');
    const responses = await Promise.all([
      generate(name),
      generate(name),
      generate(name, BODY, other),
      generate(name, BODY, other),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(responses.map(({ body }) => body.data.id)).size).toBe(1);
    expect(responses.filter(({ headers }) => headers.get('idempotent-replayed') === 'true')).toHaveLength(3);
    expect(upstream.requests).toHaveLength(1);
  });

  it('gets the full text after the first client disconnected', async () => {
    const name = newKey();
    upstream.reset('paced');
    await generateAndHangUp(name, AbortSignal.timeout(20));
    const { status, body } = await generate(name, BODY, other);
    expect([status, body.data.content, body.data.finish_reason]).toEqual([200, TEXT, 'stop']);
    expect(upstream.requests).toHaveLength(1);
  });

  it('runs again after a failure, which released the key', async () => {
    const name = newKey();
    upstream.reset('status:400');
    expect((await generate(name)).status).toBe(500);
    expect(await stateOf(name)).toEqual([]);
    upstream.reset();
    const { status, headers } = await generate(name);
    expect([status, headers.get('idempotent-replayed')]).toEqual([200, null]);
  });

  it('takes over from a process that exited, once its lease has expired', async () => {
    const name = newKey();
    await generate(name);
    // As a crash leaves it: claimed, unfinished, by a process that is gone.
    await service.database.query(
      `UPDATE idempotency_keys SET generation_id = NULL, claim = gen_random_uuid(),
              lease_expires_at = now() + interval '300 milliseconds' WHERE key = $1`,
      [name],
    );
    upstream.reset();
    expect((await generate(name)).status).toBe(200);
    expect(upstream.requests).toHaveLength(1);
  });

  it('gets Retry-After if the first request runs beyond the deadline', async () => {
    const name = newKey();
    await generate(name);
    await service.database.query(
      `UPDATE idempotency_keys SET generation_id = NULL, claim = gen_random_uuid(),
              lease_expires_at = now() + interval '1 minute' WHERE key = $1`,
      [name],
    );
    const { status, body, headers } = await generate(name);
    expect(status).toBe(429);
    expect(body).toEqual(errorEnvelope('RATE_LIMIT_EXCEEDED', 'idempotency_in_progress'));
    expect(headers.get('retry-after')).toBe('1');
  });

  it('returns the record even if the text that it refines has been deleted', async () => {
    const { id } = (await generate(newKey())).body.data;
    const name = newKey();
    const refine = (idempotencyKey: string) =>
      call(service.url, 'POST', '/v1/refine', {
        key,
        body: { generation_id: id, instructions: 'Fix the grammar' },
        headers: { 'idempotency-key': idempotencyKey },
      });
    const first = await refine(name);
    expect(first.status).toBe(200);
    await call(service.url, 'DELETE', `/v1/generations/${id}`, { key });
    const second = await refine(name);
    expect([second.status, second.body.data.id]).toEqual([200, first.body.data.id]);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    const other = await refine(newKey());
    expect([other.status, other.body]).toEqual([404, errorEnvelope('NOT_FOUND', 'not_found')]);
  });

  it('returns the record even if its model has been removed', async () => {
    const model = { provider: 'openai', name: 'spare', baseUrl: upstream.baseUrl('openai') };
    await service.app.get(ModelsService).add(checkNewModel(model, 'USD'));
    const body = { ...BODY, model: 'openai:spare' };
    const name = newKey();
    const first = await generate(name, body);
    expect(first.status).toBe(200);
    await service.app.get(ModelsService).remove('openai:spare');
    const second = await generate(name, body);
    expect([second.status, second.body.data.id]).toEqual([200, first.body.data.id]);
    const unused = newKey();
    const other = await generate(unused, body);
    expect([other.status, other.body]).toEqual([404, errorEnvelope('NOT_FOUND', 'model_not_found')]);
    // The key of a request that names something missing is free.
    expect((await generate(unused)).status).toBe(200);
  });

  it('is a new request after 24 hours, and after the record was deleted', async () => {
    const name = newKey();
    const first = await generate(name);
    await service.database.query(
      "UPDATE idempotency_keys SET expires_at = now() - interval '1 second' WHERE key = $1",
      [name],
    );
    const second = await generate(name);
    expect(second.body.data.id).not.toBe(first.body.data.id);
    await call(service.url, 'DELETE', `/v1/generations/${second.body.data.id}`, { key });
    expect((await generate(name)).body.data.id).not.toBe(second.body.data.id);
  });
});

describe('an Idempotency-Key', () => {
  it('is rejected for another body or path, even while the first request runs', async () => {
    const name = newKey();
    upstream.reset('paced');
    const running = generate(name);
    await eventually(async () => expect(await stateOf(name)).toHaveLength(1));
    for (const response of [
      await generate(name, { ...BODY, prompt: 'other' }),
      await call(service.url, 'POST', '/v1/refine', {
        key,
        body: { content: 'x', instructions: 'y' },
        headers: { 'idempotency-key': name },
      }),
    ]) {
      expect(response.status).toBe(400);
      expect(response.body).toEqual(errorEnvelope('VALIDATION_ERROR', 'idempotency_key_reused'));
    }
    expect((await running).status).toBe(200);
  });

  it('is scoped to the account: shared by its keys, not by other accounts', async () => {
    const name = newKey();
    const first = await generate(name);
    const sibling = await aKey(service, { accountId });
    expect((await generate(name, BODY, service, sibling.secret)).body.data.id).toBe(first.body.data.id);
    const stranger = await aKey(service);
    expect((await generate(name, BODY, service, stranger.secret)).body.data.id).not.toBe(first.body.data.id);
  });

  it.each(['', 'a b', 'x'.repeat(256), 'tab\there', 'é'])('is rejected as "%s"', async (name) => {
    const { status, body } = await generate(name);
    expect(status).toBe(400);
    expect(body).toEqual(errorEnvelope('VALIDATION_ERROR', 'idempotency_key_invalid'));
  });

  it('is rejected before the body is validated', async () => {
    const { body } = await generate('a b', {});
    expect(body).toEqual(errorEnvelope('VALIDATION_ERROR', 'idempotency_key_invalid'));
  });

  it('can have 255 characters', async () => {
    expect((await generate('x'.repeat(255))).status).toBe(200);
  });

  it('does not make an invalid request succeed, and is not used up by one', async () => {
    const name = newKey();
    expect((await generate(name, {})).status).toBe(400);
    expect(await stateOf(name)).toEqual([]);
    expect((await generate(name)).status).toBe(200);
  });
});

describe('claims in the database', () => {
  let statements: ReturnType<typeof hearStatements>;
  beforeEach(() => {
    statements = hearStatements();
  });
  afterEach(() => statements.stop());

  const takeClaims = () =>
    statements.take().filter(({ text }) => text.includes('INSERT INTO idempotency_keys'));

  it('are inserted in one statement for many requests', async () => {
    const names = Array.from({ length: 12 }, newKey);
    const claims: ReturnType<typeof takeClaims> = [];
    const sent = () => {
      claims.push(...takeClaims());
      return claims.flatMap(({ values }) => values[2]);
    };
    const queue = service.app.get(Idempotency)['claims'];
    const blocker = new Client({ connectionString: service.database.url });
    await blocker.connect();
    // No claim is made while the table is locked: those that come wait behind the first statement.
    await blocker.query('BEGIN; LOCK TABLE idempotency_keys IN SHARE ROW EXCLUSIVE MODE');
    const responses = Promise.all(names.map((name) => generate(name)));
    await eventually(async () => expect(sent().length + queue.depth).toBe(names.length));
    await blocker.end();
    expect((await responses).every(({ status }) => status === 200)).toBe(true);
    expect(sent().sort()).toEqual(names.sort());
    expect(claims.length).toBeLessThanOrEqual(2);
  });

  it('are no longer polled for retries whose client disconnected', async () => {
    const patient = await startApp({ ...environment(), MODEL_DEADLINE_MS: '60000' }, service.database);
    try {
      const [left, kept] = [newKey(), newKey()];
      upstream.reset('held');
      const running = [left, kept].map((name) => generate(name, BODY, patient));
      for (const name of [left, kept])
        await eventually(async () => expect(await stateOf(name)).toHaveLength(1));
      statements.take();
      const hangUp = new AbortController();
      const waiting = Array.from({ length: 20 }, () => generateAndHangUp(left, hangUp.signal, patient));
      const stays = generate(kept, BODY, patient);
      const polls = new Map([left, kept].map((name) => [name, 0]));
      const hear = () => {
        for (const { text, values } of statements.take())
          for (const name of text.includes('INSERT') ? [] : [left, kept])
            if (values.flat().includes(name)) polls.set(name, polls.get(name)! + 1);
        return polls;
      };
      for (const name of [left, kept])
        await eventually(async () => expect(hear().get(name)).toBeGreaterThan(1));
      const hungUp = () => patient.logLines.filter((line) => line.includes('"aborted":true')).length;
      hangUp.abort();
      await Promise.all(waiting);
      await eventually(async () => expect(hungUp()).toBe(20));
      const before = new Map(hear());
      // One who still waited would ask as often as the one who does.
      await eventually(async () => expect(hear().get(kept)).toBeGreaterThan(before.get(kept)! + 7));
      expect(polls.get(left)! - before.get(left)!).toBeLessThan(4);
      upstream.release();
      expect((await Promise.all([...running, stays])).map(({ status }) => status)).toEqual([200, 200, 200]);
    } finally {
      await patient.close();
    }
  });
});
