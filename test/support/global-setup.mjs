import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { buildIfStale, projectRoot } from '../../scripts/build.mjs';
import { temporaryRoot } from './temporary-root.mjs';

/** Builds the service and starts one PostgreSQL for all specs, with a migrated template database. */
export default async function globalSetup() {
  buildIfStale();
  process.env.COPYDESK_TEST_FOLDER = temporaryRoot();
  // Saves jest's workers a part of the loading, as `scripts/run.mjs` does for the service. It blurs measured coverage.
  if (!process.env.NODE_V8_COVERAGE)
    process.env.NODE_COMPILE_CACHE ??= join(projectRoot, 'dist', 'compile-cache');
  const cluster = spawn(process.execPath, [join(import.meta.dirname, 'test-cluster.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
    // Ctrl-C in the terminal must not stop it under specs that still clean up.
    detached: true,
  });
  const exit = once(cluster, 'exit');
  const failed = exit.then(([code]) =>
    Promise.reject(new Error(`the PostgreSQL of the specs ended with ${code}`)),
  );
  failed.catch(() => undefined);
  const [line] = await Promise.race([once(cluster.stdout, 'data'), failed]);
  process.env.COPYDESK_TEST_DATABASE_URL = String(line).trim();
  const { prepareDatabase } = await import('../../dist/src/queue/prepare-database.js');
  await prepareDatabase(process.env.COPYDESK_TEST_DATABASE_URL);
  globalThis.copydeskTestCluster = { cluster, exit };
}
