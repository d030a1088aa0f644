import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The project's folder. */
export const ROOT = join(import.meta.dirname, '../..');

/** The variables of our environment that every started process gets. */
export function inheritedEnvironment(): Record<string, string | undefined> {
  return { PATH: process.env.PATH };
}

/** Lets a process load what others have compiled before, as `scripts/run.mjs` does for the service. */
export const COMPILE_CACHE = { NODE_COMPILE_CACHE: join(ROOT, 'dist', 'compile-cache') };

/** The exit code and output of a program. */
export interface Ended {
  exitCode: number | null;
  output: string;
}

/** Runs a program until it exits, in the project's folder by default, and collects its output. */
export async function run(
  program: string,
  args: string[],
  { cwd = ROOT, environment = {} }: { cwd?: string; environment?: Record<string, string> } = {},
): Promise<Ended> {
  const child = spawn(program, args, {
    cwd,
    env: { ...inheritedEnvironment(), HOME: process.env.HOME, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [exitCode] = (await once(child, 'close')) as [number | null];
  return { exitCode, output };
}

/** Runs a JavaScript file under the Node.js that runs the tests. */
export function runNode(args: string[], options: Parameters<typeof run>[2] = {}): Promise<Ended> {
  return run(process.execPath, args, options);
}
