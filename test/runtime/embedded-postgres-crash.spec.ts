import { afterAll, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { Client } from 'pg';
import { openEmbeddedPostgres } from '../../src/database/embedded/embedded-postgres.js';
import {
  deleteFolders,
  freshFolder,
  openInAnotherProcess,
  query,
  serverPid,
} from '../support/embedded-server.js';

const silent = () => {};

/** Returns the path and the content of the file in which a running server describes itself. */
function serverDescription(dataDir: string): [path: string, content: string] {
  const path = join(dataDir, 'postgres', 'data', 'postmaster.pid');
  return [path, readFileSync(path, 'utf8')];
}

afterAll(deleteFolders);

describe('the embedded PostgreSQL, after a crash', () => {
  it('is adopted while running by two processes after its own was killed, and stops with the last one', async () => {
    const dataDir = join(freshFolder(), 'data');
    const killed = await openInAnotherProcess(dataDir);
    await query(killed.url, 'CREATE TABLE note AS SELECT 1 AS id');
    const pid = serverPid(dataDir);
    await killed.kill();

    const [here, elsewhere] = await Promise.all([
      openEmbeddedPostgres(dataDir, silent),
      openInAnotherProcess(dataDir),
    ]);
    expect([here.url, elsewhere.url, serverPid(dataDir)]).toEqual([killed.url, killed.url, pid]);
    expect(await query(here.url, 'SELECT id FROM note')).toEqual([{ id: 1 }]);
    await elsewhere.end();
    expect(await query(here.url, 'SELECT id FROM note')).toEqual([{ id: 1 }]);
    await here.close();
    await expect(query(here.url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
  });

  it('recovers only committed data when the server and its process were killed', async () => {
    const dataDir = join(freshFolder(), 'data');
    const killed = await openInAnotherProcess(dataDir);
    await query(killed.url, 'CREATE TABLE note (id int)');
    await query(killed.url, 'INSERT INTO note VALUES (1)');
    const unfinished = new Client(killed.url);
    unfinished.on('error', silent);
    await unfinished.connect();
    await unfinished.query('BEGIN; INSERT INTO note VALUES (2)');
    await killed.kill();
    process.kill(serverPid(dataDir), 'SIGKILL');

    const postgres = await openEmbeddedPostgres(dataDir, silent);
    expect(await query(postgres.url, 'SELECT id FROM note')).toEqual([{ id: 1 }]);
    await postgres.close();
  });

  it('is started again where it is killed just as it is adopted', async () => {
    const dataDir = join(freshFolder(), 'data');
    const killed = await openInAnotherProcess(dataDir);
    await query(killed.url, 'CREATE TABLE note AS SELECT 1 AS id');
    await killed.kill();
    const pid = serverPid(dataDir);
    // A listener in its place shows when the start has found it and waits for its first response.
    const listener = createServer().listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const [path, content] = serverDescription(dataDir);
    const { port } = listener.address() as AddressInfo;
    writeFileSync(path, content.replace(`\n${new URL(killed.url).port}\n`, `\n${port}\n`));
    const opening = openEmbeddedPostgres(dataDir, silent);
    const [socket] = (await once(listener, 'connection')) as [Socket];
    process.kill(pid, 'SIGKILL');
    socket.destroy();
    listener.close();

    const postgres = await opening;
    expect(serverPid(dataDir)).not.toBe(pid);
    expect(await query(postgres.url, 'SELECT id FROM note')).toEqual([{ id: 1 }]);
    await postgres.close();
  });

  it('is restarted on the same port when the server exits unexpectedly', async () => {
    const dataDir = join(freshFolder(), 'data');
    let toldOfRestart = silent;
    const restarted = new Promise<void>((resolve) => (toldOfRestart = resolve));
    const postgres = await openEmbeddedPostgres(dataDir, (message) => {
      if (message === 'the database had stopped and was restarted') toldOfRestart();
    });
    process.kill(serverPid(dataDir), 'SIGKILL');
    await restarted;
    expect(await query(postgres.url, 'SELECT 1 AS again')).toEqual([{ again: 1 }]);
    await postgres.close();
  });

  it('does not mistake another process with the same pid for its server', async () => {
    const dataDir = join(freshFolder(), 'data');
    const first = await openEmbeddedPostgres(dataDir, silent);
    const [pidFile, description] = serverDescription(dataDir);
    await first.close();
    const { uid, gid } = statSync(join(dataDir, 'postgres', 'data'));
    const other = spawn('sleep', ['600'], { uid, gid, stdio: 'ignore' });
    writeFileSync(pidFile, description.replace(/^\d+/, String(other.pid)));

    const second = await openEmbeddedPostgres(dataDir, silent);
    expect(await query(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await second.close();
    expect(other.exitCode).toBeNull();
    other.kill();
  });

  it('recreates what an interrupted first start left behind', async () => {
    const dataDir = freshFolder();
    const unfinished = join(dataDir, 'postgres', 'data.unfinished');
    mkdirSync(unfinished, { recursive: true });
    writeFileSync(join(unfinished, 'PG_VERSION'), '18\n');
    const postgres = await openEmbeddedPostgres(dataDir, silent);
    expect(await query(postgres.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await postgres.close();
    expect(existsSync(unfinished)).toBe(false);
  });
});
