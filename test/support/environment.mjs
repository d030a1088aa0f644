import { TestEnvironment } from 'jest-environment-node';
import { createRequire } from 'node:module';

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
  }
}
