import type { QueryRunner } from 'typeorm';
import { createIndexConcurrently } from './create-index-concurrently.js';
import { withBriefLocks } from './with-brief-locks.js';

/**
 * Builds an index on a partitioned table without blocking writes, for migrations that set `transaction = false`: on the
 * table alone, from which new partitions copy it, then on each existing partition, whose index is named after it with
 * `suffix`. Repeatable. `suffix` and `definition`, which is what follows the name of the table, are SQL of the migration,
 * never input.
 */
export async function createPartitionedIndex(
  queryRunner: QueryRunner,
  table: string,
  suffix: string,
  definition: string,
): Promise<void> {
  const name = `${table}_${suffix}`;
  await withBriefLocks(queryRunner, [`CREATE INDEX IF NOT EXISTS ${name} ON ONLY ${table} ${definition}`]);
  const partitions: { name: string }[] = await queryRunner.query(WITHOUT_INDEX_SQL, [table, name]);
  for (const partition of partitions) {
    const part = `${partition.name}_${suffix}`;
    await createIndexConcurrently(queryRunner, part, `ON ${partition.name} ${definition}`);
    await withBriefLocks(queryRunner, [`ALTER INDEX ${name} ATTACH PARTITION ${part}`]);
  }
}

/** The partitions of the table $1 without a part of the index $2. */
const WITHOUT_INDEX_SQL = `
  SELECT inhrelid::regclass::text AS name FROM pg_inherits
   WHERE inhparent = to_regclass($1)
     AND inhrelid NOT IN (SELECT indrelid FROM pg_index JOIN pg_inherits AS part ON part.inhrelid = indexrelid
                           WHERE part.inhparent = to_regclass($2))
   ORDER BY 1`;
