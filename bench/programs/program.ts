import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { interruption } from './interruption.ts';

/** The project's folder. */
export const ROOT = join(import.meta.dirname, '../..');

/** Enough for the service's drain and a checkpoint. */
const STOP_TIMEOUT_MS = 60_000;
const running = new Set<Program>();

/** A server in its own process; it stops at the end of the scope that started it. */
export class Program implements AsyncDisposable {
  readonly url: string;
  private readonly child: ChildProcess;
  private stopped: Promise<void> | undefined;

  private constructor(child: ChildProcess, port: number) {
    this.child = child;
    this.url = `http://127.0.0.1:${port}`;
    running.add(this);
  }

  /** Starts a script on a free port, `PORT` in its environment, and waits until `path` returns a success. */
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
    interruption.signal.throwIfAborted();
    const port = await freePort();
    const given = args.map((arg) => arg.replace('{port}', `${port}`));
    const child = spawn(process.execPath, [...nodeOptions, script, ...given], {
      cwd,
      env: { PATH: process.env.PATH, PORT: String(port), ...environment },
      stdio: ['ignore', log, log],
    });
    const program = new Program(child, port);
    await program.untilReady(path);
    return program;
  }

  get pid(): number {
    return this.child.pid!;
  }

  /** Resident memory in megabytes; null except on Linux. */
  rssMb(): number | null {
    if (process.platform !== 'linux') return null;
    const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${this.pid}/status`, 'utf8'));
    return Number(line![1]) / 1024;
  }

  /** Sends SIGTERM and waits for the exit; after a minute, SIGKILL. */
  [Symbol.asyncDispose](): Promise<void> {
    return (this.stopped ??= this.stop());
  }

  private async stop(): Promise<void> {
    running.delete(this);
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const exit = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    const timer = setTimeout(() => this.child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await exit;
    clearTimeout(timer);
  }

  private async untilReady(path: string): Promise<void> {
    for (;;) {
      const response = await fetch(this.url + path).catch(() => null);
      await response?.arrayBuffer();
      if (response?.ok) return;
      if (this.child.exitCode !== null || this.child.signalCode !== null)
        throw new Error(
          `${this.child.spawnargs.join(' ')} exited with ${this.child.exitCode ?? this.child.signalCode}`,
        );
      await wait(5);
    }
  }
}

export interface ProgramOptions {
  /** `{port}` is replaced by the port. */
  args?: string[];
  /** Options of Node.js. */
  nodeOptions?: string[];
  environment?: Record<string, string>;
  path?: string;
  cwd?: string;
  /** A file descriptor for stdout and stderr. */
  log?: number | 'ignore';
}

/** Stops all programs that are still running. */
export async function endPrograms(): Promise<void> {
  await Promise.all([...running].map((program) => program[Symbol.asyncDispose]()));
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
