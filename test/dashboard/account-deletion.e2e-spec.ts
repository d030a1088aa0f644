import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountDeletion } from '../../src/account-lifecycle/account-deletion.js';
import { AccountsService } from '../../src/accounts/accounts.service.js';
import { AuditVerifier } from '../../src/audit/audit-verifier.js';
import { Janitor } from '../../src/database/janitor.js';
import type { TestApp } from '../support/app.js';
import { Person, textOf } from '../support/dashboard.js';
import { eventually } from '../support/eventually.js';
import { aKey, anAccount, PASSWORD } from '../support/factories.js';
import { call } from '../support/http.js';
import { aClient, refresh, someTokens, startOAuthApp } from '../support/oauth-flow.js';

let service: TestApp;
let elsewhere: TestApp;
let admin: Person;
beforeAll(async () => {
  service = await startOAuthApp({ LOG_LEVEL: 'error' });
  elsewhere = await startOAuthApp({ LOG_LEVEL: 'error', PUBLIC_URL: service.url }, service.database);
  admin = await Person.signIn(service, await anAccount(service, { isAdmin: true }));
});
afterAll(async () => {
  await elsewhere?.close();
  await service?.close();
});

const statusOf = async (key: string, at = service) => (await call(at.url, 'GET', '/v1/me', { key })).status;
const isSignedIn = async (person: Person) =>
  (await person.open('/settings/profile')).url.pathname !== '/sign-in';
const confirmed = ({ account }: Pick<Person, 'account'>) => ({ confirmation: account.email });

describe('an account that its owner deletes', () => {
  it('ends its keys, apps, tokens and sessions everywhere, and keeps the audit log', async () => {
    const person = await Person.signIn(service);
    const user = await anAccount(service);
    const { secret } = await aKey(service, { accountId: person.account.id });
    const client = await aClient(service, { accountId: person.account.id });
    const tokens = await someTokens(service, client, user);
    const own = await someTokens(service, await aClient(service), person.account);
    const { body } = await call(service.url, 'POST', '/v1/generate', {
      key: secret,
      body: { prompt: 'tea' },
    });
    expect(body.success).toBe(true);
    // Warm in the caches of both processes.
    const secrets = [secret, tokens.access_token, own.access_token];
    for (const key of secrets)
      for (const at of [service, elsewhere]) expect(await statusOf(key, at)).toBe(200);

    await call(service.url, 'POST', '/v1/webhooks', {
      key: secret,
      body: { url: 'https://example.com/hook', events: ['job.failed'] },
    });

    const promptPage = await person.open('/settings/profile/delete');
    expect(textOf(promptPage)).toMatch(
      /1 API key stops working.*1 registered app is deleted.*1 connected app loses.*1 webhook endpoint is deleted/,
    );
    const done = await person.post('/settings/profile/delete', { ...confirmed(person), password: PASSWORD });
    expect(textOf(done)).toContain('Your account is deleted');
    expect(person.browser.cookie('copydesk_session')).toBeUndefined();
    for (const key of secrets) {
      expect(await statusOf(key)).toBe(401);
      await eventually(async () => expect(await statusOf(key, elsewhere)).toBe(401));
    }
    expect((await refresh(service, client, tokens.refresh_token)).status).toBe(401);

    const { id, email } = person.account;
    expect(await service.app.get(Janitor).cleanUp()).toMatchObject({ 'texts of deleted accounts': 1 });
    for (const table of ['generations', 'api_keys', 'oauth_clients', 'sessions', 'usage_days'])
      expect(await service.database.query(`SELECT 1 FROM ${table} WHERE account_id = $1`, [id])).toEqual([]);
    // One round later, because the order of the cleanup jobs is not defined.
    await service.app.get(Janitor).cleanUp();
    expect(await service.database.query('SELECT 1 FROM deleted_accounts')).toEqual([]);
    const [event] = await service.database.query<Record<string, any>>(
      `SELECT * FROM audit_events WHERE action = 'account.deleted' AND account_id = $1`,
      [id],
    );
    expect(event).toMatchObject({ actor_id: id, target_name: email, before: { email, keys: 1, apps: 1 } });
    expect(JSON.stringify(event)).not.toMatch(/argon2|password/i);
    expect(await service.app.get(AuditVerifier).verify()).toMatchObject({ ok: true });
    // The address is free again.
    expect(await anAccount(service, { email })).toMatchObject({ email });
  });

  // Prevents deletion by accident or by someone else at an unlocked browser.
  it('is deleted only with its email address and the password', async () => {
    const person = await Person.signIn(service);
    const path = '/settings/profile/delete';
    for (const fields of [
      { confirmation: 'yes', password: PASSWORD },
      { ...confirmed(person), password: 'wrong password' },
      {},
    ] as Record<string, string>[])
      expect((await person.post(path, fields)).status).toBe(422);
    expect(await isSignedIn(person)).toBe(true);
  });
});

describe('an account that an administrator deletes', () => {
  it('is deleted after its email address is entered', async () => {
    const person = await Person.signIn(service);
    const { secret } = await aKey(service, { accountId: person.account.id });
    const path = `/admin/accounts/${person.account.id}/delete`;
    expect((await admin.post(path, { confirmation: 'no' })).status).toBe(422);
    expect(await statusOf(secret)).toBe(200);
    const done = await admin.post(path, { confirmation: ` ${person.account.email.toUpperCase()} ` });
    expect([done.url.pathname, textOf(done)]).toEqual([
      '/admin/accounts',
      expect.stringContaining('Account deleted'),
    ]);
    expect([await statusOf(secret), await isSignedIn(person)]).toEqual([401, false]);
    expect((await admin.post(path, confirmed(person))).status).toBe(404);
  });

  it("cannot be the administrator's own", async () => {
    const page = await admin.post(`/admin/accounts/${admin.account.id}/delete`, confirmed(admin));
    expect([page.status, textOf(page)]).toEqual([422, expect.stringContaining('under Profile')]);
  });

  // D6
  it('cannot be deleted by other users', async () => {
    const [person, other] = [await Person.signIn(service), await anAccount(service)];
    const path = `/admin/accounts/${other.id}/delete`;
    expect((await person.open(path)).status).toBe(403);
    expect((await person.post(path, { confirmation: other.email })).status).toBe(403);
    expect(await service.app.get(AccountsService).findByEmailOrId(other.id)).not.toBeNull();
  });
});

describe('the last administrator', () => {
  it('cannot be deleted, even if two delete each other at once', async () => {
    const own = await startOAuthApp({ LOG_LEVEL: 'error' });
    const [one, other] = [await anAccount(own, { isAdmin: true }), await anAccount(own, { isAdmin: true })];
    const deletion = own.app.get(AccountDeletion);
    const ends = await Promise.allSettled([deletion.delete(one), deletion.delete(other)]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [left] = await own.app.get(AccountsService).list();
    await expect(deletion.delete(left!)).rejects.toThrow('is the last administrator');
    const person = await Person.signIn(own, left!);
    const page = await person.post('/settings/profile/delete', {
      ...confirmed(person),
      password: PASSWORD,
    });
    expect([page.status, textOf(page)]).toEqual([422, expect.stringContaining('last administrator')]);
    const asked = await person.open('/settings/profile/delete');
    expect(textOf(asked)).toContain('You are the last administrator');
    expect(asked.html).not.toContain('name="confirmation"');
    await own.close();
  });
});
