import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Refusal } from '../src/common/refusal.js';
import { ConnectedAppsService } from '../src/oauth/connected-apps.service.js';
import { OAuthClientsService } from '../src/oauth/oauth-clients.service.js';
import { isNative } from '../src/oauth/redirect-uri.js';
import type { TestApp } from './support/app.js';
import { anAccount } from './support/factories.js';
import { call } from './support/http.js';
import { aClient, CALLBACK, post, refresh, someTokens, startOAuthApp } from './support/oauth-flow.js';

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
  it('gives a confidential app a secret, and a public one none', async () => {
    const confidential = await apps.create(accountId, { name: 'Mine', redirectUris: [CALLBACK] });
    expect(confidential.secret).toMatch(/^cds_[0-9A-Za-z]{40}$/);
    expect(confidential.client.scopes).toEqual(['generate', 'refine', 'templates:read']);
    const open = await apps.create(accountId, { name: 'Mine', redirectUris: [CALLBACK], isPublic: true });
    expect(open.secret).toBeNull();
  });

  // A5 (RFC 6749 section 3.1.2, RFC 9700 section 4.1)
  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://app.example/callback',
    'https://app.example/callback#fragment',
    'https://*.example/callback',
    'https://user@app.example/',
    'https://app.example/a/../b',
    'HTTPS://APP.EXAMPLE/',
    'com.example.app:/callback',
    '/callback',
    'https://app.example/a b',
    '',
    `https://app.example/${'x'.repeat(2_000)}`,
  ])('refuses the redirect URI %j', async (uri) => {
    await expect(apps.create(accountId, { name: 'Mine', redirectUris: [uri] })).rejects.toThrow(Refusal);
  });

  it.each([
    'https://app.example',
    'https://app.example/',
    'http://127.0.0.1:8080/cb',
    'http://[::1]/cb',
    'http://localhost/cb',
  ])('takes the redirect URI %s', async (uri) => {
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
  ])('refuses %j', async (settings) => {
    const input = { name: 'Mine', redirectUris: [CALLBACK], ...settings };
    await expect(apps.create(accountId, input)).rejects.toThrow(Refusal);
  });

  it('calls an app native that is public and comes back to loopback hosts alone', () => {
    const loopback = ['http://127.0.0.1/cb', 'http://[::1]/cb'];
    expect(isNative({ isPublic: true, redirectUris: loopback })).toBe(true);
    expect(isNative({ isPublic: false, redirectUris: loopback })).toBe(false);
    expect(isNative({ isPublic: true, redirectUris: [...loopback, CALLBACK] })).toBe(false);
  });
});

describe('changing an app', () => {
  // D9
  it('keeps two secrets alive at most', async () => {
    const app = await aClient(service);
    await apps.rotateSecret(app.id, 3_600_000);
    await apps.rotateSecret(app.id, 3_600_000);
    const secrets = await apps.secretsOf(app.id);
    expect(secrets.map(({ expiresAt }) => expiresAt === null).sort()).toEqual([false, true]);
  });

  it('ends the old secret at once where no overlap is asked for', async () => {
    const app = await aClient(service);
    await apps.rotateSecret(app.id, 0);
    expect(await refresh(service, app, 'cdr_x')).toMatchObject({ status: 401 });
  });

  it('gives a public app no secret', async () => {
    const app = await aClient(service, { isPublic: true });
    await expect(apps.rotateSecret(app.id, 0)).rejects.toThrow(Refusal);
  });

  // D11. Stops: an app that goes on with a scope it has lost until its token ends.
  it('takes scopes away from live tokens at once, and from the next ones', async () => {
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
    expect(next.body.scope).toBe('generate');
  });

  it('gives nobody more than was granted where an app gets more scopes', async () => {
    const [app, account] = [await aClient(service, { scopes: ['generate'] }), await anAccount(service)];
    const tokens = await someTokens(service, app, account, { scope: 'generate' });
    await apps.update(app.id, { scopes: ['generate', 'usage:read'] });
    const me = await call(service.url, 'GET', '/v1/me', { key: tokens.access_token });
    expect(me.body.data.credential.scopes).toEqual(['generate']);
  });

  it('finds no app that is not there', async () => {
    await expect(apps.update('nothing', { name: 'x' })).rejects.toThrow(Refusal);
    await expect(apps.delete('nothing')).rejects.toThrow(Refusal);
  });
});
