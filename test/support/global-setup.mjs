import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from '../../scripts/build.mjs';

/** Builds what is tested and starts one PostgreSQL for all specs, with a migrated database to copy. */
export default async function globalSetup() {
  buildIfStale();
  const { openEmbeddedPostgres } = await import('../../dist/src/database/embedded/embedded-postgres.js');
  const { migrate } = await import('../../dist/src/database/migrate.js');
  const folder = mkdtempSync(join(tmpdir(), 'copydesk-test-'));
  chmodSync(folder, 0o755);
  const cluster = await openEmbeddedPostgres(folder, () => undefined);
  await migrate(cluster.url);
  process.env.COPYDESK_TEST_DATABASE_URL = cluster.url;
  globalThis.copydeskTestCluster = { cluster, folder };
}
