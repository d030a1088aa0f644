import { afterAll, describe, expect, it } from '@jest/globals';
import { appendFileSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { openEmbeddedPostgres } from '../../src/database/embedded/embedded-postgres.js';
import { deleteFolders, freshFolder, openInAnotherProcess, query } from '../support/embedded-server.js';

const silent = () => {};

afterAll(deleteFolders);

describe('the embedded PostgreSQL', () => {
  it('keeps its data from one start to the next, in a folder of any name', async () => {
    const dataDir = join(freshFolder('copydesk té st-'), 'data');
    const first = await openEmbeddedPostgres(dataDir, silent);
    await query(first.url, 'CREATE TABLE note AS SELECT 1 AS id');
    await first.close();
    await expect(query(first.url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');

    const second = await openEmbeddedPostgres(dataDir, silent);
    expect(second.url).toBe(first.url);
    expect(await query(second.url, 'SELECT id FROM note')).toEqual([{ id: 1 }]);
    await second.close();
    await second.close();
  });

  it('is durable, listens on loopback only, and gives the service no superuser', async () => {
    const postgres = await openEmbeddedPostgres(join(freshFolder(), 'data'), silent);
    const names = ['fsync', 'synchronous_commit', 'listen_addresses', 'server_encoding', 'is_superuser'];
    const [settings] = await query(
      postgres.url,
      `SELECT ${names.map((name) => `current_setting('${name}') AS ${name}`).join(', ')}, current_database()`,
    );
    const wrongPassword = postgres.url.replace(/:[0-9a-f]+@/, ':guess@');
    const refusal = query(wrongPassword, 'SELECT 1').catch((error: { code: string }) => error.code);
    expect(await refusal).toBe('28P01');
    await postgres.close();
    expect(settings).toEqual({
      fsync: 'on',
      synchronous_commit: 'on',
      listen_addresses: '127.0.0.1',
      server_encoding: 'UTF8',
      is_superuser: 'off',
      current_database: 'copydesk',
    });
  });

  it('is one server for all processes that open an empty folder at once, and stops with the last one', async () => {
    const dataDir = join(freshFolder(), 'data');
    const [here, hereToo, elsewhere, elsewhereToo] = await Promise.all([
      openEmbeddedPostgres(dataDir, silent),
      openEmbeddedPostgres(dataDir, silent),
      openInAnotherProcess(dataDir),
      openInAnotherProcess(dataDir),
    ]);
    expect(new Set([here.url, hereToo.url, elsewhere.url, elsewhereToo.url]).size).toBe(1);

    await here.close();
    await elsewhere.end();
    await hereToo.close();
    expect(await query(here.url, 'SELECT 1 AS still')).toEqual([{ still: 1 }]);
    await elsewhereToo.end();
    await expect(query(here.url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
  });

  it('runs next to that of another folder, and on another port if its own is taken', async () => {
    const [oneDir, otherDir] = [join(freshFolder(), 'data'), join(freshFolder(), 'data')];
    const one = await openEmbeddedPostgres(oneDir, silent);
    const port = Number(new URL(one.url).port);
    await one.close();
    const squatter = createServer().listen(port, '127.0.0.1');
    const [again, other] = await Promise.all([
      openEmbeddedPostgres(oneDir, silent),
      openEmbeddedPostgres(otherDir, silent),
    ]);
    expect(new Set([port, Number(new URL(again.url).port), Number(new URL(other.url).port)]).size).toBe(3);
    await Promise.all([again.close(), other.close(), new Promise((done) => squatter.close(done))]);
  });

  it('rejects a cluster of another major version with a message, and does not change it', async () => {
    const dataDir = freshFolder();
    const data = join(dataDir, 'postgres', 'data');
    mkdirSync(data, { recursive: true });
    writeFileSync(join(data, 'PG_VERSION'), '17\n');
    await expect(openEmbeddedPostgres(dataDir, silent)).rejects.toThrow(
      /made by PostgreSQL 17.*DATABASE_URL/,
    );
    expect(readdirSync(data)).toEqual(['PG_VERSION']);
    expect(readFileSync(join(data, 'PG_VERSION'), 'utf8')).toBe('17\n');
  });

  it("keeps its server's log small", async () => {
    const dataDir = join(freshFolder(), 'data');
    const logFile = join(dataDir, 'postgres', 'server.log');
    await (await openEmbeddedPostgres(dataDir, silent)).close();
    appendFileSync(logFile, 'x'.repeat(2 * 1024 * 1024));
    await (await openEmbeddedPostgres(dataDir, silent)).close();
    expect(statSync(logFile).size).toBeLessThan(10_000);
    expect(statSync(`${logFile}.old`).size).toBeGreaterThan(2 * 1024 * 1024);
  });

  it('names DATA_DIR if it cannot be a folder', async () => {
    const dataDir = join(freshFolder(), 'file');
    writeFileSync(dataDir, '');
    await expect(openEmbeddedPostgres(dataDir, silent)).rejects.toThrow(/DATA_DIR .*file.*EEXIST/);
  });
});
