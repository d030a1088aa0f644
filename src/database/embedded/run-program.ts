import { execFile } from 'node:child_process';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';

/** The system user that a program runs as; null for the current one. */
export type RunAs = { uid: number; gid: number } | null;

/** initdb takes a second, and on a busy machine or a slow disk much longer. */
const TIMEOUT_MS = 120_000;

/**
 * The environment of PostgreSQL's programs: no `PG…` variable of the operator's shell, English messages (some are
 * looked for), and UTC, which spares initdb its search for the name of the local time zone.
 */
export const programEnvironment = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };

/**
 * Runs a program to its end, at most 120 s, and returns its stdout. Throws an `EmbeddedPostgresError` with its last lines
 * if it fails.
 */
export function runProgram(file: string, args: string[], runAs: RunAs, input = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = {
      ...runAs,
      cwd: '/',
      env: programEnvironment,
      timeout: TIMEOUT_MS,
      killSignal: 'SIGKILL',
    } as const;
    const child = execFile(file, args, options, (error, stdout, stderr) => {
      if (!error) return resolve(stdout);
      const reason = error.killed
        ? `no end after ${TIMEOUT_MS / 1000} s`
        : lastLines(stderr) || error.message;
      reject(new EmbeddedPostgresError(`${file} failed: ${reason}`, { cause: error }));
    });
    // A program that exits without reading its input reports the cause with its exit code.
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });
}

/** The end of a program's output, which has the cause of its exit. */
export function lastLines(output: string): string {
  return output.trim().split('\n').slice(-4).join(' · ').slice(-1000);
}
