import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { lowestIdAt } from '../../src/common/time/time-ordered-id.js';
import { createMonths } from '../../src/generation/month-partitions.js';
import { GenerationStore } from '../../src/generation/generation-store.js';
import { migrate } from '../../src/database/migrate.js';
import { migrations } from '../../src/database/migrations.js';
import { MonthlyPartitions1795621000000 } from '../../src/database/migrations/1795621000000-monthly-partitions.js';
import { startApp, type TestApp } from '../support/app.js';
import { makeDatabase, makeEmptyDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { aKey, anAccount } from '../support/factories.js';
import { call } from '../support/http.js';
import { loadPackage } from '../support/load-package.js';
import { aRow } from '../support/stored-generation.js';
import { untilSearchable } from '../support/searchable.js';

const { DataSource } = loadPackage<typeof import('typeorm')>('typeorm');

/** A UUIDv7 of a moment. */
function idAt(date: string): string {
  const random = randomBytes(8).toString('hex');
  return `${lowestIdAt(Date.parse(date)).slice(0, 14)}7${random.slice(0, 3)}-8${random.slice(3, 6)}-${random.slice(0, 12)}`;
}

/** The partitions with their first and last month, and the number of their rows. */
async function partitionsOf({ query }: TestDatabase) {
  const rows = await query<{ name: string; bounds: string; rows: number }>(`
    SELECT relname AS name, pg_get_expr(relpartbound, pg_class.oid) AS bounds,
           (xpath('/row/count/text()', query_to_xml('SELECT count(*) FROM ' || relname, true, true, '')))[1]::text::int AS rows
      FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid WHERE inhparent = 'generations'::regclass`);
  const month = (bound: string) =>
    /VALUE/.test(bound) ? '' : new Date(Number.parseInt(bound.replace(/[^0-9a-f]/g, '').slice(0, 12), 16)).toISOString().slice(0, 10); // prettier-ignore
  return rows
    .map(({ name, bounds, rows }) => {
      const [from, to] = /FROM \((.+)\) TO \((.+)\)/.exec(bounds)!.slice(1).map(month);
      return [name, from, to, rows] as const;
    })
    .toSorted(([, one], [, other]) => (one! < other! ? -1 : 1));
}

async function inTransaction<Result>({ url }: TestDatabase, work: (client: Client) => Promise<Result>) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } finally {
    await client.end();
  }
}

describe('the partitions of the coming months', () => {
  let service: TestApp;
  let accountId: string;
  const insert = (id: string) => service.app.get(GenerationStore).save(aRow(accountId, null, { id }));
  // Work that takes too long under the lock is given up and repeated, as the service does every minute.
  const create = (now: string) =>
    eventually(() => inTransaction(service.database, (client) => createMonths(client, Date.parse(now))));

  beforeAll(async () => {
    service = await startApp();
    accountId = (await anAccount(service)).id;
    // The bounds of a table that was migrated in December 2030.
    const february = lowestIdAt(Date.parse('2031-02-01'));
    await service.database.query(`
      DROP TABLE generations_earlier, generations_later;
      CREATE TABLE generations_earlier PARTITION OF generations FOR VALUES FROM (MINVALUE) TO ('${february}');
      CREATE TABLE generations_later PARTITION OF generations FOR VALUES FROM ('${february}') TO (MAXVALUE)`);
  });
  afterAll(() => service?.close());

  it('are created in time, once, by any process, and share the rest of all ids with two others', async () => {
    await create('2030-12-15');
    expect((await partitionsOf(service.database)).map(([name]) => name)).toEqual([
      'generations_earlier',
      'generations_later',
    ]);
    await create('2031-01-01');
    await create('2031-01-01');
    await Promise.all([insert(idAt('1999-01-01')), insert(idAt('2031-02-28')), insert(idAt('2200-01-01'))]);
    expect(await partitionsOf(service.database)).toEqual([
      ['generations_earlier', '', '2031-02-01', 1],
      ['generations_2031_02', '2031-02-01', '2031-03-01', 1],
      ['generations_later', '2031-03-01', '', 1],
    ]);
  });

  it('of months without a running process share one partition', async () => {
    await create('2031-06-30');
    expect((await partitionsOf(service.database)).slice(1)).toEqual([
      ['generations_2031_02', '2031-02-01', '2031-03-01', 1],
      ['generations_2031_03', '2031-03-01', '2031-06-01', 0],
      ['generations_2031_06', '2031-06-01', '2031-07-01', 0],
      ['generations_2031_07', '2031-07-01', '2031-08-01', 0],
      ['generations_later', '2031-08-01', '', 1],
    ]);
  });

  it('receive the texts that a clock ahead has already made, with their search documents', async () => {
    const ids = [idAt('2031-08-15'), idAt('2031-09-15')];
    for (const id of ids) await insert(id);
    await untilSearchable(service);
    const documents = () => service.database.query('SELECT * FROM generation_search ORDER BY generation_id');
    const before = await documents();
    expect(before).toHaveLength(5);
    await create('2031-07-01');
    expect((await partitionsOf(service.database)).slice(-2)).toEqual([
      ['generations_2031_08', '2031-08-01', '2031-09-01', 1],
      ['generations_later', '2031-09-01', '', 2],
    ]);
    await untilSearchable(service);
    expect(await documents()).toEqual(before);
    expect(await service.database.query('SELECT total::int FROM generation_counts')).toEqual([{ total: 5 }]);
  });

  it('are not created if these are many: all stay where they are, and inserts continue', async () => {
    await Promise.all(Array.from({ length: 100 }, () => insert(idAt('2031-09-20'))));
    const before = await partitionsOf(service.database);
    expect(await create('2031-08-01')).toBe(false);
    expect(await partitionsOf(service.database)).toEqual(before);
    await insert(idAt('2031-09-21'));
  });
});

describe('the migration to partitions', () => {
  const earlier = migrations.slice(0, migrations.indexOf(MonthlyPartitions1795621000000));
  let database: TestDatabase;
  beforeAll(async () => {
    database = await makeEmptyDatabase();
    await migrate(database.url, { migrations: earlier });
    await database.query('GRANT SELECT ON generations TO PUBLIC, pg_monitor');
  });
  afterAll(() => database?.drop());

  const insert = (
    id: string,
    client: { query(sql: string, values: unknown[]): Promise<unknown> } = database,
  ) =>
    client.query(
      `INSERT INTO generations (id, account_id, credential_type, credential_id, template, content, input_tokens,
                                output_tokens, model, finish_reason, created_at)
       VALUES ($1, gen_random_uuid(), 'api_key', 'k1', 'email', 'words', 1, 1, 'fixed', 'stop', now())`,
      [id],
    );
  const columns = () =>
    database.query(`
      SELECT attname, atttypid::regtype::text, attnotnull, pg_get_expr(adbin, adrelid) FROM pg_attribute
        LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
       WHERE attrelid = 'generations'::regclass AND attnum > 0 ORDER BY attnum`);
  const namesOf = (catalog: string) => database.query(catalog).then((rows) => rows.map(({ name }) => name));
  const indexes = () =>
    namesOf(`SELECT indexdef AS name FROM pg_indexes WHERE tablename = 'generations' ORDER BY indexname`);

  it('waits for no long read, is repeated after a failure, and keeps all rows, also of clocks that are ahead', async () => {
    const ids = [idAt('2020-01-01'), idAt('2026-01-01'), idAt('2040-05-05')];
    for (const id of ids) await insert(id);
    const [table, indexed] = [await columns(), await indexes()];
    // A step of an interrupted attempt.
    const bound = lowestIdAt(Date.parse('2050-01-01'));
    await database.query(
      `ALTER TABLE generations ADD CONSTRAINT generations_earlier_check CHECK (id < '${bound}') NOT VALID`,
    );
    const reading = new Client({ connectionString: database.url });
    await reading.connect();
    await reading.query('BEGIN; SELECT FROM generations');
    let isMigrated = false;
    const migrated = migrate(database.url, { migrations }).then(() => (isMigrated = true));
    await eventually(async () =>
      expect(await database.query("SELECT FROM pg_stat_activity WHERE wait_event = 'relation'")).not.toEqual(
        [],
      ),
    );
    // Others do not wait for the read to end.
    const writing = new Client({ connectionString: database.url, statement_timeout: 10_000 });
    await writing.connect();
    for (const id of [idAt('2020-02-02'), idAt('2026-02-02')]) await insert(id, writing);
    await writing.end();
    expect(isMigrated).toBe(false);
    await reading.query('COMMIT');
    await reading.end();
    await migrated;
    expect(await partitionsOf(database)).toEqual([
      ['generations_earlier', '', '2040-07-01', 5],
      ['generations_later', '2040-07-01', '', 0],
    ]);
    for (const id of [idAt('1970-01-02'), idAt('2040-07-01'), 'ffffffff-ffff-ffff-ffff-ffffffffffff'])
      await insert(id);
    // Later migrations have added columns.
    expect((await columns()).slice(0, table.length)).toEqual(table);
    expect(await indexes()).toEqual(
      indexed.map((text) => (text as string).replace(' ON public', ' ON ONLY public')),
    );
    const privileges = `SELECT grantee || ' ' || privilege_type AS name FROM information_schema.role_table_grants
                         WHERE table_name = 'generations' AND grantee <> current_user ORDER BY 1`;
    expect(await namesOf(privileges)).toEqual(['PUBLIC SELECT', 'pg_monitor SELECT']);
    expect(await database.query('SELECT FROM generation_search_queue')).toHaveLength(8);
  });

  it('can be run again, reverted and run once more', async () => {
    const before = await database.query('SELECT * FROM generations ORDER BY id');
    const run = async (direction: 'up' | 'down') => {
      const source = await new DataSource({ type: 'postgres', url: database.url }).initialize();
      const runner = source.createQueryRunner();
      await new MonthlyPartitions1795621000000()[direction](runner);
      await source.destroy();
    };
    await run('up');
    await run('down');
    expect(await database.query("SELECT relkind FROM pg_class WHERE relname LIKE 'generations%' AND relkind IN ('r', 'p')")).toEqual([{ relkind: 'r' }]); // prettier-ignore
    expect(await database.query('SELECT * FROM generations ORDER BY id')).toEqual(before);
    await run('up');
    expect(await database.query('SELECT * FROM generations ORDER BY id')).toEqual(before);
    expect(await database.query('SELECT FROM generation_search_queue')).toHaveLength(8);
  });

  it('refuses an index that a failed build has left invalid, before it changes anything', async () => {
    const broken = await makeEmptyDatabase();
    await migrate(broken.url, { migrations: earlier });
    const inserting = `INSERT INTO generations (id, account_id, credential_type, credential_id, template, content,
                                                input_tokens, output_tokens, model, finish_reason, created_at)
                       SELECT gen_random_uuid(), gen_random_uuid(), 'api_key', 'k1', 'email', '', 1, 1, 'fixed', 'stop', now()
                         FROM generate_series(1, 2)`;
    await broken.query(inserting);
    const building = broken.query(
      'CREATE UNIQUE INDEX CONCURRENTLY unfinished_idx ON generations (template)',
    );
    await expect(building).rejects.toThrow('could not create unique index');
    await expect(migrate(broken.url, { migrations })).rejects.toThrow('unfinished_idx');
    expect(await broken.query("SELECT relkind FROM pg_class WHERE relname = 'generations'")).toEqual([{ relkind: 'r' }]); // prettier-ignore
    await broken.drop();
  });
});

describe('an idempotency key', () => {
  it('is deleted with its generation, so that a retry generates again', async () => {
    const database = await makeDatabase();
    const service = await startApp({}, database);
    const { secret: key } = await aKey(service);
    const send = () =>
      call(service.url, 'POST', '/v1/generate', {
        key,
        body: { prompt: 'bread' },
        headers: { 'idempotency-key': 'once' },
      });
    const [first, second] = [await send(), await send()];
    expect(second.body.data.id).toBe(first.body.data.id);
    expect((await call(service.url, 'DELETE', `/v1/generations/${first.body.data.id}`, { key })).status).toBe(
      200,
    );
    expect(await database.query('SELECT FROM idempotency_keys')).toEqual([]);
    expect((await send()).body.data.id).not.toBe(first.body.data.id);
    await service.close();
    await database.drop();
  });
});
