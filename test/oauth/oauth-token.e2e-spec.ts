import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountsService } from '../../src/accounts/accounts.service.js';
import { KeyRing } from '../../src/common/crypto/key-ring.js';
import { secretDigests } from '../../src/oauth/clients/client-secret.js';
import { OAuthClientsService } from '../../src/oauth/clients/oauth-clients.service.js';
import { TEST_SECRET_KEY, type TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { anAccount } from '../support/factories.js';
import { call, expectRateLimitHeaders } from '../support/http.js';
import {
  aClient,
  aCode,
  exchange,
  post,
  anAttempt,
  authorize,
  isAlive as isAliveAt,
} from '../support/oauth-flow.js';
import { startOAuthWorld, type OAuthWorld } from '../support/oauth-world.js';
import { repetitions } from '../support/repetitions.js';

let world: OAuthWorld;
let { service, second, account, client } = {} as OAuthWorld;

beforeAll(async () => {
  world = await startOAuthWorld();
  ({ service, second, account, client } = world);
});
afterAll(() => world.close());

const isAlive = (token: string, at: TestApp = service) => isAliveAt(token, at);

describe('POST /oauth/token with a code', () => {
  it('exchanges a code for tokens that the API accepts', async () => {
    const { code, verifier } = await aCode(service, client, account);
    const response = await exchange(service, client, code, verifier);
    expect(response.body).toEqual({
      access_token: expect.stringMatching(/^cda_[\w-]{43}$/),
      refresh_token: expect.stringMatching(/^cdr_[\w-]{43}$/),
      expires_in: 3600,
      scope:
        'generate refine templates:read templates:write generations:read generations:delete usage:read webhooks',
      token_type: 'Bearer',
    });
    const me = await call(service.url, 'GET', '/v1/me', { key: response.body.access_token });
    expect(me.body).toMatchObject({
      success: true,
      data: { credential: { type: 'oauth_token', client_id: client.id }, account: { id: account.id } },
    });
  });

  it('works under /v1/oauth/token too', async () => {
    const { code, verifier } = await aCode(service, client, account);
    const fields = { grant_type: 'authorization_code', code, code_verifier: verifier };
    const response = await post(service, '/v1/oauth/token', client, {
      ...fields,
      redirect_uri: client.redirectUri,
    });
    expect(response.status).toBe(200);
  });

  // T1. Prevents replay of an intercepted code.
  it('rejects a used code and revokes the tokens issued for it', async () => {
    const { code, verifier } = await aCode(service, client, account);
    const { body: tokens } = await exchange(service, client, code, verifier);
    expect(await isAlive(tokens.access_token)).toBe(true);
    const response = await exchange(service, client, code, verifier);
    expect(response).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    expect(await isAlive(tokens.access_token)).toBe(false);
    const refreshed = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token };
    expect((await post(service, '/oauth/token', client, refreshed)).body.error).toBe('invalid_grant');
  });

  // T2. Prevents concurrent redemptions of one code.
  it(`lets exactly one of 20 parallel exchanges succeed, over two processes`, async () => {
    for (let round = 0; round < repetitions(50); round += 1) {
      const { code, verifier } = await aCode(service, client, account);
      const responses = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          exchange(index % 2 ? service : second, client, code, verifier),
        ),
      );
      const statuses = responses.map(({ status }) => status).sort();
      expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 400)]);
    }
  });

  // Prevents failures if sign-in, consent and code are handled by different processes.
  it('exchanges a code whose request, sign-in and consent were handled by different processes', async () => {
    class BalancedBrowser extends Browser {
      private turn = 0;
      override request(url: string | URL, init?: RequestInit) {
        const target = new URL(url, service.url);
        target.port = new URL([service, second][this.turn++ % 2]!.url).port;
        return super.request(target, init);
      }
    }
    for (const first of [service, second]) {
      const attempt = anAttempt(service, client, { prompt: 'consent' });
      const browser = new BalancedBrowser(service.url);
      if (first === second) await browser.open('/sign-in');
      const { url } = await authorize(browser, attempt, account);
      const response = await exchange(first, client, url.searchParams.get('code')!, attempt.verifier);
      expect(response.status).toBe(200);
    }
  });

  // T3. Prevents an app from redeeming another app's code.
  it("rejects another app's code", async () => {
    const { code, verifier } = await aCode(service, client, account);
    const other = await aClient(service);
    const response = await exchange(service, other, code, verifier);
    expect(response).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  // T4
  it('rejects a redirect URI other than that of the request', async () => {
    const two = await aClient(service, {
      redirectUris: ['https://app.example/one', 'https://app.example/two'],
    });
    const { code, verifier } = await aCode(service, two, account);
    const response = await exchange(
      service,
      { ...two, redirectUri: 'https://app.example/two' },
      code,
      verifier,
    );
    expect(response).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  // T5. Prevents redemption of a code stolen during the redirect.
  it.each([
    ['wrong', 'w'.repeat(43)],
    ['too short', 'short'],
    ['of other characters', `${'v'.repeat(42)}!`],
  ])('rejects a verifier that is %s', async (_what, verifier) => {
    const { code } = await aCode(service, client, account);
    const response = await exchange(service, client, code, verifier);
    expect(response.status).toBe(400);
    expect(['invalid_grant', 'invalid_request']).toContain(response.body.error);
  });

  it('rejects a missing verifier', async () => {
    const { code } = await aCode(service, client, account);
    const fields = { grant_type: 'authorization_code', code, redirect_uri: client.redirectUri };
    expect((await post(service, '/oauth/token', client, fields)).body.error).toBe('invalid_grant');
  });

  // T6 (RFC 9700 section 4.8.2). Prevents a PKCE downgrade.
  it('rejects a verifier if no challenge was stored', async () => {
    const { code, verifier } = await aCode(service, client, account);
    await service.database.query(
      `UPDATE oauth_artifacts SET payload = payload - 'codeChallenge' WHERE kind = 3`,
    );
    expect((await exchange(service, client, code, verifier)).body.error).toBe('invalid_grant');
  });

  // T7
  it('rejects a code that is older than a minute', async () => {
    const { code, verifier } = await aCode(service, client, account);
    const [row] = await service.database.query<{ seconds: number }>(
      `SELECT extract(epoch FROM expires_at - now())::int AS seconds FROM oauth_artifacts WHERE kind = 3
        ORDER BY expires_at DESC LIMIT 1`,
    );
    expect(row!.seconds).toBeLessThanOrEqual(60);
    await service.database.query(`UPDATE oauth_artifacts SET expires_at = now() WHERE kind = 3`);
    expect((await exchange(service, client, code, verifier)).body.error).toBe('invalid_grant');
  });

  // T14
  it('issues no tokens for an account that was suspended in the meantime', async () => {
    const suspended = await anAccount(service);
    const { code, verifier } = await aCode(service, client, suspended);
    await service.app.get(AccountsService).setSuspended(suspended, true);
    expect((await exchange(service, client, code, verifier)).body.error).toBe('invalid_grant');
  });

  it('issues no tokens to an app that was suspended in the meantime', async () => {
    const app = await aClient(service);
    const { code, verifier } = await aCode(service, app, account);
    await service.app.get(OAuthClientsService).setSuspended(app.id, true);
    expect(await exchange(service, app, code, verifier)).toMatchObject({
      status: 401,
      body: { error: 'invalid_client' },
    });
  });
});

describe('POST /oauth/token: client authentication', () => {
  const fields = { grant_type: 'refresh_token', refresh_token: 'cdr_nothing' };
  const basic = (id: string, secret: string) => ({
    authorization: `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}`,
  });
  const bySecret = (secret: string) => post(service, '/oauth/token', { id: client.id, secret }, fields);

  // T8. Prevents impersonating an app by its public id.
  it('rejects an app without its secret', async () => {
    const response = await post(service, '/oauth/token', { id: client.id, secret: null }, fields);
    expect(response).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
  });

  it('rejects a wrong secret in the body', async () => {
    expect(await bySecret('cds_wrong')).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
  });

  it('rejects a wrong secret in Basic, with a challenge', async () => {
    const response = await post(
      service,
      '/oauth/token',
      { id: client.id, secret: null },
      fields,
      basic(client.id, 'x'),
    );
    expect(response).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
    expect(response.headers.get('www-authenticate')).toMatch(/^Basic realm=/);
  });

  // RFC 9110 section 15.5.2.
  it('challenges for Basic wherever it rejects an app, however the app identified itself', async () => {
    const open = await aClient(service, { isPublic: true });
    const suspended = await aClient(service);
    await service.app.get(OAuthClientsService).setSuspended(suspended.id, true);
    const rejected = [
      { id: client.id, secret: null },
      { id: client.id, secret: 'cds_wrong' },
      { id: open.id, secret: 'cds_invented' },
      { id: 'unknown', secret: null },
      suspended,
    ];
    for (const path of ['/oauth/token', '/oauth/revoke', '/oauth/introspect', '/oauth/par'])
      for (const caller of rejected) {
        const { status, body, headers } = await post(service, path, caller, { ...fields, token: 'x' });
        // Introspection tells a suspended app that its tokens are inactive.
        if (path === '/oauth/introspect' && caller === suspended) continue;
        expect([status, body.error]).toEqual([401, 'invalid_client']);
        expect(headers.get('www-authenticate')).toBe(
          `Basic realm="${service.url}", error="invalid_client", error_description="client authentication failed"`,
        );
      }
  });

  it('rejects a secret sent by two methods at once', async () => {
    const response = await post(service, '/oauth/token', client, fields, basic(client.id, client.secret!));
    expect(response).toMatchObject({ status: 400, body: { error: 'invalid_request' } });
  });

  it('accepts a secret in Basic or in the body', async () => {
    const header = basic(client.id, client.secret!);
    const byBasic = await post(service, '/oauth/token', { id: client.id, secret: null }, fields, header);
    expect(byBasic.body.error).toBe('invalid_grant');
    expect((await bySecret(client.secret!)).body.error).toBe('invalid_grant');
  });

  // T10
  it('accepts a secret with characters that Basic must encode', async () => {
    const secret = 's:e%c+r et/';
    const [digest] = secretDigests(secret, KeyRing.parse(TEST_SECRET_KEY));
    const odd = await aClient(service);
    await service.database.query('UPDATE oauth_client_secrets SET digest = $1 WHERE client_id = $2', [
      digest,
      odd.id,
    ]);
    const response = await post(
      service,
      '/oauth/token',
      { id: odd.id, secret: null },
      fields,
      basic(odd.id, secret),
    );
    expect(response.body.error).toBe('invalid_grant');
  });

  // T9
  it('accepts both secrets during the overlap, and not the old one after it', async () => {
    const app = await aClient(service);
    const issued = await service.app.get(OAuthClientsService).rotateSecret(app.id, 3_600_000);
    const errorOf = async (secret: string) =>
      (await post(service, '/oauth/token', { id: app.id, secret }, fields)).body.error;
    expect(await errorOf(app.secret!)).toBe('invalid_grant');
    expect(await errorOf(issued.secret!)).toBe('invalid_grant');
    service.clock.advance(3_600_000);
    expect(await errorOf(app.secret!)).toBe('invalid_client');
    expect(await errorOf(issued.secret!)).toBe('invalid_grant');
    service.clock.advance(-3_600_000);
    await service.app.get(OAuthClientsService).rotateSecret(app.id, 3_600_000);
    expect(await errorOf(app.secret!)).toBe('invalid_client');
    expect(await errorOf(issued.secret!)).toBe('invalid_grant');
  });
});

describe('POST /oauth/token: invalid requests', () => {
  const send = (init: RequestInit) => fetch(`${service.url}/oauth/token`, { method: 'POST', ...init });

  // T11
  it('rejects a JSON body', async () => {
    const response = await send({ body: '{}', headers: { 'content-type': 'application/json' } });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: 'invalid_request' });
  });

  it('rejects a body of more than 56 KiB', async () => {
    const response = await send({ body: new URLSearchParams({ grant_type: 'x'.repeat(60_000) }) });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: 'invalid_request' });
  });

  // T12
  it('marks every response as not cacheable and adds the rate-limit headers', async () => {
    const response = await send({ body: new URLSearchParams({ grant_type: 'nothing' }) });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-request-id')).toMatch(/^req_/);
    expectRateLimitHeaders(response.headers);
  });

  // T13
  it.each(['password', 'implicit', 'client_credentials', 'urn:ietf:params:oauth:grant-type:device_code'])(
    'rejects the grant type %s',
    async (grantType) => {
      const response = await post(service, '/oauth/token', client, { grant_type: grantType });
      expect(response).toMatchObject({ status: 400, body: { error: 'unsupported_grant_type' } });
    },
  );

  // T15
  it('does not allow scripts of other origins to read responses', async () => {
    const open = await aClient(service, { isPublic: true, redirectUris: ['https://spa.example/'] });
    const headers = (origin: string) => ({ origin });
    const fields = { grant_type: 'refresh_token', refresh_token: 'cdr_x' };
    const foreign = await post(service, '/oauth/token', open, fields, headers('https://evil.example'));
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
    const own = await post(service, '/oauth/token', open, fields, headers('https://spa.example'));
    expect(own.headers.get('access-control-allow-origin')).toBe('https://spa.example');
    const exposed = own.headers.get('access-control-expose-headers')!.split(', ');
    expect(exposed).toEqual(expect.arrayContaining(['Retry-After', 'X-RateLimit-Reset', 'WWW-Authenticate']));
    const alias = await post(service, '/v1/oauth/token', open, fields, headers('https://evil.example'));
    expect(alias.headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each(['GET', 'PUT', 'PATCH', 'DELETE'])('rejects %s', async (method) => {
    const response = await fetch(`${service.url}/oauth/token`, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
    expectRateLimitHeaders(response.headers);
  });
});
