import type { MigrationInterface, QueryRunner } from 'typeorm';
import { copyOwner, indexesOf, isPartitioned, refuseInvalidIndexes, triggersOf } from '../table-parts.js';
import { withBriefLocks } from '../with-brief-locks.js';

/** The milliseconds in a UUIDv7 have 48 bits. */
const TIME_END_MS = 2 ** 48;

/**
 * Partitions `generations` by month, on the time in its ids. The existing table becomes the first partition without being
 * rewritten: a constraint that holds for its rows is validated while they can be read and written, so that attaching it
 * reads none of them. Each step can be repeated, and the swap is one transaction.
 */
export class MonthlyPartitions1795621000000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    if (await isPartitioned(queryRunner, 'generations')) return;
    // Attaching the table would build a valid index in place of an invalid one, and lock the table for that long.
    await refuseInvalidIndexes(queryRunner, 'generations');
    try {
      await partition(queryRunner);
    } catch (error) {
      // It would reject new rows if this version stayed away until its month.
      await withBriefLocks(queryRunner, [DROP_CHECK]).catch(() => undefined);
      throw error;
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    const [triggers, indexes] = [
      await triggersOf(queryRunner, 'generations'),
      await indexesOf(queryRunner, 'generations'),
    ];
    const statements = [
      'CREATE TABLE generations_plain (LIKE generations INCLUDING ALL)',
      'INSERT INTO generations_plain SELECT * FROM generations',
      'DROP TABLE generations',
      'ALTER TABLE generations_plain RENAME TO generations',
      ...triggers.map(({ definition }) => definition),
      'DROP TRIGGER delete_idempotency_keys ON generations',
      'DROP FUNCTION delete_idempotency_keys()',
      `UPDATE idempotency_keys SET generation_id = NULL WHERE generation_id NOT IN (SELECT id FROM generations)`,
      `ALTER TABLE idempotency_keys ADD CONSTRAINT idempotency_keys_generation_id_fkey
         FOREIGN KEY (generation_id) REFERENCES generations ON DELETE CASCADE`,
    ];
    await queryRunner.query('BEGIN');
    for (const statement of statements) await queryRunner.query(statement);
    const copies = await indexesOf(queryRunner, 'generations');
    for (const { name, definition } of indexes) {
      const copy = copies.find((each) => each.definition === definition)!;
      await queryRunner.query(`ALTER INDEX ${copy.name} RENAME TO ${name}`);
    }
    await queryRunner.query('COMMIT');
  }
}

const DROP_CHECK = 'ALTER TABLE generations DROP CONSTRAINT IF EXISTS generations_earlier_check';

async function partition(queryRunner: QueryRunner): Promise<void> {
  const end = await endOfExistingRows(queryRunner);
  const limit = end === null ? 'MAXVALUE' : `'${end}'`;
  const check = end === null ? 'true' : `id < ${limit}`;
  await withBriefLocks(queryRunner, [
    DROP_CHECK,
    `ALTER TABLE generations ADD CONSTRAINT generations_earlier_check CHECK (${check}) NOT VALID`,
  ]);
  await queryRunner.query('ALTER TABLE generations VALIDATE CONSTRAINT generations_earlier_check');
  await createParent(queryRunner, end !== null);
  await withBriefLocks(queryRunner, await swapStatements(queryRunner, limit));
}

/**
 * The end of the month after the current one, or after that of the highest id, as the lowest id of that moment; null if
 * there is none. While the constraint is validated, no insert with a clock that is a month ahead fails.
 */
async function endOfExistingRows(queryRunner: QueryRunner): Promise<string | null> {
  const [row]: { now: string; highest: string | null }[] = await queryRunner.query(`
    SELECT floor(extract(epoch FROM now()) * 1000) AS now,
           (SELECT id FROM generations ORDER BY id DESC LIMIT 1) AS highest`);
  const highestMs = row?.highest ? Number.parseInt(row.highest.replace('-', '').slice(0, 12), 16) : 0;
  const latest = new Date(Math.max(Number(row?.now ?? Date.now()), highestMs));
  const endMs = Date.UTC(latest.getUTCFullYear(), latest.getUTCMonth() + 2);
  if (endMs >= TIME_END_MS) return null;
  const digits = endMs.toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-0000-0000-000000000000`;
}

/**
 * Creates the partitioned table next to the existing one, with its columns, constraints, indexes, owner and privileges, and
 * the partition of later ids. Neither holds a lock that others wait for.
 */
async function createParent(queryRunner: QueryRunner, hasLater: boolean): Promise<void> {
  await queryRunner.query('DROP TABLE IF EXISTS generations_partitioned, generations_later');
  await queryRunner.query(
    'CREATE TABLE generations_partitioned (LIKE generations INCLUDING ALL) PARTITION BY RANGE (id)',
  );
  await queryRunner.query('ALTER TABLE generations_partitioned DROP CONSTRAINT generations_earlier_check');
  if (hasLater)
    await queryRunner.query('CREATE TABLE generations_later (LIKE generations_partitioned INCLUDING ALL)');
  const privileges: { grantee: string; privilege: string }[] = await queryRunner.query(`
    SELECT CASE grantee WHEN 0 THEN 'PUBLIC' ELSE grantee::regrole::text END AS grantee, privilege_type AS privilege
      FROM pg_class, aclexplode(relacl) WHERE oid = 'generations'::regclass AND grantee <> relowner`);
  for (const { privilege, grantee } of privileges)
    await queryRunner.query(`GRANT ${privilege} ON generations_partitioned TO ${grantee}`);
  const later = hasLater ? ['generations_later'] : [];
  await copyOwner(queryRunner, 'generations', ['generations_partitioned', ...later]);
}

/**
 * The statements that put the partitioned table in the place of the existing one. A trigger replaces the foreign key of
 * idempotency keys: it would keep them from being claimed while a partition is detached.
 */
async function swapStatements(queryRunner: QueryRunner, limit: string): Promise<string[]> {
  const triggers = await triggersOf(queryRunner, 'generations');
  const indexes = await indexesOf(queryRunner, 'generations');
  const copies = await indexesOf(queryRunner, 'generations_partitioned');
  const pairs = indexes.map(({ name, definition }) => {
    const [copy] = copies.splice(
      copies.findIndex((each) => each.definition === definition),
      1,
    );
    return { name, copy: copy!.name };
  });
  return [
    'ALTER TABLE idempotency_keys DROP CONSTRAINT IF EXISTS idempotency_keys_generation_id_fkey',
    ...triggers.map(({ name }) => `DROP TRIGGER ${name} ON generations`),
    'ALTER TABLE generations RENAME TO generations_earlier',
    ...pairs.map(
      ({ name }) => `ALTER INDEX ${name} RENAME TO ${name.replace('generations_', 'generations_earlier_')}`,
    ),
    'ALTER TABLE generations_partitioned RENAME TO generations',
    ...pairs.map(({ name, copy }) => `ALTER INDEX ${copy} RENAME TO ${name}`),
    `ALTER TABLE generations ATTACH PARTITION generations_earlier FOR VALUES FROM (MINVALUE) TO (${limit})`,
    'ALTER TABLE generations_earlier DROP CONSTRAINT generations_earlier_check',
    ...(limit === 'MAXVALUE'
      ? []
      : [
          `ALTER TABLE generations ATTACH PARTITION generations_later FOR VALUES FROM (${limit}) TO (MAXVALUE)`,
        ]),
    ...triggers.map(({ definition }) => definition),
    `CREATE OR REPLACE FUNCTION delete_idempotency_keys() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       DELETE FROM idempotency_keys WHERE generation_id = OLD.id;
       RETURN NULL;
     END $$`,
    `CREATE TRIGGER delete_idempotency_keys AFTER DELETE ON generations
       FOR EACH ROW EXECUTE FUNCTION delete_idempotency_keys()`,
  ];
}
