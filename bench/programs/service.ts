import { execFile } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freshFolder } from '../../test/support/embedded-server.ts';
import { START, START_OPTIONS } from '../../test/support/npm-start.ts';
import { interruption } from './interruption.ts';
import { Program } from './program.ts';

const ACCOUNT = 'admin@copydesk.local';
const SCOPES = 'generate,refine,templates:read,generations:read,usage:read';

/** The service with its own embedded PostgreSQL, and a key with very high limits. */
export interface Service extends AsyncDisposable {
  program: Program;
  url: string;
  dataDir: string;
  /** The headers of a JSON request with the key. */
  headers: Record<string, string>;
  /** The key alone, for a request without a body. */
  credential: { authorization: string };
}

/** A new data folder. */
export function freshDataDir(): string {
  return join(freshFolder('copydesk-bench-'), 'data');
}

/**
 * Starts the service as `npm start` does, on a new database, with its log in a file and a key of every scope. The limits
 * of its account are far above the load, and are counted and reported as usual.
 */
export async function startService(environment: Record<string, string>): Promise<Service> {
  const dataDir = freshDataDir();
  const log = openSync(`${dataDir}.log`, 'a');
  const program = await Program.start(START, {
    args: ['service'],
    nodeOptions: START_OPTIONS,
    environment: { DATA_DIR: dataDir, ...environment },
    path: '/health/ready',
    log,
  }).finally(() => closeSync(log));
  const limits = ['--requests-per-minute', '999999999', '--concurrency', '100000'];
  await command(dataDir, ['limits:set', '--account', ACCOUNT, ...limits]);
  const args = ['keys:create', '--account', ACCOUNT, '--name', 'bench', '--scopes', SCOPES];
  const { key } = await command<{ key: string }>(dataDir, args);
  const credential = { authorization: `Bearer ${key}` };
  return {
    program,
    url: program.url,
    dataDir,
    headers: { ...credential, 'content-type': 'application/json' },
    credential,
    [Symbol.asyncDispose]: () => program[Symbol.asyncDispose](),
  };
}

/** Runs a command on the database of a data folder. */
export async function command<Result>(dataDir: string, args: string[]): Promise<Result> {
  const environment = { PATH: process.env.PATH, DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, [START, 'cli', ...args, '--json'], {
    cwd: '/',
    env: environment,
    signal: interruption.signal,
  });
  return JSON.parse(stdout) as Result;
}
