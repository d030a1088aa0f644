import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { AccountsService } from '../../src/accounts/accounts.service.js';
import { ApiKeysService } from '../../src/api-keys/api-keys.service.js';
import { AuditLog } from '../../src/audit/audit-log.js';
import { AuditReader } from '../../src/audit/audit-reader.js';
import { AuditVerifier } from '../../src/audit/audit-verifier.js';
import { ConnectedAppsService } from '../../src/oauth/consents/connected-apps.service.js';
import { OAuthClientsService } from '../../src/oauth/clients/oauth-clients.service.js';
import { TEST_SECRET_KEY, type TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { runCommand, runJson } from '../support/command-line.js';
import { Person } from '../support/dashboard.js';
import { eventually } from '../support/eventually.js';
import { aKey, anAccount, PASSWORD } from '../support/factories.js';
import { call } from '../support/http.js';
import {
  aClient,
  aCode,
  anAttempt,
  authorize,
  exchange,
  post,
  refresh,
  someTokens,
  startOAuthApp,
} from '../support/oauth-flow.js';
import { holdSignInWaits, passSignInWaits } from '../support/sign-in-waits.js';

let service: TestApp;
beforeAll(async () => {
  service = await startOAuthApp({ LOG_LEVEL: 'error' });
  await holdSignInWaits(service.database);
});
afterAll(() => service.close());
// Each test starts with an empty log and without sign-in delays.
beforeEach(() =>
  service.database.query(`
    ALTER TABLE audit_events DISABLE TRIGGER ALL;
    TRUNCATE audit_events;
    ALTER TABLE audit_events ENABLE TRIGGER ALL;
    UPDATE audit_head SET seq = 0, link = decode(repeat('00', 32), 'hex');
    TRUNCATE sign_in_attempts`),
);

const events = (where = 'true') =>
  service.database.query<Record<string, any>>(`SELECT * FROM audit_events WHERE ${where} ORDER BY seq`);
const actions = async () => (await events()).map(({ action }) => action);
const headOf = ({ seq, link }: Record<string, any>) => `${seq}:${link.toString('hex')}`;
const verify = () => service.app.get(AuditVerifier).verify();

describe('the audit log', () => {
  it('records every change of accounts, keys and apps, with the previous values', async () => {
    const account = await anAccount(service);
    const accounts = service.app.get(AccountsService);
    await accounts.setLimits(account, { plan: 'pro', requestsPerMinute: 90 });
    await accounts.setSuspended(account, true);
    await accounts.setSuspended(account, false);
    await accounts.resetPassword(account, 'another password');
    const { apiKey } = await aKey(service, { accountId: account.id });
    const keys = service.app.get(ApiKeysService);
    await keys.rename(apiKey.id, 'site');
    const { apiKey: successor } = await keys.rotate(apiKey.id, 3_600_000);
    await keys.revoke(successor.id, 'leaked');
    const apps = service.app.get(OAuthClientsService);
    const { id } = await aClient(service, { accountId: account.id });
    await apps.update(id, { name: 'Other name' });
    await apps.rotateSecret(id, 0);
    await apps.setSuspended(id, true);
    await apps.setSuspended(id, false);
    await service.database.query(
      'INSERT INTO oauth_consents (account_id, client_id, scopes) VALUES ($1, $2, $3)',
      [account.id, id, ['generate']],
    );
    await service.app.get(ConnectedAppsService).withdraw(account.id, id);
    await apps.delete(id);
    expect((await actions()).join(' ')).toBe(
      'account.opened account.limits_changed account.suspended account.resumed account.password_changed ' +
        'key.created key.renamed key.rotated key.revoked ' +
        'app.created app.changed app.secret_rotated app.suspended app.resumed grant.withdrawn app.deleted',
    );
    const [limits] = await events(`action = 'account.limits_changed'`);
    expect(limits).toMatchObject({
      account_id: account.id,
      before: { plan: 'free', requestsPerMinute: null },
      after: { plan: 'pro', requestsPerMinute: 90 },
    });
    expect(await verify()).toMatchObject({ ok: true, checked: 16, first_bad: null });
  });

  it('records successful and failed sign-ins with their address', async () => {
    const account = await anAccount(service);
    const browser = new Browser(service.url);
    const page = await browser.open('/sign-in');
    await browser.submit(page, { email: account.email, password: 'wrong password' });
    await browser.submit(page, { email: 'hunter2 is my password', password: 'x' });
    await browser.submit(page, { email: account.email, password: PASSWORD });
    await browser.submit(await browser.open('/sign-out'), {});
    const recorded = await events(`action LIKE 'session.%'`);
    expect(recorded.map(({ action, actor_id, account_id }) => [action, actor_id, account_id])).toEqual([
      ['session.refused', null, account.id],
      ['session.refused', null, null],
      ['session.signed_in', account.id, account.id],
      ['session.ended', account.id, account.id],
    ]);
    for (const event of recorded)
      expect(event).toMatchObject({ address: '127.0.0.1', request_id: expect.any(String) });
    expect(JSON.stringify(recorded)).not.toContain('hunter2');
  });

  it('records consent, denial, revocation and token reuse', async () => {
    const account = await anAccount(service);
    const app = await aClient(service, { name: 'Shop' });
    const browser = new Browser(service.url);
    await authorize(browser, anAttempt(service, app), account, 'deny');
    const given = await someTokens(service, app, account, { scope: 'generate' });
    await post(service, '/oauth/revoke', app, { token: given.access_token });
    await post(service, '/oauth/revoke', app, { token: given.access_token });
    const reused = await someTokens(service, app, account);
    await refresh(service, app, reused.refresh_token);
    await service.database.query(`UPDATE oauth_artifacts SET consumed_at = now() - interval '11 seconds'`);
    await refresh(service, app, reused.refresh_token);
    const { code, verifier } = await aCode(service, app, account);
    await Promise.all([exchange(service, app, code, verifier), exchange(service, app, code, verifier)]);
    await service.app.get(ConnectedAppsService).withdraw(account.id, app.id);
    const recorded = await events(`action LIKE 'grant.%'`);
    expect(recorded.map(({ action, actor_type }) => [action, actor_type])).toEqual([
      ['grant.refused', 'account'],
      ['grant.given', 'account'],
      ['grant.ended', 'app'],
      ['grant.given', 'account'],
      ['grant.reuse_detected', 'app'],
      ['grant.reuse_detected', 'app'],
      ['grant.withdrawn', 'system'],
    ]);
    for (const event of recorded)
      expect(event).toMatchObject({ account_id: account.id, target_id: app.id, target_name: 'Shop' });
    expect(recorded.slice(0, 6).map(({ address }) => address)).toEqual(Array(6).fill('127.0.0.1'));
    expect(recorded[1]!.after).toEqual({ scopes: ['generate'] });
    expect(await verify()).toMatchObject({ ok: true, first_bad: null });
  });

  it('records a delayed sign-in once for each delay', async () => {
    const account = await anAccount(service);
    const browser = new Browser(service.url);
    const page = await browser.open('/sign-in');
    const fail = () => browser.submit(page, { email: account.email, password: 'wrong password' });
    const statuses: number[] = [];
    for (let count = 0; count < 8; count += 1) statuses.push((await fail()).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429, 429]);
    const throttled = () => events(`action = 'session.throttled'`);
    expect(await throttled()).toMatchObject([
      { account_id: account.id, target_name: account.email, address: '127.0.0.1', actor_type: 'nobody' },
    ]);
    await passSignInWaits(service.database, '1 minute');
    expect([(await fail()).status, (await fail()).status]).toEqual([422, 429]);
    expect(await throttled()).toHaveLength(2);
  });

  // K13. The owner of a key learns about its use by others.
  it('records a key used from a disallowed address once, not at every attempt', async () => {
    const { apiKey, secret } = await aKey(service, { allowedCidrs: ['10.0.0.0/8'], name: 'from the office' });
    for (let count = 0; count < 3; count += 1)
      expect((await call(service.url, 'GET', '/v1/me', { key: secret })).status).toBe(403);
    const recorded = await events(`action = 'key.address_refused'`);
    expect(recorded).toMatchObject([
      {
        account_id: apiKey.accountId,
        target_id: apiKey.id,
        target_name: 'from the office',
        address: '127.0.0.1',
        actor_type: 'nobody',
        request_id: expect.any(String),
      },
    ]);
    expect(await verify()).toMatchObject({ ok: true });
  });

  // Prevents changes without an event, and events without a change.
  it('contains an event if and only if its change is committed', async () => {
    const account = await anAccount(service);
    const dataSource = service.app.get(AccountsService)['accounts'].manager;
    await expect(
      dataSource.transaction(async (manager) => {
        await service.app.get(ApiKeysService).issue(account.id, { name: 'x' }, manager);
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await actions()).toEqual(['account.opened']);
    expect(await verify()).toMatchObject({ ok: true, checked: 1, first_bad: null });
  });

  it('stays one chain under concurrent writes', async () => {
    const audit = service.app.get(AuditLog);
    const event = { action: 'session.refused', accountId: null, target: null } as const;
    // No more at once than connections, for which a slow machine would let the last ones wait too long.
    const write = async () => {
      for (let count = 0; count < 10; count += 1) await audit.note(event);
    };
    await Promise.all(Array.from({ length: 6 }, write));
    expect(await verify()).toMatchObject({ ok: true, checked: 60, first_bad: null });
  });

  it('cannot be changed with plain UPDATE, DELETE or TRUNCATE', async () => {
    await anAccount(service);
    for (const sql of [
      'UPDATE audit_events SET address = NULL',
      'DELETE FROM audit_events',
      'TRUNCATE audit_events',
    ])
      await expect(service.database.query(sql)).rejects.toThrow('append-only');
  });
});

describe('verification', () => {
  const tamper = (sql: string) =>
    service.database.query(
      `ALTER TABLE audit_events DISABLE TRIGGER ALL; ${sql}; ALTER TABLE audit_events ENABLE TRIGGER ALL`,
    );
  beforeEach(async () => {
    for (let count = 0; count < 5; count += 1) await anAccount(service);
  });

  it.each([
    ['a changed event', `UPDATE audit_events SET actor_name = 'somebody else' WHERE seq = 3`, 3],
    ['a changed detail', `UPDATE audit_events SET after = '{"plan":"scale"}' WHERE seq = 2`, 2],
    ['a missing event', 'DELETE FROM audit_events WHERE seq = 4', 4],
    ['a missing first event', 'DELETE FROM audit_events WHERE seq = 1', 1],
    ['a missing last event', 'DELETE FROM audit_events WHERE seq = 5', 5],
    [
      'a missing event, the rest moved up',
      'DELETE FROM audit_events WHERE seq = 3; UPDATE audit_events SET seq = seq - 1 WHERE seq = 4; UPDATE audit_events SET seq = 4 WHERE seq = 5; UPDATE audit_head SET seq = 4',
      3,
    ],
    ['a forged link', `UPDATE audit_events SET link = sha256(link) WHERE seq = 5`, 5],
  ])('finds %s', async (_what, sql, firstBad) => {
    expect(await verify()).toMatchObject({ ok: true, checked: 5, first_bad: null });
    await tamper(sql);
    expect(await verify()).toMatchObject({ ok: false, checked: firstBad - 1, first_bad: firstBad });
  });
});

describe('an event outside the chain', () => {
  const copyTo = (seq: number) =>
    service.database.query(`
      INSERT INTO audit_events (seq, at, action, account_id, actor_type, link, key_id)
        SELECT ${seq}, at, 'account.deleted', account_id, actor_type, link, key_id FROM audit_events WHERE seq = 1`);
  const forceTo = async (seq: number) => {
    await service.database.query('ALTER TABLE audit_events DISABLE TRIGGER USER');
    await copyTo(seq);
    await service.database.query('ALTER TABLE audit_events ENABLE TRIGGER USER');
  };

  // Prevents forged events from being shown, and from blocking every audited change when the chain reaches their
  // number.
  it.each([2, 3, 1_000, 0, -1])('is rejected by the database as number %i', async (seq) => {
    await anAccount(service);
    await expect(copyTo(seq)).rejects.toThrow(/head of the audit log|duplicate key/);
    await anAccount(service);
    expect(await verify()).toMatchObject({ ok: true, checked: 2 });
  });

  it.each([
    [1_000, 2],
    [0, 0],
    [-7, 0],
  ])('with the number %i is found by the verification', async (seq, checked) => {
    await anAccount(service);
    await anAccount(service);
    await forceTo(seq);
    expect(await verify()).toMatchObject({ ok: false, checked, first_bad: seq });
  });

  it('is not shown', async () => {
    await anAccount(service);
    for (const seq of [1_000, 0]) await forceTo(seq);
    const reader = service.app.get(AuditReader);
    for (const isOldestFirst of [false, true])
      expect((await reader.list({ limit: 10, isOldestFirst })).map(({ seq }) => seq)).toEqual([1]);
  });
});

describe('the command line', () => {
  let environment: Record<string, string>;
  beforeEach(() => {
    environment = { DATABASE_URL: service.database.url, SECRET_KEY: TEST_SECRET_KEY };
  });

  it('is audited as the operator, and verifies', async () => {
    await runJson(environment, ['accounts:create', '--email', 'new@example.com', '--password', PASSWORD]);
    const [event] = await events();
    expect(event).toMatchObject({ action: 'account.opened', actor_type: 'operator' });
    const verdict = await runJson(environment, ['audit:verify']);
    expect(verdict).toEqual({ ok: true, checked: 1, first_bad: null, head: headOf(event!) });
    await service.database.query('UPDATE audit_head SET seq = 2');
    const { exitCode, stdout } = await runCommand(environment, ['audit:verify', '--json']);
    expect([exitCode, JSON.parse(stdout)]).toEqual([
      1,
      { ok: false, checked: 1, first_bad: 2, head: headOf({ ...event!, seq: 2 }) },
    ]);
  });

  // Prevents the database's owner from truncating the log together with its head.
  it('fails for a log that lacks a head noted earlier', async () => {
    for (let count = 0; count < 4; count += 1) await anAccount(service);
    const all = await events();
    const check = (head: string) => runCommand(environment, ['audit:verify', '--expect', head, '--json']);
    const noted = headOf(all[3]!);
    for (const head of [noted, headOf(all[1]!), `0:${'0'.repeat(64)}`, noted.toUpperCase()])
      expect(await check(head)).toMatchObject({ exitCode: 0 });
    expect(await check(`4:${'a'.repeat(64)}`)).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('does not contain the head 4:aaaa'),
    });
    expect(await check('4')).toMatchObject({ exitCode: 2 });
    await service.database.query(`
      ALTER TABLE audit_events DISABLE TRIGGER ALL;
      DELETE FROM audit_events WHERE seq = 4;
      UPDATE audit_head SET seq = 3, link = (SELECT link FROM audit_events WHERE seq = 3);
      ALTER TABLE audit_events ENABLE TRIGGER ALL`);
    expect(await runJson(environment, ['audit:verify'])).toMatchObject({ ok: true, head: headOf(all[2]!) });
    const cut = await check(noted);
    expect([cut.exitCode, JSON.parse(cut.stdout)]).toEqual([
      1,
      { ok: false, checked: 3, first_bad: 4, head: headOf(all[2]!) },
    ]);
    // Another event in the place of the one that was cut.
    await anAccount(service);
    expect(await check(noted)).toMatchObject({ exitCode: 1 });
  });
});

describe('the head of the audit log', () => {
  it('is logged at start and every hour, and shown to administrators', async () => {
    jest.useFakeTimers({
      doNotFake: ['Date', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'setTimeout', 'clearTimeout', 'clearImmediate', 'hrtime'], // prettier-ignore
    });
    const own = await startOAuthApp({ LOG_LEVEL: 'info' }, service.database);
    try {
      const heads = () => own.logLines.flatMap((line) => /"head":"([^"]*)"/.exec(line)?.[1] ?? []);
      await eventually(async () => expect(heads()).toEqual([`0:${'0'.repeat(64)}`]));
      const account = await anAccount(service, { isAdmin: true });
      jest.advanceTimersByTime(3_600_000);
      const [event] = await events();
      await eventually(async () => expect(heads()).toEqual([expect.any(String), headOf(event!)]));
      const admin = await Person.signIn(own, account);
      expect((await admin.open('/admin/audit')).html).toContain(headOf((await events()).at(-1)!));
    } finally {
      jest.useRealTimers();
      await own.close();
    }
  });
});
