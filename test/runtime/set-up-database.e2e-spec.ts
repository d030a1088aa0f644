import { afterAll, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Log } from '../../src/common/logging/log.js';
import { loadConfig } from '../../src/config/config.js';
import { openDatabase } from '../../src/runtime/open-database.js';
import { seedAdmin } from '../../src/runtime/seed-admin.js';
import { startApp, TEST_SECRET_KEY } from '../support/app.js';
import { makeEmptyDatabase } from '../support/database.js';
import { deleteFolders, freshFolder, query } from '../support/embedded-server.js';
import { eventually } from '../support/eventually.js';
import { aKey } from '../support/factories.js';
import { call } from '../support/http.js';
import { startFailureOf } from '../support/start-failure.js';
import { findFreePort } from '../support/free-port.js';
import { readFirstStart, runToEnd, startService } from '../support/running-service.js';
import { serveHere } from '../support/serve-here.js';

const withDatabase = (url: string) => ({
  DATABASE_URL: url,
  SECRET_KEY: TEST_SECRET_KEY,
  // Otherwise each service would load the built-in engine.
  MODELS: 'fixed',
});
const connection = { connection: 'close' };

afterAll(deleteFolders);

function aFile(): string {
  const path = join(freshFolder(), 'file');
  writeFileSync(path, '');
  return path;
}

/** Serves in this process until it ends by itself. */
const endOf = async (environment: Record<string, string | undefined>) => (await serveHere(environment)).ended;

describe('a start on the server of DATABASE_URL', () => {
  it('creates one admin and one key, even if two instances start at once on an empty database', async () => {
    const database = await makeEmptyDatabase();
    const environment = withDatabase(database.url);
    const services = await Promise.all([startService(environment), startService(environment)]);
    try {
      const { key, email } = await Promise.any(services.map((service) => readFirstStart(service)));
      for (const { url } of services) {
        const body = { prompt: 'bread' };
        const response = await call(url, 'POST', '/v1/generate', { key, body, headers: connection });
        expect(response.status).toBe(200);
      }
      expect(await database.query('SELECT email FROM accounts')).toEqual([{ email }]);
      expect(await database.query('SELECT count(*)::int AS keys FROM api_keys')).toEqual([{ keys: 1 }]);
    } finally {
      expect(await Promise.all(services.map((service) => service.stop()))).toEqual([0, 0]);
      await database.drop();
    }
    expect(services.filter((service) => service.stdout() !== '')).toHaveLength(1);
  });

  // Prevents secrets in the logs of a container platform.
  it('writes the first secrets to a private file if stdout is not a terminal', async () => {
    const database = await makeEmptyDatabase();
    const dataDir = join(freshFolder(), 'data');
    const environment = { ...withDatabase(database.url), DATA_DIR: dataDir };
    const service = await startService({ ...environment, FIRST_START_SECRETS: undefined });
    try {
      await eventually(async () => expect(service.stdout()).toMatch(/delete the file\.\n\n$/));
      const path = join(dataDir, 'first-start-secrets.txt');
      expect(service.stdout()).toContain(`\n${path}\n`);
      expect(statSync(path).mode & 0o777).toBe(0o600);
      const text = readFileSync(path, 'utf8');
      const [key] = /cdk_live_[0-9A-Za-z]{46}/.exec(text)!;
      const [, password] = /^Admin password: +(\S{16,})$/m.exec(text)!;
      expect((await call(service.url, 'GET', '/v1/me', { key, headers: connection })).status).toBe(200);
      for (const secret of [key, password!])
        expect(service.stdout() + service.stderr()).not.toContain(secret);
    } finally {
      expect(await service.stop()).toBe(0);
      await database.drop();
    }
  });

  it.each([
    ['below a file', () => aFile()],
    ['where no folder can be created', () => '/proc/nowhere'],
  ])(
    'creates nothing if that file cannot be written %s, and names the setting to change',
    async (_where, at) => {
      const database = await makeEmptyDatabase();
      const environment = {
        ...withDatabase(database.url),
        DATA_DIR: join(at(), 'data'),
        FIRST_START_SECRETS: undefined,
      };
      await expect(endOf(environment)).rejects.toThrow(/^the admin password.*FIRST_START_SECRETS=stdout/);
      expect(await database.query('SELECT count(*)::int AS accounts FROM accounts')).toEqual([
        { accounts: 0 },
      ]);
      await database.drop();
    },
  );

  it('fails without SECRET_KEY and names it', async () => {
    const reason = await startFailureOf({ DATABASE_URL: 'postgres://localhost/copydesk' });
    expect(reason).toMatch(/^SECRET_KEY is required.*$/);
  });
});

describe('a first start with an ADMIN_PASSWORD that is easy to guess', () => {
  it('fails before it listens, and a later start with a valid one creates the account, with nothing in DATA_DIR', async () => {
    const database = await makeEmptyDatabase();
    const dataDir = join(freshFolder(), 'data');
    const environment = { ...withDatabase(database.url), DATA_DIR: dataDir };
    const refused = await serveHere({ ...environment, ADMIN_PASSWORD: 'copydesk-1' }).catch(String);
    expect(refused).toMatch(/ADMIN_PASSWORD is rejected\. .*too easy to guess/);
    expect(refused).not.toContain('copydesk-1');
    expect(await database.query('SELECT email FROM accounts')).toEqual([]);
    const { app, close } = await startApp(
      { DATA_DIR: dataDir, ADMIN_PASSWORD: 'correct horse battery', FIRST_START_SECRETS: 'stdout' },
      database,
    );
    const printed = await seedAdmin(app, database.url, new AbortController().signal);
    expect(printed).toMatch(/^Admin email: +admin@copydesk\.local$/m);
    expect(printed).not.toContain('correct horse');
    await close();
    expect(await database.query('SELECT email FROM accounts')).toEqual([{ email: 'admin@copydesk.local' }]);
    expect(existsSync(dataDir)).toBe(false);
    await database.drop();
  });
});

/** Accepts connections and says nothing, like a server behind a broken network. */
async function silentServer(): Promise<{ port: number; close(): void }> {
  const server = createServer((socket) => socket.on('error', () => undefined));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as { port: number }).port, close: () => server.close() };
}

describe('a start without its database', () => {
  it('exits with 1 and one clear line', async () => {
    const url = `postgres://u:secret-word@127.0.0.1:${await findFreePort()}/d`;
    const { exitCode, stdout, stderr } = await runToEnd(withDatabase(url));
    expect([exitCode, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^Copydesk cannot start: the database cannot be reached: .*ECONNREFUSED.*\n$/);
    expect(stderr).not.toContain('secret-word');
  });

  it('exits soon with the cause, even if the server does not respond', async () => {
    const silent = await silentServer();
    const missing = new URL(process.env.COPYDESK_TEST_DATABASE_URL!);
    missing.pathname = '/nowhere';
    const wrong = new URL(missing);
    wrong.password = 'wrong-password';
    const cases: [string, RegExp][] = [
      [`postgres://u:secret-word@127.0.0.1:${silent.port}/d`, /cannot be reached: timeout/],
      ['postgres://u:secret-word@no-such-host.invalid/d', /cannot be reached: .*no-such-host\.invalid/],
      [missing.href, /refuses the connection: .*nowhere/],
      [wrong.href, /refuses the connection: .*password authentication failed/],
    ];
    const startedAt = performance.now();
    const reasons = await Promise.all(cases.map(([url]) => startFailureOf(withDatabase(url))));
    // Ten seconds without a response, and five for the rest of a start; ten times as long on a busy machine.
    expect(performance.now() - startedAt).toBeLessThan(process.env.COPYDESK_TEST_LONG ? 15_000 : 100_000);
    for (const [index, reason] of reasons.entries()) {
      expect(reason).toMatch(cases[index]![1]);
      expect(reason).not.toMatch(/\n|secret-word|wrong-password/);
    }
    silent.close();
  });
});

const POSTGRES_15 = '/usr/lib/postgresql/15/bin';
const has15 = existsSync(join(POSTGRES_15, 'initdb'));
if (!has15)
  process.stderr.write(`skipped: PostgreSQL 15 is not in ${POSTGRES_15} (apt-get install postgresql-15)\n`);

/** Starts a PostgreSQL 15 on loopback, as the user postgres where root may not run it. */
async function startPostgres15() {
  const folder = freshFolder('copydesk-15-');
  const data = join(folder, 'data');
  const port = await findFreePort();
  const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  if (user.uid) chownSync(folder, user.uid, user.gid);
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(POSTGRES_15, program), args, { ...user, cwd: folder, stdio: 'ignore' });
  run('initdb', '-D', data, '-U', 'owner', '--auth=trust', '--no-sync');
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
  run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start');
  return {
    url: `postgres://owner@127.0.0.1:${port}/postgres`,
    stop: () => run('pg_ctl', '-D', data, '-m', 'immediate', 'stop'),
  };
}

(has15 ? describe : describe.skip)("Debian's PostgreSQL 15", () => {
  it('is migrated and serves', async () => {
    const server = await startPostgres15();
    try {
      const config = loadConfig(withDatabase(server.url));
      await (await openDatabase(config, new Log(config.logLevel, () => undefined))).close();
      const drop = () => Promise.resolve();
      const app = await startApp({}, { url: server.url, query: (...sql) => query(server.url, ...sql), drop });
      const { secret: key } = await aKey(app);
      const made = await call(app.url, 'POST', '/v1/generate', { key, body: { prompt: 'bread' } });
      expect([made.status, made.body.data.model]).toEqual([200, 'fixed']);
      await app.close();
    } finally {
      server.stop();
    }
  });
});
