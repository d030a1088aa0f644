import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { TEST_SECRET_KEY } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { runAsProcess, runCommand, runJson } from '../support/command-line.js';
import { makeDatabase, type TestDatabase } from '../support/database.js';
import { deleteFolders, freshFolder, serverPid } from '../support/embedded-server.js';
import { eventually } from '../support/eventually.js';
import { PASSWORD } from '../support/factories.js';
import { call, errorEnvelope } from '../support/http.js';
import { claimsOf, publishedKeys } from '../support/id-token.js';
import { anAttempt, authorize, CALLBACK, exchange, post } from '../support/oauth-flow.js';
import { readFirstStart, startService, type RunningService } from '../support/running-service.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const KEY = /^cdk_live_[0-9A-Za-z]{46}$/;

/** Takes everything that is written to it for a full disk. */
const FULL_DISK = '/dev/full';

afterAll(deleteFolders);

describe('the command line beside a running service', () => {
  let dataDir: string;
  let service: RunningService;
  const run = (...args: string[]) => runJson({ DATA_DIR: dataDir }, args);
  const me = (key: string) => call(service.url, 'GET', '/v1/me', { key });
  const email = 'writer@example.com';
  let site: { id: string; key: string };
  let shop: { client_id: string; client_secret: string };
  let databasePid: number;

  beforeAll(async () => {
    dataDir = join(freshFolder(), 'data');
    service = await startService({ DATA_DIR: dataDir, MODELS: 'fixed' });
    // Until then, it holds the lock that a command would report to wait for.
    await readFirstStart(service);
    databasePid = serverPid(dataDir);
    await run('accounts:create', '--email', email, '--password', PASSWORD);
    site = await run('keys:create', '--account', email, '--name', 'site');
  });
  afterAll(() => service?.stop());

  it('creates a key that works immediately', async () => {
    const response = await me(site.key);
    expect([response.status, response.body.data.credential.id]).toEqual([200, site.id]);
  });

  it('keeps the database of the service running', () => {
    expect(serverPid(dataDir)).toBe(databasePid);
  });

  it('invites a person with a link that the service accepts', async () => {
    const invited = await run('accounts:invite', '--email', 'new@example.com', '--plan', 'pro');
    expect(invited).toEqual({
      email: 'new@example.com',
      link: expect.stringMatching(/\/invitation\/[\w-]{43}$/),
    });
    const page = await new Browser(service.url).open(new URL(invited.link).pathname);
    expect([page.status, page.html.includes('new@example.com')]).toEqual([200, true]);
  });

  it('sets limits that the service enforces, and resets them to the plan', async () => {
    const limit = async () => (await me(site.key)).headers.get('x-ratelimit-limit');
    expect(await limit()).toBe('60');
    const set = await run('limits:set', '--account', email, '--plan', 'pro', '--requests-per-minute', '50');
    expect(set).toMatchObject({ plan: 'pro', requests_per_minute: 50, own_limits: ['requests_per_minute'] });
    await eventually(async () => expect(await limit()).toBe('50'));
    const back = await run('limits:set', '--account', email, '--requests-per-minute', 'none');
    expect(back).toMatchObject({ plan: 'pro', requests_per_minute: 300, own_limits: [] });
    await eventually(async () => expect(await limit()).toBe('300'));
  });

  it('suspends and resumes an account', async () => {
    const suspended = await run('accounts:suspend', '--account', email);
    expect(suspended).toMatchObject({ email, suspended_at: expect.stringMatching(INSTANT) });
    const forbidden = errorEnvelope('FORBIDDEN', 'account_suspended');
    await eventually(async () => expect((await me(site.key)).body).toEqual(forbidden));
    expect(await run('accounts:suspend', email, '--lift')).toMatchObject({ suspended_at: null });
    await eventually(async () => expect((await me(site.key)).status).toBe(200));
  });

  it('does not suspend the last administrator', async () => {
    const [admin] = (await run('accounts:list')).filter((account: { is_admin: boolean }) => account.is_admin);
    const { exitCode, stderr } = await runCommand({ DATA_DIR: dataDir }, ['accounts:suspend', admin.email]);
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining('is the last administrator')]);
  });

  it('sets and removes the monthly limits of a key, effective immediately', async () => {
    const options = ['--tokens-per-month', '1000', '--spend-per-month', '5.00'];
    const { id, key } = await run('keys:create', '--account', email, '--name', 'limited', ...options);
    const limits = async () => (await me(key)).body.data.limits;
    expect(await limits()).toMatchObject({
      tokens_per_month: 1_000,
      spend_per_month: { amount: '5', currency: 'USD' },
    });
    const set = await run(
      'keys:update',
      '--id',
      id,
      '--spend-per-month',
      '0.25',
      '--tokens-per-month',
      'none',
    );
    expect(set).toMatchObject({ id, tokens_per_month: null, spend_per_month: '0.25' });
    await eventually(async () =>
      expect(await limits()).toMatchObject({
        tokens_per_month: null,
        spend_per_month: { amount: '0.25', currency: 'USD' },
      }),
    );
  });

  it('rotates a key: the old one works during the overlap, or ends immediately without one', async () => {
    const second = await run('keys:rotate', '--id', site.id, '--overlap', '1h');
    expect(second).toMatchObject({
      account: email,
      name: 'site',
      scopes: ['generate', 'refine', 'templates:read'],
    });
    expect([(await me(site.key)).status, (await me(second.key)).status]).toEqual([200, 200]);
    const third = await run('keys:rotate', '--id', second.id, '--overlap', '0');
    await eventually(async () => expect((await me(second.key)).status).toBe(401));
    expect((await me(third.key)).status).toBe(200);
  });

  it('registers apps: confidential ones with a secret shown once, public ones without', async () => {
    const create = (name: string, ...options: string[]) =>
      run('apps:create', '--account', email, '--name', name, '--redirect-uri', CALLBACK, ...options);
    const other = 'http://127.0.0.1/other';
    const goodbye = ['--post-logout-redirect-uri', 'https://app.example/goodbye'];
    shop = await create('Shop', '--redirect-uri', other, '--scopes', 'generate,usage:read', ...goodbye);
    const { client_secret: secret, ...listed } = shop;
    expect(secret).toMatch(/^cds_[0-9A-Za-z]{40}$/);
    expect(listed).toEqual({
      client_id: expect.stringMatching(UUID),
      account: email,
      name: 'Shop',
      post_logout_redirect_uris: ['https://app.example/goodbye'],
      type: 'confidential',
      redirect_uris: [CALLBACK, other],
      scopes: ['generate', 'usage:read'],
      verified: false,
      requests_per_minute: null,
      suspended_at: null,
      created_at: expect.stringMatching(INSTANT),
    });
    const revoke = (given: string) =>
      post(service, '/oauth/revoke', { id: shop.client_id, secret: given }, { token: 'x' });
    expect([(await revoke(secret)).status, (await revoke('cds_x')).status]).toEqual([200, 401]);
    const { client_secret: none, ...game } = await create('Game', '--public');
    expect([none, game.type, game.scopes]).toEqual([
      null,
      'public',
      ['generate', 'refine', 'templates:read'],
    ]);
    expect(await run('apps:list', '--account', email)).toEqual([game, listed]);
    expect(await run('apps:list', 'admin@copydesk.local')).toEqual([]);
  });

  it.each([
    [1, ['--redirect-uri', 'http://app.example/callback'], 'must be https'],
    [2, [], 'missing --redirect-uri'],
    [2, ['--redirect-uri', CALLBACK, '--account', 'other@example.com'], '--account is given more than once'],
  ])('registers no app, with exit code %i, for %j', async (code, options, reason) => {
    const args = ['apps:create', '--account', email, '--name', 'Shop', ...options, '--json'];
    const { exitCode, stdout, stderr } = await runCommand({ DATA_DIR: dataDir }, args);
    expect([exitCode, stdout]).toEqual([code, '']);
    expect(stderr).toContain(reason);
  });

  // M2. Prevents a rotation after which apps reject all existing ID tokens.
  it('rotates the keys of ID tokens: the service signs with the new one, and the old one still verifies', async () => {
    const at = { url: `http://localhost:${service.port}` };
    const app = { id: shop.client_id, secret: shop.client_secret, redirectUri: CALLBACK };
    const idToken = async () => {
      const attempt = anAttempt(at, app, { scope: 'openid generate' });
      const { url } = await authorize(new Browser(at.url), attempt, { email });
      const { body } = await exchange(at, app, url.searchParams.get('code')!, attempt.verifier);
      return body.id_token as string;
    };
    const [old] = await publishedKeys(at.url);
    const before = await idToken();
    const { kid, alg } = await run('oauth:rotate-keys');
    expect([alg, kid === old!.kid]).toEqual(['ES256', false]);
    await eventually(async () => expect((await publishedKeys(at.url))[0]!.kid).toBe(kid));
    const keys = await publishedKeys(at.url);
    expect(keys[1]).toEqual(old);
    expect(claimsOf(before, keys)).toMatchObject({ iss: at.url, aud: app.id });
    expect(claimsOf(await idToken(), [keys[0]!])).toMatchObject({ iss: at.url, aud: app.id });
  });

  it('revokes a key, and the service rejects it', async () => {
    const { key, id } = await run('keys:create', '--account', email, '--name', 'leaked');
    expect((await me(key)).status).toBe(200);
    const revoked = await run('keys:revoke', '--id', id, '--reason', 'it leaked');
    expect(revoked).toMatchObject({ id, state: 'revoked', revoked_reason: 'it leaked' });
    await eventually(async () => expect((await me(key)).status).toBe(401));
  });
});

describe('the command line on its own', () => {
  const environment = { DATA_DIR: '' };
  const postmaster = () => join(environment.DATA_DIR, 'postgres', 'data', 'postmaster.pid');
  const run = (...args: string[]) => runJson(environment, args);

  beforeAll(() => {
    environment.DATA_DIR = join(freshFolder(), 'data');
  });

  it('creates no admin on an empty database, and stops the database it started', async () => {
    expect(await run('accounts:list')).toEqual([]);
    expect([existsSync(join(environment.DATA_DIR, 'postgres')), existsSync(postmaster())]).toEqual([
      true,
      false,
    ]);
  });
});

describe('the command line on the database of DATABASE_URL', () => {
  const environment = { DATABASE_URL: '', SECRET_KEY: TEST_SECRET_KEY };
  const run = (...args: string[]) => runJson(environment, args);
  let database: TestDatabase;

  beforeAll(async () => {
    database = await makeDatabase();
    environment.DATABASE_URL = database.url;
  });
  afterAll(() => database.drop());

  it('prints the created object without password or digest', async () => {
    const made = await run(
      'accounts:create',
      '--email',
      'ann@example.com',
      '--password',
      PASSWORD,
      '--admin',
    );
    expect(made).toEqual({
      id: expect.stringMatching(UUID),
      email: 'ann@example.com',
      name: 'ann',
      is_admin: true,
      plan: 'free',
      requests_per_minute: 60,
      concurrency: 10,
      tokens_per_month: null,
      own_limits: [],
      suspended_at: null,
      created_at: expect.stringMatching(INSTANT),
    });
    expect(await run('accounts:list')).toEqual([made]);
    expect(await database.query('SELECT email FROM accounts')).toEqual([{ email: 'ann@example.com' }]);
  });

  // Prevents a script that replaces a key by one that nobody has seen, and takes it for done.
  (existsSync(FULL_DISK) ? it : it.skip)(
    'fails if the disk is full on which a new key is printed',
    async () => {
      const args = ['keys:create', '--account', 'ann@example.com', '--name', 'unseen', '--json'];
      const stdout = openSync(FULL_DISK, 'w');
      const { exitCode, stderr } = await runAsProcess(environment, args, undefined, stdout);
      closeSync(stdout);
      expect(exitCode).toBe(1);
      expect(stderr).toMatch(
        /^error: the result cannot be written to stdout: ENOSPC.*\. The command was carried out/,
      );
      const [{ id, name }] = await run('keys:list');
      expect(name).toBe('unseen');
      await database.query('DELETE FROM api_keys WHERE id = $1', [id]);
    },
  );

  // Prevents a name that reverses the text beside it in a terminal or in the dashboard.
  it('accepts no name of a key with invisible characters', async () => {
    const args = ['keys:create', '--account', 'ann@example.com', '--name', 'site\u202E'];
    const { exitCode, stdout, stderr } = await runAsProcess(environment, args);
    expect([exitCode, stdout]).toEqual([1, '']);
    expect(stderr).toContain('the name of a key must not contain invisible characters (U+202E)');
  });

  it('shows a key only when creating it', async () => {
    const options = ['--expires', '90d', '--cidr', '10.0.0.0/8', '--cidr', '::1,192.0.2.1'];
    const made = await run('keys:create', '--account', 'ANN@example.com', '--name', 'site', ...options);
    expect(made).toEqual({
      id: expect.stringMatching(UUID),
      key: expect.stringMatching(KEY),
      account: 'ann@example.com',
      name: 'site',
      scopes: ['generate', 'refine', 'templates:read'],
      expires_at: expect.stringMatching(INSTANT),
      last_four: made.key.slice(-4),
    });
    const { key: _, ...shown } = made;
    const [listed] = await run('keys:list', '--account', 'ann@example.com');
    expect(listed).toEqual({
      ...shown,
      state: 'active',
      allowed_cidrs: ['10.0.0.0/8', '::1', '192.0.2.1'],
      requests_per_minute: null,
      tokens_per_month: null,
      spend_per_month: null,
      models: null,
      revoked_at: null,
      revoked_reason: null,
      rotated_from: null,
      last_used_at: null,
      last_used_address: null,
      created_at: expect.stringMatching(INSTANT),
    });
    const lifetimeMs = Date.parse(listed.expires_at) - Date.parse(listed.created_at);
    expect(Math.abs(lifetimeMs - 90 * 86_400_000)).toBeLessThan(60_000);
  });

  it('prints a readable table', async () => {
    const { stdout, stderr, exitCode } = await runCommand(environment, ['keys:list']);
    const [heading, row] = stdout.split('\n');
    expect(heading).toMatch(/^ID +ACCOUNT +NAME +LAST FOUR +STATE +SCOPES +EXPIRES AT +LAST USED AT$/);
    expect(row).toMatch(
      /^\S{36}  ann@example\.com  site  \S{4} +active  generate,refine,templates:read  \S+ +-$/,
    );
    expect([stderr, exitCode]).toEqual(['', 0]);
  });

  it('generates and prints a password if none is given', async () => {
    const reset = await run('accounts:reset-password', '--account', 'ann@example.com');
    expect(reset).toMatchObject({ email: 'ann@example.com', password: expect.stringMatching(/^[\w-]{20}$/) });
  });

  it('revokes the keys of an account whose password is reset, unless told to keep them', async () => {
    const key = await run('keys:create', '--account', 'ann@example.com', '--name', 'site');
    const reset = (...options: string[]) =>
      run('accounts:reset-password', '--account', 'ann@example.com', ...options);
    const stateOf = async () => {
      const keys: { id: string; state: string }[] = await run('keys:list', '--account', 'ann@example.com');
      return keys.find(({ id }) => id === key.id)?.state;
    };
    expect(await reset('--keep-keys')).toMatchObject({ revoked_keys: 0 });
    expect(await stateOf()).toBe('active');
    expect((await reset()).revoked_keys).toBeGreaterThanOrEqual(1);
    expect(await stateOf()).toBe('revoked');
  });

  it.each([
    [
      ['accounts:create', '--email', 'Ann@Example.com', '--password', PASSWORD],
      'Ann@Example.com already has an account',
    ],
    [
      ['keys:create', '--account', 'nobody@example.com', '--name', 'x'],
      'account nobody@example.com not found',
    ],
    [['accounts:create', '--email', 'new@example.com', '--password', 'password123'], 'too easy to guess'],
    [
      ['accounts:reset-password', '--account', 'ann@example.com', '--password', 'ann@example.com'],
      'too easy to guess',
    ],
    [['limits:set', '--account', 'ann@example.com', '--plan', 'gold'], 'the plans are free, pro, scale'],
    [['requests:explain', '--id', 'req_of_nobody'], 'No request with this id was found.'],
  ])('rejects %j with exit code 1 and the reason', async (args, reason) => {
    const { exitCode, stdout, stderr } = await runCommand(environment, [...args, '--json']);
    expect([exitCode, stdout]).toEqual([1, '']);
    expect(stderr).toContain(reason);
  });
});

describe('the command line with a bad configuration', () => {
  it('names each invalid variable and exits with 1', async () => {
    const environment = { DATABASE_URL: 'postgres://127.0.0.1/x', PORT: 'many', MODELS: 'openai:gpt' };
    const { exitCode, stdout, stderr } = await runCommand(environment, ['accounts:list', '--json']);
    expect([exitCode, stdout]).toEqual([1, '']);
    for (const name of ['SECRET_KEY', 'PORT', 'OPENAI_API_KEY']) expect(stderr).toContain(name);
  });

  it.each([
    ['postgres://copydesk@localhost:1/x', 'the database cannot be reached: '],
    [`${process.env.COPYDESK_TEST_DATABASE_URL}_missing`, 'database "copydesk_missing" does not exist'],
  ])('reports why a database cannot be used and exits with 1', async (url, reason) => {
    const environment = { DATABASE_URL: url, SECRET_KEY: TEST_SECRET_KEY };
    const { exitCode, stderr } = await runCommand(environment, ['accounts:list']);
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining(reason)]);
    expect(stderr).not.toContain('    at ');
  });
});
