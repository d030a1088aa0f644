import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { START } from './npm-start.js';
import { inheritedEnvironment } from './run-node.js';

/** How a command ended. */
export interface CommandResult {
  exitCode: number | null;
  stdout: string;
  stderr: string;
}

/** Runs one command as a process of its own, with nothing but `environment` set; a signal may arrive on the way. */
export async function runCommand(
  environment: Record<string, string>,
  args: string[],
  interrupt?: { signal: NodeJS.Signals; when: () => Promise<void> },
): Promise<CommandResult> {
  const child = spawn(process.execPath, [START, 'cli', ...args], {
    // Far from any `.env` of the checkout.
    cwd: '/',
    env: { ...inheritedEnvironment(), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const result: CommandResult = { exitCode: null, stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (result.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (result.stderr += text));
  const closed = once(child, 'close');
  if (interrupt) {
    await interrupt.when();
    child.kill(interrupt.signal);
  }
  [result.exitCode] = await closed;
  return result;
}

/** Runs a command with `--json` and returns the one value it prints; throws what it says where it does not work. */
export async function runJson(environment: Record<string, string>, args: string[]): Promise<any> {
  const { exitCode, stdout, stderr } = await runCommand(environment, [...args, '--json']);
  if (exitCode !== 0 || stderr !== '') throw new Error(`${args.join(' ')}: exit ${exitCode}: ${stderr}`);
  return JSON.parse(stdout);
}
