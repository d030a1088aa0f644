import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountsService } from '../../src/accounts/accounts.service.js';
import { ApiKeysService } from '../../src/api-keys/api-keys.service.js';
import { OAuthClientsService } from '../../src/oauth/clients/oauth-clients.service.js';
import type { TestApp } from '../support/app.js';
import { Browser, decoded, type Page } from '../support/browser.js';
import { Person, textOf } from '../support/dashboard.js';
import { aKey, anAccount, PASSWORD } from '../support/factories.js';
import { call } from '../support/http.js';
import { aClient, isAlive, someTokens, startOAuthApp } from '../support/oauth-flow.js';
import { holdSignInWaits, passSignInWaits } from '../support/sign-in-waits.js';

const FIVE_MINUTES_MS = 5 * 60_000;
const NEW_PASSWORD = 'seven green umbrellas';
const ASKS = 'Confirm with your password';

let service: TestApp;
beforeAll(async () => {
  service = await startOAuthApp({ LOG_LEVEL: 'error' });
  await holdSignInWaits(service.database);
});
afterAll(() => service?.close());

const keysOf = ({ account }: Person) => service.app.get(ApiKeysService).list(account.id);
const newKey = (fields: Record<string, string> = {}) => ({
  id: randomUUID(),
  name: 'my <b>site</b>',
  scope: 'refine',
  lifetime: '90d',
  cidrs: '10.0.0.0/8\n192.0.2.0/24',
  limit: '7',
  ...fields,
});

/** A user whose password was entered more than five minutes ago. */
async function stale(options: { isAdmin?: boolean } = {}): Promise<Person> {
  const person = await Person.signIn(service, await anAccount(service, options));
  service.clock.advance(FIVE_MINUTES_MS + 1);
  return person;
}

const confirm = (person: Person, page: Page, password = PASSWORD) =>
  person.browser.submit(page, { password });

describe('creating a key when the password was entered long ago', () => {
  // Prevents a stolen session from creating a key that outlives it.
  it('requires the password first, and keeps the form data', async () => {
    const person = await stale();
    const promptPage = await person.post('/settings/api-keys', newKey());
    expect([promptPage.status, textOf(promptPage)]).toEqual([403, expect.stringContaining(ASKS)]);
    expect(await keysOf(person)).toEqual([]);
    const wrong = await confirm(person, promptPage, 'wrong password');
    expect([wrong.status, wrong.html.includes('role="alert"')]).toEqual([403, true]);
    expect(await keysOf(person)).toEqual([]);
    const made = await confirm(person, wrong);
    expect([made.status, made.html]).toEqual([200, expect.stringMatching(/cdk_live_[0-9A-Za-z]{46}/)]);
    expect(await keysOf(person)).toMatchObject([
      {
        name: 'my <b>site</b>',
        scopes: ['refine'],
        allowedCidrs: ['10.0.0.0/8', '192.0.2.0/24'],
        requestsPerMinute: 7,
      },
    ]);
  });

  it('keeps all values of a field with several', async () => {
    const person = await stale();
    const fields = Object.entries(newKey()).filter(([name]) => name !== 'scope') as [string, string][];
    const promptPage = await person.post('/settings/api-keys', [
      ...fields,
      ['scope', 'generate'],
      ['scope', 'refine'],
    ]);
    const hidden = [...promptPage.html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
    const body = new URLSearchParams(hidden.map(([, name, value]) => [name!, decoded(value!)]));
    body.set('password', PASSWORD);
    await person.browser.open('/settings/api-keys', { method: 'POST', body });
    expect((await keysOf(person))[0]?.scopes.toSorted()).toEqual(['generate', 'refine']);
  });

  it('does not ask right after sign-in, nor for five minutes after a confirmation', async () => {
    const person = await Person.signIn(service);
    expect((await person.post('/settings/api-keys', newKey())).status).toBe(200);
    service.clock.advance(FIVE_MINUTES_MS + 1);
    await confirm(person, await person.post('/settings/api-keys', newKey()));
    service.clock.advance(FIVE_MINUTES_MS - 1);
    expect((await person.post('/settings/api-keys', newKey())).status).toBe(200);
    service.clock.advance(2);
    expect((await person.post('/settings/api-keys', newKey())).status).toBe(403);
    expect(await keysOf(person)).toHaveLength(3);
  });

  // Prevents a brief clock jump from extending a confirmation to a day.
  it('ignores a confirmation dated in the future', async () => {
    service.clock.advance(86_400_000);
    const person = await Person.signIn(service);
    service.clock.advance(-86_400_000);
    expect(textOf(await person.post('/settings/api-keys', newKey()))).toContain(ASKS);
  });

  // Prevents guessing the password with a stolen session.
  it('limits guesses, audits them, and keeps the form data', async () => {
    const person = await stale();
    let page = await person.post('/settings/api-keys', newKey());
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) {
      page = await confirm(person, page, 'wrong password');
      statuses.push(page.status);
    }
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429]);
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    await passSignInWaits(service.database);
    expect((await confirm(person, page)).html).toMatch(/cdk_live_/);
    const events = await service.database.query<{ action: string }>(
      `SELECT action FROM audit_events WHERE account_id = $1 AND action LIKE 'session.%' ORDER BY seq`,
      [person.account.id],
    );
    expect(events.map(({ action }) => action)).toEqual([
      'session.signed_in',
      ...Array<string>(5).fill('session.confirm_refused'),
      'session.throttled',
      'session.confirmed',
    ]);
  });

  it('accepts the confirmation only from our own pages, with an open session', async () => {
    const person = await stale();
    const promptPage = await person.post('/settings/api-keys', newKey());
    const foreign = { origin: 'https://evil.example' };
    expect(
      textOf(await person.browser.submit(promptPage, { password: PASSWORD, csrf: 'x'.repeat(43) })),
    ).toContain('This form has expired');
    expect((await person.browser.submit(promptPage, { password: PASSWORD }, foreign)).status).toBe(403);
    await service.database.query('DELETE FROM sessions WHERE account_id = $1', [person.account.id]);
    expect((await confirm(person, promptPage)).url.pathname).toBe('/sign-in');
    expect(await keysOf(person)).toEqual([]);
  });
});

describe('other sensitive forms', () => {
  it('rotating a key or an app secret requires the password', async () => {
    const person = await stale();
    const { apiKey } = await aKey(service, { accountId: person.account.id });
    const { id } = await aClient(service, { accountId: person.account.id });
    const rotated = await person.post(`/settings/api-keys/${apiKey.id}/rotate`, { overlap: '24h' });
    expect(textOf(rotated)).toContain(ASKS);
    expect(await keysOf(person)).toHaveLength(1);
    const secret = await person.post(`/developer/apps/${id}/rotate`, { overlap: '24h' });
    expect(textOf(secret)).toContain(ASKS);
    expect(await service.app.get(OAuthClientsService).secretsOf(id)).toHaveLength(1);
    await confirm(person, rotated);
    expect(await keysOf(person)).toHaveLength(2);
  });

  // Prevents a stolen session from gaining lasting access through an app.
  it('registering an app and changing its redirect URIs require the password', async () => {
    const person = await stale();
    const fields = { id: randomUUID(), name: 'My app', redirect_uris: 'https://a.example/', scope: 'refine' };
    const registered = await person.post('/developer/apps', fields);
    expect([registered.status, textOf(registered)]).toEqual([403, expect.stringContaining(ASKS)]);
    const apps = () => service.app.get(OAuthClientsService).list(person.account.id);
    expect(await apps()).toEqual([]);
    await confirm(person, registered);
    const [app] = await apps();
    expect(app).toMatchObject({ name: 'My app', redirectUris: ['https://a.example/'] });
    service.clock.advance(FIVE_MINUTES_MS + 1);
    const changed = { name: 'My app', redirect_uris: 'https://b.example/', scope: 'refine' };
    const saved = await person.post(`/developer/apps/${app!.id}`, changed);
    expect([saved.status, textOf(saved)]).toEqual([403, expect.stringContaining(ASKS)]);
    expect(await apps()).toMatchObject([{ redirectUris: ['https://a.example/'] }]);
    await confirm(person, saved);
    expect(await apps()).toMatchObject([{ redirectUris: ['https://b.example/'] }]);
  });

  it('changing the name, revoking a key and signing out do not require it', async () => {
    const person = await stale();
    const { apiKey } = await aKey(service, { accountId: person.account.id });
    const { email } = person.account;
    expect((await person.post('/settings/profile', { name: 'Ada', email })).status).toBe(200);
    expect((await person.post(`/settings/api-keys/${apiKey.id}/revoke`)).status).toBe(200);
  });

  it('another account’s key is not found, even with the password', async () => {
    const person = await stale();
    const { apiKey } = await aKey(service);
    const promptPage = await person.post(`/settings/api-keys/${apiKey.id}/rotate`, { overlap: '0' });
    expect(textOf(promptPage)).toContain(ASKS);
    expect((await confirm(person, promptPage)).status).toBe(404);
  });
});

describe('the administration', () => {
  // Prevents abuse of an administrator's stolen session, including by new forms without the check. Listing the models
  // of a provider calls an address from the form.
  it('requires the password in every form that changes something or calls an address', async () => {
    const admin = await stale({ isAdmin: true });
    const other = await anAccount(service, { isAdmin: true });
    const paths = service.routes.flatMap((route) => /^POST (\/admin\/.*)$/.exec(route)?.[1] ?? []);
    const reading = ['/admin/keys/find', '/admin/models/test'];
    const changing = paths.filter((path) => !reading.includes(path));
    expect(changing.length).toBeGreaterThanOrEqual(10);
    for (const path of changing) {
      const page = await admin.post(path.replace(':id', other.id), {
        reason: 'x',
        confirmation: other.email,
      });
      expect([path, page.status, textOf(page)]).toEqual([path, 403, expect.stringContaining(ASKS)]);
    }
    const found = await service.app.get(AccountsService).get(other.id);
    expect(found.suspendedAt).toBeNull();
    expect((await Person.signIn(service, other)).browser.cookie('copydesk_session')).toBeDefined();
  });

  it('completes the submitted action once the password is entered', async () => {
    const admin = await stale({ isAdmin: true });
    const account = await anAccount(service);
    const limits = { plan: 'pro', requests_per_minute: '70', concurrency: '', tokens_per_month: '' };
    await confirm(admin, await admin.post(`/admin/accounts/${account.id}/limits`, limits));
    expect(await service.app.get(AccountsService).get(account.id)).toMatchObject({
      plan: 'pro',
      requestsPerMinute: 70,
    });
    const client = await aClient(service);
    await admin.browser.submit(await admin.open(`/admin/apps/${client.id}/verify`), {});
    expect(await service.app.get(OAuthClientsService).find(client.id)).toMatchObject({ isVerified: true });
  });

  it("rejects a reset of the administrator's own password", async () => {
    const admin = await Person.signIn(service, await anAccount(service, { isAdmin: true }));
    const page = await admin.post(`/admin/accounts/${admin.account.id}/reset-password`);
    expect([page.status, textOf(page)]).toEqual([422, expect.stringContaining('under Security')]);
    expect((await admin.open('/settings/profile')).url.pathname).toBe('/settings/profile');
  });

  it('revokes the keys on a password reset unless told to keep them', async () => {
    const admin = await Person.signIn(service, await anAccount(service, { isAdmin: true }));
    for (const [fields, status, active] of [
      [{ keep_keys: 'yes' }, 200, 'Its 2 API keys are revoked'],
      [{}, 401, 'Its 2 API keys are revoked'],
    ] as const) {
      const account = await anAccount(service);
      const [one, two] = [
        await aKey(service, { accountId: account.id }),
        await aKey(service, { accountId: account.id }),
      ];
      const path = `/admin/accounts/${account.id}/reset-password`;
      expect(textOf(await admin.open(path))).toContain(active);
      const done = textOf(await admin.post(path, fields));
      expect(done.includes('revoked')).toBe(status === 401);
      for (const { secret } of [one, two])
        expect((await call(service.url, 'GET', '/v1/me', { key: secret })).status).toBe(status);
    }
  });
});

describe('changing the password', () => {
  const change = (person: Person, fields: Record<string, string> = {}) =>
    person.post('/settings/security/password', {
      password: PASSWORD,
      new_password: NEW_PASSWORD,
      ...fields,
    });

  // Prevents an intruder with the old password from keeping access.
  it('ends other sessions and app grants, and keeps the keys by default', async () => {
    const person = await Person.signIn(service);
    const other = await Person.signIn(service, person.account);
    const { secret } = await aKey(service, { accountId: person.account.id });
    const client = await aClient(service);
    const tokens = await someTokens(service, client, person.account);
    expect(textOf(await person.open('/settings/security'))).toContain('revoke my API key');
    expect(textOf(await change(person))).toContain('Password changed');
    expect((await other.open('/settings/profile')).url.pathname).toBe('/sign-in');
    expect(await isAlive(tokens.access_token, service)).toBe(false);
    expect((await call(service.url, 'GET', '/v1/me', { key: secret })).status).toBe(200);
  });

  it('leaves apps connected but signed out until they are used again', async () => {
    const person = await Person.signIn(service);
    const client = await aClient(service);
    await someTokens(service, client, person.account);
    const connected = async () => textOf(await person.open('/settings/connected-apps'));
    expect(await connected()).toMatch(new RegExp(`${client.name} (?!signed out)`));
    expect(textOf(await change(person))).toContain('withdraw their access under Connected apps');
    expect(await connected()).toContain(`${client.name} signed out`);
    expect(await connected()).toContain('often without asking you');
  });

  it('is not the only thing that signs apps out: so does the end of their last token', async () => {
    const person = await Person.signIn(service);
    const client = await aClient(service);
    await someTokens(service, client, person.account);
    const connected = async () => textOf(await person.open('/settings/connected-apps'));
    const expire = (table: string) =>
      service.database.query(
        `UPDATE ${table} SET expires_at = now() - interval '1 hour'
          WHERE grant_id IN (SELECT id FROM oauth_grants WHERE account_id = $1)`,
        [person.account.id],
      );
    await expire('oauth_access_tokens');
    expect(await connected()).toMatch(new RegExp(`${client.name} (?!signed out)`));
    await expire('oauth_artifacts');
    expect(await connected()).toContain(`${client.name} signed out`);
  });

  it('requires another password', async () => {
    const person = await Person.signIn(service);
    const page = await change(person, { new_password: PASSWORD });
    expect([page.status, textOf(page)]).toEqual([422, expect.stringContaining('other than the current one')]);
  });

  it('revokes the number of keys that the page showed, in the same transaction', async () => {
    const person = await Person.signIn(service);
    const secrets: string[] = [];
    for (let count = 0; count < 3; count += 1)
      secrets.push((await aKey(service, { accountId: person.account.id })).secret);
    for (const secret of secrets) await call(service.url, 'GET', '/v1/me', { key: secret });
    expect(textOf(await person.open('/settings/security'))).toContain('all my 3 API keys');
    const weak = await change(person, { new_password: 'password123', revoke_keys: 'yes' });
    expect([weak.status, weak.html]).toEqual([422, expect.stringMatching(/name="revoke_keys"[^>]* checked/)]);
    expect(textOf(await change(person, { revoke_keys: 'yes' }))).toContain('your API keys are revoked');
    for (const secret of secrets)
      expect((await call(service.url, 'GET', '/v1/me', { key: secret })).status).toBe(401);
    const events = await service.database.query(
      `SELECT FROM audit_events WHERE account_id = $1 AND action = 'key.revoked'`,
      [person.account.id],
    );
    expect(events).toHaveLength(3);
  });

  it('rejects a guessable new password, and accepts an existing one at sign-in', async () => {
    const person = await Person.signIn(service);
    for (const password of ['short', 'password123', '1234567890', `${person.account.email}1`]) {
      const page = await change(person, { new_password: password });
      expect([password, page.status]).toEqual([password, 422]);
    }
    // As it was stored before the rule: argon2id of "12345678".
    const { hashPassword } = await import('../../src/accounts/password.js');
    await service.database.query('UPDATE accounts SET password_hash = $2 WHERE id = $1', [
      person.account.id,
      await hashPassword('12345678'),
    ]);
    const browser = new Browser(service.url);
    const credentials = { email: person.account.email, password: '12345678' };
    expect((await browser.submit(await browser.open('/sign-in'), credentials)).url.pathname).toBe('/');
  });
});
