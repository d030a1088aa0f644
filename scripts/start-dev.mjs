// Runs the service and restarts it when a source file changes: Nest compiles the service and restarts it on changes in
// `dist/`, where esbuild updates the browser scripts.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { context } from 'esbuild';
import { islandOptions } from './islands.mjs';

const islands = await context(islandOptions);
await islands.rebuild();
await islands.watch();
const nest = join(islandOptions.absWorkingDir, 'node_modules/@nestjs/cli/bin/nest.js');
const service = spawn(process.execPath, [nest, 'start', '--watch'], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => service.kill(signal));
const [exitCode] = await once(service, 'exit');
await islands.dispose();
process.exitCode = exitCode ?? 1;
