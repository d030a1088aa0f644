import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The project's folder. */
export const ROOT = join(import.meta.dirname, '../..');

/** A stop may take its grace for what runs, and a checkpoint. */
const STOP_TIMEOUT_MS = 60_000;
const running = new Set<Program>();

/** A server of a measurement, as a process of its own; it ends with the scope that started it. */
export class Program implements AsyncDisposable {
  readonly url: string;
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.child = child;
    this.url = `http://127.0.0.1:${port}`;
    running.add(this);
  }

  /** Starts a script on a free port and waits until `path` answers; the port is `PORT` in its environment. */
  static async start(
    script: string,
    {
      args = [],
      nodeOptions = [],
      environment = {},
      path = '/',
      cwd = '/',
      log = 'ignore',
    }: ProgramOptions = {},
  ): Promise<Program> {
    const port = await freePort();
    const given = args.map((arg) => arg.replace('{port}', `${port}`));
    const child = spawn(process.execPath, [...nodeOptions, script, ...given], {
      cwd,
      env: { PATH: process.env.PATH, PORT: String(port), ...environment },
      stdio: ['ignore', log, log],
    });
    const program = new Program(child, port);
    await program.answers(path);
    return program;
  }

  get pid(): number {
    return this.child.pid!;
  }

  /** Seconds of processor time used so far; null where the system does not tell. */
  cpuSeconds(): number | null {
    if (process.platform !== 'linux') return null;
    const fields = readFileSync(`/proc/${this.pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    const TICKS_PER_SECOND = 100;
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  }

  /** Megabytes of memory in use; null where the system does not tell. */
  rssMb(): number | null {
    if (process.platform !== 'linux') return null;
    const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${this.pid}/status`, 'utf8'));
    return Number(line![1]) / 1024;
  }

  /** Asks it to end, as an operator would; one that does not is ended. */
  async [Symbol.asyncDispose](): Promise<void> {
    running.delete(this);
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    const late = setTimeout(() => this.child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(late);
  }

  private async answers(path: string): Promise<void> {
    for (;;) {
      const response = await fetch(this.url + path).catch(() => null);
      await response?.arrayBuffer();
      if (response?.ok) return;
      if (this.child.exitCode !== null)
        throw new Error(`${this.child.spawnargs.join(' ')} ended with ${this.child.exitCode}`);
      await wait(5);
    }
  }
}

export interface ProgramOptions {
  /** `{port}` in them is the port. */
  args?: string[];
  /** Options of Node's own. */
  nodeOptions?: string[];
  environment?: Record<string, string>;
  path?: string;
  cwd?: string;
  /** Where stdout and stderr go: an open file, or nowhere. */
  log?: number | 'ignore';
}

/** Ends whatever still runs. */
export async function endPrograms(): Promise<void> {
  await Promise.all([...running].map((program) => program[Symbol.asyncDispose]()));
}

/** How many processors a program kept busy while something went on, as a text; empty where that is unknown. */
export async function cpuShare<Result>(
  program: Program,
  act: () => Promise<Result>,
): Promise<{ result: Result; share: string }> {
  const before = program.cpuSeconds();
  const startedAt = performance.now();
  const result = await act();
  const after = program.cpuSeconds();
  if (before === null || after === null) return { result, share: '' };
  const busy = (after - before) / ((performance.now() - startedAt) / 1000);
  return { result, share: `${busy.toFixed(2)} of ${cpus().length} processors` };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
