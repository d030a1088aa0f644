import type { QueryRunner } from 'typeorm';

/**
 * Builds an index without blocking writes, for migrations that set `transaction = false`. Repeatable: an existing index is
 * kept, and an invalid one of an interrupted attempt is dropped and rebuilt.
 * `definition` is what follows the name in `CREATE INDEX`; both are SQL of the migration, never input.
 */
export async function createIndexConcurrently(
  queryRunner: QueryRunner,
  name: string,
  definition: string,
): Promise<void> {
  const [index]: { is_valid: boolean }[] = await queryRunner.query(
    'SELECT indisvalid AS is_valid FROM pg_index WHERE indexrelid = to_regclass($1)',
    [name],
  );
  if (index?.is_valid) return;
  if (index) await queryRunner.query(`DROP INDEX CONCURRENTLY ${name}`);
  await queryRunner.query(`CREATE INDEX CONCURRENTLY ${name} ${definition}`);
}
