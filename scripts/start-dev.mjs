// Runs the service and restarts it when a source file changes: Nest compiles the service and restarts it on changes in
// `dist/`, where esbuild updates the browser scripts.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { context } from 'esbuild';
import { islandOptions } from './islands.mjs';

const REPEAT_MS = 500;

const islands = await context(islandOptions);
await islands.rebuild();
await islands.watch();
const nest = join(islandOptions.absWorkingDir, 'node_modules/@nestjs/cli/bin/nest.js');
// A shell between Nest and the service would end without passing the signal on.
const watcher = spawn(process.execPath, [nest, 'start', '--watch', '--no-shell'], { stdio: 'inherit' });
let repeating;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    watcher.kill(signal);
    // Nest passes a signal only to the process that runs. During a restart it starts another one afterwards.
    repeating ??= setInterval(() => watcher.kill(signal), REPEAT_MS);
  });
}
const [exitCode] = await once(watcher, 'exit');
clearInterval(repeating);
await islands.dispose();
process.exitCode = exitCode ?? 1;
