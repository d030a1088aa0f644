// Requests that pass their checks before another request is committed, and change something after it.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountDeletion } from '../../src/account-lifecycle/account-deletion.js';
import { AccountsService } from '../../src/accounts/accounts.service.js';
import { ApiKeysService } from '../../src/api-keys/api-keys.service.js';
import { OAuthClientsService } from '../../src/oauth/clients/oauth-clients.service.js';
import { identityDigest } from '../../src/oauth/clients/verification.js';
import type { TestApp } from '../support/app.js';
import { Blocker } from '../support/blocker.js';
import { Browser, formOf } from '../support/browser.js';
import { Person, textOf } from '../support/dashboard.js';
import { anAccount, PASSWORD } from '../support/factories.js';
import { aClient, anAttempt, authorize, startOAuthApp } from '../support/oauth-flow.js';

let service: TestApp;
beforeAll(async () => {
  service = await startOAuthApp({ LOG_LEVEL: 'error' });
});
afterAll(() => service?.close());

/** Has rows of a table inserted only once another client releases its lock. */
async function holdInserts(table: string) {
  const { query } = service.database;
  await query(`CREATE FUNCTION hold_${table}() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN PERFORM pg_advisory_xact_lock_shared(1); RETURN NEW; END'`);
  await query(`CREATE TRIGGER hold BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION hold_${table}()`);
  const blocker = await Blocker.hold(service.database, 'SELECT pg_advisory_xact_lock(1)');
  return { blocker, drop: () => query(`DROP FUNCTION hold_${table} CASCADE`) };
}

const holdAccount = (id: string) =>
  Blocker.hold(service.database, 'SELECT FROM accounts WHERE id = $1 FOR UPDATE', [id]);

/** Prevents a developer from lifting or taking over the operator's suspension of an app. */
describe('an app that the operator suspends', () => {
  /** Has the operator suspend an app while its developer posts a form that was checked before. */
  async function suspendMeanwhile(developer: Person, id: string, action: 'suspend' | 'resume') {
    // Otherwise, the clock of the test would date both suspensions alike.
    service.clock.advance(1_000);
    const blocker = await Blocker.hold(
      service.database,
      'SELECT FROM oauth_clients WHERE id = $1 FOR UPDATE',
      [id],
    );
    const suspended = service.app.get(OAuthClientsService).setSuspended(id, true);
    await blocker.areWaiting(1);
    const posted = developer.post(`/developer/apps/${id}/${action}`);
    await blocker.areWaiting(2);
    await blocker.release();
    const [, page] = await Promise.all([suspended, posted]);
    return page;
  }
  const isSuspended = async (id: string) =>
    (await service.app.get(OAuthClientsService).find(id))!.suspendedAt !== null;

  it('cannot be resumed by its developer, who suspends it at the same time', async () => {
    const developer = await Person.signIn(service);
    const { id } = await aClient(service, { accountId: developer.account.id });
    expect((await suspendMeanwhile(developer, id, 'suspend')).status).toBe(409);
    expect((await developer.post(`/developer/apps/${id}/resume`)).status).toBe(403);
    expect(await isSuspended(id)).toBe(true);
  });

  it('stays suspended if its developer, who suspended it before, resumes it at the same time', async () => {
    const developer = await Person.signIn(service);
    const { id } = await aClient(service, { accountId: developer.account.id });
    await developer.post(`/developer/apps/${id}/suspend`);
    expect((await suspendMeanwhile(developer, id, 'resume')).status).toBe(409);
    expect(await isSuspended(id)).toBe(true);
  });
});

/** Prevents a service that nobody can administer. */
describe('two administrators', () => {
  async function twoAdministrators() {
    const own = await startOAuthApp({ LOG_LEVEL: 'error' });
    const [one, other] = [await anAccount(own, { isAdmin: true }), await anAccount(own, { isAdmin: true })];
    const administrators = async () =>
      (await own.app.get(AccountsService).list()).filter(({ suspendedAt }) => suspendedAt === null);
    return {
      own,
      one: await Person.signIn(own, one),
      other: await Person.signIn(own, other),
      administrators,
    };
  }

  it('cannot both be suspended by suspending each other at once', async () => {
    const { own, one, other, administrators } = await twoAdministrators();
    const blocker = await Blocker.hold(own.database, 'SELECT FROM accounts FOR UPDATE');
    const posted = [
      one.post(`/admin/accounts/${other.account.id}/suspend`),
      other.post(`/admin/accounts/${one.account.id}/suspend`),
    ];
    await blocker.areWaiting(2);
    await blocker.release();
    const pages = await Promise.all(posted);
    expect(pages.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(textOf(pages.find(({ status }) => status === 422)!)).toContain('is the last administrator');
    expect(await administrators()).toHaveLength(1);
    await own.close();
  });

  it('cannot be deleted and suspended by each other at once', async () => {
    const { own, one, other, administrators } = await twoAdministrators();
    const blocker = await Blocker.hold(own.database, 'SELECT FROM accounts FOR UPDATE');
    const deleted = own.app.get(AccountDeletion).delete(other.account);
    await blocker.areWaiting(1);
    const suspended = other.post(`/admin/accounts/${one.account.id}/suspend`);
    await blocker.areWaiting(2);
    await blocker.release();
    const [, page] = await Promise.all([deleted, suspended]);
    expect(page.status).toBe(422);
    expect(await administrators()).toMatchObject([{ id: one.account.id }]);
    await own.close();
  });
});

/** Prevents deadlocks, which reject one of two valid requests. */
describe('the deletion of an account', () => {
  it('waits for a sign-in to it that is not complete', async () => {
    const account = await anAccount(service);
    const browser = new Browser(service.url);
    const { action, hidden } = formOf(await browser.open('/sign-in'));
    const body = new URLSearchParams({ ...hidden, email: account.email, password: PASSWORD });
    const { blocker, drop } = await holdInserts('known_browsers');
    // The page that it redirects to may find the account deleted.
    const signedIn = browser.request(action, { method: 'POST', body });
    await blocker.areWaiting(1);
    const deleted = service.app.get(AccountDeletion).delete(account);
    await blocker.areWaiting(2);
    await blocker.release();
    const [response] = await Promise.all([signedIn, deleted]);
    await drop();
    expect([response.status, response.headers.get('location')]).toEqual([303, '/']);
    expect(await service.app.get(AccountsService).findByEmailOrId(account.email)).toBeNull();
  });

  it('ends the verification of its app that waits for it', async () => {
    const developer = await anAccount(service);
    const { id } = await aClient(service, { accountId: developer.id });
    const clients = service.app.get(OAuthClientsService);
    const seen = identityDigest((await clients.find(id))!, developer.name);
    const blocker = await holdAccount(developer.id);
    const deleted = service.app.get(AccountDeletion).delete(developer);
    await blocker.areWaiting(1);
    const verified = expect(clients.verify(id, seen)).rejects.toThrow(`app ${id} not found`);
    await blocker.areWaiting(2);
    await blocker.release();
    await Promise.all([deleted, verified]);
    expect(await clients.find(id)).toBeNull();
  });
});

/** Prevents a person who knew the old password from keeping access beyond its change. */
describe('a change of the password', () => {
  const NEW_PASSWORD = 'entirely different words';
  const reset = ({ account }: Person, password = NEW_PASSWORD) =>
    service.app.get(AccountsService).resetPassword(account, password);
  const isSignedIn = async (person: Person) =>
    (await person.open('/settings/profile')).url.pathname !== '/sign-in';
  /** Posts a form without opening a page for its token first. */
  const post = ({ browser }: Person, path: string, fields: Record<string, string>) =>
    browser.open(path, { method: 'POST', body: new URLSearchParams(fields) });

  it('rejects a change of the email address that was confirmed with the old one', async () => {
    const person = await Person.signIn(service);
    const { name, email } = person.account;
    const csrf = await person.token();
    const blocker = await holdAccount(person.account.id);
    const changed = reset(person);
    await blocker.areWaiting(1);
    const fields = { csrf, name, email: 'thief@example.com', password: PASSWORD };
    const posted = post(person, '/settings/profile', fields);
    await blocker.areWaiting(2);
    await blocker.release();
    const [, page] = await Promise.all([changed, posted]);
    expect(page.status).toBe(422);
    expect(await service.app.get(AccountsService).get(person.account.id)).toMatchObject({ email });
    expect(await isSignedIn(person)).toBe(false);
  });

  it('ends the session that another change opens', async () => {
    const person = await Person.signIn(service);
    const fields = { csrf: await person.token(), password: PASSWORD, new_password: NEW_PASSWORD };
    const { blocker, drop } = await holdInserts('sessions');
    const posted = post(person, '/settings/security/password', fields);
    await blocker.areWaiting(1);
    const changed = reset(person, `${NEW_PASSWORD} of the operator`);
    await Promise.race([changed, blocker.areWaiting(2)]);
    await blocker.release();
    await Promise.all([posted, changed]);
    await drop();
    expect(await isSignedIn(person)).toBe(false);
  });

  it('forgets the browser of a sign-in that was not complete', async () => {
    const { id, email } = await anAccount(service);
    const browser = new Browser(service.url);
    const page = await browser.open('/sign-in');
    const { blocker, drop } = await holdInserts('known_browsers');
    const signedIn = browser.submit(page, { email, password: PASSWORD });
    await blocker.areWaiting(1);
    const { query } = service.database;
    const changed = query(`UPDATE accounts SET password_hash = 'another' WHERE id = $1`, [id]);
    await Promise.race([changed, blocker.areWaiting(2)]);
    await blocker.release();
    await Promise.all([signedIn, changed]);
    await drop();
    expect(await query('SELECT FROM known_browsers WHERE account_id = $1', [id])).toEqual([]);
  });

  it('that revokes the keys leaves none that an ended session creates', async () => {
    const person = await Person.signIn(service);
    const elsewhere = await Person.signIn(service, person.account);
    const csrf = await elsewhere.token();
    const fields = { csrf: await person.token(), password: PASSWORD, new_password: NEW_PASSWORD };
    const blocker = await holdAccount(person.account.id);
    const changed = post(person, '/settings/security/password', { ...fields, revoke_keys: 'yes' });
    await blocker.areWaiting(1);
    const key = { id: randomUUID(), name: 'kept', scope: 'generate', lifetime: 'never' };
    const created = post(elsewhere, '/settings/api-keys', { csrf, ...key });
    await blocker.areWaiting(2);
    await blocker.release();
    const [page, rejected] = await Promise.all([changed, created]);
    expect(textOf(page)).toContain('your API keys are revoked');
    expect([rejected.status, textOf(rejected)]).toEqual([
      401,
      expect.stringContaining('have been signed out'),
    ]);
    const keys = await service.app.get(ApiKeysService).list(person.account.id);
    expect(keys.filter(({ revokedAt }) => revokedAt === null)).toEqual([]);
  });

  it('leaves no grant that an ended session renews', async () => {
    const client = await aClient(service);
    const account = await anAccount(service);
    const browser = new Browser(service.url);
    // The app is confidential, so further requests need no consent.
    await authorize(browser, anAttempt(service, client), account);
    const blocker = await holdAccount(account.id);
    const changed = service.app.get(AccountsService).resetPassword(account, NEW_PASSWORD);
    await blocker.areWaiting(1);
    const requested = browser.open(anAttempt(service, client).url);
    await blocker.areWaiting(2);
    await blocker.release();
    const [, page] = await Promise.all([changed, requested]);
    expect(page.url.searchParams.get('code')).toBeNull();
    const grants = 'SELECT FROM oauth_grants WHERE account_id = $1';
    expect(await service.database.query(grants, [account.id])).toEqual([]);
  });
});
