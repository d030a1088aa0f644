import { afterAll } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { loadPackage } from './load-package.js';
import { START } from './npm-start.js';
import { inheritedEnvironment } from './run-node.js';

/** How a command ended. */
export interface CommandResult {
  exitCode: number | null;
  stdout: string;
  stderr: string;
}

interface CommandHost {
  runInHost(environment: Record<string, string>, args: string[]): Promise<CommandResult>;
  endIfBusy(): Promise<void>;
}

const commandHost = loadPackage<CommandHost>('./command-host-client.mjs');

afterAll(() => commandHost.endIfBusy());

/** Runs one command in its own process with only `environment` set; it can be sent a signal, or get another stdout. */
export async function runAsProcess(
  environment: Record<string, string>,
  args: string[],
  interrupt?: { signal: NodeJS.Signals; when: () => Promise<void> },
  stdout: number | 'pipe' = 'pipe',
): Promise<CommandResult> {
  const child = spawn(process.execPath, [START, 'cli', ...args], {
    // Far from any `.env` of the checkout.
    cwd: '/',
    env: { ...inheritedEnvironment(), ...environment },
    stdio: ['ignore', stdout, 'pipe'],
  });
  const result: CommandResult = { exitCode: null, stdout: '', stderr: '' };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (result.stdout += text));
  child.stderr!.setEncoding('utf8').on('data', (text: string) => (result.stderr += text));
  const closed = once(child, 'close');
  if (interrupt) {
    await interrupt.when();
    child.kill(interrupt.signal);
  }
  [result.exitCode] = await closed;
  return result;
}

/**
 * Runs one command with only `environment` set. The commands of all specs of a worker of jest share one process, which
 * loads their modules once (`command-host.mjs`); they run one after another.
 */
export function runCommand(environment: Record<string, string>, args: string[]): Promise<CommandResult> {
  return commandHost.runInHost(environment, args);
}

/** Runs a command with `--json` and returns the value it prints; throws its error output if it fails. */
export async function runJson(environment: Record<string, string>, args: string[]): Promise<any> {
  const { exitCode, stdout, stderr } = await runCommand(environment, [...args, '--json']);
  if (exitCode !== 0 || stderr !== '') throw new Error(`${args.join(' ')}: exit ${exitCode}: ${stderr}`);
  return JSON.parse(stdout);
}
