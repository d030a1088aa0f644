import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readFile, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import { type RunAs, runProgram } from './run-program.js';

/** One installation of PostgreSQL's programs: a folder with `bin`, `lib` and `share`. */
export interface PostgresBinaries {
  root: string;
  initdb: string;
  postgres: string;
  /** The version of the npm package, e.g. `18.4.0` with or without a suffix. */
  version: string;
  /** The release series, which is also the version of the files in a cluster: `18` of `18.4.0`. */
  majorVersion: string;
}

const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];
const RESOLUTION = 'Set DATABASE_URL to use your own PostgreSQL server.';

/** Finds the programs that npm installed for this platform. Throws an `EmbeddedPostgresError` if there are none. */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const platform = `${process.platform}-${process.arch}`;
  if (!PLATFORMS.includes(platform)) {
    throw new EmbeddedPostgresError(`Embedded PostgreSQL is not available for ${platform}. ${RESOLUTION}`);
  }
  const name = `@embedded-postgres/${platform}`;
  try {
    const { postgres } = (await import(name)) as { postgres: string };
    const root = dirname(dirname(postgres));
    const manifest = JSON.parse(await readFile(join(dirname(root), 'package.json'), 'utf8')) as {
      version: string;
    };
    return binariesIn(root, manifest.version);
  } catch (error) {
    throw new EmbeddedPostgresError(
      `The package ${name} is not installed: npm leaves it out with --omit=optional. ${RESOLUTION}`,
      { cause: error },
    );
  }
}

/**
 * Returns programs that `runAs` can run: these, or a copy in `copiesFolder`, made once per version, if it cannot access
 * them (for example below root's home). Throws an `EmbeddedPostgresError` if they do not run on this system.
 */
export async function reachableBinaries(
  binaries: PostgresBinaries,
  runAs: RunAs,
  copiesFolder: string,
  log: (message: string, detail?: object) => void,
): Promise<PostgresBinaries> {
  if (await runs(binaries, runAs)) return binaries;
  if (!(await runs(binaries, null))) {
    throw new EmbeddedPostgresError(
      `${binaries.postgres} does not run on this system (it needs glibc on Linux, and the links that its install ` +
        `script makes: npm rebuild). ${RESOLUTION}`,
    );
  }
  const copy = binariesIn(join(copiesFolder, `postgresql-${binaries.version}`), binaries.version);
  if (!existsSync(copy.root)) {
    await copyBinaries(binaries.root, copy.root);
    log('the database user cannot reach the installed PostgreSQL: made a copy', {
      from: binaries.root,
      to: copy.root,
    });
  }
  return copy;
}

function binariesIn(root: string, version: string): PostgresBinaries {
  const [initdb, postgres] = [join(root, 'bin', 'initdb'), join(root, 'bin', 'postgres')];
  return { root, initdb, postgres, version, majorVersion: version.split('.')[0]! };
}

async function runs(binaries: PostgresBinaries, runAs: RunAs): Promise<boolean> {
  return runProgram(binaries.postgres, ['--version'], runAs).then(
    () => true,
    () => false,
  );
}

/** Makes the copy aside and renames it, so that a folder of that name is always whole. */
async function copyBinaries(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o755 });
  const unfinished = await mkdtemp(`${to}.`);
  await cp(from, unfinished, { recursive: true, verbatimSymlinks: true });
  await openToEveryone(unfinished);
  try {
    await rename(unfinished, to);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // A concurrent start has made the same copy.
    if (!existsSync(to)) throw error;
  }
}

/** npm may have run under a restrictive umask, and a copy keeps the modes. */
async function openToEveryone(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToEveryone(path);
    if (entry.isFile()) await chmod(path, folder.endsWith('/bin') ? 0o755 : 0o644);
  }
}
