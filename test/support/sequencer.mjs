import TestSequencer from '@jest/test-sequencer';

/**
 * The specs that take longest, as measured, the longest first: started last, one of them would keep a single processor
 * busy at the end.
 */
const SLOWEST = [
  'faults/jobs',
  'faults/concurrency',
  'faults/budgets',
  'runtime/set-up.e2e',
  'runtime/pgbouncer',
  'docs/docs.e2e',
  'runtime/command-line.e2e',
  'dashboard/dashboard-browser',
  'runtime/embedded-postgres-crash',
  'faults/crash-ledger',
  'runtime/workers',
  'engines/model-engine',
  'runtime/backup',
  'runtime/command-line-usage',
  'runtime/built-tree',
  'runtime/many-processes',
  'runtime/compile-cache',
  'runtime/tracing',
  'api/idempotency-waiting',
  'runtime/set-up-database',
  'engines/engine-process',
  'engines/process-pool',
  'runtime/embedded-postgres.spec',
  'runtime/database-away',
  'runtime/models-commands',
  'runtime/schema-check',
  'oauth/oauth-browser',
  'runtime/embedded-postgres-root',
  'dashboard/dashboard-models',
  'faults/models',
  'faults/clock',
  'runtime/rolling-restart',
  'runtime/shutdown-connections',
  'api/fuzz',
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
