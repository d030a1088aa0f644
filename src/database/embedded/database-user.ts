import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import { type RunAs, runProgram } from './run-program.js';

const NAME = 'postgres';

/** PostgreSQL refuses to run as root. */
export const isRoot = process.getuid?.() === 0;

/** Finds the system user `postgres`, or creates it; throws an `EmbeddedPostgresError` if it can do neither. For root only. */
export async function databaseUser(log: (message: string, detail?: object) => void): Promise<RunAs> {
  const existing = await lookUp().catch(() => null);
  if (existing) return existing;
  // Linux distributions have useradd, BusyBox (Alpine) has adduser.
  const made = await runProgram('useradd', ['--system', '--user-group', '--no-create-home', NAME], null)
    .catch(() => runProgram('adduser', ['-S', '-D', '-H', NAME], null))
    .then(lookUp)
    .catch((error: unknown) => {
      throw new EmbeddedPostgresError(
        `PostgreSQL refuses to run as root, and the system user "${NAME}" could not be created. ` +
          'Create it, start Copydesk as another user, or set DATABASE_URL.',
        { cause: error },
      );
    });
  log('PostgreSQL refuses to run as root: created the system user postgres', { ...made });
  return made;
}

/** Whether that user can access a folder under all rules of the system (modes, access lists, mounts). */
export async function canEnterFolder(runAs: RunAs, folder: string): Promise<boolean> {
  return runProgram('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], runAs).then(
    () => true,
    () => false,
  );
}

async function lookUp(): Promise<{ uid: number; gid: number }> {
  const [uid, gid] = await Promise.all([
    runProgram('id', ['-u', NAME], null),
    runProgram('id', ['-g', NAME], null),
  ]);
  return { uid: Number(uid), gid: Number(gid) };
}
