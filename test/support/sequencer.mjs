import TestSequencer from '@jest/test-sequencer';

/**
 * The specs that take longest, as measured, the longest first: started last, one of them would keep a single processor
 * busy at the end.
 */
const SLOWEST = [
  'runtime/command-line.e2e',
  'docs/docs.e2e',
  'runtime/backup',
  'runtime/workers',
  'dashboard/dashboard-browser',
  'runtime/set-up.e2e',
  'faults/crash-ledger',
  'runtime/built-tree',
  'runtime/compile-cache',
  'engines/model-engine',
  'runtime/rolling-restart',
  'runtime/pgbouncer',
  'runtime/set-up-database',
  'runtime/shutdown-connections',
  'oauth/oauth-browser',
  'runtime/many-processes',
  'api/fuzz',
  'runtime/embedded-postgres-crash',
  'runtime/command-line-usage',
  'dashboard/password-guessing',
  'engines/builtin-engine',
  'runtime/tracing',
  'runtime/embedded-postgres.spec',
  'oauth/oauth-consent',
  'api/openapi',
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
