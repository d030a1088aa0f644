import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';

const START = join(import.meta.dirname, '../../scripts/start.mjs');

/** The service as a process of its own, as an operator runs it. */
export interface RunningService {
  url: string;
  /** What it wrote to stdout by the time it was asked to stop. */
  stdout(): string;
  /** Asks it to stop (SIGTERM) and returns its exit code. */
  stop(): Promise<number | null>;
}

/** Starts the service on a free port, with nothing but `environment` set, and waits until it is ready. */
export async function startService(environment: Record<string, string>): Promise<RunningService> {
  const port = await findFreePort();
  const child = spawn(process.execPath, [START, 'service'], {
    cwd: '/',
    env: { PATH: process.env.PATH, PORT: String(port), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const ready = new Promise<void>((resolve) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
      if (stderr.includes('"msg":"ready"')) resolve();
    });
  });
  const failed = ended.then(([code]) => {
    throw new Error(`the service ended with ${code}: ${stderr}`);
  });
  failed.catch(() => undefined);
  await Promise.race([ready, failed]);
  return {
    url: `http://127.0.0.1:${port}`,
    stdout: () => stdout,
    async stop() {
      child.kill('SIGTERM');
      return (await ended)[0];
    },
  };
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
