import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { AccountDeletion } from '../../src/account-lifecycle/account-deletion.js';
import { AccountsService } from '../../src/accounts/accounts.service.js';
import { ModelsService } from '../../src/models/models.service.js';
import { checkNewModel } from '../../src/models/new-model.js';
import { startApp, type TestApp } from '../support/app.js';
import { endHeartbeats } from '../support/end-heartbeats.js';
import { eventually } from '../support/eventually.js';
import { aKey, anAccount } from '../support/factories.js';
import { FakeModelServer } from '../support/fake-model-server.js';
import { call } from '../support/http.js';

let upstream: FakeModelServer;
let service: TestApp;
let account: Awaited<ReturnType<typeof anAccount>>;
let key: string;

beforeAll(async () => {
  upstream = await FakeModelServer.start();
  service = await startApp({
    MODELS: 'openai:test-model',
    OPENAI_BASE_URL: upstream.baseUrl('openai'),
    JOBS: 'on',
  });
});
afterAll(async () => {
  upstream.release();
  await service.close();
  await upstream.close();
});
beforeEach(async () => {
  upstream.reset();
  account = await anAccount(service);
  await limit(1_000);
  key = (await aKey(service, { accountId: account.id })).secret;
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

const limit = (concurrency: number) =>
  service.database.query(
    'UPDATE accounts SET requests_per_minute = 1000000, concurrency = $1 WHERE id = $2',
    [concurrency, account.id],
  );
const jobs = (path: string, method = 'GET', body?: object) =>
  call(service.url, method, `/v1/jobs${path}`, { key, ...(body && { body }) });

async function enqueue(...requests: object[]): Promise<string[]> {
  const { status, body } = await jobs('', 'POST', { jobs: requests });
  expect(status).toBe(202);
  return body.data.map(({ id }: { id: string }) => id);
}

/** Enqueues jobs of which one is at the model and the others wait. */
async function aRunningAndWaitingJobs(...waiting: object[]): Promise<string[]> {
  await limit(1);
  key = (await aKey(service, { accountId: account.id })).secret;
  upstream.behaviour = 'held';
  const [running] = await enqueue(GENERATE);
  await eventually(async () => expect(upstream.live).toBe(1));
  return [running!, ...(await enqueue(...waiting))];
}

/** How the jobs of the account ended, and the number of its texts. */
async function outcome(): Promise<{ ended: string[]; texts: number }> {
  return eventually(async () => {
    upstream.release();
    const rows = await service.database.query<{ ended: string; isOpen: boolean }>(
      `SELECT concat_ws(' ', status, error ->> 'reason') AS ended, finished_at IS NULL AS "isOpen"
         FROM jobs WHERE account_id = $1 ORDER BY id`,
      [account.id],
    );
    expect(rows.filter(({ isOpen }) => isOpen)).toEqual([]);
    const texts = await service.database.query('SELECT FROM generations WHERE account_id = $1', [account.id]);
    return { ended: rows.map(({ ended }) => ended), texts: texts.length };
  });
}

/** The entries of the queue that have not ended. */
const queued = () =>
  service.database.query("SELECT FROM pgboss.job WHERE state IN ('created', 'retry', 'active')");

describe('a job that waits while something changes', () => {
  it('fails where the account of its key is suspended', async () => {
    await aRunningAndWaitingJobs(GENERATE, GENERATE);
    await service.app.get(AccountsService).setSuspended(account, true);
    const { ended } = await outcome();
    expect(ended.slice(1)).toEqual(['failed account_suspended', 'failed account_suspended']);
    expect(upstream.requests).toHaveLength(1);
  });

  it('is deleted with its account, also from the queue, and stores nothing', async () => {
    await aRunningAndWaitingJobs(GENERATE, GENERATE);
    await service.app.get(AccountDeletion).delete(account);
    expect(await outcome()).toEqual({ ended: [], texts: 0 });
    // The entry of the running job is found by its missing heartbeat.
    await endHeartbeats(service.database);
    await eventually(async () => expect(await queued()).toEqual([]));
    expect(upstream.requests).toHaveLength(1);
  });

  it('fails where its model is removed', async () => {
    const spare = { provider: 'openai', name: 'spare', baseUrl: upstream.baseUrl('openai') };
    const { id } = await service.app.get(ModelsService).add(checkNewModel(spare, 'USD'));
    const named = { ...GENERATE, request: { ...GENERATE.request, model: id } };
    await enqueue(named);
    await outcome();
    const [, waiting] = await aRunningAndWaitingJobs(named);
    await service.app.get(ModelsService).remove(id);
    await outcome();
    expect((await jobs(`/${waiting}`)).body.data).toMatchObject({
      status: 'failed',
      error: { code: 'NOT_FOUND', reason: 'model_not_found' },
    });
  });
});

describe('a job that is cancelled in the moment it ends', () => {
  it('has one outcome, which does not change, and one event', async () => {
    const endpoint = {
      url: 'https://example.com/hooks',
      events: ['job.succeeded', 'job.failed', 'job.cancelled'],
    };
    expect((await call(service.url, 'POST', '/v1/webhooks', { key, body: endpoint })).status).toBe(200);
    upstream.behaviour = 'held';
    const ids = await enqueue(...Array.from({ length: 16 }, () => GENERATE));
    await eventually(async () => expect(upstream.live).toBe(16));
    upstream.release();
    const cancelled = await Promise.all(ids.map((id) => jobs(`/${id}/cancel`, 'POST')));
    await outcome();
    const ended = await Promise.all(ids.map(async (id) => (await jobs(`/${id}`)).body.data));
    expect(ended.map(({ status }) => status)).toEqual(
      cancelled.map(({ status, body }) => {
        if (status === 200) return 'cancelled';
        expect(body.error.reason).toBe('job_finished');
        return 'succeeded';
      }),
    );
    expect(ended.map(({ status, result }) => (status === 'succeeded') === (result !== null))).not.toContain(
      false,
    );
    const events = await service.database.query(
      `SELECT data ->> 'id' AS id, type FROM events WHERE account_id = $1 ORDER BY id`,
      [account.id],
    );
    expect(events.toSorted((a: any, b: any) => a.id.localeCompare(b.id))).toEqual(
      ended
        .map(({ id, status }) => ({ id, type: `job.${status}` }))
        .toSorted((a, b) => a.id.localeCompare(b.id)),
    );
  });
});

describe('a cancelled job', () => {
  it('stores no text any more', async () => {
    const body = { url: 'https://example.com/hooks', events: ['generation.completed', 'job.cancelled'] };
    expect((await call(service.url, 'POST', '/v1/webhooks', { key, body })).status).toBe(200);
    upstream.behaviour = 'held';
    const ids = await enqueue(...Array.from({ length: 16 }, () => GENERATE));
    await eventually(async () => expect(upstream.live).toBe(16));
    const cancelled = Promise.all(ids.map((id) => jobs(`/${id}/cancel`, 'POST')));
    upstream.release();
    await cancelled;
    await outcome();
    // A text that was stored is that of a job, and its event precedes that of the cancelled job.
    const late = await service.database.query(
      `SELECT stored.id, stored.finish_reason FROM generations AS stored
        WHERE stored.account_id = $1 AND stored.finish_reason <> 'cancelled' AND NOT EXISTS (
          SELECT FROM jobs
            LEFT JOIN events AS completed
              ON completed.type = 'generation.completed' AND completed.generation_id = stored.id
            LEFT JOIN events AS ended
              ON ended.type = 'job.cancelled' AND ended.data ->> 'id' = 'job_' || replace(jobs.id::text, '-', '')
           WHERE jobs.generation_id = stored.id AND (ended.seq IS NULL OR completed.seq < ended.seq))`,
      [account.id],
    );
    expect(late).toEqual([]);
  });
});

describe('a job that is cancelled after its text was stored', () => {
  it('is linked to the text', async () => {
    upstream.behaviour = 'held';
    const [id] = await enqueue(GENERATE);
    await eventually(async () => expect(upstream.live).toBe(1));
    const texts = () =>
      service.database.query('SELECT id FROM generations WHERE account_id = $1', [account.id]);
    // Holds the job until its text is stored.
    const holder = new Client({ connectionString: service.database.url });
    await holder.connect();
    try {
      await holder.query('BEGIN');
      await holder.query("UPDATE jobs SET status = 'cancelled', finished_at = now() WHERE account_id = $1", [
        account.id,
      ]);
      upstream.release();
      await eventually(async () => expect(await texts()).toHaveLength(1));
      await holder.query(
        'DELETE FROM pgboss.job WHERE id IN (SELECT queue_id FROM jobs WHERE account_id = $1)',
        [account.id],
      );
      await holder.query('COMMIT');
    } finally {
      await holder.end();
    }
    await eventually(async () => {
      const linked = await service.database.query(
        'SELECT generation_id AS id FROM jobs WHERE account_id = $1',
        [account.id],
      );
      expect(linked).toEqual(await texts());
    });
    expect((await jobs(`/${id}`)).body.data).toMatchObject({ status: 'cancelled', result: null });
  });
});

describe('a large request', () => {
  /** A request of the given size in bytes; spaces between its tokens do not count as text. */
  function ofSize(bytes: number, ...requests: object[]): string {
    const text = JSON.stringify({ jobs: requests });
    return `${text.slice(0, -1)}${' '.repeat(bytes - Buffer.byteLength(text))}}`;
  }

  const post = async (body: string) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const response = await fetch(`${service.url}/v1/jobs`, { method: 'POST', headers, body });
    return { status: response.status, body: (await response.json()) as any };
  };

  it('is accepted with exactly 1 MiB, and rejected with a byte more', async () => {
    const large = {
      operation: 'refine',
      request: { content: 'a'.repeat(100_000), instructions: 'Fix the grammar' },
    };
    const requests = Array.from({ length: 10 }, () => large);
    expect((await post(ofSize(1_048_576, ...requests))).status).toBe(202);
    const tooLarge = await post(ofSize(1_048_577, ...requests));
    expect([tooLarge.status, tooLarge.body.error.reason]).toEqual([400, 'body_too_large']);
    expect((await jobs('')).body.meta.total).toBe(10);
  });

  it('enqueues none of 100 jobs of which one is bad, and names it', async () => {
    const requests = Array.from({ length: 100 }, (_, index) =>
      index === 57
        ? { operation: 'generate', request: { prompt: 'a', options: { length: 'endless' } } }
        : GENERATE,
    );
    const { status, body } = await jobs('', 'POST', { jobs: requests });
    expect(status).toBe(400);
    expect(body.error.details).toEqual([expect.objectContaining({ path: 'jobs.57.request.options.length' })]);
    expect((await jobs('')).body.meta.total).toBe(0);
    expect(await queued()).toEqual([]);
  });
});
