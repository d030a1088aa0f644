import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { lowestIdAt } from '../../src/common/time/time-ordered-id.js';
import { Janitor } from '../../src/database/janitor.js';
import { GenerationStore } from '../../src/generation/generation-store.js';
import { MonthRetention } from '../../src/generation/month-retention.js';
import { detachPartitions, dropDetached, subtractCounts } from '../../src/generation/removed-partitions.js';
import { startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { aKey } from '../support/factories.js';
import { call } from '../support/http.js';
import { aRow } from '../support/stored-generation.js';
import { untilSearchable } from '../support/searchable.js';

const MONTHS = ['2026-03-01', '2026-04-01', '2026-05-01', '2026-06-01', '2026-07-01', '2026-08-01'];
const NOW = Date.parse('2026-06-20T12:00:00Z');
/** Of 45 days: in the first days of May. */
const CUTOFF = NOW - 45 * 86_400_000;

let service: TestApp;
let key: string;
let accountId: string;
let serial = 0;

beforeAll(async () => {
  service = await startApp({ RETENTION_DAYS: '45' });
  service.clock.stop(NOW);
});
afterAll(() => service?.close());

/** A UUIDv7 of a moment, each a different one. */
function idAt(date: string): string {
  const number = String((serial += 1)).padStart(12, '0');
  return `${lowestIdAt(Date.parse(date)).slice(0, 14)}7000-8000-${number}`;
}

const save = (date: string, clientId: string | null = null) =>
  service.app.get(GenerationStore).save(aRow(accountId, null, { id: idAt(date), clientId }));

const total = async () =>
  (await call(service.url, 'GET', '/v1/generations', { key })).body.meta.total as number;

/** How many generations an account has, by app: as they are, and as lists count them. */
const counts = async () => {
  const rows = await service.database.query<{ app: string; rows: number; counted: number }>(
    `SELECT client_id AS app, total::int AS counted,
            (SELECT count(*)::int FROM generations text
              WHERE text.account_id = $1 AND coalesce(text.client_id, '') = generation_counts.client_id) AS rows
       FROM generation_counts WHERE account_id = $1 ORDER BY 1`,
    [accountId],
  );
  return rows.map(({ app, rows, counted }) => [app, rows, counted]);
};

const tables = async () => {
  const rows = await service.database.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relname LIKE 'generations%' AND relkind = 'r' ORDER BY 1",
  );
  return rows.map(({ name }) => name);
};
const LEFT = ['2026_05', '2026_06', '2026_07', 'earlier', 'later'].map((name) => `generations_${name}`);

async function onConnection(work: (client: Client) => Promise<void>) {
  const client = new Client({ connectionString: service.database.url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

// A lock that autovacuum holds is not waited for: the service tries again later.
const drop = () =>
  eventually(async () => {
    await service.app.get(MonthRetention).run();
    expect(await tables()).toEqual(LEFT);
  });
const detach = () => eventually(() => onConnection((client) => detachPartitions(client, CUTOFF)));

beforeEach(async () => {
  for (const name of await tables()) await service.database.query(`DROP TABLE ${name}`);
  const bounds = ['MINVALUE', ...MONTHS.map((month) => `'${lowestIdAt(Date.parse(month))}'`), 'MAXVALUE'];
  const names = [
    'earlier',
    ...MONTHS.slice(0, -1).map((month) => month.slice(0, 7).replace('-', '_')),
    'later',
  ];
  for (const [index, name] of names.entries())
    await service.database.query(
      `CREATE TABLE generations_${name} PARTITION OF generations FOR VALUES FROM (${bounds[index]}) TO (${bounds[index + 1]})`,
    );
  ({ secret: key, apiKey: { accountId } } = await aKey(service)); // prettier-ignore
  for (const date of ['2025-01-01', '2026-03-10', '2026-04-30', '2026-05-02', '2026-06-19']) await save(date);
  for (const date of ['2026-03-11', '2026-05-31']) await save(date, 'app-1');
});

describe('months older than RETENTION_DAYS', () => {
  it('are dropped as a whole with their search documents; totals stay exact and usage is kept', async () => {
    await untilSearchable(service);
    const usage = () =>
      service.database.query(
        'SELECT day, requests, output_tokens FROM usage_days WHERE account_id = $1 AND output_tokens > 0 ORDER BY 1',
        [accountId],
      );
    const before = await usage();
    expect(before).not.toEqual([]);
    await drop();
    expect([await total(), await counts()]).toEqual([
      3,
      [
        ['', 2, 2],
        ['app-1', 1, 1],
      ],
    ]);
    expect(
      await service.database.query('SELECT FROM generation_search WHERE account_id = $1', [accountId]),
    ).toHaveLength(3);
    expect(await usage()).toEqual(before);
    // The days at the edge are deleted row by row.
    expect(await service.app.get(Janitor).cleanUp()).toMatchObject({ generations: 1 });
    // Nothing is left to drop, so no table is replaced.
    const first = () => service.database.query("SELECT 'generations_earlier'::regclass::oid");
    const kept = await first();
    await service.app.get(MonthRetention).run();
    expect([await tables(), await total(), await first()]).toEqual([LEFT, 2, kept]);
  });

  it('still accept texts, of clocks that are behind', async () => {
    await drop();
    await save('2024-12-24');
    await save('2026-03-24');
    expect(await total()).toBe(5);
  });

  it('are dropped by the next run if one was interrupted after it had detached them', async () => {
    await detach();
    // Nobody sees the texts any more.
    expect(
      await service.database.query('SELECT FROM generations WHERE account_id = $1', [accountId]),
    ).toHaveLength(3);
    await drop();
    expect(await total()).toBe(3);
  });

  it('are subtracted from the totals once if a run was interrupted after it had counted them', async () => {
    await detach();
    await onConnection((client) => dropDetached(client, AbortSignal.abort()));
    expect(await total()).toBe(7);
    await onConnection(async (client) => void (await subtractCounts(client, 500)));
    expect(await total()).toBe(3);
    await drop();
    expect(await total()).toBe(3);
  });

  it('stay while a long read uses the table, and go with a later run', async () => {
    await onConnection(async (reading) => {
      await reading.query('BEGIN; SELECT FROM generations');
      await service.app.get(MonthRetention).run();
      await save('2026-06-20');
      expect(await total()).toBe(8);
      await reading.query('COMMIT');
    });
    await drop();
    expect(await total()).toBe(4);
  });

  // A process whose clock is years ahead must not delete the texts of all.
  it('are those by the clock of the database if the clock of the process is ahead', async () => {
    const [from, to] = ['2026-08-01', '2399-01-01'].map((date) => lowestIdAt(Date.parse(date)));
    await service.database.query(`
      DROP TABLE generations_later;
      CREATE TABLE generations_2026_08 PARTITION OF generations FOR VALUES FROM ('${from}') TO ('${to}')`);
    await save(new Date().toISOString());
    service.clock.stop(Date.parse('2400-01-01'));
    await service.app.get(MonthRetention).run();
    service.clock.stop(NOW);
    expect(await tables()).toContain('generations_2026_08');
    const recent = lowestIdAt(Date.now() - 45 * 86_400_000);
    expect(await service.database.query('SELECT FROM generations WHERE id > $1', [recent])).toHaveLength(1);
  });
});
