// Runs commands of the command line one after another in one process, so that its modules are loaded once. Each command
// has its own arguments and environment and ends as a process of its own would: when nothing is left to do.
//
// Reads one JSON line per command from descriptor 3 (`args`, `environment`). Ends the output of each on stdout with a NUL
// and on stderr with a NUL, the exit code and a line feed. A command that ends the process (as `--help` does) ends this one; an
// exclamation mark after its exit code says so.
import { readSync, writeSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Not stdin: a library that accesses `process.stdin` makes reading it return immediately, where this has to wait. */
const COMMANDS = 3;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const [node, script, dist] = process.argv;
const cli = pathToFileURL(join(dist, 'src/cli.js')).href;
enableCompileCache(join(dist, 'compile-cache'));
process.removeAllListeners('warning');

let count = 0;
let isUnderWay = false;
let unread = '';

process.on('beforeExit', () => {
  if (isUnderWay) endCommand(process.exitCode ?? 0);
  const line = nextLine();
  // Without anything to do after this the process ends.
  if (line !== null) startCommand(JSON.parse(line));
});

process.on('exit', (exitCode) => {
  if (isUnderWay) endCommand(`${exitCode}!`);
});

/** @param {{ args: string[], environment: Record<string, string> }} command */
function startCommand({ args, environment }) {
  count += 1;
  isUnderWay = true;
  process.exitCode = undefined;
  process.argv = [node, script, ...args];
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, environment);
  // The immediate keeps the event loop alive: after a command that never waits for I/O, Node.js would exit without
  // another `beforeExit`. The query makes this a module that has not run yet; what it imports stays loaded.
  setImmediate(() => import(`${cli}?run=${count}`));
}

/** @param {number | string} exitCode */
function endCommand(exitCode) {
  isUnderWay = false;
  for (const signal of SIGNALS) process.removeAllListeners(signal);
  process.stdout.removeAllListeners('error');
  writeSync(1, '\0');
  writeSync(2, `\0${exitCode}\n`);
}

/** Waits for a line, with the event loop at rest; null at the end of the commands. */
function nextLine() {
  const bytes = Buffer.alloc(65_536);
  while (!unread.includes('\n')) {
    const length = readSync(COMMANDS, bytes);
    if (length === 0) return null;
    unread += bytes.toString('utf8', 0, length);
  }
  const [line] = unread.split('\n', 1);
  unread = unread.slice(line.length + 1);
  return line;
}
