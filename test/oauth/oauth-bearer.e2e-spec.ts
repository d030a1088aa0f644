import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Account } from '../../src/accounts/account.entity.js';
import { AccountsService } from '../../src/accounts/accounts.service.js';
import { AccessTokensService } from '../../src/oauth/tokens/access-tokens.service.js';
import type { Scope } from '../../src/common/http/scopes.js';
import { HotPool } from '../../src/database/database.module.js';
import type { TestApp } from '../support/app.js';
import { aKey, ALL_SCOPES, anAccount } from '../support/factories.js';
import { call, errorEnvelope, expectRateLimitHeaders } from '../support/http.js';
import {
  aClient,
  aCode,
  someTokens,
  startOAuthApp,
  type TestClient,
  type Tokens,
} from '../support/oauth-flow.js';

let service: TestApp;
let account: Account;
let client: TestClient;
let tokens: Tokens;

beforeAll(async () => {
  service = await startOAuthApp();
  account = await anAccount(service);
  client = await aClient(service);
  tokens = await someTokens(service, client, account, { scope: 'openid generate' });
});
afterAll(() => service.close());

/** The least scope with which a route can be used; null if any credential can use it. */
function leastScope(route: string): string | null {
  const [method, path] = route.split(' ') as [string, string];
  const resource = path.split('/')[2]!;
  // The operation decides which scope a job needs, and either can be the one.
  if (resource === 'generate' || resource === 'jobs') return 'generate';
  if (resource === 'generations' && method === 'DELETE') return 'generations:delete';
  if (resource === 'templates' && method !== 'GET') return 'templates:write';
  if (['templates', 'generations', 'usage'].includes(resource)) return `${resource}:read`;
  return resource === 'me' || resource === 'models' ? null : resource;
}

const me = (token: string) => call(service.url, 'GET', '/v1/me', { key: token });

describe('an access token', () => {
  it('works like a key: same envelope and account, with its own name', async () => {
    const response = await me(tokens.access_token);
    expect(response.status).toBe(200);
    expect(response.body.data).toMatchObject({
      credential: { type: 'oauth_token', name: client.name, client_id: client.id, scopes: ['generate'] },
      account: { id: account.id },
    });
    expectRateLimitHeaders(response.headers);
  });

  // B2. Prevents tokens in logs and browser histories.
  it('is ignored in the query and in forms', async () => {
    const { access_token } = tokens;
    expect((await call(service.url, 'GET', `/v1/me?access_token=${access_token}`)).status).toBe(401);
    // RFC 6750 section 2: only one method in each request.
    const both = await call(service.url, 'GET', `/v1/me?access_token=${access_token}`, { key: access_token });
    expect([both.status, both.body]).toEqual([401, errorEnvelope('UNAUTHORIZED', 'invalid_credential')]);
    const body = String(new URLSearchParams({ access_token }));
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await call(service.url, 'POST', '/v1/generate', { body, headers })).status).toBe(401);
  });

  // B3 (RFC 6750 section 3, RFC 9728 section 5.1)
  it('gets a challenge with the error and the resource metadata', async () => {
    const metadata = `resource_metadata="${service.url}/.well-known/oauth-protected-resource/v1"`;
    const none = await call(service.url, 'GET', '/v1/me');
    expect(none.headers.get('www-authenticate')).toBe(`Bearer realm="copydesk", ${metadata}`);
    const bad = await me(`cda_${'x'.repeat(43)}`);
    expect(bad.headers.get('www-authenticate')).toBe(
      `Bearer realm="copydesk", error="invalid_token", ${metadata}`,
    );
    const narrow = await call(service.url, 'GET', '/v1/usage', { key: tokens.access_token });
    expect(narrow.status).toBe(403);
    expect(narrow.headers.get('www-authenticate')).toBe(
      `Bearer realm="copydesk", error="insufficient_scope", scope="usage:read", ${metadata}`,
    );
  });

  // Prevents apps from requesting every scope because the required one is unknown.
  it.each([
    ['POST', '/v1/generate', 'generate'],
    ['POST', '/v1/refine', 'refine'],
    ['GET', '/v1/templates', 'templates:read'],
    ['GET', '/v1/templates/general', 'templates:read'],
    ['GET', '/v1/generations', 'generations:read'],
    ['GET', '/v1/generations/x', 'generations:read'],
    ['DELETE', '/v1/generations/x', 'generations:delete'],
    ['GET', '/v1/usage', 'usage:read'],
    ['GET', '/v1/me', null],
  ])('gets a challenge from %s %s with the least scope', async (method, path, scope) => {
    for (const key of [undefined, `cda_${'x'.repeat(43)}`, 'cdk_live_x']) {
      const { status, headers } = await call(service.url, method, path, key === undefined ? {} : { key });
      expect(status).toBe(401);
      const challenge = headers.get('www-authenticate')!;
      expect(/scope="([^"]*)"/.exec(challenge)?.[1] ?? null).toBe(scope);
      expect(challenge).toContain('resource_metadata="');
    }
    if (scope === null) return;
    const other = scope === 'generate' ? 'refine' : 'generate';
    const { access_token: key } = await someTokens(service, client, account, { scope: other });
    const refused = await call(service.url, method, path, { key });
    expect(refused.status).toBe(403);
    const challenge = refused.headers.get('www-authenticate');
    expect(challenge).toContain(`error="insufficient_scope", scope="${scope}", resource_metadata="`);
  });

  it('gets a challenge from every route with the least scope of that route', async () => {
    const routes = service.routes.filter((route) => /^(?!HEAD|OPTIONS)\w+ \/v1\/(?!oauth\/)/.test(route));
    expect(routes.length).toBeGreaterThanOrEqual(20);
    const { access_token: stranger } = await someTokens(service, client, account, { scope: 'openid' });
    for (const route of routes) {
      const [method, path] = route.split(' ') as [string, string];
      const scope = leastScope(route);
      const anonymous = await call(service.url, method, path);
      const refused = await call(service.url, method, path, { key: stranger });
      const challenge = `${scope ? `scope="${scope}", ` : ''}resource_metadata="${service.url}/.well-known/oauth-protected-resource/v1"`;
      expect([route, anonymous.status, anonymous.headers.get('www-authenticate')]).toEqual([
        route,
        401,
        `Bearer realm="copydesk", ${challenge}`,
      ]);
      if (!scope) continue;
      expect([route, refused.status, refused.headers.get('www-authenticate')]).toEqual([
        route,
        403,
        `Bearer realm="copydesk", error="insufficient_scope", ${challenge}`,
      ]);
    }
  });

  // B1
  it.each([
    'cda_',
    'cda_short',
    `cda_${'x'.repeat(44)}`,
    `cda_${'x'.repeat(42)}!`,
    `cda_${'x'.repeat(10_000)}`,
  ])('with an invalid format is rejected without a query: %.20s', async (token) => {
    const pool = service.app.get(HotPool);
    const queries: string[] = [];
    const query = pool.query.bind(pool);
    pool.query = ((...parameters: Parameters<typeof query>) => {
      queries.push(String((parameters[0] as { text?: string }).text ?? parameters[0]));
      return query(...parameters);
    }) as typeof pool.query;
    const response = await me(token);
    pool.query = query as typeof pool.query;
    expect(response).toMatchObject({
      status: 401,
      body: errorEnvelope('UNAUTHORIZED', 'invalid_credential'),
    });
    // Counts of earlier requests may be written meanwhile.
    expect(queries.filter((sql) => sql.includes('oauth_access_tokens'))).toEqual([]);
  });

  // B5. Prevents the use of less protected values as tokens.
  it('cannot be replaced by an ID token, a code, a refresh token or a secret', async () => {
    const { code } = await aCode(service, client, account);
    for (const other of [tokens.id_token!, code, tokens.refresh_token, client.secret!, client.id])
      expect((await me(other)).status).toBe(401);
  });

  // B6 (RFC 9700 section 4.10.2). Prevents the use of tokens that were issued for another service.
  it('for another audience is rejected', async () => {
    const other = await someTokens(service, client, account);
    await service.database.query(
      `UPDATE oauth_access_tokens SET audience = 'https://other.example/' WHERE id_hash = sha256($1::bytea)`,
      [other.access_token],
    );
    expect((await me(other.access_token)).status).toBe(401);
  });

  // B7
  it('expires to the second, even in a warm cache', async () => {
    const own = await startOAuthApp({}, service.database);
    const fresh = await someTokens(own, client, account);
    const verify = () => own.app.get(AccessTokensService).verify(fresh.access_token, '127.0.0.1', 'v1');
    const { credential } = await verify();
    own.clock.advance(credential.expiresAt! - own.clock.now() - 1);
    expect((await verify()).credential.id).toBe(credential.id);
    own.clock.advance(1);
    await expect(verify()).rejects.toMatchObject({ errorContext: { rule: 'token_expired' } });
    await own.close();
  });

  it('of a suspended account gets 403 until the account is resumed', async () => {
    const owner = await anAccount(service);
    const { access_token } = await someTokens(service, client, owner);
    await service.app.get(AccountsService).setSuspended(owner, true);
    expect(await me(access_token)).toMatchObject({
      status: 403,
      body: { error: { reason: 'account_suspended' } },
    });
    await service.app.get(AccountsService).setSuspended(owner, false);
    expect((await me(access_token)).status).toBe(200);
  });

  it('is revoked by a password change', async () => {
    const owner = await anAccount(service);
    const { access_token } = await someTokens(service, client, owner);
    expect((await me(access_token)).status).toBe(200);
    await service.app.get(AccountsService).resetPassword(owner, 'another password');
    expect((await me(access_token)).status).toBe(401);
  });

  // B9
  it('gets rate-limit headers in every response', async () => {
    const paths = ['/v1/me', '/v1/usage', '/v1/nowhere'];
    for (const path of paths)
      expectRateLimitHeaders((await call(service.url, 'GET', path, { key: tokens.access_token })).headers);
    expectRateLimitHeaders((await me('cda_x')).headers);
  });
});

describe('scopes (B4)', () => {
  const ROUTES: [Scope, string, string, unknown?][] = [
    ['generate', 'POST', '/v1/generate', { prompt: 'A post about tea' }],
    ['refine', 'POST', '/v1/refine', { content: 'some tekst', instructions: 'Fix the spelling' }],
    ['templates:read', 'GET', '/v1/templates'],
    ['templates:read', 'GET', '/v1/templates/general'],
    ['generations:read', 'GET', '/v1/generations'],
    ['generations:read', 'GET', `/v1/generations/gen_${'0'.repeat(32)}`],
    ['generations:delete', 'DELETE', `/v1/generations/gen_${'0'.repeat(32)}`],
    ['usage:read', 'GET', '/v1/usage'],
  ];

  it.each(ALL_SCOPES)('allow the same for keys and tokens: %s', async (scope) => {
    const owner = await anAccount(service);
    const { secret } = await aKey(service, { accountId: owner.id, scopes: [scope] });
    const { access_token } = await someTokens(service, client, owner, { scope });
    for (const key of [secret, access_token]) {
      for (const [needed, method, path, body] of ROUTES) {
        const { status, body: envelope } = await call(service.url, method, path, { key, body });
        if (needed === scope) expect([200, 404]).toContain(status);
        else expect([status, envelope.error.reason]).toEqual([403, 'insufficient_scope']);
      }
    }
  });
});
