import { afterAll } from '@jest/globals';
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { START } from './npm-start.js';
import { inheritedEnvironment, ROOT } from './run-node.js';

/** How a command ended. */
export interface CommandResult {
  exitCode: number | null;
  stdout: string;
  stderr: string;
}

/** Runs one command in its own process with only `environment` set; it can be sent a signal. */
export async function runAsProcess(
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

/**
 * Runs one command with only `environment` set. The commands of a spec share one process, which loads their modules
 * once (`command-host.mjs`); they run one after another.
 */
export function runCommand(environment: Record<string, string>, args: string[]): Promise<CommandResult> {
  const result = lastCommand.then(() => runInHost(environment, args));
  lastCommand = result.catch(() => undefined);
  return result;
}

/** Runs a command with `--json` and returns the value it prints; throws its error output if it fails. */
export async function runJson(environment: Record<string, string>, args: string[]): Promise<any> {
  const { exitCode, stdout, stderr } = await runCommand(environment, [...args, '--json']);
  if (exitCode !== 0 || stderr !== '') throw new Error(`${args.join(' ')}: exit ${exitCode}: ${stderr}`);
  return JSON.parse(stdout);
}

interface Host {
  process: ChildProcessByStdio<Writable, Readable, Readable>;
  /** Rejects when the process ends. */
  end: Promise<never>;
}

let host: Host | undefined;
let lastCommand: Promise<unknown> = Promise.resolve();

// A process that is still there keeps jest's worker from ending.
afterAll(async () => {
  host?.process.stdin.end();
  await host?.end.catch(() => undefined);
  host = undefined;
});

async function runInHost(environment: Record<string, string>, args: string[]): Promise<CommandResult> {
  const { process: child, end } = (host ??= startHost());
  const results = Promise.all([
    readUntil(child.stdout, /^([^\0]*)\0$/),
    readUntil(child.stderr, /^([^\0]*)\0(\d+)(!?)\n$/),
  ]);
  const command = { args, environment: { ...inheritedEnvironment(), ...environment } };
  child.stdin.write(`${JSON.stringify(command)}\n`);
  const [[, output], [, errors, exitCode, isOver]] = await Promise.race([results, end]);
  if (isOver) host = undefined;
  return { exitCode: Number(exitCode), stdout: output!, stderr: errors! };
}

function startHost(): Host {
  const script = join(import.meta.dirname, 'command-host.mjs');
  const child = spawn(process.execPath, [script, join(ROOT, 'dist')], {
    cwd: '/',
    env: inheritedEnvironment() as NodeJS.ProcessEnv,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.on('error', () => undefined);
  child.stdout.setEncoding('utf8');
  child.stderr.setEncoding('utf8');
  // All its output has been read by then.
  const end = once(child, 'close').then(([code]) => {
    throw new Error(`the process of the commands ended with ${code}`);
  });
  end.catch(() => undefined);
  return { process: child, end };
}

/** Resolves with the match as soon as the output from now on matches. */
function readUntil(stream: Readable, pattern: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve) => {
    let text = '';
    const onData = (piece: string) => {
      text += piece;
      const match = pattern.exec(text);
      if (!match) return;
      stream.off('data', onData);
      resolve(match);
    };
    stream.on('data', onData);
  });
}
