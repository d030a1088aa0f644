// Runs the service or the command line, built on demand.
import { statSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfStale, projectRoot } from './build.mjs';

const entries = { service: 'main.js', cli: 'cli.js' };
const [name, ...rest] = process.argv.slice(2);

// stderr holds JSON lines. A warning of Node's own about an experimental feature that a library tries is not for operators.
process.removeAllListeners('warning');
process.on('warning', ({ name, message }) => {
  if (name !== 'ExperimentalWarning')
    process.stderr.write(
      `${JSON.stringify({ level: 'warn', time: new Date().toISOString(), msg: message, name })}\n`,
    );
});

try {
  buildIfStale();
} catch (error) {
  process.stderr.write(`Copydesk cannot be built: ${error.message}\n`);
  process.exit(1);
}
const dist = join(projectRoot, 'dist');
// Only for the user who ran the build: files of another user, such as root, would block the next build.
if (statSync(dist).uid === process.getuid?.()) keepCompiled(join(dist, 'compile-cache'));
process.argv = [process.argv[0], process.argv[1], ...rest];
await import(pathToFileURL(join(dist, 'src', entries[name])).href);

/**
 * Enables V8's compile cache for later starts and workers, in `folder` unless the operator has set another one. Does
 * nothing if the folder is not writable.
 */
function keepCompiled(folder) {
  process.env.NODE_COMPILE_CACHE ??= folder;
  enableCompileCache(process.env.NODE_COMPILE_CACHE);
}
