import { access, chown, constants, readdir, realpath, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createFolder } from '../../config/create-folder.js';
import { type ClusterLocation, locateCluster } from './cluster-location.js';
import { Cluster } from './cluster.js';
import { isRoot } from './database-user.js';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import { FileLock } from './file-lock.js';
import { keepRunning } from './keep-running.js';

/** This process's use of the embedded server, which other processes can use at the same time. */
interface EmbeddedPostgres {
  /** The URL of the database `copydesk`, for its owner, who is not a superuser. */
  url: string;
  /** Releases the server, and stops it if no other process uses it. Further calls have no effect. */
  close(): Promise<void>;
}

type Log = (message: string, detail?: object) => void;

/** Longer than any step of another process: initdb, a start with recovery, a stop. */
const LOCK_TIMEOUT_MS = 60_000;

/**
 * Opens the PostgreSQL of a data folder: creates it at the first start, adopts a running server (used by another process,
 * or left by a killed one), or starts it. Processes that open the same folder share one server, and the last to close
 * stops it. While it is open, a server that exits is restarted. `log` receives information for the operator, such as a
 * location outside the data folder. Throws only `EmbeddedPostgresError`.
 */
export async function openEmbeddedPostgres(dataDir: string, log: Log): Promise<EmbeddedPostgres> {
  try {
    const folder = await makeFolder(resolve(dataDir));
    return await open(folder, log);
  } catch (error) {
    if (error instanceof EmbeddedPostgresError) throw error;
    const reason = (error as Error).message;
    throw new EmbeddedPostgresError(`The database in DATA_DIR (${dataDir}) cannot be used: ${reason}`, {
      cause: error,
    });
  }
}

/** Creates the folder `postgres` in the data folder for the cluster and its files, and returns its path. */
async function makeFolder(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'postgres');
  createFolder(dataDir);
  createFolder(folder, 0o700);
  await rejectForeignFolder(folder);
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  // Resolves links, because a running server is identified by this path.
  return realpath(folder);
}

/** PostgreSQL runs only as the owner of its files; root can switch to that user. */
async function rejectForeignFolder(folder: string): Promise<void> {
  const { uid } = await stat(folder);
  if (isRoot || uid === process.getuid?.()) return;
  const owner = uid === 0 ? 'root' : `the system user ${uid}`;
  throw new EmbeddedPostgresError(
    `${folder} belongs to ${owner}: start Copydesk as that user or root, or set DATA_DIR to a folder of your own.`,
  );
}

async function open(folder: string, log: Log): Promise<EmbeddedPostgres> {
  const locks = { folder: join(folder, 'lock'), users: join(folder, 'users') };
  return underLock(locks.folder, async () => {
    const location = await locateCluster(folder, log);
    try {
      const cluster = new Cluster(folder, location, log);
      const url = await cluster.ensureRunning();
      const use = await FileLock.shared(locks.users, LOCK_TIMEOUT_MS);
      if (!use) throw new EmbeddedPostgresError(`${locks.users} is locked by another program.`);
      return share(url, cluster, use, locks, log);
    } finally {
      await giveFiles(folder, location);
    }
  });
}

function share(
  url: string,
  cluster: Cluster,
  use: FileLock,
  locks: { folder: string; users: string },
  log: Log,
): EmbeddedPostgres {
  const ending = new AbortController();
  const restart = async () => {
    const urlNow = await underLock(locks.folder, () => cluster.ensureRunning());
    if (urlNow !== url)
      throw new EmbeddedPostgresError("the database's port was in use; it now runs on another port");
  };
  const watch = keepRunning(cluster, restart, ending.signal, log);

  const close = async () => {
    ending.abort();
    await watch;
    await underLock(locks.folder, async () => {
      use.release();
      const lastUse = await FileLock.exclusive(locks.users, 0);
      if (lastUse) await cluster.stop().finally(() => lastUse.release());
    }).finally(() => use.release());
  };
  let closed: Promise<void> | undefined;
  return { url, close: () => (closed ??= close()) };
}

async function underLock<Result>(path: string, act: () => Promise<Result>): Promise<Result> {
  const lock = await FileLock.exclusive(path, LOCK_TIMEOUT_MS);
  if (!lock)
    throw new EmbeddedPostgresError(`Another process has held ${path} for ${LOCK_TIMEOUT_MS / 1000} s.`);
  return act().finally(() => lock.release());
}

/** Files that root created next to a cluster must be writable for the cluster's owner, who may start it next time. */
async function giveFiles(folder: string, { home, runAs }: ClusterLocation): Promise<void> {
  if (!runAs || home !== folder) return;
  for (const name of await readdir(folder)) await chown(join(folder, name), runAs.uid, runAs.gid);
}
