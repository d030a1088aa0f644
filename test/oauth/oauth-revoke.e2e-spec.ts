import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountsService } from '../../src/accounts/accounts.service.js';
import type { Account } from '../../src/accounts/account.entity.js';
import { ConnectedAppsService } from '../../src/oauth/consents/connected-apps.service.js';
import { OAuthClientsService } from '../../src/oauth/clients/oauth-clients.service.js';
import { NOTIFY_SQL, notifyParameters } from '../../src/database/notifier.js';
import { SIGNING_KEYS_CHANGE, SigningKeys } from '../../src/oauth/tokens/signing-keys.js';
import type { TestApp } from '../support/app.js';
import { eventually, promisedWithin } from '../support/eventually.js';
import { aKey, anAccount } from '../support/factories.js';
import { call, expectRateLimitHeaders } from '../support/http.js';
import { claimsOf, publishedKeys } from '../support/id-token.js';
import {
  aClient,
  post,
  refresh,
  someTokens,
  startOAuthApp,
  type TestClient,
  isAlive as isAliveAt,
} from '../support/oauth-flow.js';
import { startOAuthWorld, type OAuthWorld } from '../support/oauth-world.js';
import { repetitions } from '../support/repetitions.js';
import { startTcpProxy, throughProxy } from '../support/tcp-proxy.js';

let world: OAuthWorld;
let { service, second, account, client } = {} as OAuthWorld;

beforeAll(async () => {
  world = await startOAuthWorld();
  ({ service, second, account, client } = world);
});
afterAll(() => world.close());

const isAlive = (token: string, at: TestApp = service) => isAliveAt(token, at);
const revoke = (fields: Record<string, string>, by: TestClient = client) =>
  post(service, '/oauth/revoke', by, fields);

describe('POST /oauth/revoke', () => {
  // V1
  it('returns 200 and an empty object for an unknown token', async () => {
    const response = await revoke({ token: 'cda_unknown' });
    expect(response).toMatchObject({ status: 200, body: {} });
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expectRateLimitHeaders(response.headers);
  });

  // V2
  it.each(['refresh_token', 'something'])('finds an access token with the hint %s', async (hint) => {
    const tokens = await someTokens(service, client, account);
    expect((await revoke({ token: tokens.access_token, token_type_hint: hint })).status).toBe(200);
    expect(await isAlive(tokens.access_token)).toBe(false);
  });

  it('revokes the refresh token with the access token', async () => {
    const tokens = await someTokens(service, client, account);
    expect((await post(service, '/v1/oauth/revoke', client, { token: tokens.access_token })).status).toBe(
      200,
    );
    expect((await refresh(service, client, tokens.refresh_token)).status).toBe(400);
  });

  // V3. Prevents an app from revoking another app's tokens.
  it("does not revoke another app's token, and reports an error to a confidential app", async () => {
    const tokens = await someTokens(service, client, account);
    const other = await aClient(service);
    expect(await revoke({ token: tokens.access_token }, other)).toMatchObject({
      status: 400,
      body: { error: 'invalid_request' },
    });
    const open = await aClient(service, { isPublic: true });
    expect(await revoke({ token: tokens.refresh_token }, open)).toMatchObject({ status: 200, body: {} });
    expect(await isAlive(tokens.access_token)).toBe(true);
  });

  // V4
  it('ends access immediately in this process, and within 100 ms in others with warm caches', async () => {
    for (let round = 0; round < repetitions(50); round += 1) {
      const tokens = await someTokens(service, client, account);
      expect(await isAlive(tokens.access_token)).toBe(true);
      expect(await isAlive(tokens.access_token, second)).toBe(true);
      await revoke({ token: tokens.refresh_token });
      expect(await isAlive(tokens.access_token)).toBe(false);
      await eventually(
        async () => expect(await isAlive(tokens.access_token, second)).toBe(false),
        promisedWithin(100),
      );
    }
  });

  // K2, for tokens. Prevents the use of a revoked token in a process that missed the notification.
  it('ends access in other processes even while their notification link is broken', async () => {
    const tokens = await someTokens(service, client, account);
    expect(await isAlive(tokens.access_token, second)).toBe(true);
    await service.database.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = 'copydesk listener' AND datname = current_database()`,
    );
    await revoke({ token: tokens.access_token });
    await eventually(
      async () => expect(await isAlive(tokens.access_token, second)).toBe(false),
      promisedWithin(3_000),
    );
  });

  // K3, for tokens, grants and apps. Prevents a silently broken notification link from delaying revocations.
  it('ends access within 3 s in all processes when a notification link goes silent', async () => {
    const proxy = await startTcpProxy(Number(new URL(service.database.url).port));
    const url = throughProxy(service.database.url, proxy);
    const deaf = await startOAuthApp({ PUBLIC_URL: service.url }, { ...service.database, url });
    const apps = await Promise.all(Array.from({ length: 4 }, () => aClient(service)));
    const tokens = await Promise.all(apps.map((app) => someTokens(service, app, account)));
    const areAlive = (at: TestApp) =>
      Promise.all(tokens.map(({ access_token }) => isAlive(access_token, at)));
    expect([await areAlive(service), await areAlive(deaf)].flat()).not.toContain(false);
    proxy.pause('copydesk listener');
    await revoke({ token: tokens[0]!.refresh_token }, apps[0]);
    await service.app.get(ConnectedAppsService).withdraw(account.id, apps[1]!.id);
    await service.app.get(OAuthClientsService).delete(apps[2]!.id);
    const [, , , untouched] = await areAlive(deaf);
    expect(untouched).toBe(true);
    await eventually(
      async () => expect(await areAlive(deaf)).toEqual([false, false, false, true]),
      promisedWithin(3_000),
    );
    expect((await refresh(deaf, apps[2]!, tokens[2]!.refresh_token)).status).toBe(401);
    await post(deaf, '/oauth/revoke', apps[3]!, { token: tokens[3]!.access_token });
    expect(await areAlive(deaf)).not.toContain(true);
    await eventually(async () => expect(await areAlive(service)).not.toContain(true), promisedWithin(100));
    proxy.resume();
    await deaf.close();
    await proxy.close();
  });

  // V5
  it('ignores a token that looks like a JWT', async () => {
    const response = await revoke({ token: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.' });
    expect(response).toMatchObject({ status: 400, body: { error: 'unsupported_token_type' } });
  });

  // V6
  it('requires client authentication', async () => {
    const unauthenticated = await fetch(`${service.url}/oauth/revoke`, {
      method: 'POST',
      body: new URLSearchParams({ token: 'x' }),
    });
    expect(unauthenticated.status).toBe(400);
    expect(await unauthenticated.json()).toMatchObject({ error: 'invalid_request' });
    expect(await revoke({ token: 'x' }, { ...client, secret: 'wrong' })).toMatchObject({
      status: 401,
      body: { error: 'invalid_client' },
    });
    expect(await revoke({})).toMatchObject({ status: 400, body: { error: 'invalid_request' } });
  });

  // V8
  it('does not revoke or recognize API keys', async () => {
    const { secret } = await aKey(service);
    expect((await revoke({ token: secret })).status).toBe(200);
    expect(await isAlive(secret)).toBe(true);
    expect((await post(service, '/oauth/introspect', client, { token: secret })).body).toEqual({
      active: false,
    });
  });

  it('responds with JSON for any Accept header', async () => {
    for (const path of ['/oauth/revoke', '/oauth/token', '/oauth/introspect', '/oauth/par']) {
      const response = await post(service, path, { ...client, secret: 'wrong' }, {}, { accept: 'text/html' });
      expect(response.status).toBe(401);
      expect(response.body).toMatchObject({ error: 'invalid_client' });
    }
  });
});

describe('POST /oauth/introspect (V7)', () => {
  const introspect = (token: string, by: TestClient = client) =>
    post(service, '/oauth/introspect', by, { token });

  it("describes the app's own tokens", async () => {
    const tokens = await someTokens(service, client, account, { scope: 'generate' });
    expect((await introspect(tokens.access_token)).body).toMatchObject({
      active: true,
      client_id: client.id,
      scope: 'generate',
      sub: account.id,
      token_type: 'Bearer',
    });
  });

  it('reports foreign, used, expired and unknown tokens as inactive', async () => {
    const tokens = await someTokens(service, client, account);
    const other = await aClient(service);
    const INACTIVE = { active: false };
    expect((await introspect(tokens.access_token, other)).body).toEqual(INACTIVE);
    await refresh(service, client, tokens.refresh_token);
    expect((await introspect(tokens.refresh_token)).body).toEqual(INACTIVE);
    await service.database.query('UPDATE oauth_access_tokens SET expires_at = now()');
    expect((await introspect(tokens.access_token)).body).toEqual(INACTIVE);
    const { id_token: idToken } = await someTokens(service, client, account, { scope: 'openid' });
    for (const token of ['cda_invented', idToken!])
      expect(await introspect(token)).toMatchObject({ status: 200, body: INACTIVE });
    expect((await introspect('x', { ...client, secret: null })).status).toBe(401);
  });
});

describe('introspection with a suspended', () => {
  const suspensions: [string, (app: TestClient, owner: Account, isSuspended: boolean) => Promise<unknown>][] =
    [
      ['account', (_app, owner, is) => service.app.get(AccountsService).setSuspended(owner, is)],
      ['app', (app, _owner, is) => service.app.get(OAuthClientsService).setSuspended(app.id, is)],
      [
        'developer',
        async (app, _owner, is) => {
          const { accountId } = (await service.app.get(OAuthClientsService).find(app.id))!;
          const accounts = service.app.get(AccountsService);
          return accounts.setSuspended(await accounts.get(accountId!), is);
        },
      ],
    ];

  // Prevents resource servers from serving a suspended app because introspection reports its token as active.
  it.each(suspensions)('%s reports no token as active until it is resumed', async (_what, suspend) => {
    const [app, owner] = [await aClient(service), await anAccount(service)];
    const tokens = await someTokens(service, app, owner);
    const introspections = async () => {
      const given = [tokens.access_token, tokens.refresh_token].map((token) =>
        post(service, '/oauth/introspect', app, { token }),
      );
      return (await Promise.all(given)).map(({ status, body }) => [status, body.active]);
    };
    await suspend(app, owner, true);
    expect(await introspections()).toEqual([
      [200, false],
      [200, false],
    ]);
    expect((await refresh(service, app, tokens.refresh_token)).status).toBeGreaterThanOrEqual(400);
    await suspend(app, owner, false);
    expect(await introspections()).toEqual([
      [200, true],
      [200, true],
    ]);
  });
});

describe('authorization server metadata', () => {
  const get = async (path: string): Promise<any> => (await fetch(service.url + path)).json();

  // M1
  it.each(['oauth-authorization-server', 'openid-configuration'])(
    'matches the behavior of the server (%s)',
    async (name) => {
      expect(await get(`/.well-known/${name}`)).toEqual({
        issuer: service.url,
        authorization_endpoint: `${service.url}/oauth/authorize`,
        token_endpoint: `${service.url}/oauth/token`,
        revocation_endpoint: `${service.url}/oauth/revoke`,
        introspection_endpoint: `${service.url}/oauth/introspect`,
        pushed_authorization_request_endpoint: `${service.url}/oauth/par`,
        jwks_uri: `${service.url}/oauth/jwks`,
        userinfo_endpoint: `${service.url}/oauth/userinfo`,
        end_session_endpoint: `${service.url}/oauth/logout`,
        response_types_supported: ['code'],
        response_modes_supported: ['form_post', 'fragment', 'query'],
        grant_types_supported: ['authorization_code', 'refresh_token'],
        code_challenge_methods_supported: ['S256'],
        token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'none'],
        authorization_response_iss_parameter_supported: true,
        client_id_metadata_document_supported: true,
        authorization_details_types_supported: ['copydesk_spending'],
        scopes_supported: expect.arrayContaining(['generate', 'usage:read', 'openid']),
        claims_supported: ['sub', 'name', 'email', 'email_verified', 'auth_time', 'iss'],
        claim_types_supported: ['normal'],
        claims_parameter_supported: false,
        request_uri_parameter_supported: false,
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['ES256'],
      });
    },
  );

  // M2
  it('publishes no private key, and keeps the old key after a rotation', async () => {
    const before = await publishedKeys(service.url);
    const { id_token: oldToken } = await someTokens(service, client, account, { scope: 'openid generate' });
    await service.app.get(SigningKeys).rotate();
    await eventually(async () => expect(await publishedKeys(service.url)).toHaveLength(2));
    const keys = await publishedKeys(service.url);
    for (const key of keys)
      expect(Object.keys(key).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
    expect(keys[1]).toEqual(before[0]);
    expect(claimsOf(oldToken!, keys)).toMatchObject({ iss: service.url, aud: client.id, sub: account.id });
    const { id_token: newToken } = await someTokens(service, client, account, { scope: 'openid generate' });
    expect(claimsOf(newToken!, [keys[0]!])).toMatchObject({ sub: account.id });
    expect(() => claimsOf(newToken!, before)).toThrow('no key');
  });

  it('follows a change that was announced while the keys could not be read', async () => {
    await service.app.get(SigningKeys).rotate();
    await eventually(async () => expect((await publishedKeys(service.url)).length).toBeGreaterThan(1));
    const before = await publishedKeys(service.url);
    const rename = (from: string, to: string) =>
      service.database.query(`ALTER TABLE ${from} RENAME TO ${to}`);
    const failures = () =>
      service.logLines.filter((line) => line.includes('signing keys could not be read')).length;
    const failed = failures();
    await rename('oauth_signing_keys', 'keys_away');
    try {
      await service.database.query(NOTIFY_SQL, notifyParameters('client', SIGNING_KEYS_CHANGE));
      await eventually(async () => expect(failures()).toBeGreaterThan(failed));
      await service.database.query(`DELETE FROM keys_away WHERE id = $1`, [before.at(-1)!.kid]);
    } finally {
      await rename('keys_away', 'oauth_signing_keys');
    }
    await eventually(async () => expect(await publishedKeys(service.url)).toEqual(before.slice(0, -1)));
  });

  // M3
  it('names the resource by the requested address (RFC 9728)', async () => {
    for (const resource of ['v1', 'mcp'])
      expect(await get(`/.well-known/oauth-protected-resource/${resource}`)).toMatchObject({
        resource: `${service.url}/${resource}`,
        authorization_servers: [service.url],
        bearer_methods_supported: ['header'],
        // Prevents apps from requesting every listed scope, including deletion of the history.
        scopes_supported: ['generate', 'refine', 'templates:read'],
      });
  });
});

describe('suspending an app', () => {
  it('makes its tokens return 403 until it is resumed', async () => {
    const app = await aClient(service);
    const tokens = await someTokens(service, app, account);
    const clients = service.app.get(OAuthClientsService);
    await clients.setSuspended(app.id, true);
    const refused = await call(service.url, 'GET', '/v1/me', { key: tokens.access_token });
    expect(refused).toMatchObject({ status: 403, body: { error: { reason: 'account_suspended' } } });
    await clients.setSuspended(app.id, false);
    expect(await isAlive(tokens.access_token)).toBe(true);
  });
});
