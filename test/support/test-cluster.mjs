// Runs the PostgreSQL of the specs and prints its URL. When its stdin ends, it stops the server and deletes the
// cluster, even if the process that started it was killed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { locateCluster, SYSTEM_FOLDER } from '../../dist/src/database/embedded/cluster-location.js';
import { createCluster, newPassword } from '../../dist/src/database/embedded/create-cluster.js';
import {
  findPostgresBinaries,
  reachableBinaries,
} from '../../dist/src/database/embedded/postgres-binaries.js';
import { findPostmaster } from '../../dist/src/database/embedded/postmaster.js';
import { serverArguments } from '../../dist/src/database/embedded/server-settings.js';

// Nothing here outlives the tests. Specs that crash a server start their own, with the settings of production.
const UNSAFE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_wal_size=256MB'];
/** Each service opens a dozen, and the specs of several workers run at once. */
const CONNECTIONS = ['max_connections=300'];
const POLL_MS = 5;
const silent = () => undefined;

const folder = mkdtempSync(join(process.env.COPYDESK_TEST_FOLDER ?? tmpdir(), 'copydesk-test-'));
chmodSync(folder, 0o755);
const { home, runAs } = await locateCluster(folder, silent);
const binaries = await reachableBinaries(await findPostgresBinaries(), runAs, SYSTEM_FOLDER, silent);
const [dataDirectory, password] = [join(home, 'data'), newPassword()];
await createCluster(dataDirectory, binaries, runAs, password);
const port = await findFreePort();
const settings = [...UNSAFE, ...CONNECTIONS].flatMap((setting) => ['-c', setting]);
const server = spawn(binaries.postgres, [...serverArguments(dataDirectory, port), ...settings], {
  ...runAs,
  cwd: '/',
  stdio: ['ignore', 'ignore', 'ignore'],
});
const exit = once(server, 'exit');
while ((await findPostmaster(dataDirectory))?.status !== 'ready') {
  if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}`);
  await delay(POLL_MS);
}
// A thousand connections are opened, each of which would take both sides the thousands of hashes of a real password.
await withConnection(async (client) => {
  await client.query('SET scram_iterations = 1');
  await client.query(`ALTER ROLE copydesk PASSWORD '${password}'`);
});
process.stdout.write(`postgresql://copydesk:${password}@127.0.0.1:${port}/copydesk\n`);

process.stdin.resume();
await Promise.race([once(process.stdin, 'end'), exit]);
server.kill('SIGQUIT');
await exit;
rmSync(home, { recursive: true, force: true });
rmSync(folder, { recursive: true, force: true });

/** @param {(client: Client) => Promise<void>} work */
async function withConnection(work) {
  const client = new Client({
    connectionString: `postgresql://copydesk:${password}@127.0.0.1:${port}/copydesk`,
  });
  await client.connect();
  await work(client);
  await client.end();
}

/** @returns {Promise<number>} */
async function findFreePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
  probe.close();
  await once(probe, 'close');
  return port;
}
