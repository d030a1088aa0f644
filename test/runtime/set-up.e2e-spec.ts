import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deleteFolders, freshFolder, serverPid } from '../support/embedded-server.js';
import { call } from '../support/http.js';
import {
  readFirstStart,
  runToEnd,
  startService,
  type RunningService,
  type FirstStart,
} from '../support/running-service.js';
import { serveHere } from '../support/serve-here.js';
import { startFailureOf } from '../support/start-failure.js';

const folder = freshFolder('copydesk with spaces-');
const dataDir = join(folder, 'my data');
const running = new Set<RunningService>();
let first: RunningService;
let firstStart: FirstStart;

/** Starts a service that is stopped after the tests, however they end. */
async function start(...args: Parameters<typeof startService>): Promise<RunningService> {
  const service = await startService(...args);
  running.add(service);
  return service;
}
const statusWith = async ({ url }: RunningService, key: string) =>
  (await call(url, 'GET', '/v1/me', { key, headers: { connection: 'close' } })).status;
const logLines = (stderr: string) => stderr.split('\n').filter((line) => line !== '' && line !== 'Building…');

beforeAll(async () => {
  first = await start({ DATA_DIR: './my data', NODE_ENV: 'production' }, { cwd: folder });
  firstStart = await readFirstStart(first);
});
afterAll(async () => {
  await Promise.all([...running].map((service) => service.stop()));
  deleteFolders();
});

describe('the first start on an empty data folder', () => {
  it('prints the admin account and an API key, and nothing else, on stdout', () => {
    const { email, password, key } = firstStart;
    expect(email).toBe('admin@copydesk.local');
    expect(password).toMatch(/^\S{16,}$/);
    const lines = first.stdout().split('\n');
    expect(lines.filter((line) => line === key)).toHaveLength(1);
    expect(lines.filter((line) => line.startsWith('{'))).toEqual([]);
  });

  it('logs JSON on stderr, without the password and the key', () => {
    const lines = logLines(first.stderr());
    expect(lines.map((line) => JSON.parse(line).msg)).toContain('ready');
    for (const secret of [firstStart.password, firstStart.key]) expect(first.stderr()).not.toContain(secret);
  });

  it('prints a curl command that works', async () => {
    // -f would hide the body that says why; `bash -e` stands for a person who pastes it.
    const { stdout } = await promisify(execFile)('bash', ['-ec', firstStart.curl]);
    const { success, data } = JSON.parse(stdout);
    expect([success, data.template]).toEqual([true, 'email']);
    expect(data.content).toMatch(/Sam/);
  });

  it('keeps everything in DATA_DIR, relative to the current directory, even with blanks in its name', () => {
    expect(existsSync(join(dataDir, 'postgres'))).toBe(true);
    expect(existsSync(join(dataDir, 'secret-key'))).toBe(true);
    expect(readdirSync(folder)).toEqual(['my data']);
  });
});

describe('a later start', () => {
  it('continues after a kill -9 with the running database, from another directory, and prints nothing', async () => {
    const database = serverPid(dataDir);
    first.signal('SIGKILL');
    expect(await first.ended).toBeNull();
    running.delete(first);
    first = await start({ DATA_DIR: dataDir, MODELS: 'fixed' }, { cwd: '/' });
    expect(serverPid(dataDir)).toBe(database);
    expect(await statusWith(first, firstStart.key)).toBe(200);
    expect(first.stdout()).toBe('');
  });
});

describe('a second copy next to the first', () => {
  const other = join(folder, 'other');

  it('reads .env from its current directory for what is not set or empty, and reports a PORT in use before it creates anything', async () => {
    mkdirSync(other);
    const env = `PORT=${first.port}\nMODELS=fixed\nADMIN_EMAIL=kim@example.com\nADMIN_PASSWORD='correct horse battery'\n`;
    writeFileSync(join(other, '.env'), env);
    const { exitCode, stdout, stderr } = await runToEnd({ PORT: '' }, { cwd: other });
    expect([exitCode, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`Copydesk cannot start: PORT ${first.port} is in use`);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it('prints the admin and the key once it has a port, and serves its own data', async () => {
    const second = await start({}, { cwd: other });
    const { email, password, key } = await readFirstStart(second);
    expect(email).toBe('kim@example.com');
    expect(password).toBe('(the one in ADMIN_PASSWORD)');
    expect(second.stdout()).not.toContain('correct horse');
    expect(await statusWith(second, key)).toBe(200);
    expect(await statusWith(second, firstStart.key)).toBe(401);
    expect(await statusWith(first, firstStart.key)).toBe(200);
    expect(await statusWith(first, key)).toBe(401);
  });
});

describe('a second service on the same data folder', () => {
  it('does not start, as each would count rate limits by itself', async () => {
    const { exitCode, stderr } = await runToEnd({ DATA_DIR: dataDir });
    expect(exitCode).toBe(1);
    expect(stderr).toContain(`Copydesk cannot start: Another service uses ${dataDir}.`);
    expect(await statusWith(first, firstStart.key)).toBe(200);
  });
});

describe('a start that cannot succeed', () => {
  it('reports in one line what is wrong with DATA_DIR', async () => {
    writeFileSync(join(folder, 'file'), '');
    const reason = await startFailureOf({ DATA_DIR: join(folder, 'file', 'data') });
    expect(reason).toMatch(/^The database in DATA_DIR .*$/);
  });

  it('reports a DATA_DIR in which no folder can be created', async () => {
    const reason = await startFailureOf({ DATA_DIR: '/proc/nowhere/data' });
    expect(reason).toMatch(/^The database in DATA_DIR \(\/proc\/nowhere\/data\) cannot be used: .*$/);
  });

  it('does not replace a secret key that it cannot read', async () => {
    const broken = join(folder, 'broken');
    mkdirSync(broken);
    writeFileSync(join(broken, 'secret-key'), 'k1:short\n');
    await expect(serveHere({ DATA_DIR: broken })).rejects.toThrow(/^The secret key in DATA_DIR .* must be/);
    expect(readFileSync(join(broken, 'secret-key'), 'utf8')).toBe('k1:short\n');
  });
});
