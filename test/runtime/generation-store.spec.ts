import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { HotPool } from '../../src/database/database.module.js';
import type { StoredGeneration } from '../../src/generation/generation-insert.js';
import { GenerationStore } from '../../src/generation/generation-store.js';
import { makeDatabase, type TestDatabase } from '../support/database.js';
import { aRow } from '../support/stored-generation.js';

let database: TestDatabase;
let pool: HotPool;
let store: GenerationStore;

beforeAll(async () => {
  database = await makeDatabase();
  pool = new HotPool({ connectionString: database.url, max: 1 });
  store = new GenerationStore(pool);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

async function anAccountId(): Promise<string> {
  const rows = await database.query<{ id: string }>(
    `INSERT INTO accounts (email, name, password_hash) VALUES ($1, 'Writer', 'none') RETURNING id`,
    [`${randomUUID()}@example.com`],
  );
  return rows[0]!.id;
}

/** A claimed key of an account without a result. */
async function aClaim(accountId: string) {
  const claim = { key: randomUUID(), token: randomUUID() };
  await database.query(
    `INSERT INTO idempotency_keys (account_id, client_id, key, fingerprint, claim, lease_expires_at, expires_at)
     VALUES ($1, '', $2, '\\x00', $3, now() + interval '1 hour', now() + interval '1 day')`,
    [accountId, claim.key, claim.token],
  );
  return claim;
}

const stored = async (accountId: string) => ({
  ids: (
    await database.query('SELECT id FROM generations WHERE account_id = $1 ORDER BY id', [accountId])
  ).map(({ id }) => id),
  counts: await database.query('SELECT client_id, total FROM generation_counts WHERE account_id = $1', [
    accountId,
  ]),
  days: await database.query(
    `SELECT day::text, credential_type, credential_id, credential_name, requests, input_tokens, output_tokens, cost
       FROM usage_days WHERE account_id = $1`,
    [accountId],
  ),
  months: await database.query('SELECT month::text, tokens FROM usage_months WHERE account_id = $1', [
    accountId,
  ]),
});

/** What is stored and counted where these and no others were kept, all on one day with one key. */
const only = (rows: StoredGeneration[]) => ({
  ids: rows.map(({ generation }) => generation.id).sort(),
  counts: [{ client_id: '', total: `${rows.length}` }],
  days: [
    {
      day: '2026-01-31',
      credential_type: 'api_key',
      credential_id: 'k1',
      credential_name: 'site',
      requests: `${rows.length}`,
      input_tokens: `${3 * rows.length}`,
      output_tokens: `${5 * rows.length}`,
      cost: `${420_000 * rows.length}`,
    },
  ],
  months: [{ month: '2026-01-01', tokens: `${8 * rows.length}` }],
});

describe('GenerationStore.save', () => {
  it.each([1, 2])('stores every column of the table, %i at once', async (count) => {
    const accountId = await anAccountId();
    // The hash of inputs is stored only in place of them.
    const rows = Array.from({ length: count }, (_, index) =>
      aRow(accountId, null, {
        clientId: 'an-app',
        ...(index === 0 ? { inputsHash: null } : { inputs: null }),
      }),
    );
    await Promise.all(rows.map((row) => store.save(row)));
    const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    // The driver returns a bigint as text.
    const asRead = (value: unknown) => (typeof value === 'bigint' ? `${value}` : value);
    const asStored = rows.map(({ generation }) =>
      Object.fromEntries(Object.entries(generation).map(([name, value]) => [snakeCase(name), asRead(value)])),
    );
    const found = await database.query('SELECT * FROM generations WHERE account_id = $1', [accountId]);
    expect(found).toHaveLength(count);
    expect(found).toEqual(expect.arrayContaining(asStored));
  });

  it('skips and does not count a generation whose key was claimed by another request', async () => {
    const accountId = await anAccountId();
    const held = await aClaim(accountId);
    const lost = { ...(await aClaim(accountId)), token: randomUUID() };
    const rows = [aRow(accountId), aRow(accountId, held), aRow(accountId, lost)];
    expect(await Promise.all(rows.map((row) => store.save(row)))).toEqual([true, true, false]);
    expect(await stored(accountId)).toEqual(only(rows.slice(0, 2)));
    const keys = 'SELECT key, generation_id FROM idempotency_keys WHERE account_id = $1';
    expect(await database.query(keys, [accountId])).toEqual(
      expect.arrayContaining([
        { key: held.key, generation_id: rows[1]!.generation.id },
        { key: lost.key, generation_id: null },
      ]),
    );
  });

  it('skips a lost claim even in a batch of one', async () => {
    const accountId = await anAccountId();
    const lost = { ...(await aClaim(accountId)), token: randomUUID() };
    expect(await store.save(aRow(accountId, lost))).toBe(false);
    expect(await stored(accountId)).toEqual({ ids: [], counts: [], days: [], months: [] });
  });

  it('stores the same columns for a single generation and for one in a batch', async () => {
    const [alone, among] = [await anAccountId(), await anAccountId()];
    const others = [aRow(await anAccountId()), aRow(await anAccountId())];
    const { generation, ...rest } = aRow(alone);
    const twin = { ...rest, generation: { ...generation, id: randomUUID(), accountId: among } };
    expect(await store.save({ ...rest, generation })).toBe(true);
    await Promise.all([others[0]!, twin, others[1]!].map((row) => store.save(row)));
    const [first, second] = await Promise.all(
      [alone, among].map((id) => database.query('SELECT * FROM generations WHERE account_id = $1', [id])),
    );
    expect(second).toEqual([{ ...first![0], id: twin.generation.id, account_id: among }]);
    expect(first![0]).toMatchObject({ content: generation.content, warnings: generation.warnings });
    expect(await stored(alone)).toEqual(only([{ ...rest, generation }]));
    expect(await stored(among)).toEqual(only([twin]));
  });
});
