import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Log } from '../../src/common/logging/log.js';
import { createIndexConcurrently } from '../../src/database/create-index-concurrently.js';
import { migrate } from '../../src/database/migrate.js';
import { migrations } from '../../src/database/migrations.js';
import { makeEmptyDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';

let database: TestDatabase;

beforeEach(async () => {
  database = await makeEmptyDatabase();
});
afterEach(() => database.drop());

class Words1795219900000 implements MigrationInterface {
  async up(queryRunner: QueryRunner) {
    await queryRunner.query("CREATE TABLE words (word text); INSERT INTO words VALUES ('bread'), ('bread')");
  }
  async down() {}
}

/** Builds a unique index outside a transaction, after `beforehand`. */
function indexing(beforehand: () => Promise<unknown> = () => Promise.resolve()) {
  return class WordsIndex1795219900001 implements MigrationInterface {
    transaction = false;
    async up(queryRunner: QueryRunner) {
      await beforehand();
      await createIndexConcurrently(queryRunner, 'words_word_key', 'ON words (word)');
    }
    async down() {}
  };
}

const indexes = () =>
  database.query(
    `SELECT indexrelid::regclass::text AS name, indisvalid AS is_valid FROM pg_index WHERE indrelid = 'words'::regclass`,
  );
const VALID = [{ name: 'words_word_key', is_valid: true }];

describe('a migration that builds an index concurrently', () => {
  it('is not blocked by another process that waits for the migration lock', async () => {
    const lines: string[] = [];
    const log = new Log('info', (line) => void lines.push(line));
    let other: Promise<void> | undefined;
    // PostgreSQL waits here for every other statement under way, so one that waited for the lock would never end.
    const startAnother = async () => {
      other ??= migrate(database.url, { log, migrations: [Words1795219900000, indexing()] });
      await eventually(async () => expect(lines.join()).toContain('waiting for the migration lock'));
    };
    await migrate(database.url, { migrations: [Words1795219900000, indexing(startAnother)] });
    await other;
    expect(await indexes()).toEqual(VALID);
    expect(JSON.parse(lines[0]!)).toMatchObject({
      heldBy: { pid: expect.any(Number), application: 'copydesk lock', address: '127.0.0.1' },
    });
  });

  it('is repeated by the next start if it was interrupted', async () => {
    const dies = async () => {
      // As an interrupted build does, a failed one leaves an index that is invalid.
      await database
        .query('CREATE UNIQUE INDEX CONCURRENTLY words_word_key ON words (word)')
        .catch(() => undefined);
      throw new Error('the process dies');
    };
    const first = migrate(database.url, { migrations: [Words1795219900000, indexing(dies)] });
    await expect(first).rejects.toThrow('the process dies');
    expect(await indexes()).toEqual([{ name: 'words_word_key', is_valid: false }]);
    await migrate(database.url, { migrations: [Words1795219900000, indexing()] });
    expect(await indexes()).toEqual(VALID);
    await database.query("DELETE FROM migrations WHERE name LIKE 'WordsIndex%'");
    await migrate(database.url, { migrations: [Words1795219900000, indexing()] });
    expect(await indexes()).toEqual(VALID);
  });
});

const up = (name: string) => migrations.findIndex((each) => each.name === name);

describe('a migration that builds an index on a partitioned table', () => {
  const NAME = 'FailuresOfCallers1795660000000';
  const name = 'request_log_credential_failures_idx';
  // New partitions give their indexes names of their own.
  const parts = () =>
    database.query(
      `SELECT inhparent::regclass::text AS part_of, indrelid::regclass::text AS on, indisvalid AS is_valid
         FROM pg_index LEFT JOIN pg_inherits ON inhrelid = indexrelid
        WHERE to_regclass($1) IN (indexrelid, inhparent) ORDER BY indrelid::regclass::text`,
      [name],
    );
  const partOn = (table: string) => ({ part_of: name, on: table, is_valid: true });
  const addDay = (day: string) =>
    database.query('SELECT create_request_log_partition($1::date)', [`2026-05-${day}`]);

  it('builds it on each partition, also after an interruption, and later partitions have it', async () => {
    await migrate(database.url, { migrations: migrations.slice(0, up(NAME)) });
    await addDay('01');
    const failed = '(CASE WHEN status >= 400 THEN credential_id END)';
    await database.query(
      `CREATE INDEX ${name} ON ONLY request_log (${failed}, id) WHERE ${failed} IS NOT NULL`,
    );
    // As an older process does meanwhile.
    await addDay('02');
    await migrate(database.url, { migrations: migrations.slice(0, up(NAME) + 1) });
    await addDay('03');
    const all = [
      { part_of: null, on: 'request_log', is_valid: true },
      partOn('request_log_20260501'),
      partOn('request_log_20260502'),
      partOn('request_log_20260503'),
    ];
    expect(await parts()).toEqual(all);
    await database.query('DELETE FROM migrations WHERE name = $1', [NAME]);
    await migrate(database.url, { migrations: migrations.slice(0, up(NAME) + 1) });
    expect(await parts()).toEqual(all);
  });
});

describe('a migration that changes a table in use', () => {
  const connect = async () => {
    const client = new Client({ connectionString: database.url, statement_timeout: 10_000 });
    await client.connect();
    return client;
  };

  // All later statements would wait behind one that waits for its lock.
  it.each(['StoredInputs1795606000000', 'TextSearch1795607000000', 'AccountRetention1795623000000'])(
    'makes no other statement wait for a long transaction: %s',
    async (name) => {
      await migrate(database.url, { migrations: migrations.slice(0, up(name)) });
      const [long, other] = [await connect(), await connect()];
      await long.query('BEGIN; DELETE FROM generations; DELETE FROM accounts');
      let isMigrated = false;
      const migrated = migrate(database.url, { migrations: migrations.slice(0, up(name) + 1) }).then(
        () => (isMigrated = true),
      );
      await eventually(async () =>
        expect(
          await database.query("SELECT FROM pg_stat_activity WHERE wait_event = 'relation'"),
        ).not.toEqual([]),
      );
      await other.query('DELETE FROM generations; DELETE FROM accounts');
      expect(isMigrated).toBe(false);
      await long.query('COMMIT');
      await migrated;
      await Promise.all([long.end(), other.end()]);
    },
  );
});
