import TestSequencer from '@jest/test-sequencer';

/**
 * The specs that take longest, as measured, the longest first: started last, one of them would keep a single processor
 * busy at the end.
 */
const SLOWEST = [
  'dashboard/dashboard-browser',
  'runtime/workers',
  'runtime/set-up.e2e',
  'faults/jobs',
  'faults/crash-ledger',
  'runtime/set-up-database',
  'faults/concurrency',
  'runtime/command-line.e2e',
  'runtime/pgbouncer',
  'faults/budgets',
  'docs/docs.e2e',
  'faults/webhooks-under-load',
  'runtime/built-tree',
  'docs/docs-page',
  'runtime/compile-cache',
  'runtime/backup',
  'runtime/shutdown-connections',
  'engines/engine-process',
  'api/fuzz',
  'engines/draft-properties',
  'api/openapi',
  'runtime/many-processes',
  'engines/model-engine',
  'runtime/rolling-restart',
  'api/jobs',
  'runtime/tracing',
  'runtime/models-commands',
  'dashboard/password-guessing',
  'api/job-changes',
  'engines/refine-keeps-facts',
  'dashboard/dashboard-models',
  'faults/stopping',
  'oauth/oauth-browser',
  'runtime/model-detection',
  'oauth/oauth-consent',
  'runtime/embedded-postgres',
  'engines/refine-outputs',
  'runtime/secret-key-rotation',
  'oauth/client-documents',
  'dashboard/dashboard-keys',
  'faults/models',
  'engines/refine-hostile',
  'faults/overload',
  'dashboard/account-data',
  'engines/builtin-engine',
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
