import TestSequencer from '@jest/test-sequencer';

/**
 * The specs that take longest, as measured, the longest first: started last, one of them would keep a single processor
 * busy at the end.
 */
const SLOWEST = [
  'dashboard/dashboard-browser',
  'runtime/set-up.e2e',
  'runtime/command-line.e2e',
  'runtime/shutdown-connections',
  'faults/crash-ledger',
  'runtime/built-tree',
  'runtime/pgbouncer',
  'docs/docs.e2e',
  'runtime/worker-replacement',
  'runtime/workers',
  'docs/docs-page',
  'runtime/set-up-database',
  'api/fuzz',
  'api/openapi',
  'runtime/many-processes',
  'faults/overload',
  'runtime/backup',
  'runtime/compile-cache',
  'docs/how-to-oauth',
  'api/jobs',
  'runtime/models-commands',
  'engines/engine-process',
  'faults/concurrency',
  'engines/refine-hostile',
  'engines/engine-main-loop',
  'faults/jobs',
  'runtime/embedded-postgres-crash',
  'oauth/client-documents',
  'runtime/rolling-restart',
  'oauth/oauth-consent',
  'dashboard/account-data',
  'engines/model-engine',
  'engines/draft-properties',
  'dashboard/password-guessing',
  'api/idempotency-waiting',
  'runtime/schema-check',
  'runtime/embedded-postgres.spec',
  'runtime/tracing',
  'faults/models',
  'runtime/embedded-postgres-root',
  'faults/process',
  'runtime/interrupted-start',
  'runtime/secret-key-rotation',
  'faults/stopping',
  'engines/process-pool',
  'faults/account-data',
  'runtime/shutdown.e2e',
  'oauth/oauth-browser',
  'engines/builtin-engine',
  'dashboard/dashboard-keys',
  'dashboard/dashboard-models',
  'faults/budgets',
];

/** Starts the slowest specs first, also where jest has no durations of an earlier run. */
export default class extends TestSequencer {
  sort(tests) {
    return super.sort(tests).toSorted((a, b) => rank(a) - rank(b));
  }
}

function rank({ path }) {
  const index = SLOWEST.findIndex((name) => path.includes(`/test/${name}`));
  return index === -1 ? SLOWEST.length : index;
}
