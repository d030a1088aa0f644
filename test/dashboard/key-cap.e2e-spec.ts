import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Account } from '../../src/accounts/account.entity.js';
import { ActiveKeys } from '../../src/api-keys/active-keys.js';
import { ApiKeysService } from '../../src/api-keys/api-keys.service.js';
import { TEST_SECRET_KEY, type TestApp } from '../support/app.js';
import { runAsProcess } from '../support/command-line.js';
import { Person } from '../support/dashboard.js';
import { startOAuthApp } from '../support/oauth-flow.js';

const ACTIVE_KEYS_MAX = 1_000;

let [service, other]: TestApp[] = [];
let person: Person;
let account: Account;
beforeAll(async () => {
  service = await startOAuthApp({ LOG_LEVEL: 'error' });
  other = await startOAuthApp({ LOG_LEVEL: 'error' }, service.database);
});
afterAll(async () => {
  await other?.close();
  await service?.close();
});
beforeEach(async () => {
  person = await Person.signIn(service!);
  account = person.account;
});

/** Gives the account keys until it has so many; one in ten has ended and does not count. */
async function fill(active: number): Promise<string[]> {
  const rows = await service!.database.query<{ id: string }>(
    `INSERT INTO api_keys (id, account_id, name, digest, pepper_id, last_four, scopes, revoked_at)
     SELECT gen_random_uuid(), $1::uuid, 'key', sha256(($1::text || n)::bytea), 'x', 'abcd', '{generate}',
            CASE WHEN n > $2 THEN now() END
       FROM generate_series(1, $2 + 100) AS n RETURNING CASE WHEN revoked_at IS NULL THEN id END AS id`,
    [account.id, active],
  );
  return rows.flatMap(({ id }) => id ?? []);
}

const active = () => service!.app.get(ActiveKeys).count(account.id);
const form = (name: string) => ({
  id: randomUUID(),
  name,
  scope: 'refine',
  lifetime: 'never',
  cidrs: '',
  limit: '',
});

describe('the cap of 1,000 active keys of an account', () => {
  // Prevents exceeding the cap with parallel requests.
  it('is not exceeded by keys created in parallel, in several processes and in the dashboard', async () => {
    await fill(ACTIVE_KEYS_MAX - 1);
    const issue = (testApp: TestApp) =>
      testApp.app.get(ApiKeysService).issue(account.id, { name: 'parallel' });
    const results = await Promise.allSettled([
      ...Array.from({ length: 8 }, (_, n) => issue(n % 2 ? service! : other!)),
      ...Array.from({ length: 4 }, async () => {
        const page = await person.post('/settings/api-keys', form('form'));
        if (page.status !== 200) throw new Error(`status ${page.status}`);
      }),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await active()).toBe(ACTIVE_KEYS_MAX);
    const refused = await person.post('/settings/api-keys', form('one more'));
    expect([refused.status, refused.html]).toEqual([422, expect.stringContaining('1000 active keys')]);
  });

  it('is not exceeded by parallel rotations; one without an overlap is always possible', async () => {
    const ids = await fill(ACTIVE_KEYS_MAX - 1);
    const rotate = (id: string, n: number) =>
      (n % 2 ? service! : other!).app.get(ApiKeysService).rotate(id, 3_600_000);
    const results = await Promise.allSettled(ids.slice(0, 8).map(rotate));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await active()).toBe(ACTIVE_KEYS_MAX);
    const last = ids.at(-1)!;
    const refused = await person.post(`/settings/api-keys/${last}/rotate`, { overlap: '24h' });
    expect([refused.status, refused.html]).toEqual([422, expect.stringContaining('without an overlap')]);
    const done = await person.post(`/settings/api-keys/${last}/rotate`, { overlap: '0' });
    expect(done.status).toBe(200);
    expect(await active()).toBe(ACTIVE_KEYS_MAX);
  });

  it('counts a replaced key no longer when its successor is replaced', async () => {
    const [id] = await fill(ACTIVE_KEYS_MAX - 1);
    const keys = service!.app.get(ApiKeysService);
    const { apiKey } = await keys.rotate(id!, 3_600_000);
    await keys.rotate(apiKey.id, 3_600_000);
    expect(await active()).toBe(ACTIVE_KEYS_MAX);
    expect(await keys.find(id!)).toMatchObject({ revokedReason: 'rotated' });
  });

  it('keeps a key unreplaced if the key that it replaced cannot be ended', async () => {
    const [id] = await fill(1);
    const keys = service!.app.get(ApiKeysService);
    const { apiKey } = await keys.rotate(id!, 3_600_000);
    await service!.database.query(`
      CREATE FUNCTION reject() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no room'; END $$;
      CREATE TRIGGER reject BEFORE INSERT ON audit_events FOR EACH ROW
        WHEN (NEW.action = 'key.revoked') EXECUTE FUNCTION reject()`);
    await expect(keys.rotate(apiKey.id, 3_600_000)).rejects.toThrow('no room');
    await service!.database.query('DROP TRIGGER reject ON audit_events');
    expect(await keys.findSuccessor(apiKey.id)).toBeNull();
    expect(await keys.find(id!)).toMatchObject({ revokedAt: null });
  });

  it('is not exceeded by the command line beside the service', async () => {
    await fill(ACTIVE_KEYS_MAX - 1);
    const environment = { DATABASE_URL: service!.database.url, SECRET_KEY: TEST_SECRET_KEY };
    const create = () =>
      runAsProcess(environment, ['keys:create', '--account', account.id, '--name', 'site', '--json']);
    const [command, ...issued] = await Promise.allSettled([
      create(),
      ...Array.from({ length: 3 }, () =>
        service!.app.get(ApiKeysService).issue(account.id, { name: 'beside' }),
      ),
    ]);
    const made = issued.filter(({ status }) => status === 'fulfilled').length;
    expect(command).toMatchObject({ value: { exitCode: made === 0 ? 0 : 1 } });
    expect(await active()).toBe(ACTIVE_KEYS_MAX);
  });
});
