import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { AccountDeletion } from '../../src/account-lifecycle/account-deletion.js';
import { AccountsService } from '../../src/accounts/accounts.service.js';
import { UserError } from '../../src/common/errors/user-error.js';
import { ConnectedAppsService } from '../../src/oauth/consents/connected-apps.service.js';
import type { NewOAuthClient, OAuthClientChanges } from '../../src/oauth/clients/oauth-client-settings.js';
import { OAuthClientsService } from '../../src/oauth/clients/oauth-clients.service.js';
import { isNative } from '../../src/oauth/clients/redirect-uri.js';
import type { TestApp } from '../support/app.js';
import { BAD_REDIRECT_URIS } from '../support/bad-redirect-uris.js';
import { Person, textOf } from '../support/dashboard.js';
import { anAccount, PASSWORD } from '../support/factories.js';
import { call } from '../support/http.js';
import { aClient, CALLBACK, post, refresh, someTokens, startOAuthApp } from '../support/oauth-flow.js';

let service: TestApp;
let apps: OAuthClientsService;
let accountId: string;

beforeAll(async () => {
  service = await startOAuthApp();
  apps = service.app.get(OAuthClientsService);
  accountId = (await anAccount(service)).id;
});
afterAll(() => service.close());

describe('registering an app', () => {
  it('issues a secret to a confidential app, and none to a public one', async () => {
    const confidential = await apps.create(accountId, { name: 'Mine', redirectUris: [CALLBACK] });
    expect(confidential.secret).toMatch(/^cds_[0-9A-Za-z]{40}$/);
    expect(confidential.client.scopes).toEqual(['generate', 'refine', 'templates:read']);
    const open = await apps.create(accountId, { name: 'Mine', redirectUris: [CALLBACK], isPublic: true });
    expect(open.secret).toBeNull();
  });

  // A5 (RFC 6749 section 3.1.2, RFC 9700 section 4.1)
  it.each([...BAD_REDIRECT_URIS.map(([uri]) => uri), ''])('rejects the redirect URI %j', async (uri) => {
    await expect(apps.create(accountId, { name: 'Mine', redirectUris: [uri] })).rejects.toThrow(UserError);
  });

  it.each([
    'https://app.example',
    'https://app.example/',
    'http://127.0.0.1:8080/cb',
    'http://[::1]/cb',
    'http://localhost/cb',
  ])('accepts the redirect URI %s', async (uri) => {
    const { client } = await apps.create(accountId, { name: 'Mine', redirectUris: [uri] });
    expect(client.redirectUris).toEqual([uri]);
  });

  it.each([
    [{ redirectUris: [] }],
    [{ name: ' ' }],
    [{ name: 'x'.repeat(101) }],
    [{ name: 'nice \u202Eeman' }],
    [{ scopes: ['everything'] }],
    [{ scopes: [] }],
  ])('rejects %j', async (settings) => {
    const input = { name: 'Mine', redirectUris: [CALLBACK], ...settings };
    await expect(apps.create(accountId, input)).rejects.toThrow(UserError);
  });

  it('again by reloading the page of its secret leads to the app and registers no second one', async () => {
    const person = await Person.signIn(service);
    const form = { id: randomUUID(), name: 'Only once', redirect_uris: CALLBACK, scope: 'generate' };
    const page = await person.post('/developer/apps', form);
    expect(page.html).toMatch(/cds_[0-9A-Za-z]{40}/);
    const again = await person.post('/developer/apps', form);
    expect([again.url.pathname, again.status]).toEqual([`/developer/apps/${form.id}`, 200]);
    expect(textOf(again)).toContain('If you have not copied its secret, rotate it');
    expect(again.html).not.toMatch(/cds_[0-9A-Za-z]{40}/);
    expect(await apps.list(person.account.id)).toHaveLength(1);
    const other = await Person.signIn(service);
    const stolen = await other.post('/developer/apps', { ...form, name: 'Not mine' });
    expect([stolen.url.pathname, stolen.status]).toEqual(['/developer/apps', 422]);
  });

  it('normalizes names and rejects those of the product', async () => {
    const { client } = await apps.create(accountId, { name: ' Ａcme  Writer ', redirectUris: [CALLBACK] });
    expect(client.name).toBe('Acme Writer');
    for (const name of ['Copydesk', 'Сорydеsk', 'Copy\u200Bdesk'])
      await expect(apps.update(client.id, { name })).rejects.toThrow(UserError);
  });

  // Prevents a developer from taking over the texts, jobs and usage of a deleted app: they keep its id, which is public.
  it('rejects the id of a deleted app, also of one that was deleted with its developer', async () => {
    const { id } = await aClient(service);
    await apps.delete(id);
    const developer = await anAccount(service);
    const { id: orphan } = await aClient(service, { accountId: developer.id });
    await service.app.get(AccountDeletion).delete(developer);
    const person = await Person.signIn(service);
    for (const former of [id, orphan]) {
      const page = await person.post('/developer/apps', {
        id: former,
        name: 'Another app',
        redirect_uris: CALLBACK,
        scope: 'generations:read',
        kind: 'public',
      });
      expect([page.status, textOf(page)]).toEqual([422, expect.stringContaining('Reload the form')]);
      expect(await apps.find(former)).toBeNull();
    }
  });

  it('treats a public app with only loopback redirect URIs as native', () => {
    const loopback = ['http://127.0.0.1/cb', 'http://[::1]/cb'];
    expect(isNative({ isPublic: true, redirectUris: loopback })).toBe(true);
    expect(isNative({ isPublic: false, redirectUris: loopback })).toBe(false);
    expect(isNative({ isPublic: true, redirectUris: [...loopback, CALLBACK] })).toBe(false);
  });
});

describe('changing an app', () => {
  // D9
  it('keeps at most two active secrets', async () => {
    const app = await aClient(service);
    await apps.rotateSecret(app.id, 3_600_000);
    await apps.rotateSecret(app.id, 3_600_000);
    const secrets = await apps.secretsOf(app.id);
    expect(secrets.map(({ expiresAt }) => expiresAt === null).sort()).toEqual([false, true]);
  });

  it('revokes the old secret immediately without an overlap', async () => {
    const app = await aClient(service);
    await apps.rotateSecret(app.id, 0);
    expect(await refresh(service, app, 'cdr_x')).toMatchObject({ status: 401 });
  });

  it('issues no secret to a public app', async () => {
    const app = await aClient(service, { isPublic: true });
    await expect(apps.rotateSecret(app.id, 0)).rejects.toThrow(UserError);
  });

  // D11. Prevents an app from using a removed scope until its token expires.
  it('removes scopes from active and future tokens immediately', async () => {
    const [app, account] = [await aClient(service), await anAccount(service)];
    const tokens = await someTokens(service, app, account, { scope: 'openid generate usage:read' });
    const usage = () => call(service.url, 'GET', '/v1/usage', { key: tokens.access_token });
    expect((await usage()).status).toBe(200);
    await apps.update(app.id, { scopes: ['generate'] });
    expect(await usage()).toMatchObject({
      status: 403,
      body: { error: { reason: 'insufficient_scope' } },
    });
    const me = await call(service.url, 'GET', '/v1/me', { key: tokens.access_token });
    expect(me.body.data.credential.scopes).toEqual(['generate']);
    for (const token of [tokens.access_token, tokens.refresh_token]) {
      const { body } = await post(service, '/oauth/introspect', app, { token });
      expect(body.active).toBe(true);
      expect(body.scope.split(' ')).not.toContain('usage:read');
    }
    const [connected] = await service.app.get(ConnectedAppsService).list(account.id);
    expect(connected!.scopes.toSorted()).toEqual(['generate', 'openid']);
    const next = await refresh(service, app, tokens.refresh_token);
    expect(next.body.scope).toBe('openid generate');
  });

  it('does not extend existing grants when an app gains scopes', async () => {
    const [app, account] = [await aClient(service, { scopes: ['generate'] }), await anAccount(service)];
    const tokens = await someTokens(service, app, account, { scope: 'generate' });
    await apps.update(app.id, { scopes: ['generate', 'usage:read'] });
    const me = await call(service.url, 'GET', '/v1/me', { key: tokens.access_token });
    expect(me.body.data.credential.scopes).toEqual(['generate']);
  });

  it('reports an unknown app as not found', async () => {
    await expect(apps.update('nothing', { name: 'x' })).rejects.toThrow(UserError);
    await expect(apps.delete('nothing')).rejects.toThrow(UserError);
  });
});

describe('verification of an app', () => {
  const verified = async (overrides: Partial<NewOAuthClient> & { accountId?: string } = {}) => {
    const { id } = await aClient(service, { name: `App ${randomUUID()}`, ...overrides });
    return apps.update(id, { isVerified: true });
  };
  const isVerified = async ({ id }: { id: string }) => (await apps.find(id))!.isVerified;

  // Prevents a verified app from changing its identity.
  it.each<[string, OAuthClientChanges]>([
    ['a new name', { name: 'Something else' }],
    ['a new redirect URI', { redirectUris: [CALLBACK, 'https://elsewhere.example/'] }],
    ['a new post-logout redirect URI', { postLogoutRedirectUris: ['https://elsewhere.example/'] }],
  ])('is removed by %s', async (_what, changes) => {
    const app = await verified();
    expect((await apps.update(app.id, changes)).isVerified).toBe(false);
    expect(await isVerified(app)).toBe(false);
  });

  it("is removed when the developer's name changes, which the consent page shows", async () => {
    const owner = await anAccount(service);
    const app = await verified({ accountId: owner.id });
    const accounts = service.app.get(AccountsService);
    await accounts.rename(owner, { name: owner.name, email: `new-${owner.email}` });
    expect(await isVerified(app)).toBe(true);
    await accounts.rename(owner, { name: 'A bank', email: owner.email });
    expect(await isVerified(app)).toBe(false);
  });

  it('is kept if name and redirect URIs stay the same', async () => {
    const app = await verified({ redirectUris: [CALLBACK, 'https://app.example/other'] });
    const { name, redirectUris } = app;
    await apps.update(app.id, { name, redirectUris: redirectUris.toReversed(), scopes: ['generate'] });
    await apps.rotateSecret(app.id, 0);
    expect(await isVerified(app)).toBe(true);
  });

  it('is removed when the dashboard saves a new name', async () => {
    const developer = await Person.signIn(service);
    const app = await verified({ accountId: developer.account.id });
    const fields = { redirect_uris: CALLBACK, scope: 'generate' };
    await developer.post(`/developer/apps/${app.id}`, { ...fields, name: app.name });
    expect(await isVerified(app)).toBe(true);
    await developer.post(`/developer/apps/${app.id}`, { ...fields, name: 'Renamed' });
    expect(await isVerified(app)).toBe(false);
  });

  // Prevents an app from being mistaken for a verified one.
  it('protects the name against look-alikes of other developers', async () => {
    const app = await verified({ name: 'Northwind Editor' });
    const other = await aClient(service, { name: 'Another app' });
    const LOOK_ALIKES = ['northwind editor', 'Nоrthwind Еditor', 'NORTHWIND-EDITOR', 'N0rthwind Editor'];
    for (const name of LOOK_ALIKES) {
      await expect(aClient(service, { name })).rejects.toThrow('looks like the name of a verified app');
      await expect(apps.update(other.id, { name })).rejects.toThrow(UserError);
    }
    await aClient(service, { name: 'Nоrthwind Editor', accountId: app.accountId! });
    await apps.update(app.id, { isVerified: false });
    const twin = await aClient(service, { name: 'N0rthwind Editor' });
    await apps.update(twin.id, { isVerified: true });
    await expect(apps.update(app.id, { isVerified: true })).rejects.toThrow(UserError);
  });

  it('is given to only one of two look-alikes requested in parallel', async () => {
    const twins = [
      await aClient(service, { name: 'Twin app' }),
      await aClient(service, { name: 'Тwin арр' }),
    ];
    const outcomes = await Promise.allSettled(twins.map(({ id }) => apps.update(id, { isVerified: true })));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe("a developer's name", () => {
  // Prevents a consent page that says "an app by Copydesk".
  it.each(['Copydesk', 'C0PYDESK', 'Сорydеsk Support', 'Ada\u202E'])('cannot be %j', async (name) => {
    const developer = await Person.signIn(service);
    const { email } = developer.account;
    const page = await developer.post('/settings/profile', { name, email });
    expect(page.status).toBe(422);
    await expect(
      service.app.get(AccountsService).create({ email: `x${email}`, password: PASSWORD, name }),
    ).rejects.toThrow(UserError);
  });

  it('is not derived from an email address that resembles the product name', async () => {
    const account = await anAccount(service, { email: `copydesk@${randomUUID()}.example` });
    expect(account.name).toBe('Account');
  });
});
