// The built-in engine of the services that specs start in one worker of jest: its processes load their libraries for two
// seconds of processor time, and end with the worker. Loaded by Node.js itself and not in jest's sandbox.
import { BuiltinEngine } from '../../dist/src/engines/builtin/builtin-engine.js';

/** @type {BuiltinEngine | undefined} */
let engine;

/** @returns {import('../../src/engines/text-engine.js').TextEngine} */
export function sharedEngine() {
  const shared = (engine ??= new BuiltinEngine());
  return {
    id: shared.id,
    generate: (job, run) => shared.generate(job, run),
    refine: (job, run) => shared.refine(job, run),
    close: async () => undefined,
  };
}
