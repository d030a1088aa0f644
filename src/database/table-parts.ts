import type { QueryRunner } from 'typeorm';

/** A trigger or an index, for migrations that replace a table. */
interface TablePart {
  name: string;
  /** SQL. */
  definition: string;
}

/** The triggers of a table, without those of constraints. */
export function triggersOf(queryRunner: QueryRunner, table: string): Promise<TablePart[]> {
  return queryRunner.query(
    `SELECT tgname AS name, pg_get_triggerdef(oid) AS definition
       FROM pg_trigger WHERE tgrelid = to_regclass($1) AND NOT tgisinternal ORDER BY 1`,
    [table],
  );
}

/** The indexes of a table. Their definitions lack all names, so that those of a table and of its copy are equal. */
export function indexesOf(queryRunner: QueryRunner, table: string): Promise<TablePart[]> {
  return queryRunner.query(
    `SELECT relname AS name,
            regexp_replace(pg_get_indexdef(indexrelid), '^CREATE (UNIQUE )?INDEX \\S+ ON (ONLY )?\\S+', '\\1') AS definition
       FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid WHERE indrelid = to_regclass($1) ORDER BY 1`,
    [table],
  );
}

/** Throws if an index of the table is invalid, as a build that failed leaves it. */
export async function refuseInvalidIndexes(queryRunner: QueryRunner, table: string): Promise<void> {
  const invalid: { name: string }[] = await queryRunner.query(
    `SELECT indexrelid::regclass::text AS name FROM pg_index WHERE indrelid = to_regclass($1) AND NOT indisvalid`,
    [table],
  );
  const names = invalid.map(({ name }) => name).join(', ');
  if (names) throw new Error(`${table} has invalid indexes: drop or rebuild ${names}, then start again`);
}

export async function tableExists(queryRunner: QueryRunner, table: string): Promise<boolean> {
  const found: unknown[] = await queryRunner.query('SELECT FROM pg_class WHERE oid = to_regclass($1)', [
    table,
  ]);
  return found.length > 0;
}

export async function isPartitioned(queryRunner: QueryRunner, table: string): Promise<boolean> {
  const [found]: { relkind: string }[] = await queryRunner.query(
    'SELECT relkind FROM pg_class WHERE oid = to_regclass($1)',
    [table],
  );
  return found?.relkind === 'p';
}

/** Gives tables the owner of another one, unless that is the current user. */
export async function copyOwner(queryRunner: QueryRunner, table: string, copies: string[]): Promise<void> {
  const [found]: { owner: string; is_ours: boolean }[] = await queryRunner.query(
    `SELECT relowner::regrole::text AS owner, pg_get_userbyid(relowner) = current_user AS is_ours
       FROM pg_class WHERE oid = to_regclass($1)`,
    [table],
  );
  if (!found || found.is_ours) return;
  for (const copy of copies) await queryRunner.query(`ALTER TABLE ${copy} OWNER TO ${found.owner}`);
}
