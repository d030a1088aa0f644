// Compares the entities with the schema that the migrations create (`npm run schema:check`). Exits with 1 and prints
// the SQL that would remove the differences. With a URL as its argument, it checks that database as it is.
import { DataSource } from 'typeorm';
import { buildIfStale } from './build.mjs';
import { withTemporaryDatabase } from './temporary-database.mjs';

buildIfStale();
const { databaseOptions } = await import('../dist/src/database/database-options.js');
const { entities } = await import('../dist/src/entities.js');

/** The statements that would make the database match the entities, and the tables that no entity describes. */
async function findDifferences(url) {
  const dataSource = await new DataSource(databaseOptions(url, entities)).initialize();
  try {
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    const known = ['migrations', ...dataSource.entityMetadatas.map(({ tableName }) => tableName)];
    const unknown = await dataSource.query(
      `SELECT relname AS tablename FROM pg_class
        WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
          AND relname <> ALL($1) ORDER BY 1`,
      [known],
    );
    return [
      ...upQueries.map(({ query }) => `${query};`),
      ...unknown.map(({ tablename }) => `-- The table ${tablename} has no entity in src/entities.ts.`),
    ];
  } finally {
    await dataSource.destroy();
  }
}

const url = process.argv[2];
const differences = url ? await findDifferences(url) : await withTemporaryDatabase(findDifferences);
if (differences.length > 0) {
  process.stdout.write(`The entities differ from the migrations:\n${differences.join('\n')}\n`);
  process.exitCode = 1;
} else {
  process.stdout.write(`${entities.length} entities match the migrations.\n`);
}
