import { join } from 'node:path';
import { ROOT } from './program.ts';

type Engine = typeof import('../../src/engines/builtin/builtin-engine.ts');
type Refine = typeof import('../../src/engines/builtin/refine/refine-text.ts');

/** The built-in engine as it runs in the service, and its refinement without a process around it. */
export async function loadBuiltEngine(): Promise<Engine & Refine> {
  const folder = join(ROOT, 'dist/src/engines/builtin');
  const engine = (await import(join(folder, 'builtin-engine.js'))) as Engine;
  const refine = (await import(join(folder, 'refine/refine-text.js'))) as Refine;
  return { ...engine, ...refine };
}
