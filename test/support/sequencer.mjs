import TestSequencer from '@jest/test-sequencer';

/** The specs that take longest: started last, one of them would keep a single processor busy at the end. */
const SLOWEST = [
  'runtime/workers',
  'dashboard/dashboard-browser',
  'runtime/shutdown-connections',
  'runtime/set-up-database',
  'runtime/command-line.e2e',
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
