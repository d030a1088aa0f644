// An embedded PostgreSQL in a temporary folder, freshly migrated, for scripts that compare or generate.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs `work` with the URL of a new database, then stops and deletes the server. */
export async function withTemporaryDatabase(work) {
  const { openEmbeddedPostgres } = await import('../dist/src/database/embedded/embedded-postgres.js');
  const { migrate } = await import('../dist/src/database/migrate.js');
  const folder = mkdtempSync(join(tmpdir(), 'copydesk-schema-'));
  // As root, the server runs as another user, who must be able to enter the folder.
  chmodSync(folder, 0o755);
  const server = await openEmbeddedPostgres(folder, () => undefined);
  try {
    await migrate(server.url);
    return await work(server.url);
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
