// Sends commands to a process that runs them (`command-host.mjs`). Loaded by Node.js itself and not in jest's sandbox:
// all specs of a worker of jest share that process.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/**
 * @typedef {{ exitCode: number | null, stdout: string, stderr: string }} CommandResult
 * @typedef {import('node:child_process').ChildProcessByStdio<null, import('node:net').Socket, import('node:net').Socket>} HostProcess
 */

const [SCRIPT, DIST] = [
  join(import.meta.dirname, 'command-host.mjs'),
  join(import.meta.dirname, '../../dist'),
];
const environmentOfHost = { PATH: process.env.PATH };

/** @type {{ process: HostProcess, commands: import('node:net').Socket, end: Promise<never> } | undefined} */
let host;
/** @type {Promise<unknown>} */
let lastCommand = Promise.resolve();
let isBusy = false;

/**
 * Runs a command after those before it.
 *
 * @param {Record<string, string>} environment
 * @param {string[]} args
 * @returns {Promise<CommandResult>}
 */
export function runInHost(environment, args) {
  const result = lastCommand.then(() => runNow(environment, args));
  lastCommand = result.catch(() => undefined);
  return result;
}

/** Ends the process if a command is still running, as after a test that failed, so that the next spec has another one. */
export async function endIfBusy() {
  if (!isBusy) return;
  host?.process.kill('SIGKILL');
  await lastCommand;
}

/**
 * @param {Record<string, string>} environment
 * @param {string[]} args
 */
async function runNow(environment, args) {
  const { process: child, commands, end } = (host ??= startHost());
  isBusy = true;
  try {
    const results = Promise.all([
      readUntil(child.stdout, /^([^\0]*)\0$/),
      readUntil(child.stderr, /^([^\0]*)\0(\d+)(!?)\n$/),
    ]);
    const command = { args, environment: { ...environmentOfHost, ...environment } };
    commands.write(`${JSON.stringify(command)}\n`);
    const [[, stdout], [, stderr, exitCode, isOver]] = await Promise.race([results, end]);
    if (isOver) host = undefined;
    return { exitCode: Number(exitCode), stdout, stderr };
  } catch (error) {
    host = undefined;
    throw error;
  } finally {
    isBusy = false;
  }
}

function startHost() {
  const child = /** @type {HostProcess} */ (
    spawn(process.execPath, [SCRIPT, DIST], {
      cwd: '/',
      env: environmentOfHost,
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    })
  );
  const commands = /** @type {import('node:net').Socket} */ (child.stdio[3]);
  commands.on('error', () => undefined);
  // It ends with its commands, and must not keep jest's worker from ending.
  for (const handle of [child, commands, child.stdout, child.stderr]) handle.unref();
  child.stdout.setEncoding('utf8');
  child.stderr.setEncoding('utf8');
  // All its output has been read by then.
  const end = once(child, 'close').then(([code]) => {
    throw new Error(`the process of the commands ended with ${code}`);
  });
  end.catch(() => undefined);
  return { process: child, commands, end };
}

/**
 * Resolves with the match as soon as the output from now on matches.
 *
 * @param {import('node:stream').Readable} stream
 * @param {RegExp} pattern
 * @returns {Promise<RegExpExecArray>}
 */
function readUntil(stream, pattern) {
  return new Promise((resolve) => {
    let text = '';
    const onData = (/** @type {string} */ piece) => {
      text += piece;
      const match = pattern.exec(text);
      if (!match) return;
      stream.off('data', onData);
      resolve(match);
    };
    stream.on('data', onData);
  });
}
