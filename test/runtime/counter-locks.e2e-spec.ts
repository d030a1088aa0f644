import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { AccountDeletion } from '../../src/account-lifecycle/account-deletion.js';
import { KeyVerifier } from '../../src/api-keys/key-verifier.js';
import { insertGenerations } from '../../src/generation/generation-insert.js';
import { GenerationStore } from '../../src/generation/generation-store.js';
import { UsageDays } from '../../src/usage/usage-days.js';
import { startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { aKey, anAccount, someAccounts } from '../support/factories.js';
import { aRow } from '../support/stored-generation.js';

let service: TestApp;
let store: GenerationStore;
let blocker: Client;
let writer: Client;

beforeAll(async () => {
  service = await startApp();
  store = service.app.get(GenerationStore);
  blocker = new Client({ connectionString: service.database.url });
  writer = new Client({ connectionString: service.database.url });
  await Promise.all([blocker.connect(), writer.connect()]);
});
afterAll(async () => {
  await Promise.all([blocker?.end(), writer?.end()]);
  await service?.close();
});

/** Waits until so many statements wait for a lock. */
const waiting = (count: number) =>
  eventually(async () => {
    const rows = await service.database.query(
      `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
    );
    expect(rows).toHaveLength(count);
  });

describe('an account that is deleted during generations', () => {
  const nextDay = new Date('2026-01-30T12:00:00Z');

  // The texts are held up at one of their counters, and the account is deleted meanwhile. Where the two lock in
  // different orders, PostgreSQL rolls one of them back: a text that was written and paid for is lost. The statement waits
  // here for as long as the test takes; the store would retry it later, when the account may be gone.
  it.each([
    ['one text', 1, 'usage_days', {}],
    ['several in one statement', 3, 'usage_days', {}],
    ['the first text of a day', 1, 'generation_counts', { createdAt: nextDay }],
    ['several that are the first of a day', 3, 'generation_counts', { createdAt: nextDay }],
  ])('waits for %s without a failure', async (_what, count, heldUpAt, overrides) => {
    const account = await anAccount(service);
    await store.save(aRow(account.id));
    await blocker.query('BEGIN');
    await blocker.query(`SELECT FROM ${heldUpAt} WHERE account_id = $1 FOR UPDATE`, [account.id]);
    const rows = Array.from({ length: count }, () => aRow(account.id, null, overrides));
    const saved = writer.query(insertGenerations(rows, 60_000)).then(({ rowCount }) => rowCount);
    saved.catch(() => undefined);
    await waiting(1);
    const deleted = service.app.get(AccountDeletion).delete(account);
    const ends = Promise.allSettled([saved, deleted]);
    await waiting(2);
    await blocker.query('ROLLBACK');
    expect(await ends).toEqual([
      { status: 'fulfilled', value: count },
      { status: 'fulfilled', value: undefined },
    ]);
    for (const table of ['generation_counts', 'usage_days', 'usage_months'])
      expect(
        await service.database.query(`SELECT FROM ${table} WHERE account_id = $1`, [account.id]),
      ).toEqual([]);
  });
});

describe('a row that another transaction keeps locked', () => {
  const tables = ['generation_counts', 'usage_days', 'usage_months', 'accounts'];

  // An attack, where it can be made to last: one account's lock costs every other account its texts.
  it.each(tables)('in %s delays no other account, and its own account waits', async (table) => {
    const slow = await anAccount(service);
    const others = await someAccounts(service, 20);
    if (table !== 'accounts') await store.save(aRow(slow.id));
    await blocker.query('BEGIN');
    const column = table === 'accounts' ? 'id' : 'account_id';
    await blocker.query(`SELECT FROM ${table} WHERE ${column} = $1 FOR UPDATE`, [slow.id]);
    const held = [aRow(slow.id), aRow(slow.id)];
    const savedHeld = Promise.all(held.map((row) => store.save(row)));
    let isSettled = false;
    savedHeld.catch(() => undefined).finally(() => (isSettled = true));
    for (let round = 0; round < 3; round += 1) {
      const saved = await Promise.all(others.map(({ id }) => store.save(aRow(id))));
      expect(saved).toEqual(others.map(() => true));
    }
    expect(isSettled).toBe(false);
    await blocker.query('ROLLBACK');
    expect(await savedHeld).toEqual([true, true]);
    expect(store.queueDepth).toBe(0);
    const texts = await service.database.query('SELECT FROM generations WHERE account_id = $1', [slow.id]);
    const [{ total }] = (await service.database.query<{ total: number }>(
      'SELECT total::int FROM generation_counts WHERE account_id = $1',
      [slow.id],
    )) as [{ total: number }];
    expect([texts.length, total]).toEqual(table === 'accounts' ? [2, 2] : [3, 3]);
  });

  it('eventually fails the generations of its account', async () => {
    const slow = await anAccount(service);
    await store.save(aRow(slow.id));
    await blocker.query('BEGIN');
    await blocker.query('SELECT FROM usage_months WHERE account_id = $1 FOR UPDATE', [slow.id]);
    await expect(store.save(aRow(slow.id))).rejects.toMatchObject({ reason: 'storage_unavailable' });
    await blocker.query('ROLLBACK');
    expect(await store.save(aRow(slow.id))).toBe(true);
  });
});

describe('requests without a record', () => {
  // Where two processes add them up in different orders, they wait for each other for ever.
  it('are counted in the order of their account ids', async () => {
    const ids = Array.from({ length: 20 }, randomUUID).toSorted();
    await service.database.query(
      `INSERT INTO accounts (id, email, name, password_hash)
       SELECT id, id || '@example.com', 'Reader', 'none' FROM unnest($1::uuid[]) AS id ORDER BY id DESC`,
      [ids],
    );
    // The planner now reads the accounts one after the other, which is from the last to the first.
    await service.database.query('ANALYZE accounts');
    const verifier = service.app.get(KeyVerifier);
    const usage = service.app.get(UsageDays);
    const readers = [ids[0]!, ids[9]!, ids[19]!];
    const principals = await Promise.all(
      readers.map(async (accountId) =>
        verifier.verify((await aKey(service, { accountId })).secret, '127.0.0.1'),
      ),
    );
    const flush = () => {
      for (const principal of principals) usage.note(principal, 'served');
      return usage.flush();
    };
    await flush();
    await blocker.query('BEGIN');
    await blocker.query('SELECT FROM usage_days WHERE account_id = $1 FOR UPDATE', [ids[0]]);
    const flushed = flush();
    await waiting(1);
    const { rows } = await blocker.query(
      'SELECT account_id FROM usage_days WHERE account_id = ANY($1) FOR UPDATE SKIP LOCKED',
      [readers],
    );
    await blocker.query('ROLLBACK');
    await flushed;
    expect(rows.map(({ account_id }) => account_id).toSorted()).toEqual(readers);
  });
});
