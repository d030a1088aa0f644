import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freshFolder } from '../../test/support/embedded-server.ts';
import { interruption } from './interruption.ts';

const run = promisify(execFile);

/** Whether PostgreSQL's own load generator is installed. */
export async function hasPgbench(): Promise<boolean> {
  return run('pgbench', ['--version']).then(
    () => true,
    () => false,
  );
}

interface Script {
  url: string;
  sql: string;
  /** Values of the `:names` in the statement, sent as parameters. */
  variables: Record<string, string | number>;
  clients: number;
  seconds: number;
}

/** Repeats one prepared statement, each time in its own transaction. */
export async function pgbench({
  url,
  sql,
  variables,
  clients,
  seconds,
}: Script): Promise<{ perSecond: number }> {
  const file = join(freshFolder('copydesk-bench-'), 'script.sql');
  writeFileSync(file, `${sql.replaceAll(/\s+/g, ' ').trim()};\n`);
  const definitions = Object.entries(variables).flatMap(([name, value]) => ['-D', `${name}=${value}`]);
  const options = ['-n', '-M', 'prepared', '-f', file, '-c', `${clients}`, '-j', '2', '-T', `${seconds}`];
  const { stdout } = await run('pgbench', [...options, ...definitions, url], {
    signal: interruption.signal,
  });
  const rate = /tps = ([\d.]+)/.exec(stdout);
  if (!rate) throw new Error(`pgbench printed no rate: ${stdout}`);
  return { perSecond: Number(rate[1]) };
}
