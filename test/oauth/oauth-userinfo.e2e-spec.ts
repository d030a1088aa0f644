import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Account } from '../../src/accounts/account.entity.js';
import { AccountsService } from '../../src/accounts/accounts.service.js';
import { OAuthClientsService } from '../../src/oauth/clients/oauth-clients.service.js';
import type { TestApp } from '../support/app.js';
import { aKey, anAccount } from '../support/factories.js';
import { call, expectRateLimitHeaders } from '../support/http.js';
import { aClient, post, refresh, someTokens, startOAuthApp, type TestClient } from '../support/oauth-flow.js';

const ALL = 'openid profile email generate';

let service: TestApp;
let account: Account;
let client: TestClient;

beforeAll(async () => {
  service = await startOAuthApp();
  account = await anAccount(service);
  client = await aClient(service);
});
afterAll(() => service.close());

async function userinfo(token?: string, init: RequestInit = {}) {
  const headers = { ...(token && { authorization: `Bearer ${token}` }), ...(init.headers as object) };
  const response = await fetch(`${service.url}/oauth/userinfo`, { ...init, headers });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : text };
}

describe('the scope of a token response', () => {
  // Prevents apps from losing the ID token and userinfo by refreshing with exactly the scope that they got.
  it('names identity scopes too, in every response and at introspection', async () => {
    const first = await someTokens(service, client, account, { scope: ALL });
    expect(first.scope).toBe(ALL);
    const { body: next } = await refresh(service, client, first.refresh_token, { scope: first.scope });
    expect(next).toMatchObject({ scope: ALL, id_token: expect.any(String) });
    expect((await userinfo(next.access_token)).body.email).toBe(account.email);
    const { body: last } = await refresh(service, client, next.refresh_token);
    expect(last.scope).toBe(ALL);
    for (const token of [first.access_token, next.access_token, last.access_token, last.refresh_token])
      expect((await post(service, '/oauth/introspect', client, { token })).body.scope).toBe(ALL);
  });

  it.each([
    ['without API scopes', 'openid', {}, 'openid'],
    ['with offline access after consent', 'offline_access generate', { prompt: 'consent' }, null],
    ['without offline access otherwise', 'offline_access generate', {}, 'generate'],
  ])('is what was granted %s', async (_case, scope, parameters, expected) => {
    const own = await aClient(service);
    const tokens = await someTokens(service, own, account, { scope, ...parameters });
    expect(tokens.scope).toBe(expected ?? scope);
    const { body } = await post(service, '/oauth/introspect', own, { token: tokens.access_token });
    expect(body.scope).toBe(tokens.scope);
  });

  it('is what a narrower refresh requested, and gives the API nothing but API scopes', async () => {
    const tokens = await someTokens(service, client, account, { scope: ALL });
    const narrow = await refresh(service, client, tokens.refresh_token, { scope: 'generate openid openid' });
    expect(narrow.body.scope).toBe('openid generate');
    const only = await refresh(service, client, narrow.body.refresh_token, { scope: 'email' });
    expect(only.body.scope).toBe('email');
    const key = only.body.access_token;
    const { body } = await call(service.url, 'GET', '/v1/me', { key });
    expect(body.data.credential.scopes).toEqual([]);
    expect((await call(service.url, 'GET', '/v1/templates', { key })).status).toBe(403);
  });

  it('is never empty: a refresh is rejected once the app has none of the granted scopes', async () => {
    const own = await aClient(service);
    const tokens = await someTokens(service, own, account, { scope: 'usage:read' });
    const apps = service.app.get(OAuthClientsService);
    await apps.update(own.id, { scopes: ['generate'] });
    const refused = await refresh(service, own, tokens.refresh_token);
    expect(refused).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    await apps.update(own.id, { scopes: ['usage:read'] });
    expect((await refresh(service, own, tokens.refresh_token)).body.scope).toBe('usage:read');
  });
});

describe('GET /oauth/userinfo', () => {
  it.each([
    ['openid', ['sub']],
    ['openid profile generate', ['name', 'sub']],
    ['openid email generate', ['email', 'email_verified', 'sub']],
    [ALL, ['email', 'email_verified', 'name', 'sub']],
  ])('returns the claims of %s, and no more', async (scope, claims) => {
    const tokens = await someTokens(service, client, account, { scope });
    const { status, body, headers } = await userinfo(tokens.access_token);
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(claims);
    const all = { sub: account.id, name: account.name, email: account.email, email_verified: false };
    expect(all).toMatchObject(body);
    expect(headers.get('cache-control')).toBe('no-store');
    expectRateLimitHeaders(headers);
  });

  it('accepts the token in a form too, never in the query', async () => {
    const { access_token } = await someTokens(service, client, account, { scope: ALL });
    const body = new URLSearchParams({ access_token });
    expect((await userinfo(undefined, { method: 'POST', body })).body.sub).toBe(account.id);
    expect((await userinfo(access_token, { method: 'POST' })).body.sub).toBe(account.id);
    const query = await fetch(`${service.url}/oauth/userinfo?access_token=${access_token}`);
    expect(query.status).toBe(400);
  });

  it('returns no more than a narrower refresh requested', async () => {
    const tokens = await someTokens(service, client, account, { scope: ALL });
    const narrow = await refresh(service, client, tokens.refresh_token, { scope: 'openid generate' });
    expect((await userinfo(narrow.body.access_token)).body).toEqual({ sub: account.id });
    const none = await refresh(service, client, narrow.body.refresh_token, { scope: 'generate' });
    expect(await userinfo(none.body.access_token)).toMatchObject({
      status: 403,
      body: { error: 'insufficient_scope' },
    });
  });

  // Prevents an app's server from exhausting the limit of its address for all its users.
  it('counts as a request of the token’s account, and a bad token against the address', async () => {
    const own = await anAccount(service);
    const { access_token } = await someTokens(service, client, own, { scope: ALL });
    const policyOf = ({ headers }: { headers: Headers }) =>
      /^"(\w+)";r=(\d+)/.exec(headers.get('ratelimit')!)!.slice(1);
    const [name, first] = policyOf(await userinfo(access_token));
    expect(name).toBe('account');
    expect(policyOf(await userinfo(access_token))).toEqual(['account', String(Number(first) - 1)]);
    const api = await fetch(`${service.url}/v1/me`, { headers: { authorization: `Bearer ${access_token}` } });
    expect(policyOf(api)).toEqual(['account', String(Number(first) - 2)]);
    expect(policyOf(await userinfo('cda_invented'))[0]).toBe('address');
    const limited = await anAccount(service);
    await service.database.query('UPDATE accounts SET requests_per_minute = 1 WHERE id = $1', [limited.id]);
    const tokens = await someTokens(service, client, limited, { scope: ALL });
    expect((await userinfo(tokens.access_token)).status).toBe(200);
    const refused = await userinfo(tokens.access_token);
    expect([refused.status, refused.body.error]).toEqual([429, 'rate_limit_exceeded']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  });

  it('rejects everything but a valid access token', async () => {
    const tokens = await someTokens(service, client, account, { scope: ALL });
    const { secret } = await aKey(service, { accountId: account.id });
    for (const token of [tokens.refresh_token, tokens.id_token!, secret, 'cda_invented'])
      expect((await userinfo(token)).status).toBe(401);
    expect((await userinfo()).status).toBe(401);
    await post(service, '/oauth/revoke', client, { token: tokens.access_token });
    const revoked = await userinfo(tokens.access_token);
    expect(revoked).toMatchObject({ status: 401, body: { error: 'invalid_token' } });
    expect(revoked.headers.get('www-authenticate')).toContain('error="invalid_token"');
  });

  it('returns nothing while the account or the app is suspended', async () => {
    const [own, app] = [await anAccount(service), await aClient(service)];
    const { access_token } = await someTokens(service, app, own, { scope: ALL });
    const [accounts, apps] = [service.app.get(AccountsService), service.app.get(OAuthClientsService)];
    await accounts.setSuspended(own, true);
    expect((await userinfo(access_token)).status).toBe(401);
    await accounts.setSuspended(own, false);
    await apps.setSuspended(app.id, true);
    expect((await userinfo(access_token)).status).toBe(401);
    await apps.setSuspended(app.id, false);
    expect((await userinfo(access_token)).status).toBe(200);
  });

  it('allows browser scripts of a public app from its own origin only', async () => {
    const open = await aClient(service, { isPublic: true, redirectUris: ['https://spa.example/'] });
    const { access_token } = await someTokens(service, open, account, { scope: ALL });
    const from = (origin: string) => userinfo(access_token, { headers: { origin } });
    expect((await from('https://spa.example')).headers.get('access-control-allow-origin')).toBe(
      'https://spa.example',
    );
    expect((await from('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  });

  it('rejects other methods', async () => {
    const response = await fetch(`${service.url}/oauth/userinfo`, { method: 'DELETE' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, POST']);
  });
});
