import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { toJobId } from '../../src/jobs/job-id.js';
import { startApp, type TestApp } from '../support/app.js';
import { Person, textOf } from '../support/dashboard.js';
import { eventually } from '../support/eventually.js';
import { aKey } from '../support/factories.js';
import { FakeModelServer } from '../support/fake-model-server.js';
import { call } from '../support/http.js';
import { TEXT } from '../support/model-behaviours.js';

let upstream: FakeModelServer;
let service: TestApp;
let person: Person;
let key: string;

beforeAll(async () => {
  upstream = await FakeModelServer.start();
  const models = { MODELS: 'openai:test-model', OPENAI_BASE_URL: upstream.baseUrl('openai') };
  service = await startApp({ ...models, JOBS: 'on' });
});
beforeEach(async () => {
  upstream.reset();
  person = await Person.signIn(service);
  ({ secret: key } = await aKey(service, { accountId: person.account.id, name: 'batch <key>' }));
});
afterAll(async () => {
  upstream.release();
  await service.close();
  await upstream.close();
});

/** Enqueues jobs and returns their ids. */
async function enqueue(...jobs: object[]): Promise<string[]> {
  const { status, body } = await call(service.url, 'POST', '/v1/jobs', { key, body: { jobs } });
  expect(status).toBe(202);
  return body.data.map(({ id }: { id: string }) => id);
}
const generate = (prompt: string) => ({ operation: 'generate', request: { prompt } });

/** Waits until a job has this status, and returns its page. */
async function pageWith(id: string, status: string) {
  return eventually(async () => {
    const page = await person.open(`/jobs/${id}`);
    expect(textOf(page)).toContain(`Status ${status}`);
    return page;
  });
}

describe('the Jobs page', () => {
  it('lists the jobs of the account by status and operation, and leads to their texts', async () => {
    expect(textOf(await person.open('/jobs'))).toContain('There are no jobs.');
    const refine = { operation: 'refine', request: { content: 'Their here.', instructions: 'Fix it' } };
    const [done, refined] = await enqueue(generate('a <b>bakery</b>'), refine);
    const page = await pageWith(done!, 'succeeded');
    expect(textOf(page)).toMatch(/Enqueued by batch <key> Attempts 1 .*"prompt": "a <b>bakery<\/b>"/);
    const text = /href="(\/history\/[^"]+)"/.exec(page.html)![1]!;
    expect(textOf(await person.open(text))).toContain(TEXT);
    await pageWith(refined!, 'succeeded');
    expect(textOf(page)).toContain('its text is kept');
    const idsIn = async (query: string) =>
      (await person.open(`/jobs${query}`)).html.match(/(?<=href="\/jobs\/)job_[0-9a-f]{32}/g) ?? [];
    expect(textOf(await person.open('/jobs'))).toContain(`Generate ${done} ${TEXT.slice(0, 20)}`);
    expect(await idsIn('')).toEqual([refined, done]);
    expect(await idsIn('?operation=generate&status=succeeded')).toEqual([done]);
    expect(await idsIn('?status=failed')).toEqual([]);
    expect(await idsIn('?status=nonsense&from=job_1&operation=1')).toEqual([refined, done]);
    await person.post(`${text}/delete`);
    expect(textOf(await person.open(`/jobs/${done}`))).not.toContain('its text is kept');
    expect((await person.open('/jobs')).html).not.toContain(text);
  });

  it('shows why a job failed', async () => {
    upstream.behaviour = 'filtered';
    const [id] = await enqueue(generate('bread'));
    const error = (await eventually(async () => {
      const { body } = await call(service.url, 'GET', `/v1/jobs/${id}`, { key });
      expect(body.data.status).toBe('failed');
      return body.data.error;
    })) as { reason: string; message: string };
    const page = textOf(await pageWith(id!, 'failed'));
    expect(page).toContain(`Error ${error.reason} ${error.message} A failed job is not run again`);
  });

  it('shows the last error of a job that waits for its next attempt, and when that is', async () => {
    upstream.behaviour = 'quota';
    const [id] = await enqueue(generate('bread'));
    await eventually(async () =>
      expect(textOf(await person.open(`/jobs/${id}`))).toMatch(
        /Status queued Last error model_unavailable The model failed\..* Attempts \d+ Next attempt \d+ \w+ \d{4},/,
      ),
    );
    const { body } = await call(service.url, 'GET', `/v1/jobs/${id}`, { key });
    expect(body.data).toMatchObject({ finished_at: null, error: null });
    // All runners are busy.
    await service.database.query(
      "UPDATE pgboss.job SET start_after = now() - interval '1 hour' WHERE state = 'created'",
    );
    expect(textOf(await person.open(`/jobs/${id}`))).toContain('Next attempt as soon as possible');
    upstream.reset();
    expect(textOf(await person.post(`/jobs/${id}/cancel`))).not.toMatch(/error|Next attempt/);
  });

  it('cancels a job after a confirmation, and says when it had already finished', async () => {
    upstream.behaviour = 'held';
    const [id] = await enqueue(generate('bread'));
    await eventually(async () => expect(upstream.live).toBe(1));
    const confirm = await person.open(`/jobs/${id}/cancel`);
    const cancelled = await person.browser.submit(confirm, {});
    expect(textOf(cancelled)).toMatch(/Job cancelled\. .*Status cancelled/);
    expect(cancelled.html).not.toContain('/cancel"');
    expect(textOf(await person.post(`/jobs/${id}/cancel`))).toContain('The job had already finished.');
    expect(textOf(await person.open(`/jobs/${id}/cancel`))).toContain('The job had already finished.');
  });

  it('shows what a cancelled job has used, though it has no text', async () => {
    upstream.behaviour = 'held';
    const [id] = await enqueue(generate('bread'));
    await eventually(async () => expect(upstream.live).toBe(1));
    await person.post(`/jobs/${id}/cancel`);
    const page = await eventually(async () => {
      const opened = await person.open(`/jobs/${id}`);
      expect(textOf(opened)).toMatch(
        /Status cancelled .*Tokens [\d,]+ in, 0 out Cost .*; its record is kept Open the record/,
      );
      return opened;
    });
    expect(textOf(await person.open('/jobs'))).toContain(`Open the record of ${id}`);
    const record = await person.open(/href="(\/history\/[^"]+)"/.exec(page.html)![1]!);
    expect(textOf(record)).toContain('cancelled before the model wrote any text');
    expect(record.html).not.toMatch(/Refine\s*<\/a>|data-copy="content"/);
    const { body } = await call(service.url, 'GET', `/v1/jobs/${id}`, { key });
    expect(body.data).toMatchObject({ status: 'cancelled', result: null });
  });

  it('has pages of twenty, each of which continues where the last one ended', async () => {
    const { id: accountId } = person.account;
    await service.database.query(
      `INSERT INTO jobs (id, account_id, credential_type, credential_id, operation, request, request_id, status, queue_id, finished_at)
       SELECT lpad(to_hex(number), 32, '0')::uuid, $1, 'api_key', 'deleted', 'generate', '{}', 'req_1', 'cancelled', gen_random_uuid(), now()
         FROM generate_series(1, 45) AS number`,
      [accountId],
    );
    const seen: string[] = [];
    let page = await person.open('/jobs?status=cancelled');
    for (;;) {
      seen.push(...(page.html.match(/(?<=href="\/jobs\/)job_[0-9a-f]{32}/g) ?? []));
      const next = /href="([^"]+)">Older jobs/.exec(page.html)?.[1];
      if (!next) break;
      page = await person.open(next.replaceAll('&amp;', '&'));
    }
    const uuids = Array.from({ length: 45 }, (_, index) => (45 - index).toString(16).padStart(32, '0'));
    expect(seen).toEqual(uuids.map((uuid) => toJobId(uuid)));
    expect(textOf(page)).toContain('deleted');
  });

  it('finds no job of another account, and requires a session and a form of its own', async () => {
    upstream.behaviour = 'held';
    const [id] = await enqueue(generate('bread'));
    const stranger = await Person.signIn(service);
    for (const path of [`/jobs/${id}`, `/jobs/${id}/cancel`, '/jobs/job_1'])
      expect((await stranger.open(path)).status).toBe(404);
    expect((await stranger.post(`/jobs/${id}/cancel`)).status).toBe(404);
    expect(textOf(await stranger.open('/jobs'))).toContain('There are no jobs.');
    const visitor = await fetch(`${service.url}/jobs`, { redirect: 'manual' });
    expect([visitor.status, visitor.headers.get('location')]).toEqual([303, '/sign-in?return_to=%2Fjobs']);
    const forged = await person.browser.open(`/jobs/${id}/cancel`, {
      method: 'POST',
      body: new URLSearchParams({ csrf: 'forged' }),
    });
    expect(forged.status).toBe(403);
    const { body } = await call(service.url, 'GET', `/v1/jobs/${id}`, { key });
    expect(body.data.finished_at).toBeNull();
  });
});
