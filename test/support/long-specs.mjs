import { globSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Specs that start many processes, stop servers again and again or depend on much processor time. `npm test` leaves
 * them out, to stay under five minutes: other specs check the same promises with one fault or one process, or what they
 * check rarely changes. `npm run test:long` runs them, and so does `npm test -- test/faults/clock`.
 */
const LONG = [
  'api/openapi-tools',
  'docs/docs-page',
  'docs/examples',
  'docs/how-to-oauth',
  'docs/lock-file',
  'engines/engine-main-loop',
  'engines/engine-process',
  'engines/refine-hostile',
  'faults/account-data',
  'faults/budgets',
  'faults/clock',
  'faults/concurrency',
  'faults/crash-ledger',
  'faults/disk-full',
  'faults/jobs',
  'faults/locks',
  'faults/models',
  'faults/overload',
  'faults/postgres',
  'faults/process',
  'faults/stopping',
  'faults/webhooks-under-load',
  'oauth/oauth-browser',
  'runtime/backup',
  'runtime/built-tree',
  'runtime/compile-cache',
  'runtime/database-tls',
  'runtime/embedded-postgres',
  'runtime/embedded-postgres-crash',
  'runtime/embedded-postgres-root',
  'runtime/interrupted-start',
  'runtime/list-isolation',
  'runtime/many-processes',
  'runtime/models-commands',
  'runtime/pgbouncer',
  'runtime/rolling-restart',
  'runtime/schema-check',
  'runtime/secret-key-rotation',
  'runtime/set-up-database',
  'runtime/shutdown-connections',
  'runtime/start-dev',
  'runtime/tracing',
  'runtime/worker-replacement',
  'runtime/workers',
];

/** The patterns of the specs that a run leaves out. `names` are the arguments of the run. */
export function leftOut(names, isLong = process.env.COPYDESK_TEST_LONG !== undefined) {
  if (isLong || names.some((name) => name.startsWith('test/'))) return [];
  return LONG.map(patternOf);
}

function patternOf(name) {
  const files = globSync(`${name}.{e2e-spec,spec}.ts`, { cwd: join(import.meta.dirname, '..') });
  if (files.length !== 1) throw new Error(`there is no spec ${name}`);
  return `/test/${files[0]}$`;
}
