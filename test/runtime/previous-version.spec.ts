import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import type { QueryRunner } from 'typeorm';
import { migrate } from '../../src/database/migrate.js';
import { migrations } from '../../src/database/migrations.js';
import { makeDatabase, makeEmptyDatabase, type TestDatabase } from '../support/database.js';

/**
 * While a cluster is upgraded, processes of the previous version work on the new schema. There is no binary of it to
 * run, so this holds new migrations against its schema and the statements it ran (recorded by
 * `support/record-statements.mjs`). Both move on with each release.
 */
const PREVIOUS = { version: '0.1.0', lastMigration: 'SecretKeys1795219540000' };
const FIXTURE = join(import.meta.dirname, `../fixtures/statements-${PREVIOUS.version}.json`);
const statements = JSON.parse(readFileSync(FIXTURE, 'utf8')) as string[];

const releasedCount = 1 + migrations.findIndex(({ name }) => name === PREVIOUS.lastMigration);
const released = migrations.slice(0, releasedCount);
const later = migrations.slice(releasedCount);

/** Statements of later migrations that lock a table for long and are accepted all the same, with the reason. */
const ACCEPTED_LOCKS: Record<string, string> = {};

let before: TestDatabase;
let after: TestDatabase;

beforeAll(async () => {
  [before, after] = [await makeEmptyDatabase(), await makeDatabase()];
  await migrate(before.url, { migrations: released });
}, 120_000);
afterAll(() => Promise.all([before.drop(), after.drop()]));

/** The statements that a schema does not accept, with PostgreSQL's reason. */
async function refused({ url }: TestDatabase): Promise<string[]> {
  const failures: string[] = [];
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const statement of statements)
    await client.query(`EXPLAIN (GENERIC_PLAN) ${statement}`).catch(({ message }: Error) => {
      failures.push(`${message}: ${statement}`);
    });
  await client.end();
  return failures;
}

const COLUMNS_SQL = `
  SELECT relname || '.' || attname AS name, format_type(atttypid, atttypmod) AS type, attnotnull AS is_required,
         atthasdef OR attidentity <> '' AS has_default
    FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
   WHERE relkind IN ('r', 'p') AND NOT relispartition AND relnamespace = 'public'::regnamespace AND attnum > 0 AND NOT attisdropped`;

interface Column {
  name: string;
  type: string;
  is_required: boolean;
  has_default: boolean;
}

const tableOf = ({ name }: Column) => name.split('.')[0];

describe(`the schema, as version ${PREVIOUS.version} knows it`, () => {
  it('accepts every statement of that version', async () => {
    expect(statements.length).toBeGreaterThan(100);
    expect(await refused(before)).toEqual([]);
    expect(await refused(after)).toEqual([]);
  });

  it('fails if a column that a statement needs is missing', async () => {
    const broken = await makeDatabase();
    await broken.query('ALTER TABLE generations RENAME COLUMN warnings TO notes');
    expect((await refused(broken)).join('\n')).toContain('"warnings"');
    await broken.drop();
  });

  it('keeps its columns, and requires no new values in inserted rows', async () => {
    const [old, current] = [await before.query<Column>(COLUMNS_SQL), await after.query<Column>(COLUMNS_SQL)];
    const byName = new Map(current.map((column) => [column.name, column]));
    const changed = old.filter((column) => {
      const now = byName.get(column.name);
      return now?.type !== column.type || (now.is_required && !now.has_default && !column.is_required);
    });
    expect(changed).toEqual([]);
    const [tables, known] = [new Set(old.map(tableOf)), new Set(old.map(({ name }) => name))];
    const demanded = current.filter(
      (column) =>
        tables.has(tableOf(column)) && !known.has(column.name) && column.is_required && !column.has_default,
    );
    expect(demanded).toEqual([]);
  });
});

/** What a migration would run, without a database. */
async function statementsOf(Migration: (typeof migrations)[number]): Promise<string[]> {
  const texts: string[] = [];
  const recorder = { query: (text: string) => Promise.resolve(void texts.push(text)).then(() => []) };
  await new Migration().up(recorder as unknown as QueryRunner);
  return texts
    .join(';\n')
    .replace(/--.*$/gm, '')
    .replace(/\$(\w*)\$[^]*?\$\1\$/g, "''")
    .split(';')
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/** The statements that keep others from writing to a table for as long as it is read or rewritten. */
function lockingStatements(texts: string[]): string[] {
  const created = texts.map((text) => /^CREATE (?:UNLOGGED )?TABLE (\w+)/.exec(text)?.[1]);
  return texts.filter((text) => {
    const [, , table] =
      /^(?:CREATE (?:UNIQUE )?INDEX (?!CONCURRENTLY).*? (ON) (?!ONLY )|ALTER TABLE )(\w+)/.exec(text) ?? [];
    if (table === undefined)
      return /^(?:LOCK|TRUNCATE|VACUUM|CLUSTER|REINDEX(?!.* CONCURRENTLY))\b/.test(text);
    if (created.includes(table)) return false;
    if (text.startsWith('CREATE')) return true;
    const validates = /\bADD (?:CONSTRAINT|CHECK|FOREIGN KEY|PRIMARY KEY|UNIQUE|EXCLUDE)\b/.test(text);
    return (
      (validates && !/NOT VALID$|USING INDEX/.test(text)) || /\b(?:TYPE|SET NOT NULL|SET LOGGED)\b/.test(text)
    );
  });
}

describe('a migration of a later version', () => {
  it('blocks writers only briefly', async () => {
    const locking = (await Promise.all(later.map(statementsOf))).flatMap(lockingStatements);
    expect(locking.filter((text) => ACCEPTED_LOCKS[text] === undefined)).toEqual([]);
    expect(Object.keys(ACCEPTED_LOCKS).filter((text) => !locking.includes(text))).toEqual([]);
  });

  it.each([
    ['CREATE INDEX a_idx ON accounts (name)', true],
    ['CREATE UNIQUE INDEX a_idx ON accounts (name)', true],
    ['CREATE INDEX CONCURRENTLY a_idx ON accounts (name)', false],
    ['CREATE INDEX a_idx ON ONLY accounts (name)', false],
    ['CREATE TABLE a (b text); CREATE INDEX a_idx ON a (b)', false],
    ['ALTER TABLE accounts ADD x text', false],
    ['ALTER TABLE accounts ALTER name TYPE varchar', true],
    ['ALTER TABLE accounts ALTER COLUMN name SET NOT NULL', true],
    ['ALTER TABLE accounts ADD CONSTRAINT a CHECK (true)', true],
    ['ALTER TABLE accounts ADD CONSTRAINT a CHECK (true) NOT VALID', false],
    ['LOCK TABLE accounts', true],
  ])('is checked by its statements: %s', (sql, locks) => {
    expect(lockingStatements(sql.split('; ')).length > 0).toBe(locks);
  });
});
