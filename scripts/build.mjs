// Builds `dist/` when a source file is newer than the last build. Used by `npm start`, the command line and the tests.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, whatever the current one is. */
export const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(projectRoot, 'dist', '.built');

/** Compiles the sources if the last build is missing or older than any of them; says so on stderr. */
export function buildIfStale() {
  if (existsSync(stamp) && newestSource() <= statSync(stamp).mtimeMs) return;
  if (!existsSync(join(projectRoot, 'src'))) return; // an image that ships `dist/` alone
  process.stderr.write('Building…\n');
  const startedAt = new Date();
  rmSync(join(projectRoot, 'dist'), { recursive: true, force: true });
  // stdout belongs to the service (the first key) and to the command line (one JSON value).
  execFileSync(
    process.execPath,
    [join(projectRoot, 'node_modules', '@nestjs', 'cli', 'bin', 'nest.js'), 'build'],
    {
      cwd: projectRoot,
      stdio: ['ignore', 2, 2],
      env: { ...process.env, npm_config_loglevel: 'silent' },
    },
  );
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, startedAt.toISOString());
}

function newestSource() {
  const files = readdirSync(join(projectRoot, 'src'), { recursive: true, withFileTypes: true });
  const sources = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  const settings = ['ormconfig.ts', 'nest-cli.json', 'tsconfig.json', '.swcrc', 'package.json'];
  return Math.max(...[...sources, ...settings.map((name) => join(projectRoot, name))].map(modifiedAt));
}

function modifiedAt(path) {
  return existsSync(path) ? statSync(path).mtimeMs : 0;
}
