// Runs TypeORM's command line with the data source of ormconfig.ts. `migration:generate` compares the entities with a
// new, freshly migrated database; every other command works on DATABASE_URL, or on the embedded database.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { buildIfStale, projectRoot } from './build.mjs';
import { withTemporaryDatabase } from './temporary-database.mjs';

buildIfStale();
const { readDotenv } = await import('../dist/src/config/read-dotenv.js');
readDotenv();
const [command, ...rest] = process.argv.slice(2);

async function runTypeorm(url) {
  const cli = join(projectRoot, 'node_modules/typeorm/cli.js');
  const args = ['--disable-warning=DeprecationWarning', cli, command, ...rest];
  const dataSource = ['-d', join(projectRoot, 'dist/ormconfig.js')];
  const env = { ...process.env, DATABASE_URL: url };
  const child = spawn(process.execPath, [...args, ...dataSource], { stdio: 'inherit', env });
  const [exitCode] = await once(child, 'exit');
  return exitCode ?? 1;
}

async function runOnEmbedded() {
  const { openEmbeddedPostgres } = await import('../dist/src/database/embedded/embedded-postgres.js');
  const database = await openEmbeddedPostgres(process.env.DATA_DIR || './data', () => undefined);
  return runTypeorm(database.url).finally(() => database.close());
}

function run() {
  if (command === 'migration:generate') return withTemporaryDatabase(runTypeorm);
  return process.env.DATABASE_URL ? runTypeorm(process.env.DATABASE_URL) : runOnEmbedded();
}

process.exitCode = await run();
