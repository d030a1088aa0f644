import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { AuditVerifier } from '../../src/audit/audit-verifier.js';
import { migrate } from '../../src/database/migrate.js';
import { TEST_SECRET_KEY, type TestApp } from '../support/app.js';
import { Person } from '../support/dashboard.js';
import { blocksOf } from '../support/document-blocks.js';
import { deleteFolders, freshFolder, locationOf } from '../support/embedded-server.js';
import { aKey, anAccount } from '../support/factories.js';
import { call } from '../support/http.js';
import { aClient, refresh, someTokens, startOAuthApp } from '../support/oauth-flow.js';
import { POSTGRES_PROGRAMS, PostgresServer, runAsServer } from '../support/postgres-server.js';
import { findFreePort } from '../support/free-port.js';
import { readFirstStart, startService } from '../support/running-service.js';
import { serveHere } from '../support/serve-here.js';
import { run } from '../support/run-node.js';

const commands = (heading: string) => blocksOf('backup', 'docs/operations.md', heading);
const isRoot = process.getuid?.() === 0;
afterAll(deleteFolders);

/** One of each thing that a backup must bring back. */
async function makeOneOfEach(service: TestApp) {
  const account = await anAccount(service);
  const { secret: key } = await aKey(service, { accountId: account.id });
  const client = await aClient(service);
  const tokens = await someTokens(service, client, account);
  for (const prompt of ['a first text', 'a second one'])
    expect((await call(service.url, 'POST', '/v1/generate', { key, body: { prompt } })).status).toBe(200);
  const history = (await call(service.url, 'GET', '/v1/generations', { key })).body;
  expect(history.meta.total).toBe(2);
  return { account, key, client, tokens, history };
}

type Made = Awaited<ReturnType<typeof makeOneOfEach>>;

async function expectAllToBeThere(service: TestApp, { key, client, tokens, history }: Made) {
  for (const credential of [key, tokens.access_token])
    expect((await call(service.url, 'GET', '/v1/me', { key: credential })).status).toBe(200);
  expect((await call(service.url, 'GET', '/v1/generations', { key })).body).toEqual(history);
  expect((await refresh(service, client, tokens.refresh_token)).status).toBe(200);
  expect(await service.app.get(AuditVerifier).verify()).toMatchObject({ ok: true, first_bad: null });
}

(POSTGRES_PROGRAMS ? describe : describe.skip)(
  'a backup of PostgreSQL, made and restored as docs/operations.md says (skipped without Debian’s PostgreSQL)',
  () => {
    const servers: PostgresServer[] = [];
    let [folder, port] = ['', 0];
    let origin: PostgresServer;
    let environment: Record<string, string>;
    let made: Made;

    const startOn = (server: PostgresServer, secretKey = TEST_SECRET_KEY) =>
      startOAuthApp(
        { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}`, SECRET_KEY: secretKey },
        server.database('copydesk'),
      );

    beforeAll(async () => {
      [folder, port] = [freshFolder('copydesk-backup-'), await findFreePort()];
      if (isRoot) chmodSync(folder, 0o777);
      const pristine = await (await PostgresServer.at(join(folder, 'pristine'))).create();
      origin = await pristine.copyTo(join(folder, 'origin'));
      servers.push(await (await pristine.copyTo(join(folder, 'fresh'))).start(), await origin.start());
      environment = {
        ...origin.environment,
        BACKUPS: join(folder, 'backups'),
        DATABASE_URL: origin.url('copydesk'),
        NEW_SERVER: servers[0]!.url('').slice(0, -1),
        RESTORED: join(folder, 'restored'),
      };
      const [archive, baseBackup] = commands('Point-in-time restore') as [string, string];
      await runAsServer(archive, environment);
      await runAsServer('createdb copydesk', environment);
      await migrate(origin.url('copydesk'));
      await runAsServer(baseBackup, environment);
      // All of it is in the write-ahead log alone.
      const service = await startOn(origin);
      made = await makeOneOfEach(service);
      await service.close();
    }, 120_000);
    afterAll(() => Promise.all(servers.map((server) => server.stop())));

    it('restores everything to a new server from a dump', async () => {
      for (const block of commands('A dump')) await runAsServer(block, environment);
      const service = await startOn(servers[0]!);
      await expectAllToBeThere(service, { ...made, tokens: { ...made.tokens } });
      await service.close();
    }, 60_000);

    it('restores the state just before a mistake', async () => {
      const [, , restore] = commands('Point-in-time restore');
      const { query } = origin.database('copydesk');
      const [{ now }] = (await query('SELECT clock_timestamp()::text AS now')) as [{ now: string }];
      await query('DELETE FROM accounts');
      await query('SELECT pg_switch_wal()');
      const restored = await PostgresServer.at(environment.RESTORED!);
      servers.push(restored);
      await runAsServer(restore!, { ...environment, ...restored.environment, MOMENT: now });
      const service = await startOn(restored);
      await expectAllToBeThere(service, made);
      await service.close();
    }, 60_000);

    it('continues with a new SECRET_KEY if the old one is lost, without its API keys', async () => {
      const [fresh] = servers as [PostgresServer];
      const anotherKey = `k9:${Buffer.alloc(32, 9).toString('base64')}`;
      await expect(startOn(fresh, anotherKey)).rejects.toThrow('SECRET_KEY lacks the key t1');
      for (const block of [...commands('SECRET_KEY is lost'), ...commands('Rotating SECRET_KEY')])
        await runAsServer(block, { ...environment, DATABASE_URL: fresh.url('copydesk') });
      const service = await startOn(fresh, anotherKey);
      expect((await call(service.url, 'GET', '/v1/me', { key: made.key })).status).toBe(401);
      const { secret: key } = await aKey(service, { accountId: made.account.id });
      expect((await call(service.url, 'GET', '/v1/generations', { key })).body).toEqual(made.history);
      expect((await Person.signIn(service, made.account)).browser.cookie('copydesk_session')).toBeDefined();
      await service.close();
    }, 60_000);
  },
);

describe('a backup of the embedded PostgreSQL as described in docs/operations.md', () => {
  it('restores everything, even if root keeps the database elsewhere', async () => {
    const [folder, open] = [freshFolder(), freshFolder()];
    // Only root may enter this one.
    const dataDir = join(folder, 'data');
    mkdirSync(dataDir, { mode: 0o700 });
    const service = await startService({ DATA_DIR: dataDir, MODELS: 'fixed' });
    const { key } = await readFirstStart(service);
    const body = { prompt: 'a text to keep' };
    const { data } = (await call(service.url, 'POST', '/v1/generate', { key, body })).body;
    await service.stop();
    expect(locationOf(dataDir) !== null).toBe(isRoot);
    const copy = join(open, 'copy');
    for (const block of commands('The embedded PostgreSQL'))
      expect(await run('bash', ['-ec', block], { environment: { DATA_DIR: dataDir, COPY: copy } })).toEqual({
        exitCode: 0,
        output: '',
      });
    chmodSync(copy, 0o755);
    const restored = await serveHere({ DATA_DIR: copy, MODELS: 'fixed' });
    const kept = await call(restored.url, 'POST', '/v1/refine', {
      key,
      body: { generation_id: data.id, instructions: 'shorten' },
    });
    expect(kept.body).toMatchObject({ success: true, data: { refined_from: data.id } });
    await restored.stop('SIGTERM');
  }, 120_000);
});
