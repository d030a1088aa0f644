import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import type { IssuedKey } from '../../src/api-keys/issued-key.js';
import { parseGenerationId } from '../../src/generation/generation-id.js';
import { startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { aKey } from '../support/factories.js';
import { call } from '../support/http.js';

let service: TestApp;
let blocker: Client;
let slow: IssuedKey;
let other: IssuedKey;

beforeAll(async () => {
  service = await startApp();
  [slow, other] = await Promise.all([aKey(service), aKey(service)]);
  const { database } = service;
  await database.query('UPDATE accounts SET requests_per_minute = 10000, concurrency = 1000');
  for (const { secret } of [slow, other]) await generate(secret);
  await makeReadsWait(slow.apiKey.accountId);
  blocker = new Client({ connectionString: database.url });
  await blocker.connect();
});
afterAll(async () => {
  await blocker?.end();
  await service?.close();
});

const generate = (key: string) =>
  call(service.url, 'POST', '/v1/generate', { key, body: { prompt: 'bread' } });
const list = (key: string, page = 1) => call(service.url, 'GET', `/v1/generations?page=${page}`, { key });

/** Each read of that account's generations waits while `blocker` holds the advisory lock 1; all others go on. */
async function makeReadsWait(accountId: string) {
  await service.database.query(`
    CREATE FUNCTION wait_for_reader(owner uuid) RETURNS boolean LANGUAGE plpgsql AS $body$
    BEGIN
      IF owner = '${accountId}' THEN PERFORM pg_advisory_xact_lock_shared(1); END IF;
      RETURN true;
    END $body$;
    ALTER TABLE generations ENABLE ROW LEVEL SECURITY;
    ALTER TABLE generations FORCE ROW LEVEL SECURITY;
    CREATE POLICY slow_reads ON generations FOR SELECT USING (wait_for_reader(account_id));
    CREATE POLICY writes ON generations FOR INSERT WITH CHECK (true)`);
}

/** Sends lists whose queries wait in the database, and returns their pending responses. */
async function blockLists(count: number) {
  await blocker.query('SELECT pg_advisory_lock(1)');
  const responses = Array.from({ length: count }, () => list(slow.secret));
  await untilWaiting(2);
  return responses;
}

/** Waits until that many statements wait for `blocker`. */
function untilWaiting(count: number) {
  return eventually(async () => {
    const rows = await service.database.query(
      `SELECT FROM pg_stat_activity WHERE wait_event = 'advisory' AND datname = current_database()`,
    );
    expect(rows.length).toBeGreaterThanOrEqual(count);
  });
}

const unblock = () => blocker.query('SELECT pg_advisory_unlock(1)');

describe('while the lists of one account wait in the database', () => {
  it("serves another account's generations, lists and changes", async () => {
    const blocked = await blockLists(40);
    const crowd = await Promise.all([
      ...Array.from({ length: 10 }, () => generate(other.secret)),
      ...Array.from({ length: 10 }, () => list(other.secret)),
    ]);
    expect(crowd.map(({ status }) => status)).toEqual(crowd.map(() => 200));
    const issued = await aKey(service, { accountId: other.apiKey.accountId });
    expect((await list(issued.secret)).body.meta.total).toBe(11);
    await unblock();
    await Promise.all(blocked);
    expect((await list(slow.secret)).status).toBe(200);
  });

  it("serves the account's own single texts and replays, which do not wait for the lists", async () => {
    const headers = { 'idempotency-key': 'replayed' };
    const made = await call(service.url, 'POST', '/v1/generate', {
      key: slow.secret,
      headers,
      body: { prompt: 'rye' },
    });
    expect(made.status).toBe(200);
    const { id } = made.body.data;
    await service.database.query(
      `ALTER POLICY slow_reads ON generations USING (id = '${parseGenerationId(id)}' OR wait_for_reader(account_id))`,
    );
    const blocked = await blockLists(3);
    const found = await call(service.url, 'GET', `/v1/generations/${id}`, { key: slow.secret });
    expect([found.status, found.body.data?.id]).toEqual([200, id]);
    const replay = await call(service.url, 'POST', '/v1/generate', {
      key: slow.secret,
      headers,
      body: { prompt: 'rye' },
    });
    expect([replay.status, replay.body.data?.id]).toEqual([200, id]);
    await unblock();
    await Promise.all(blocked);
  });

  it('has its further lists wait, never rejects them for their number, and serves them when the database responds', async () => {
    const blocked = await blockLists(8);
    for (const { status, body } of await Promise.all(blocked))
      expect([status, body.error.reason]).toEqual([500, 'storage_unavailable']);
    const waiting = await blockLists(8);
    await unblock();
    await unblock();
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(waiting.map(() => 200));
  });
});

it('a read or deletion of a single text that waits for too long while the database serves others gets 429', async () => {
  const texts: { id: string }[] = (await list(slow.secret)).body.data;
  const path = `/v1/generations/${texts.at(-1)!.id}`;
  await blocker.query('SELECT pg_advisory_lock(1)');
  const request = (method: string) => call(service.url, method, path, { key: slow.secret });
  const first = request('GET');
  await untilWaiting(1);
  const waiting = Promise.all([request('GET'), request('DELETE')]);
  expect((await list(other.secret)).status).toBe(200);
  for (const { status, body, headers } of await waiting) {
    expect([status, body.error.reason]).toEqual([429, 'concurrency_limited']);
    expect(headers.get('retry-after')).toBe('1');
  }
  await unblock();
  expect((await first).status).toBe(200);
});

// Many retries after a disconnect read one text each; on a busy database a statement takes longer than usual.
it('many reads of single texts at once succeed, though each statement takes a tenth of a second', async () => {
  await service.database.query(`
    CREATE FUNCTION wait_once() RETURNS boolean LANGUAGE plpgsql AS $body$
    BEGIN
      IF current_setting('test.waited', true) IS DISTINCT FROM statement_timestamp()::text THEN
        PERFORM set_config('test.waited', statement_timestamp()::text, false), pg_sleep(0.1);
      END IF;
      RETURN true;
    END $body$;
    ALTER POLICY slow_reads ON generations USING (wait_once())`);
  const made = await Promise.all(Array.from({ length: 80 }, () => generate(other.secret)));
  const ids: string[] = made.map(({ body }) => body.data.id);
  const found = await Promise.all(
    ids.map((id) => call(service.url, 'GET', `/v1/generations/${id}`, { key: other.secret })),
  );
  expect(found.map(({ body }) => body.data?.id ?? body.error.reason)).toEqual(ids);
});
