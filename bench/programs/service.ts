import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freshFolder } from '../../test/support/embedded-server.ts';
import { START, START_OPTIONS } from '../../test/support/npm-start.ts';
import { interruption } from './interruption.ts';
import { Program } from './program.ts';

const ACCOUNT = 'admin@copydesk.local';
const SCOPES = 'generate,refine,templates:read,generations:read,usage:read';

/** The headers of a JSON request with a key. */
type JsonHeaders = Record<'authorization' | 'content-type', string>;

/** The service with its own embedded PostgreSQL, and a key with very high limits. */
export interface Service extends AsyncDisposable {
  program: Program;
  url: string;
  dataDir: string;
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
  const headers = await makeKey(dataDir, ACCOUNT);
  return {
    program,
    url: program.url,
    dataDir,
    headers,
    credential: { authorization: headers.authorization },
    [Symbol.asyncDispose]: () => program[Symbol.asyncDispose](),
  };
}

/** Adds an account with very high limits, and returns the headers of a JSON request with its key. */
export async function addAccount({ dataDir }: Service, email: string): Promise<JsonHeaders> {
  await command(dataDir, ['accounts:create', '--email', email, '--password', randomUUID()]);
  return makeKey(dataDir, email);
}

/** Raises the limits of an account far above the load and makes a key of every scope. */
async function makeKey(dataDir: string, account: string): Promise<JsonHeaders> {
  const limits = ['--requests-per-minute', '999999999', '--concurrency', '100000'];
  await command(dataDir, ['limits:set', '--account', account, ...limits]);
  const args = ['keys:create', '--account', account, '--name', 'bench', '--scopes', SCOPES];
  const { key } = await command<{ key: string }>(dataDir, args);
  return { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
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
