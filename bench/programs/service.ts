import { execFile } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freshFolder } from '../../test/support/embedded-server.ts';
import { START, START_OPTIONS } from '../../test/support/npm-start.ts';
import { Program } from './program.ts';

const ACCOUNT = 'admin@copydesk.local';

/** The service with its own embedded PostgreSQL, and a key that no limit stops. */
export interface Service extends AsyncDisposable {
  program: Program;
  url: string;
  dataDir: string;
  /** The headers of a JSON request with the key. */
  headers: Record<string, string>;
  /** The key alone, for a request without a body. */
  credential: { authorization: string };
}

/** A data folder that no service has used. */
export function freshDataDir(): string {
  return join(freshFolder('copydesk-bench-'), 'data');
}

/** Starts the service as `npm start` does, with its default settings but for `environment`; its log goes to a file. */
export async function startProgram(
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<Program> {
  const log = openSync(`${dataDir}.log`, 'a');
  try {
    return await Program.start(START, {
      args: ['service'],
      nodeOptions: START_OPTIONS,
      environment: { DATA_DIR: dataDir, ...environment },
      path: '/health/ready',
      log,
    });
  } finally {
    closeSync(log);
  }
}

/**
 * Starts the service on a fresh database, with a key of every scope whose account's limits are set far above what a
 * measurement asks for. They are counted and answered as always.
 */
export async function startService(environment: Record<string, string>): Promise<Service> {
  const dataDir = freshDataDir();
  const program = await startProgram(dataDir, environment);
  const limits = ['--requests-per-minute', '999999999', '--concurrency', '100000'];
  await command(dataDir, ['limits:set', '--account', ACCOUNT, ...limits]);
  const scopes = 'generate,refine,templates:read,generations:read,usage:read';
  const { key } = await command<{ key: string }>(dataDir, [
    'keys:create',
    '--account',
    ACCOUNT,
    '--name',
    'bench',
    '--scopes',
    scopes,
  ]);
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
  });
  return JSON.parse(stdout) as Result;
}
