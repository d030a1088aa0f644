import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountsService } from '../../src/accounts/accounts.service.js';
import { migrate } from '../../src/database/migrate.js';
import { migrations } from '../../src/database/migrations.js';
import { parseGenerationId } from '../../src/generation/generation-id.js';
import type { TestApp } from '../support/app.js';
import { idOf, Person } from '../support/dashboard.js';
import { makeEmptyDatabase } from '../support/database.js';
import { readEvents } from '../support/event-stream.js';
import { eventually } from '../support/eventually.js';
import { aKey } from '../support/factories.js';
import { call } from '../support/http.js';
import { startOAuthApp } from '../support/oauth-flow.js';

let service: TestApp;
let person: Person;
let key: string;

beforeAll(async () => {
  service = await startOAuthApp({ JOBS: 'on' });
  person = await Person.signIn(service);
  key = (await aKey(service, { accountId: person.account.id })).secret;
  await service.database.query('UPDATE accounts SET requests_per_minute = 100000, concurrency = 1000');
});
afterAll(() => service.close());

interface Stored {
  inputs: unknown;
  hash: string | null;
}

async function storedWith(id: string): Promise<Stored> {
  const sql = "SELECT inputs, encode(inputs_hash, 'hex') AS hash FROM generations WHERE id = $1";
  const [row] = await service.database.query<Stored>(sql, [parseGenerationId(id)]);
  return row!;
}

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  call(service.url, 'POST', path, { key, body, headers });

/** Every way to ask for a text; each returns the id of the record. */
const PATHS: [string, (path: string, body: object) => Promise<string>][] = [
  ['a call', async (path, body) => (await post(path, body)).body.data.id],
  [
    'a call with an Idempotency-Key',
    async (path, body) => (await post(path, body, { 'idempotency-key': randomUUID() })).body.data.id,
  ],
  [
    'a stream',
    async (path, body) => {
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
      const init = { method: 'POST', headers, body: JSON.stringify({ ...body, stream: true }) };
      const events = await readEvents(await fetch(service.url + path, init));
      return (events.at(-1)!.data as { id: string }).id;
    },
  ],
  ['a job', async (path, body) => (await finishedJob(path, body)).result.id],
];

async function finishedJob(path: string, request: object) {
  const { body } = await post('/v1/jobs', { operation: path.slice('/v1/'.length), request });
  let job: any;
  await eventually(async () => {
    job = (await call(service.url, 'GET', `/v1/jobs/${body.data.id}`, { key })).body.data;
    expect(job.status).toBe('succeeded');
  });
  return job;
}

const DEFAULTS = { tone: 'neutral', length: 'medium', language: 'en', format: 'text' };
const GENERATE = { prompt: '  Bread & <b>"butter"</b> 🍞 \\u0000  ', options: { points: ['One', 'Two'] } };
const PROMPT = GENERATE.prompt.trim();
const REFINE = { content: 'We bake \\ 🍞.', instructions: 'Make it "shorter"', model: 'fixed' };

describe.each(PATHS)('%s', (_name, write) => {
  it('stores prompt and options with the text', async () => {
    expect(await storedWith(await write('/v1/generate', GENERATE))).toEqual({
      inputs: { prompt: PROMPT, options: { ...DEFAULTS, points: ['One', 'Two'] } },
      hash: null,
    });
  });

  it('stores instructions and the refined text, unless that is a generation', async () => {
    const { model: _model, ...byDefault } = REFINE;
    expect(await storedWith(await write('/v1/refine', byDefault))).toEqual({ inputs: byDefault, hash: null });
    const { body } = await post('/v1/generate', GENERATE);
    const { instructions } = REFINE;
    const id = await write('/v1/refine', { generation_id: body.data.id, instructions });
    expect(await storedWith(id)).toEqual({ inputs: { instructions }, hash: null });
  });

  it('stores neither inputs nor a hash with `store: false`', async () => {
    for (const [path, body] of [
      ['/v1/generate', GENERATE],
      ['/v1/refine', { content: 'a', instructions: 'b' }],
    ] as const)
      // prettier-ignore
      expect(await storedWith(await write(path, { ...body, store: false }))).toEqual({
        inputs: null,
        hash: null,
      });
  });
});

describe('the playground', () => {
  it('stores the inputs of generations and refinements', async () => {
    const fields = { id: randomUUID(), prompt: 'Rolls\r\nand more', tone: 'formal', length: 'short' };
    const written = idOf(await person.post('/playground', fields));
    const options = { ...DEFAULTS, tone: 'formal', length: 'short' };
    expect((await storedWith(written)).inputs).toEqual({ prompt: 'Rolls\nand more', options });
    const refining = { id: randomUUID(), generation_id: written, instructions: 'shorter' };
    const refined = idOf(await person.post('/playground/refine', refining));
    expect((await storedWith(refined)).inputs).toEqual({ instructions: 'shorter' });
  });
});

describe('stored inputs', () => {
  it('include the requested model', async () => {
    const { body } = await post('/v1/generate', { prompt: 'a', model: 'fixed' });
    expect((await storedWith(body.data.id)).inputs).toMatchObject({ prompt: 'a', model: 'fixed' });
  });

  it('are kept for the longest text, and are not part of the response', async () => {
    const content = '🍞'.repeat(100_000);
    const { body } = await post('/v1/refine', { content, instructions: 'shorter' });
    expect((await storedWith(body.data.id)).inputs).toEqual({ content, instructions: 'shorter' });
    const found = await call(service.url, 'GET', `/v1/generations/${body.data.id}`, { key });
    expect(found.body.data).toEqual(body.data);
    expect(Object.keys(body.data)).not.toContain('inputs');
  });

  it('are deleted with the text', async () => {
    const { body } = await post('/v1/generate', { prompt: 'gone with the text' });
    await call(service.url, 'DELETE', `/v1/generations/${body.data.id}`, { key });
    const sql = "SELECT FROM generations WHERE inputs->>'prompt' = 'gone with the text'";
    expect(await service.database.query(sql)).toEqual([]);
  });
});

describe('an account that does not store inputs', () => {
  let accountId: string;
  beforeAll(async () => {
    const accounts = service.app.get(AccountsService);
    await accounts.setStoresInputs(person.account, false);
    accountId = person.account.id;
  });
  afterAll(() => service.app.get(AccountsService).setStoresInputs(person.account, true));

  it.each(PATHS)('has only a hash of the inputs of %s', async (_name, write) => {
    // The change reaches the cache of credentials in a moment.
    await eventually(async () => {
      const first = await storedWith(await write('/v1/generate', GENERATE));
      expect(first).toEqual({ inputs: null, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
      const again = await storedWith(await write('/v1/generate', GENERATE));
      expect(again).toEqual(first);
      const other = await storedWith(await write('/v1/generate', { ...GENERATE, prompt: 'Other' }));
      expect(other.hash).not.toBe(first.hash);
    });
  });

  it('has not even a hash with `store: false`', async () => {
    const { body } = await post('/v1/generate', { ...GENERATE, store: false });
    expect(await storedWith(body.data.id)).toEqual({ inputs: null, hash: null });
  });

  it('has hashes of its own', async () => {
    const other = await aKey(service);
    await service.app
      .get(AccountsService)
      .setStoresInputs(await service.app.get(AccountsService).get(other.apiKey.accountId), false);
    const { body } = await post('/v1/generate', GENERATE);
    const { hash } = await storedWith(body.data.id);
    await eventually(async () => {
      const { body } = await call(service.url, 'POST', '/v1/generate', { key: other.secret, body: GENERATE });
      const theirs = await storedWith(body.data.id);
      expect(theirs.inputs).toBeNull();
      expect(theirs.hash).not.toBe(hash);
    });
  });

  it('has no requests of finished jobs', async () => {
    await finishedJob('/v1/generate', GENERATE);
    const sql = 'SELECT request FROM jobs WHERE account_id = $1 ORDER BY id DESC LIMIT 1';
    expect(await service.database.query(sql, [accountId])).toEqual([{ request: {} }]);
  });
});

describe('an account that stops storing inputs while a text is being written', () => {
  const store = (isOn: boolean) =>
    service.database.query('UPDATE accounts SET stores_inputs = $2 WHERE id = $1', [person.account.id, isOn]);
  afterEach(async () => {
    await store(true);
    await service.database.query("SELECT pg_notify('copydesk_changes', 'p:')");
  });

  it.each(PATHS)('has only a hash of the inputs of %s', async (_name, write) => {
    await eventually(async () => {
      expect((await storedWith(await write('/v1/generate', GENERATE))).inputs).not.toBeNull();
    });
    // Without a notification: the request begins with the account as it was.
    await store(false);
    expect(await storedWith(await write('/v1/generate', GENERATE))).toEqual({
      inputs: null,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });
});

describe('the request of a job', () => {
  it.each([
    [{ prompt: 'kept' }, { prompt: 'kept' }],
    [{ prompt: 'deleted', store: false }, {}],
  ])('is after it has finished, for %j: %j', async (request, kept) => {
    await finishedJob('/v1/generate', request);
    const sql = 'SELECT request FROM jobs WHERE account_id = $1 ORDER BY id DESC LIMIT 1';
    const [job] = await service.database.query(sql, [person.account.id]);
    expect(job).toEqual({ request: kept });
  });
});

describe('deleting a text', () => {
  it('deletes the request of the job that wrote it', async () => {
    const { id } = (await finishedJob('/v1/generate', { prompt: 'to be deleted' })).result;
    await call(service.url, 'DELETE', `/v1/generations/${id}`, { key });
    const sql = 'SELECT request FROM jobs WHERE account_id = $1 ORDER BY id DESC LIMIT 1';
    expect(await service.database.query(sql, [person.account.id])).toEqual([{ request: {} }]);
  });
});

describe('the migrations', () => {
  it('empty the requests that finished jobs of an earlier version have kept', async () => {
    const database = await makeEmptyDatabase();
    const at = migrations.findIndex(({ name }) => name.startsWith('FinishedJobRequests'));
    await migrate(database.url, { migrations: migrations.slice(0, at) });
    const add = async (
      name: string,
      request: object,
      { storesInputs = true, isFinished = true, generationId = null as string | null } = {},
    ) => {
      await database.query(
        `WITH owner AS (
           INSERT INTO accounts (email, name, password_hash, stores_inputs) VALUES ($1, '', '', $3) RETURNING id
         )
         INSERT INTO jobs (id, account_id, credential_type, credential_id, operation, request, request_id, queue_id,
                           finished_at, generation_id)
         SELECT gen_random_uuid(), id, 'api_key', '', 'generate', $2, $1, gen_random_uuid(),
                CASE WHEN $4 THEN now() END, $5
           FROM owner`,
        [name, request, storesInputs, isFinished, generationId],
      );
    };
    await add('kept', { prompt: 'a' });
    await add('not allowed', { prompt: 'a', store: false });
    await add('not stored', { prompt: 'a' }, { storesInputs: false });
    await add('text deleted', { prompt: 'a' }, { generationId: randomUUID() });
    await add('waiting', { prompt: 'a', store: false }, { storesInputs: false, isFinished: false });
    await migrate(database.url);
    const jobs = await database.query("SELECT request_id AS name FROM jobs WHERE request <> '{}' ORDER BY 1");
    expect(jobs).toEqual([{ name: 'kept' }, { name: 'waiting' }]);
    await database.drop();
  });

  it('leave existing accounts without stored inputs; new ones have them', async () => {
    const database = await makeEmptyDatabase();
    const at = migrations.findIndex(({ name }) => name.startsWith('StoredInputs'));
    await migrate(database.url, { migrations: migrations.slice(0, at) });
    const add = (email: string) =>
      database.query("INSERT INTO accounts (email, name, password_hash) VALUES ($1, '', '')", [email]);
    await add('old@example.com');
    await migrate(database.url);
    await add('new@example.com');
    const sql = 'SELECT stores_inputs AS is_on FROM accounts ORDER BY email DESC';
    expect(await database.query(sql)).toEqual([{ is_on: false }, { is_on: true }]);
    await database.drop();
  });
});
