import TestSequencer from '@jest/test-sequencer';

/**
 * The specs that take longest, as measured, the longest first: started last, one of them would keep a single processor
 * busy at the end.
 */
const SLOWEST = [
  'docs/docs.e2e',
  'faults/jobs',
  'dashboard/dashboard-browser',
  'faults/budgets',
  'faults/concurrency',
  'runtime/set-up.e2e',
  'runtime/pgbouncer',
  'runtime/command-line.e2e',
  'runtime/command-line-usage',
  'runtime/workers',
  'dashboard/dashboard-models',
  'runtime/built-tree',
  'runtime/many-processes',
  'runtime/rolling-restart',
  'faults/locks',
  'runtime/backup',
  'engines/refine-keeps-facts',
  'runtime/models-commands',
  'runtime/set-up-database',
  'runtime/shutdown-connections',
  'engines/model-engine',
  'runtime/tracing',
  'runtime/embedded-postgres-root',
  'faults/crash-ledger',
  'oauth/oauth-browser',
  'runtime/compile-cache',
  'runtime/model-detection',
  'faults/webhooks-under-load',
  'engines/engine-process',
  'api/openapi',
  'faults/models',
  'faults/clock',
  'faults/stopping',
  'engines/builtin-engine',
  'engines/refine-properties',
  'runtime/embedded-postgres',
  'runtime/secret-key-rotation',
  'runtime/schema-check',
  'engines/process-pool',
  'api/fuzz',
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
