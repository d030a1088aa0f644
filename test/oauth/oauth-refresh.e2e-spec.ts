import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Account } from '../../src/accounts/account.entity.js';
import { AccountsService } from '../../src/accounts/accounts.service.js';
import { ConnectedAppsService } from '../../src/oauth/consents/connected-apps.service.js';
import { OAuthClientsService } from '../../src/oauth/clients/oauth-clients.service.js';
import type { TestApp } from '../support/app.js';
import { anAccount } from '../support/factories.js';
import {
  aClient,
  post,
  refresh,
  someTokens,
  type TestClient,
  type Tokens,
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
const query = (sql: string) => service.database.query<{ count: number }>(sql);
/** As if so many seconds had passed since every rotation. */
const later = (seconds: number) =>
  query(`UPDATE oauth_artifacts SET consumed_at = consumed_at - interval '${seconds} seconds'`);
const REFUSED = { status: 400, body: { error: 'invalid_grant' } };

describe('POST /oauth/token with a refresh token', () => {
  // R1. Prevents the use of a stolen refresh token: the second use, by thief or owner, revokes it for both.
  it.each([
    ['public', { isPublic: true }],
    ['confidential', {}],
  ])('rotates for a %s app, and a late replay revokes the family', async (_kind, kind) => {
    const app = await aClient(service, kind);
    const first = await someTokens(service, app, account);
    const { body: next } = await refresh(service, app, first.refresh_token);
    expect(next.refresh_token).not.toBe(first.refresh_token);
    expect(await isAlive(next.access_token)).toBe(true);
    await later(31);
    expect(await refresh(service, app, first.refresh_token)).toMatchObject(REFUSED);
    expect(await refresh(service, app, next.refresh_token)).toMatchObject(REFUSED);
    expect(await isAlive(next.access_token)).toBe(false);
  });

  // Prevents a new sign-in because of one lost response.
  it.each([
    ['public', { isPublic: true }],
    ['confidential', {}],
  ])(
    'repeats a lost response for a %s app: the same refresh token, a new access token',
    async (_kind, kind) => {
      const app = await aClient(service, kind);
      const first = await someTokens(service, app, account, { scope: 'openid generate' });
      const { body: next } = await refresh(service, app, first.refresh_token);
      await later(29);
      const repeated = await refresh(second, app, first.refresh_token);
      expect(repeated.status).toBe(200);
      expect(repeated.body.refresh_token).toBe(next.refresh_token);
      expect(repeated.body.access_token).not.toBe(next.access_token);
      for (const { access_token } of [next, repeated.body]) expect(await isAlive(access_token)).toBe(true);
      const after = await refresh(service, app, next.refresh_token);
      expect(after.status).toBe(200);
      expect(after.body.refresh_token).not.toBe(next.refresh_token);
    },
  );

  // Prevents a thief who refreshes first from keeping access beside the owner.
  it('revokes the family immediately when a token is reused after its successor was used', async () => {
    const first = await someTokens(service, client, account);
    const { body: next } = await refresh(service, client, first.refresh_token);
    const { body: last } = await refresh(second, client, next.refresh_token);
    expect(await refresh(service, client, first.refresh_token)).toMatchObject(REFUSED);
    expect(await refresh(service, client, last.refresh_token)).toMatchObject(REFUSED);
    for (const { access_token } of [first, next, last]) expect(await isAlive(access_token)).toBe(false);
    const [event] = await service.database.query<{ action: string }>(
      `SELECT action FROM audit_events WHERE target_id = $1 ORDER BY seq DESC LIMIT 1`,
      [client.id],
    );
    expect(event).toEqual({ action: 'grant.reuse_detected' });
  });

  it('repeats a response for its own app only', async () => {
    const first = await someTokens(service, client, account);
    const { body: next } = await refresh(service, client, first.refresh_token);
    const other = await aClient(service);
    expect(await refresh(service, other, first.refresh_token)).toMatchObject(REFUSED);
    expect((await refresh(service, client, next.refresh_token)).status).toBe(200);
  });

  it('repeats a response with no wider scope, and the repeated token keeps its own', async () => {
    const scope = 'generate templates:read';
    const first = await someTokens(service, client, account, { scope });
    await refresh(service, client, first.refresh_token);
    const wider = await refresh(service, client, first.refresh_token, { scope: `${scope} usage:read` });
    expect(wider).toMatchObject({ status: 400, body: { error: 'invalid_scope' } });
    const narrower = await refresh(service, client, first.refresh_token, { scope: 'generate' });
    expect(narrower.body.scope).toBe('generate');
    expect((await refresh(service, client, narrower.body.refresh_token)).body.scope).toBe(scope);
  });

  it('rejects without revoking the family if it cannot derive the successor', async () => {
    const first = await someTokens(service, client, account);
    const { body: next } = await refresh(service, client, first.refresh_token);
    // As a process of an earlier version leaves it, or one with another SECRET_KEY.
    for (const unknown of ['NULL', `sha256('another')`]) {
      await query(`UPDATE oauth_artifacts SET successor_hash = ${unknown} WHERE consumed_at IS NOT NULL`);
      expect(await refresh(service, client, first.refresh_token)).toMatchObject(REFUSED);
    }
    expect((await refresh(service, client, next.refresh_token)).status).toBe(200);
  });

  it('does not store the successor token', async () => {
    const first = await someTokens(service, client, account);
    const { body: next } = await refresh(service, client, first.refresh_token);
    const rows = await service.database.query(
      `SELECT count(*)::int AS count FROM oauth_artifacts artifact WHERE artifact::text LIKE $1`,
      [`%${next.refresh_token}%`],
    );
    expect(rows).toEqual([{ count: 0 }]);
  });

  // R2. Prevents two token families from concurrent refreshes.
  it('returns one refresh token for 20 parallel refreshes in two processes, and the family stays valid', async () => {
    let { refresh_token: token } = await someTokens(service, client, account);
    for (let round = 0; round < repetitions(50); round += 1) {
      const responses = await Promise.all(
        Array.from({ length: 20 }, (_, index) => refresh(index % 2 ? service : second, client, token)),
      );
      expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
      const given = responses.map(({ body }) => body as Tokens);
      expect(new Set(given.map(({ refresh_token }) => refresh_token)).size).toBe(1);
      expect(new Set(given.map(({ access_token }) => access_token)).size).toBe(20);
      expect(await isAlive(given[19]!.access_token)).toBe(true);
      token = given[0]!.refresh_token;
    }
    const [row] = await service.database.query<{ count: number }>(
      `SELECT count(*)::int FROM oauth_artifacts WHERE kind = 4 AND consumed_at IS NULL AND grant_id =
        (SELECT grant_id FROM oauth_artifacts WHERE kind = 4 AND id_hash = sha256(convert_to($1, 'utf8')))`,
      [token],
    );
    expect(row).toEqual({ count: 1 });
  });

  // Prevents a second token family when the repeat of a token races the use of its successor.
  it('leaves at most one valid refresh token when a repeat races the use of the successor', async () => {
    for (let round = 0; round < repetitions(50); round += 1) {
      const first = await someTokens(service, client, account);
      const { body: next } = await refresh(service, client, first.refresh_token);
      const [repeated, used] = await Promise.all([
        refresh(service, client, first.refresh_token),
        refresh(second, client, next.refresh_token),
      ]);
      if (repeated.status === 200) {
        expect(repeated.body.refresh_token).toBe(next.refresh_token);
        expect((await refresh(service, client, used.body.refresh_token)).status).toBe(200);
      } else {
        expect(repeated).toMatchObject(REFUSED);
        if (used.status === 200) expect(await isAlive(used.body.access_token)).toBe(false);
      }
    }
  });

  // R3. Prevents issuing a token while its grant is being revoked.
  it('leaves no valid token when a refresh races a revocation', async () => {
    for (let round = 0; round < repetitions(100); round += 1) {
      const tokens = await someTokens(service, client, account);
      const [refreshed, revoked] = await Promise.all([
        refresh(second, client, tokens.refresh_token),
        post(service, '/oauth/revoke', client, { token: tokens.refresh_token }),
      ]);
      expect(revoked.status).toBe(200);
      expect([200, 400]).toContain(refreshed.status);
      const given = refreshed.status === 200 ? [refreshed.body as Tokens] : [];
      for (const { access_token, refresh_token } of [tokens, ...given]) {
        expect(await isAlive(access_token)).toBe(false);
        expect((await refresh(service, client, refresh_token)).status).toBe(400);
      }
    }
  });

  // Prevents deadlocks, and tokens issued while all grants of an app are revoked.
  it('leaves no valid token when many refreshes race the revocation of all grants', async () => {
    for (let round = 0; round < repetitions(10); round += 1) {
      const owner = await anAccount(service);
      const families: Tokens[] = [];
      for (let count = 0; count < 6; count += 1) families.push(await someTokens(service, client, owner));
      const ended = service.app.get(ConnectedAppsService).withdraw(owner.id, client.id);
      const responses = await Promise.all(
        families.flatMap(({ refresh_token }) => [
          refresh(service, client, refresh_token),
          refresh(second, client, refresh_token),
        ]),
      );
      await ended;
      for (const { status } of responses) expect([200, 400]).toContain(status);
      const given = responses.filter(({ status }) => status === 200).map(({ body }) => body as Tokens);
      for (const { access_token, refresh_token } of [...families, ...given]) {
        expect(await isAlive(access_token)).toBe(false);
        expect((await refresh(second, client, refresh_token)).status).toBe(400);
      }
    }
  });

  // R4. Prevents an app from extending the granted scopes.
  it('rejects a wider scope, and a narrower one does not reduce the next', async () => {
    const scope = 'generate templates:read';
    const tokens = await someTokens(service, client, account, { scope });
    const wider = await refresh(service, client, tokens.refresh_token, { scope: `${scope} usage:read` });
    expect(wider).toMatchObject({ status: 400, body: { error: 'invalid_scope' } });
    const narrower = await refresh(service, client, tokens.refresh_token, { scope: 'generate' });
    expect(narrower.body.scope).toBe('generate');
    expect((await refresh(service, client, narrower.body.refresh_token)).body.scope).toBe(scope);
  });

  // R5
  it("rejects another app's refresh token, which stays valid", async () => {
    const tokens = await someTokens(service, client, account);
    const other = await aClient(service);
    expect(await refresh(service, other, tokens.refresh_token)).toMatchObject(REFUSED);
    expect((await refresh(service, client, tokens.refresh_token)).status).toBe(200);
  });

  // R8
  it('is not accepted as an API credential', async () => {
    const tokens = await someTokens(service, client, account);
    expect(await isAlive(tokens.refresh_token)).toBe(false);
  });
});

describe('revocation of refresh tokens (R6)', () => {
  const ends: [string, (owner: Account, app: TestClient) => Promise<unknown>][] = [
    ['a new password', (owner) => service.app.get(AccountsService).resetPassword(owner, 'another password')],
    [
      'the withdrawn consent',
      (owner, app) => service.app.get(ConnectedAppsService).withdraw(owner.id, app.id),
    ],
    ['the suspended account', (owner) => service.app.get(AccountsService).setSuspended(owner, true)],
    [
      'the closed account',
      (owner) => service.database.query('DELETE FROM accounts WHERE id = $1', [owner.id]),
    ],
  ];
  it.each(ends)('follows %s', async (_what, end) => {
    const [owner, app] = [await anAccount(service), await aClient(service)];
    const tokens = await someTokens(service, app, owner);
    await end(owner, app);
    expect(await refresh(service, app, tokens.refresh_token)).toMatchObject(REFUSED);
  });

  it('follows the deletion of the app, and ends its access tokens in every process', async () => {
    const app = await aClient(service);
    const tokens = await someTokens(service, app, account);
    expect(await isAlive(tokens.access_token, second)).toBe(true);
    await service.app.get(OAuthClientsService).delete(app.id);
    expect(await isAlive(tokens.access_token)).toBe(false);
    expect(await refresh(service, app, tokens.refresh_token)).toMatchObject({ status: 401 });
  });
});

describe('the lifetime of a refresh token (R7)', () => {
  const age = (days: number) =>
    query(`UPDATE oauth_grants SET expires_at = expires_at - interval '${days} days';
           UPDATE oauth_artifacts SET expires_at = expires_at - interval '${days} days' WHERE kind = 4`);

  it('is 30 days from its last use', async () => {
    const tokens = await someTokens(service, client, account);
    await age(29);
    const { status, body } = await refresh(service, client, tokens.refresh_token);
    expect(status).toBe(200);
    await age(31);
    expect(await refresh(service, client, body.refresh_token)).toMatchObject(REFUSED);
  });

  it('is at most a year, however often it is used', async () => {
    let { refresh_token: token } = await someTokens(service, client, account);
    for (let day = 29; day < 365; day += 29) {
      await age(29);
      const { status, body } = await refresh(service, client, token);
      expect(status).toBe(200);
      token = body.refresh_token;
    }
    await age(29);
    expect(await refresh(service, client, token)).toMatchObject(REFUSED);
  });
});
