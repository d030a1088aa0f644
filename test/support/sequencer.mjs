import TestSequencer from '@jest/test-sequencer';

/**
 * The specs that take longest, as measured, the longest first: started last, one of them would keep a single processor
 * busy at the end.
 */
const SLOWEST = [
  'dashboard/dashboard-browser',
  'faults/jobs',
  'runtime/workers',
  'runtime/set-up.e2e',
  'runtime/pgbouncer',
  'faults/budgets',
  'faults/concurrency',
  'dashboard/dashboard-models',
  'runtime/backup',
  'runtime/command-line.e2e',
  'docs/docs.e2e',
  'runtime/many-processes',
  'api/job-changes',
  'runtime/built-tree',
  'engines/model-engine',
  'api/fuzz',
  'oauth/oauth-browser',
  'faults/models',
  'faults/clock',
  'engines/process-pool',
  'runtime/rolling-restart',
  'faults/locks',
  'engines/refine-keeps-facts',
  'runtime/models-commands',
  'runtime/set-up-database',
  'runtime/shutdown-connections',
  'runtime/tracing',
  'runtime/embedded-postgres-root',
  'faults/crash-ledger',
  'runtime/compile-cache',
  'runtime/model-detection',
  'faults/webhooks-under-load',
  'engines/engine-process',
  'api/openapi',
  'faults/stopping',
  'engines/builtin-engine',
  'engines/refine-properties',
  'runtime/embedded-postgres',
  'runtime/secret-key-rotation',
  'runtime/schema-check',
  'api/idempotency-waiting',
  'runtime/database-away',
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
