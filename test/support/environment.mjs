import { TestEnvironment } from 'jest-environment-node';
import { createRequire } from 'node:module';

/** The promises of the running spec's sandbox; those of the service are the process's own. */
let SandboxPromise = Promise;

/**
 * A test that fails can leave requests behind, which are rejected once their service has stopped: perhaps under the next
 * spec of this process, which must not fail for it.
 */
function isOfEarlierSpec(promise) {
  return !(promise instanceof Promise) && !(promise instanceof SandboxPromise);
}

// Between two specs, where jest has no listener.
process.on('unhandledRejection', (error, promise) => {
  if (promise instanceof Promise) throw error;
});

/** jest's sandbox around a spec, with doors to what runs outside of it: the built service (`built-modules.mjs`). */
export default class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.loadNatively = createRequire(import.meta.url);
    // Shared by both sides: `instanceof` recognizes an error made by `new Error`, `expect.any` a date, a spy sees what the
    // service parses, and Nest finds the metadata of decorators that a spec uses.
    for (const name of ['Date', 'Error', 'JSON', 'Reflect', 'TypeError'])
      this.global[name] = globalThis[name];
    // `jest.useFakeTimers` stops the global timers and `Date` of the service; what a spec itself waits for goes on.
    const FakeTimers = this.fakeTimersModern.constructor;
    this.fakeTimersModern = new FakeTimers({ config: config.projectConfig, global: globalThis });
    SandboxPromise = this.global.Promise;
  }

  /** Puts a filter before jest's listener, which has been added by then. */
  handleTestEvent({ name, parentProcess }) {
    if (name !== 'setup') return;
    const listeners = parentProcess.rawListeners('unhandledRejection');
    this.filter = (error, promise) => {
      if (isOfEarlierSpec(promise)) return;
      for (const listener of listeners) listener.call(parentProcess, error, promise);
    };
    parentProcess.removeAllListeners('unhandledRejection').on('unhandledRejection', this.filter);
  }

  async teardown() {
    process.off('unhandledRejection', this.filter);
    await super.teardown();
  }
}
