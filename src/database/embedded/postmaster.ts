import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';

/** The server's first process, as it describes itself in its `postmaster.pid`. */
export interface Postmaster {
  pid: number;
  port: number;
  /** `starting` covers recovery after a crash; empty before the server has got that far */
  status: string;
}

const POLL_MS = 10;

/** The time for a fast shutdown, then for an immediate one. */
const FAST_STOP_TIMEOUT_MS = 20_000;
const IMMEDIATE_STOP_TIMEOUT_MS = 10_000;

/** Returns the running server of a cluster; null for none or a stale `postmaster.pid`. */
export async function findPostmaster(dataDirectory: string): Promise<Postmaster | null> {
  const description = await readFile(join(dataDirectory, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = description.split('\n');
  const pid = Number(lines[0]);
  if (!(pid > 0) || !(await isServerOf(dataDirectory, pid))) return null;
  return { pid, port: Number(lines[3]), status: lines[7]?.trim() ?? '' };
}

/** Waits at most `timeoutMs` until the server is ready, or has stopped (null). */
export async function settledPostmaster(
  dataDirectory: string,
  timeoutMs: number,
): Promise<Postmaster | null> {
  const giveUpAt = performance.now() + timeoutMs;
  for (;;) {
    const postmaster = await findPostmaster(dataDirectory);
    if (!postmaster || postmaster.status === 'ready') return postmaster;
    if (performance.now() >= giveUpAt) {
      throw new EmbeddedPostgresError(
        `The database in ${dataDirectory} is still ${postmaster.status || 'starting'} after ${timeoutMs / 1000} s ` +
          `(process ${postmaster.pid}). It continues by itself; try again later.`,
      );
    }
    await delay(POLL_MS);
  }
}

/**
 * Stops the server and waits until it has exited: clients are disconnected and open transactions rolled back. A server
 * that does not stop is shut down immediately, and recovers at its next start.
 */
export async function stopPostmaster(dataDirectory: string, postmaster: Postmaster): Promise<void> {
  if (await endsAfter('SIGINT', FAST_STOP_TIMEOUT_MS, dataDirectory, postmaster)) return;
  if (await endsAfter('SIGQUIT', IMMEDIATE_STOP_TIMEOUT_MS, dataDirectory, postmaster)) return;
  throw new EmbeddedPostgresError(
    `The database in ${dataDirectory} does not stop (process ${postmaster.pid}).`,
  );
}

async function endsAfter(
  signal: 'SIGINT' | 'SIGQUIT',
  timeoutMs: number,
  dataDirectory: string,
  postmaster: Postmaster,
): Promise<boolean> {
  try {
    process.kill(postmaster.pid, signal);
  } catch {
    return true;
  }
  return endsWithin(timeoutMs, dataDirectory, postmaster);
}

/** Waits at most `timeoutMs` for a server to exit; returns whether it did. */
export async function endsWithin(
  timeoutMs: number,
  dataDirectory: string,
  { pid }: Postmaster,
): Promise<boolean> {
  const giveUpAt = performance.now() + timeoutMs;
  while (await isServerOf(dataDirectory, pid)) {
    if (performance.now() >= giveUpAt) return false;
    await delay(POLL_MS);
  }
  return true;
}

/**
 * Returns whether a process is the server of this cluster, and not another one with a reused pid: in a container, the same
 * pids recur at every start. A zombie process has no command line.
 */
async function isServerOf(dataDirectory: string, pid: number): Promise<boolean> {
  if (process.platform === 'linux') {
    const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return commandLine.split('\0').includes(dataDirectory);
  }
  const listed = promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).catch(() => null);
  return (await listed)?.stdout.includes(dataDirectory) ?? false;
}
