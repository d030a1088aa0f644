import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';

const folders: string[] = [];

/** A new folder, for a cluster or a few files, that any system user can access, so that a server started by root as another user can use it. */
export function freshFolder(name = 'copydesk-'): string {
  const folder = mkdtempSync(join(process.env.COPYDESK_TEST_FOLDER ?? tmpdir(), name));
  chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
}

/** Deletes the folders of this file's tests, and the clusters that root keeps elsewhere for them. */
export function deleteFolders(): void {
  for (const folder of folders.splice(0)) {
    const home = locationOf(join(folder, 'data')) ?? locationOf(join(folder, 'moved'));
    if (home) rmSync(home, { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Where root keeps the cluster of a data folder that the database user cannot access; null if it is in the data folder.
 */
export function locationOf(dataDir: string): string | null {
  const pointer = join(dataDir, 'postgres', 'location');
  return existsSync(pointer) ? readFileSync(pointer, 'utf8') : null;
}

export function serverPid(dataDir: string): number {
  return Number.parseInt(readFileSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8'), 10);
}

/** Runs one query on its own connection. */
export async function query<Row = Record<string, unknown>>(
  url: string,
  sql: string,
  values?: unknown[],
): Promise<Row[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql, values)).rows as Row[];
  } finally {
    await client.end();
  }
}

export interface OtherProcess {
  url: string;
  /** closes its use of the server and ends */
  end(): Promise<void>;
  /** kill -9 */
  kill(): Promise<void>;
}

/** Opens the folder in another process, as the command line does while the service runs. */
export async function openInAnotherProcess(dataDir: string): Promise<OtherProcess> {
  const module = join(import.meta.dirname, '../../dist/src/database/embedded/embedded-postgres.js');
  const script = `
    const { openEmbeddedPostgres } = await import(${JSON.stringify(pathToFileURL(module).href)});
    const postgres = await openEmbeddedPostgres(process.argv[1], () => {});
    process.stdout.write(postgres.url + '\\n');
    process.stdin.resume().once('end', () => postgres.close());`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, dataDir], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  const [url] = await Promise.race([once(child.stdout, 'data'), exit.then(() => [])]);
  if (!url) throw new Error('the other process could not open the embedded PostgreSQL');
  return {
    url: String(url).trim(),
    async end() {
      child.stdin.end();
      await exit;
    },
    async kill() {
      child.kill('SIGKILL');
      await exit;
    },
  };
}
