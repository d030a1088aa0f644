import { join } from 'node:path';
import { Client } from 'pg';
import { ROOT } from './program.ts';

/** The embedded PostgreSQL of a data folder. */
export interface Database extends AsyncDisposable {
  url: string;
  query<Row extends object>(sql: string, values?: unknown[]): Promise<Row[]>;
}

/** Opens the database of a data folder, also while a service is using it. */
export async function openDatabase(dataDir: string): Promise<Database> {
  const built = join(ROOT, 'dist/src/database/embedded/embedded-postgres.js');
  const { openEmbeddedPostgres } = (await import(
    built
  )) as typeof import('../../src/database/embedded/embedded-postgres.ts');
  const { url, close } = await openEmbeddedPostgres(dataDir, () => undefined);
  return {
    url,
    async query<Row extends object>(sql: string, values: unknown[] = []) {
      const client = new Client({ connectionString: url });
      await client.connect();
      try {
        return (await client.query<Row>(sql, values)).rows;
      } finally {
        await client.end();
      }
    },
    [Symbol.asyncDispose]: close,
  };
}
