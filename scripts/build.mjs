// Builds `dist/` when a source file is newer than the last build. Used by `npm start`, the command line and the tests.
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, independent of the current directory. */
export const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(projectRoot, 'dist', '.built');
/** The lock of the building process; concurrent builds would delete each other's files. */
const lock = join(projectRoot, 'node_modules', '.copydesk-build');
const LOCK_POLL_MS = 100;

/** Compiles the sources if the last build is missing or older than any of them; says so on stderr. */
export function buildIfStale() {
  if (isFresh()) return;
  takeLock();
  try {
    if (!isFresh()) build();
  } finally {
    rmSync(lock, { force: true });
  }
}

function isFresh() {
  if (!existsSync(join(projectRoot, 'src'))) return true; // an image that contains only `dist/`
  return existsSync(stamp) && newestSource() <= statSync(stamp).mtimeMs;
}

function build() {
  process.stderr.write('Building…\n');
  const startedAt = new Date();
  // Retried, because an exiting process may be writing its compile cache.
  rmSync(join(projectRoot, 'dist'), { recursive: true, force: true, maxRetries: 3 });
  run('node_modules/@nestjs/cli/bin/nest.js', 'build');
  run('scripts/islands.mjs');
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, '');
  // Sources saved during the build are newer than the build.
  utimesSync(stamp, startedAt, startedAt);
}

function run(...command) {
  execFileSync(process.execPath, command, {
    cwd: projectRoot,
    // stdout belongs to the service (the first key) and to the command line (one JSON value).
    stdio: ['ignore', 2, 2],
    env: { ...process.env, npm_config_loglevel: 'silent' },
  });
}

function newestSource() {
  const files = readdirSync(join(projectRoot, 'src'), { recursive: true, withFileTypes: true });
  const sources = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  const settings = [
    'ormconfig.ts',
    'nest-cli.json',
    'tsconfig.json',
    'tsconfig.browser.json',
    'scripts/islands.mjs',
    '.swcrc',
    'package.json',
  ];
  return Math.max(...[...sources, ...settings.map((name) => join(projectRoot, name))].map(modifiedAt));
}

function modifiedAt(path) {
  return existsSync(path) ? statSync(path).mtimeMs : 0;
}

/** Waits while another process builds; the lock of a dead process is ignored. */
function takeLock() {
  const draft = `${lock}.${process.pid}`;
  writeFileSync(draft, String(process.pid));
  try {
    while (!link(draft)) {
      if (!holderLives()) rmSync(lock, { force: true });
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOCK_POLL_MS);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

function link(draft) {
  try {
    linkSync(draft, lock);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function holderLives() {
  try {
    return process.kill(Number(readFileSync(lock, 'utf8')), 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
