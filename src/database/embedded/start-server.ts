import { spawn } from 'node:child_process';
import { closeSync, fchownSync, fstatSync, openSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import type { PostgresBinaries } from './postgres-binaries.js';
import { type Postmaster, findPostmaster } from './postmaster.js';
import { type RunAs, lastLines, programEnvironment } from './run-program.js';
import { serverArguments } from './server-settings.js';

export interface ServerStart {
  dataDirectory: string;
  logFile: string;
  binaries: PostgresBinaries;
  runAs: RunAs;
  /** Tried first, so that clients of a server that died find the next one. */
  preferredPort: number | null;
}

const TIMEOUT_MS = 30_000;
const POLL_MS = 5;
const PORT_TAKEN = /could not bind|Address already in use/;

/** The child processes of a killed server exit by themselves, but not always immediately. */
const PREDECESSOR_STILL_ENDING = /pre-existing shared memory block|lock file .* already exists/;
const PREDECESSOR_RETRY_MS = 200;

/**
 * Starts the server of a cluster and returns when it is ready, after recovery if that is needed. Throws an
 * `EmbeddedPostgresError` with the end of the server's log if it does not start within 30 s.
 */
export async function startServer(start: ServerStart): Promise<Postmaster> {
  const giveUpAt = performance.now() + TIMEOUT_MS;
  let port = start.preferredPort ?? (await findFreePort());
  await forgetTakenPid(start.dataDirectory);
  for (;;) {
    const outcome = await tryPort(start, port, giveUpAt);
    if (typeof outcome !== 'string') return outcome;
    if (performance.now() >= giveUpAt)
      throw new EmbeddedPostgresError(`${startFailure(start)}: ${lastLines(outcome)}`);
    if (PORT_TAKEN.test(outcome)) port = await findFreePort();
    else if (PREDECESSOR_STILL_ENDING.test(outcome)) await delay(PREDECESSOR_RETRY_MS);
    else throw new EmbeddedPostgresError(`${startFailure(start)}: ${lastLines(outcome)}`);
  }
}

/**
 * PostgreSQL assumes that any process with the pid in `postmaster.pid` is its predecessor. The caller has checked that it
 * is not. PostgreSQL still detects remaining processes of the predecessor by their shared memory.
 */
async function forgetTakenPid(dataDirectory: string): Promise<void> {
  const path = join(dataDirectory, 'postmaster.pid');
  const pid = Number.parseInt(await readFile(path, 'utf8').catch(() => ''), 10);
  if (pid > 0 && isAlive(pid)) await rm(path);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Returns the server, or its output if it exited. */
async function tryPort(start: ServerStart, port: number, giveUpAt: number): Promise<Postmaster | string> {
  const log = openSync(start.logFile, 'a', 0o600);
  if (start.runAs) fchownSync(log, start.runAs.uid, start.runAs.gid);
  const logSize = fstatSync(log).size;
  const child = spawn(start.binaries.postgres, serverArguments(start.dataDirectory, port), {
    ...start.runAs,
    cwd: '/',
    env: programEnvironment,
    // A separate session: Ctrl-C in the terminal must not stop it while the service drains.
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.once('error', () => {});
  while (child.pid && child.exitCode === null && child.signalCode === null) {
    const postmaster = await findPostmaster(start.dataDirectory);
    if (postmaster?.pid === child.pid && postmaster?.status === 'ready') {
      child.unref();
      return postmaster;
    }
    if (performance.now() >= giveUpAt) {
      child.unref();
      throw new EmbeddedPostgresError(
        `${startFailure(start)} within ${TIMEOUT_MS / 1000} s; see ${start.logFile}`,
      );
    }
    await delay(POLL_MS);
  }
  return (await readFile(start.logFile)).subarray(logSize).toString();
}

function startFailure(start: ServerStart): string {
  return `The database in ${start.dataDirectory} did not start`;
}

/** Another process can take the port first; then the server is started on another one. */
function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(address && typeof address === 'object' ? address.port : 0));
    });
  });
}
