import { describe, expect, it } from '@jest/globals';
import { COMPILE_CACHE, runNode } from '../support/run-node.js';

describe('BuiltinEngine.refine', () => {
  it('keeps the main loop free while a long text is read, loading included', async () => {
    // The main thread's own processor time, compared with the same work done on it. In a process of its own, where nothing
    // is loaded yet and nothing is left behind.
    const program = `
      import { BuiltinEngine } from './dist/src/engines/builtin/builtin-engine.js';
      import { planRefinement, refineText } from './dist/src/engines/builtin/refine/refine-text.js';
      const content = 'The quick brown fox jumps over the lazy dog, and then it have a rest. '.repeat(270) + '\\n';
      const instructions = 'Fix the grammar, make it formal and shorten it';
      async function timeOf(work) {
        const before = process.threadCpuUsage();
        await work();
        const { user, system } = process.threadCpuUsage(before);
        return user + system;
      }
      const engine = new BuiltinEngine();
      const { signal } = new AbortController();
      const delegated = await timeOf(() => engine.refine({ content, instructions }, { signal }));
      await engine.close();
      const here = await timeOf(() => refineText({ content, instructions }, planRefinement(instructions)));
      process.stdout.write(JSON.stringify({ delegated, here }));`;
    const { output } = await runNode(['--eval', program], { environment: COMPILE_CACHE });
    const { delegated, here } = JSON.parse(output) as { delegated: number; here: number };
    expect(delegated).toBeLessThan(here / 3);
  });
});
