import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { lowestIdAt } from '../../src/common/time/time-ordered-id.js';
import { ExportWriter } from '../../src/account-data/export-writer.js';
import { DAY_MS } from '../../src/common/time/day-ms.js';
import { Janitor } from '../../src/database/janitor.js';
import { toGenerationId } from '../../src/generation/generation-id.js';
import { GenerationStore } from '../../src/generation/generation-store.js';
import { RejectedRequests } from '../../src/request-log/rejected-requests.js';
import { RequestLog } from '../../src/request-log/request-log.js';
import { AccountTemplates } from '../../src/template-library/account-templates.js';
import { TemplatePublishing } from '../../src/template-library/template-publishing.js';
import { SearchIndexer } from '../../src/search/search-indexer.js';
import { startApp, type TestApp } from '../support/app.js';
import { Person, textOf } from '../support/dashboard.js';
import { eventually } from '../support/eventually.js';
import { aKey, PASSWORD } from '../support/factories.js';
import { call } from '../support/http.js';
import { aClient, startOAuthApp } from '../support/oauth-flow.js';
import { aRow } from '../support/stored-generation.js';

/** Takes requests, and runs no jobs. */
let service: TestApp;
let person: Person;
let key: string;
let serial = 0;

beforeAll(async () => {
  service = await startOAuthApp();
});
afterAll(() => service?.close());
beforeEach(async () => {
  person = await Person.signIn(service);
  key = (await aKey(service, { accountId: person.account.id, name: 'site' })).secret;
});

/** Runs what is queued, in another process. */
async function runJobs({ bytesMax }: { bytesMax?: number } = {}) {
  const worker = await startApp({ JOBS: 'on' }, service.database);
  if (bytesMax !== undefined) worker.app.get(ExportWriter).bytesMax = bytesMax;
  await eventually(
    async () =>
      expect(await service.database.query('SELECT FROM account_data_jobs WHERE finished_at IS NULL')).toEqual(
        [],
      ),
    20_000,
  );
  await worker.close();
}

/** Stores a text of a day; returns its id. */
async function saveText(
  date: string | Date,
  content = 'a text',
  accountId = person.account.id,
): Promise<string> {
  const number = String((serial += 1)).padStart(12, '0');
  const id = `${lowestIdAt(new Date(date).getTime()).slice(0, 14)}7000-8000-${number}`;
  await service.app
    .get(GenerationStore)
    .save(aRow(accountId, null, { id, content, createdAt: new Date(date) }));
  return id;
}

const idsOf = async (accountId = person.account.id) => {
  const sql = 'SELECT id FROM generations WHERE account_id = $1 ORDER BY id';
  return (await service.database.query<{ id: string }>(sql, [accountId])).map(({ id }) => id);
};
const actions = async () => {
  const sql =
    "SELECT action, actor_id, after FROM audit_events WHERE account_id = $1 AND action LIKE 'data.%' ORDER BY seq";
  return service.database.query<{ action: string; actor_id: string; after: unknown }>(sql, [
    person.account.id,
  ]);
};

/** Exports the person's data; returns the path of the file. */
async function exportData(): Promise<string> {
  await person.post('/settings/data/exports');
  await runJobs();
  const { html } = await person.open('/settings/data');
  return /action="(\/settings\/data\/exports\/[^"]+)"/.exec(html)![1]!;
}

const createTemplate = (id: string) =>
  service.app.get(AccountTemplates).create(person.account.id, id, {
    name: 'Welcome',
    description: 'A note.',
    instructions: 'Be brief.',
    variables: [],
  });

interface Line {
  type: string;
  data: Record<string, unknown>;
}
const linesOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

describe('an export', () => {
  it('has everything of the account as JSON lines, no secret, and nothing of another account', async () => {
    const other = await Person.signIn(service);
    const otherKey = await aKey(service, { accountId: other.account.id, name: 'of another' });
    await saveText('2026-05-05', 'text of another', other.account.id);
    const client = await aClient(service, { accountId: person.account.id });
    await service.database.query(
      'INSERT INTO oauth_consents (account_id, client_id, scopes) VALUES ($1, $2, $3)',
      [person.account.id, client.id, ['generate']],
    );
    await createTemplate('welcome');
    // More than a page, and more than a chunk.
    const ids: string[] = [];
    for (let index = 0; index < 110; index += 1)
      ids.push(await saveText('2026-05-05', `text ${index} ${'é"\n'.repeat(2000)}`));
    for (const status of ['queued', 'failed'])
      await service.database.query(
        `INSERT INTO jobs (id, account_id, credential_type, credential_id, operation, request, request_id, queue_id, status,
                           error)
         VALUES (gen_random_uuid(), $1, 'api_key', 'k1', 'generate', '{}', 'r', gen_random_uuid(), $2, '{"reason": "r"}')`,
        [person.account.id, status],
      );
    await call(service.url, 'GET', '/v1/me', { key });
    await service.accounted();
    await service.app.get(RequestLog).flush();
    const path = await exportData();
    const file = await person.post(path);
    expect([file.status, file.headers.get('content-type'), file.headers.get('cache-control')]).toEqual([
      200,
      'application/jsonl',
      'no-store',
    ]);
    expect(file.headers.get('content-disposition')).toMatch(
      /^attachment; filename="copydesk-export-[0-9a-f]{8}\.jsonl"$/,
    );
    const lines = linesOf(file.html);
    const dataOf = (type: string) => lines.filter((line) => line.type === type).map(({ data }) => data);
    expect(dataOf('account')).toMatchObject([{ id: person.account.id, email: person.account.email }]);
    expect(dataOf('api_key').map(({ name }) => name)).toEqual(['site']);
    expect(dataOf('app')).toMatchObject([{ id: client.id }]);
    expect(dataOf('consent')).toMatchObject([{ client_id: client.id, scopes: ['generate'] }]);
    expect(dataOf('template')).toMatchObject([{ id: 'welcome', version: 1, published_at: null }]);
    expect(dataOf('template_version')).toMatchObject([
      { template_id: 'welcome', version: 1, instructions: 'Be brief.', variables: [] },
    ]);
    expect(dataOf('generation').map(({ id }) => id)).toEqual(ids.map(toGenerationId));
    expect(dataOf('generation')[7]).toMatchObject({
      content: `text 7 ${'é"\n'.repeat(2000)}`,
      metadata: { 'order.id': 'A-1' },
    });
    // As the API shows them: the last error of a job that is retried is not its outcome.
    expect(new Map(dataOf('job').map(({ status, error }) => [status, error]))).toEqual(
      new Map<unknown, unknown>([
        ['queued', null],
        ['failed', { reason: 'r' }],
      ]),
    );
    expect(dataOf('request')).toMatchObject([{ route: '/v1/me', status: 200 }]);
    expect(dataOf('usage')[0]).toMatchObject({ input_tokens: 330, output_tokens: 550 });
    expect(dataOf('audit_event').map(({ action }) => action)).toEqual(
      expect.arrayContaining(['account.opened', 'key.created', 'data.export_requested']),
    );
    for (const text of [
      other.account.id,
      other.account.email,
      otherKey.apiKey.id,
      'text of another',
      key,
      'password_hash',
      'argon2',
      'digest',
      'inputs_hash',
      'vault',
      'pepper',
    ])
      // prettier-ignore
      expect([text, file.html.includes(text)]).toEqual([text, false]);
    expect((await actions()).map(({ action, actor_id }) => [action, actor_id === person.account.id])).toEqual(
      [
        ['data.export_requested', true],
        ['data.exported', true],
        ['data.export_downloaded', true],
      ],
    );
  }, 60_000);

  it('is sent to its owner only, with a recent password, for seven days', async () => {
    const path = await exportData();
    const other = await Person.signIn(service);
    expect((await other.post(path)).status).toBe(404);
    expect((await person.post(`/settings/data/exports/${randomUUID()}`)).status).toBe(404);
    expect(
      (await person.browser.open(path, { method: 'POST', body: new URLSearchParams({ csrf: 'x' }) })).status,
    ).toBe(403);
    const now = service.clock.now();
    service.clock.stop(now + 6 * 60_000);
    const asked = await person.post(path);
    expect([asked.status, textOf(asked)]).toEqual([
      403,
      expect.stringContaining('Confirm with your password'),
    ]);
    expect(linesOf((await person.browser.submit(asked, { password: PASSWORD })).html)[0]).toMatchObject({
      type: 'account',
    });
    await service.database.query(
      "UPDATE account_data_jobs SET expires_at = now() - interval '2 days' WHERE account_id = $1",
      [person.account.id],
    );
    expect((await person.post(path)).status).toBe(404);
    service.clock.stop(now);
    await service.app.get(Janitor).cleanUp();
    const left =
      'SELECT FROM account_data_jobs WHERE account_id = $1 UNION ALL SELECT FROM account_export_chunks WHERE account_id = $1';
    expect(await service.database.query(left, [person.account.id])).toEqual([]);
  });

  it('replaces the one before, and is not started while one runs', async () => {
    const first = await exportData();
    await person.post('/settings/data/exports');
    const refused = await person.post('/settings/data/exports');
    expect([refused.status, textOf(refused)]).toEqual([422, expect.stringContaining('is in progress')]);
    expect(textOf(refused)).toContain('queued');
    await runJobs();
    expect((await person.post(first)).status).toBe(404);
    expect(textOf(await person.open('/settings/data')).match(/Download/g)).toHaveLength(1);
  });

  it('that is too large ends without a file and leaves the previous one', async () => {
    const previous = await exportData();
    await saveText('2026-05-05', 'x'.repeat(2000));
    await person.post('/settings/data/exports');
    await runJobs({ bytesMax: 1000 });
    expect(textOf(await person.open('/settings/data'))).toContain('larger than 1 GB');
    expect((await person.post(previous)).status).toBe(200);
  });

  it('starts again after a process has died, without what that one had written', async () => {
    await person.post('/settings/data/exports');
    await service.database.query(
      `INSERT INTO account_export_chunks (job_id, run_id, number, account_id, data)
       SELECT id, gen_random_uuid(), 0, account_id, 'half a line' FROM account_data_jobs WHERE account_id = $1`,
      [person.account.id],
    );
    await runJobs();
    const path = /action="(\/settings\/data\/exports\/[^"]+)"/.exec(
      (await person.open('/settings/data')).html,
    )![1]!;
    expect(linesOf((await person.post(path)).html)[0]).toMatchObject({ type: 'account' });
    await service.app.get(Janitor).cleanUp();
    expect(await service.database.query('SELECT DISTINCT run_id FROM account_export_chunks WHERE account_id = $1', [person.account.id])).toHaveLength(1); // prettier-ignore
  });
});

describe('a deletion of texts', () => {
  const erase = (days = '', fields: Record<string, string> = {}) =>
    person.post(`/settings/data/erase${days}`, {
      confirmation: person.account.email,
      password: PASSWORD,
      ...fields,
    });
  const generate = async () => {
    const made = await call(service.url, 'POST', '/v1/generate', {
      key,
      body: { prompt: 'bread' },
      headers: { 'idempotency-key': randomUUID() },
    });
    return made.body.data.id as string;
  };
  const uuid = (id: string) => id.slice(4).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

  it('deletes all texts with everything that holds their words, keeps usage, and later texts continue', async () => {
    const other = await Person.signIn(service);
    const others = [await saveText('2026-05-05', 'text of another', other.account.id)];
    for (let index = 0; index < 510; index += 1) await saveText('2026-05-05');
    // The clock of a process was ahead.
    await saveText(new Date(Date.now() + 400 * DAY_MS));
    await saveText('1999-09-09');
    await generate();
    await exportData();
    await service.database.query(
      `INSERT INTO jobs (id, account_id, credential_type, credential_id, operation, request, request_id, queue_id, status,
                         finished_at, created_at)
       VALUES (gen_random_uuid(), $1, 'api_key', 'k1', 'generate', '{"prompt": "secret"}', 'r', gen_random_uuid(), 'failed',
               now(), now() - interval '1 hour')`,
      [person.account.id],
    );
    await call(service.url, 'POST', '/v1/generate', { key, body: { prompt: '' } });
    await service.accounted();
    await Promise.all([
      service.app.get(SearchIndexer).indexQueued(),
      service.app.get(RequestLog).flush(),
      service.app.get(RejectedRequests).flush(),
    ]);
    const usage = () =>
      service.database.query(
        'SELECT day, output_tokens FROM usage_days WHERE account_id = $1 AND output_tokens > 0 ORDER BY 1',
        [person.account.id],
      );
    const before = await usage();
    const page = await person.open('/settings/data/erase');
    expect(textOf(page)).toContain('513 texts are deleted');
    expect(
      textOf(await person.browser.submit(page, { confirmation: person.account.email, password: PASSWORD })),
    ).toContain('Deletion started');
    await runJobs();
    expect(await usage()).toEqual(before);
    const later = await generate();
    expect(await idsOf()).toEqual([uuid(later)]);
    expect(await idsOf(other.account.id)).toEqual(others);
    expect((await call(service.url, 'GET', '/v1/generations', { key })).body.meta.total).toBe(1);
    const holders = `
      SELECT 'search' FROM generation_search WHERE account_id = $1 AND generation_id <> $2
      UNION ALL SELECT 'key' FROM idempotency_keys WHERE account_id = $1 AND generation_id IS NOT NULL AND generation_id <> $2
      UNION ALL SELECT 'job' FROM jobs WHERE account_id = $1 AND request <> '{}'
      UNION ALL SELECT 'call' FROM request_log WHERE account_id = $1 AND generation_id IS DISTINCT FROM $2 AND route LIKE '%generate'
      UNION ALL SELECT 'rejection' FROM refused_requests WHERE account_id = $1
      UNION ALL SELECT 'export' FROM account_data_jobs WHERE account_id = $1 AND kind = 'export'
      UNION ALL SELECT 'chunk' FROM account_export_chunks WHERE account_id = $1`;
    expect(await service.database.query(holders, [person.account.id, uuid(later)])).toEqual([]);
    expect((await actions()).slice(-2)).toEqual([
      { action: 'data.erasure_requested', actor_id: person.account.id, after: { from: null, to: null } },
      { action: 'data.erased', actor_id: person.account.id, after: { texts: 513 } },
    ]);
    expect(textOf(await person.open('/settings/data'))).toMatch(/Deletion of all texts .* finished 513/);
  }, 60_000);

  it('leaves texts that are generated after it was requested', async () => {
    await saveText('2026-05-05');
    expect((await erase()).status).toBe(200);
    const later = [await saveText(new Date(Date.now() + 1_000)), uuid(await generate())].toSorted();
    await runJobs();
    expect((await idsOf()).toSorted()).toEqual(later);
  });

  it('deletes templates with all texts, except published ones, and not with those of a period', async () => {
    await createTemplate('kept');
    await createTemplate('deleted');
    await service.app.get(TemplatePublishing).publish(person.account.id, 'kept');
    expect(textOf(await person.open('/settings/data/erase?from=2026-05-04'))).toContain(
      'apps, templates and',
    );
    await erase('?from=2026-05-04');
    await runJobs();
    const own = async () =>
      (await call(service.url, 'GET', '/v1/templates?limit=100', { key })).body.data
        .filter(({ owner }: { owner: string }) => owner === 'account')
        .map(({ id }: { id: string }) => id);
    expect(await own()).toEqual(['deleted', 'kept']);
    expect(textOf(await person.open('/settings/data/erase'))).toContain('your templates are deleted');
    await erase();
    await runJobs();
    await eventually(async () => expect(await own()).toEqual(['kept']));
    await service.app.get(TemplatePublishing).withdraw('kept');
  });

  it('deletes those of a period only, both days included', async () => {
    const ids: string[] = [];
    for (const moment of [
      '2026-05-03T23:59:59.999Z',
      '2026-05-04T00:00:00Z',
      '2026-05-06T23:59:59.999Z',
      '2026-05-07T00:00:00Z',
    ])
      ids.push(await saveText(moment));
    const days = '?from=2026-05-04&to=2026-05-06';
    expect(textOf(await person.open(`/settings/data/erase${days}`))).toMatch(
      /Delete texts from 4 May 2026 to 6 May 2026\? .* 2 texts are deleted/,
    );
    await erase(days);
    await runJobs();
    expect(await idsOf()).toEqual([ids[0], ids[3]]);
    await erase('?from=2026-05-07');
    await runJobs();
    expect(await idsOf()).toEqual([ids[0]]);
  });

  it.each([
    ['without the email address', '', { confirmation: 'x' }],
    ['without the password', '', { password: 'wrong password' }],
    ['for an end before the start', '?from=2026-05-06&to=2026-05-04', {}],
    ['for a day that does not exist', '?from=2026-02-30', {}],
    ['for days in another format', '?to=1.5.2026', {}],
  ])('deletes nothing %s', async (_case, days, fields) => {
    await saveText('2026-05-05');
    const refused = await erase(days, fields);
    expect([refused.status, await idsOf()]).toEqual([422, [expect.any(String)]]);
    expect(
      await service.database.query('SELECT FROM account_data_jobs WHERE account_id = $1', [
        person.account.id,
      ]),
    ).toEqual([]);
  });

  it('ends with its account', async () => {
    await saveText('2026-05-05');
    await exportData();
    await erase();
    const deleted = await person.post('/settings/profile/delete', {
      confirmation: person.account.email,
      password: PASSWORD,
    });
    expect(deleted.status).toBe(200);
    const left =
      'SELECT FROM account_data_jobs WHERE account_id = $1 UNION ALL SELECT FROM account_export_chunks WHERE account_id = $1';
    expect(await service.database.query(left, [person.account.id])).toEqual([]);
    await runJobs();
  });
});
