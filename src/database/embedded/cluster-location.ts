import { existsSync } from 'node:fs';
import { chown, mkdir, mkdtemp, readFile, realpath, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { databaseUser, canEnterFolder, isRoot } from './database-user.js';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import type { RunAs } from './run-program.js';

/** Where root keeps clusters whose data folder the database user cannot access. */
export const SYSTEM_FOLDER = '/var/lib/copydesk';

export interface ClusterLocation {
  /** The folder with the cluster in `data`, and its log. */
  home: string;
  /** The system user that the server runs as and that owns the cluster. */
  runAs: RunAs;
}

/**
 * Returns the location of a data folder's cluster, or that of a new one: in `folder`, or below `/var/lib/copydesk` if root
 * runs the service and the database user cannot access `folder`. `folder` then points there, so that moving the data
 * folder does not lose the cluster. Throws an `EmbeddedPostgresError` if the cluster cannot be accessed.
 */
export async function locateCluster(
  folder: string,
  log: (message: string, detail?: object) => void,
): Promise<ClusterLocation> {
  if (!isRoot) return { home: folder, runAs: null };
  if (existsSync(join(folder, 'data'))) return { home: folder, runAs: await ownerOf(folder, log) };

  const runAs = await databaseUser(log);
  const pointer = join(folder, 'location');
  if (existsSync(pointer)) {
    const home = await followPointer(pointer, folder);
    if (home) return { home, runAs };
    log('the data folder is a copy without its database; starting with an empty one', {
      folder,
    });
  } else {
    await give(folder, runAs);
    if (await canEnterFolder(runAs, folder)) return { home: folder, runAs };
  }
  const home = await makeSystemHome(folder, runAs);
  await writeFile(pointer, home, { flush: true });
  log('the database user cannot enter the data folder: the database is kept elsewhere', { folder, home });
  return { home, runAs };
}

/** Root runs a cluster as its owner, so that the owner can also run it without root. */
async function ownerOf(folder: string, log: (message: string, detail?: object) => void): Promise<RunAs> {
  const data = join(folder, 'data');
  const { uid, gid } = await stat(data);
  const runAs = uid === 0 ? await databaseUser(log) : { uid, gid };
  if (await canEnterFolder(runAs, data)) return runAs;
  throw new EmbeddedPostgresError(
    `The database in ${data} belongs to the system user ${uid}, which has no access to that folder: ` +
      'grant search permission on the folder and its parents.',
  );
}

/** Returns the cluster's home, or null when `folder` is a copy of the one that the cluster belongs to. */
async function followPointer(pointer: string, folder: string): Promise<string | null> {
  const home = await readFile(pointer, 'utf8');
  const ownerNote = join(home, 'belongs-to');
  const owner = await readFile(ownerNote, 'utf8').catch((error: unknown) => {
    throw new EmbeddedPostgresError(
      `The database of ${folder} was kept in ${home}, which does not exist: restore it, or delete ${pointer} to begin ` +
        'with an empty one.',
      { cause: error },
    );
  });
  const current = await realpath(folder);
  if (owner === current) return home;
  const original = await readFile(join(owner, 'location'), 'utf8').catch(() => null);
  if (original === home) return null;
  await writeFile(ownerNote, current, { flush: true });
  return home;
}

/** A new name each time: deleting the data folder gives an empty database without deleting the old one. */
async function makeSystemHome(folder: string, runAs: RunAs): Promise<string> {
  const path = await realpath(folder);
  const project = basename(dirname(dirname(path))).replace(/[^\w.-]+/gu, '-');
  await mkdir(SYSTEM_FOLDER, { recursive: true, mode: 0o755 });
  const home = await mkdtemp(join(SYSTEM_FOLDER, `${project}-`));
  await writeFile(join(home, 'belongs-to'), path, { flush: true });
  await give(home, runAs);
  return home;
}

async function give(path: string, runAs: RunAs): Promise<void> {
  if (runAs) await chown(path, runAs.uid, runAs.gid);
}
