import { leftOut } from './test/support/long-specs.mjs';

/**
 * The specs are TypeScript; what they import from `src/` is the built `dist/src/`, loaded by Node.js itself, so that
 * what is tested is what runs: worker threads, decorators' metadata and all. `npm test` builds first.
 */
export default {
  rootDir: '.',
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.spec.ts', '**/*.e2e-spec.ts'],
  testPathIgnorePatterns: leftOut(process.argv.slice(2)),
  extensionsToTreatAsEsm: ['.ts'],
  testEnvironment: '<rootDir>/test/support/environment.mjs',
  transform: {
    '^.+/dist/.+\\.js$': '<rootDir>/test/support/built-modules.mjs',
    '^.+/(?:test|bench)/.+\\.ts$': [
      '@swc/jest',
      {
        swcrc: false,
        module: { type: 'es6' },
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
        },
      },
    ],
  },
  moduleNameMapper: {
    '^(?:\\.\\./)+src/(.*)\\.js$': '<rootDir>/dist/src/$1.js',
    '^(?:\\.\\./)+ormconfig\\.js$': '<rootDir>/dist/ormconfig.js',
    '^(\\.{1,2}/(?:.*/)?(?:support|corpus)/.*|\\./[\\w.-]+)\\.js$': '$1',
  },
  globalSetup: '<rootDir>/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
  testSequencer: '<rootDir>/test/support/sequencer.mjs',
  // Turns of the event loop and what is measured by `performance` go on where the clock stands still.
  fakeTimers: { doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] },
  // Much of what the specs do is waiting: four keep two processors busy.
  maxWorkers: 4,
  // A start of the service takes a second, and ten on a machine with much else to do.
  testTimeout: 120_000,
  // A worker that is replaced loads all modules again, for some five seconds of processor time.
  workerIdleMemoryLimit: '20%',
  // On a busy machine a process takes longer than half a second to end.
  workerGracefulExitTimeout: 10_000,
};
