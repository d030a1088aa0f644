import { randomBytes } from 'node:crypto';
import { Client, Pool } from 'pg';
import { eventually } from './eventually.js';

/** A separate database for one spec, migrated and empty except for the plans. */
export interface TestDatabase {
  url: string;
  query<Row extends object = Record<string, unknown>>(sql: string, values?: unknown[]): Promise<Row[]>;
  drop(): Promise<void>;
}

/** The migrated template database. */
const templateUrl = () => process.env.COPYDESK_TEST_DATABASE_URL!;

/** Copies the migrated database, which takes much less than another migration. */
export function makeDatabase(): Promise<TestDatabase> {
  return createDatabase('TEMPLATE copydesk STRATEGY file_copy');
}

/** An empty database without tables. */
export function makeEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase('TEMPLATE template0');
}

async function createDatabase(origin: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = databaseUrl(name);
  await asOwner(`CREATE DATABASE ${name} ${origin}`);
  // A new connection for each query would take most of the time of a test that waits for a row.
  const pool = new Pool({ connectionString: url, max: 10, allowExitOnIdle: true });
  pool.on('error', () => undefined);
  let closed: Promise<void> | undefined;
  return {
    url,
    query: async <Row extends object>(sql: string, values?: unknown[]) =>
      (await pool.query<Row>(sql, values)).rows,
    drop: async () => {
      await (closed ??= pool.end());
      await disconnected(name);
      // Autovacuum, which other users cannot terminate, is connected from time to time.
      await eventually(() => asOwner(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`), 30_000);
    },
  };
}

/** Waits a moment for clients that are closing: one that is terminated meanwhile emits an unhandled error. */
async function disconnected(name: string): Promise<void> {
  const free = async () => {
    const sql = "SELECT FROM pg_stat_activity WHERE datname = $1 AND backend_type = 'client backend'";
    if (((await asOwner(sql, [name])) ?? 0) > 0) throw new Error('still in use');
  };
  await eventually(free, 250).catch(() => undefined);
}

function databaseUrl(name: string): string {
  const url = new URL(templateUrl());
  url.pathname = `/${name}`;
  return url.href;
}

// Connected to the database `postgres`, because a database with connections cannot be copied.
async function asOwner(sql: string, values?: unknown[]): Promise<number | null> {
  const client = new Client({ connectionString: databaseUrl('postgres') });
  await client.connect();
  try {
    return (await client.query(sql, values)).rowCount;
  } finally {
    await client.end();
  }
}
