import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { AuditVerifier } from '../../src/audit/audit-verifier.js';
import { ConfigError } from '../../src/config/config.js';
import { KeyVault, type SealedKey } from '../../src/api-keys/key-vault.js';
import { EndpointSecrets } from '../../src/webhooks/endpoint-secrets.js';
import { TEST_SECRET_KEY, type TestApp } from '../support/app.js';
import { makeDatabase, type TestDatabase } from '../support/database.js';
import { Person } from '../support/dashboard.js';
import { eventually } from '../support/eventually.js';
import { aKey, anAccount } from '../support/factories.js';
import { call } from '../support/http.js';
import { findFreePort } from '../support/free-port.js';
import { aClient, refresh, someTokens, startOAuthApp } from '../support/oauth-flow.js';

const K1 = TEST_SECRET_KEY.replace('t1:', 'k1:');
const K2 = `k2:${Buffer.alloc(32, 8).toString('base64')}`;
const K3 = `k3:${Buffer.alloc(32, 9).toString('base64')}`;
/** More than one batch of copies. */
const MANY_KEYS = 450;

let database: TestDatabase;
let port: number;
const services: TestApp[] = [];

beforeAll(async () => {
  database = await makeDatabase();
  port = await findFreePort();
});
afterEach(async () => {
  for (const service of services.splice(0)) await service.close();
});
afterAll(() => database.drop());

/** A process of the service, on the address that it is known by. */
const start = (...keys: string[]) => startOn(port, keys);
/** Another one, as behind a balancer. */
const startBeside = async (...keys: string[]) => startOn(await findFreePort(), keys);

async function startOn(ownPort: number, keys: string[]): Promise<TestApp> {
  const settings = { PORT: String(ownPort), PUBLIC_URL: `http://127.0.0.1:${port}` };
  const service = await startOAuthApp({ SECRET_KEY: keys.join(','), ...settings }, database);
  services.push(service);
  return service;
}

const stop = () => services.pop()!.close();

/** Waits until nothing is sealed with a key any more. */
const isRetired = (id: string) =>
  eventually(async () => {
    const [row] = await database.query(`SELECT retired_at FROM secret_keys WHERE id = '${id}'`);
    expect(row!.retired_at).not.toBeNull();
  });

const me = (service: TestApp, credential: string) =>
  fetch(`${service.url}/v1/me`, { headers: { authorization: `Bearer ${credential}` } });

async function published(service: TestApp) {
  return (await fetch(`${service.url}/oauth/jwks`)).json();
}

/** One of each thing that a key of the ring has a part in. */
async function makeOneOfEach(service: TestApp) {
  const account = await anAccount(service);
  const { apiKey, secret } = await aKey(service, { accountId: account.id });
  const { secret: bare, apiKey: withoutCopy } = await aKey(service, { accountId: account.id });
  await database.query('UPDATE api_keys SET vault = NULL, vault_key_id = NULL WHERE id = $1', [
    withoutCopy.id,
  ]);
  const client = await aClient(service);
  const tokens = await someTokens(service, client, account);
  const body = { url: 'https://example.com/hook', events: ['key.revoked'] };
  const first = (await call(service.url, 'POST', '/v1/webhooks', { key: secret, body })).body.data;
  const path = `/v1/webhooks/${first.id}/rotate-secret`;
  const rotated = (await call(service.url, 'POST', path, { key: secret })).body.data;
  const webhook = { id: first.id as string, secrets: [rotated.secret, first.secret] };
  return { account, apiKey, secret, bare, client, tokens, webhook, jwks: await published(service) };
}

const COPY_SQL = 'SELECT vault, vault_key_id AS "vaultKeyId" FROM api_keys WHERE id = $1';

type SealedEndpoint = Parameters<EndpointSecrets['signing']>[0];
const ENDPOINT_SQL = `
  SELECT id, sealed_secret AS "sealedSecret", sealing_key_id AS "sealingKeyId",
         sealed_previous_secret AS "sealedPreviousSecret", previous_sealing_key_id AS "previousSealingKeyId",
         previous_secret_ends_at AS "previousSecretEndsAt" FROM webhook_endpoints WHERE id = $1`;

type Made = Awaited<ReturnType<typeof makeOneOfEach>>;

/** Each of them still works, also those that nothing but a digest is left of. */
async function expectAllToWork(service: TestApp, made: Made) {
  for (const credential of [made.secret, made.bare, made.tokens.access_token])
    expect((await me(service, credential)).status).toBe(200);
  const { id, accountId } = made.apiKey;
  const [sealed] = await database.query<SealedKey>(COPY_SQL, [id]);
  expect(service.app.get(KeyVault).open(sealed!, id, accountId)).toBe(made.secret);
  const [endpoint] = await database.query<SealedEndpoint>(ENDPOINT_SQL, [made.webhook.id]);
  const secrets = service.app.get(EndpointSecrets, { strict: false });
  expect(secrets.signing(endpoint!, Date.now())).toEqual(made.webhook.secrets);
  const refreshed = await refresh(service, made.client, made.tokens.refresh_token);
  expect(refreshed.status).toBe(200);
  Object.assign(made.tokens, refreshed.body);
  expect(await published(service)).toEqual(made.jwks);
  expect(await service.app.get(AuditVerifier).verify()).toMatchObject({ ok: true });
}

describe('rotating SECRET_KEY', () => {
  let made: Made;

  it('keeps everything working while both are listed, with processes that still list the old one first', async () => {
    made = await makeOneOfEach(await start(K1));
    await stop();
    const [early, late] = [await start(K1, K2), await startBeside(K2, K1)];
    await expectAllToWork(early, made);
    await expectAllToWork(late, made);
    for (const [maker, user] of [[early, late] as const, [late, early] as const]) {
      const { secret } = await aKey(maker);
      expect((await me(user, secret)).status).toBe(200);
      const person = await Person.signIn(maker, made.account);
      const body = new URLSearchParams({ csrf: await person.token() });
      const { status } = await person.browser.request(`${user.url}/sign-out`, { method: 'POST', body });
      expect(status).toBe(303);
      // The other process, whose first key differs, repeats a lost response.
      const used = made.tokens.refresh_token;
      const [lost, repeated] = [
        await refresh(maker, made.client, used),
        await refresh(user, made.client, used),
      ];
      expect(repeated).toMatchObject({ status: 200, body: { refresh_token: lost.body.refresh_token } });
      made.tokens = repeated.body;
    }
  });

  it('re-encrypts everything with the new key, so that the old one can be removed', async () => {
    const service = await start(K1, K2);
    await addCopies(service, made.account.id, MANY_KEYS);
    await stop();
    const [head] = await database.query<{ seq: string }>('SELECT seq FROM audit_head');
    const rotating = await start(K2, K1);
    const beside = await startBeside(K2, K1);
    await isRetired('k1');
    expect(await sealedWith('k1')).toBe(0);
    const retired = await database.query(
      `SELECT target_id, actor_type, after FROM audit_events WHERE action = 'secret_key.retired' AND seq > $1`,
      [head!.seq],
    );
    expect(retired).toEqual([{ target_id: 'k1', actor_type: 'system', after: { replacedBy: 'k2' } }]);
    await expectAllToWork(rotating, made);
    await expectAllToWork(beside, made);
    await stop();
    await stop();
    await expectAllToWork(await start(K2), made);
  });

  it('repeats this with the next key, and digests of the first one still verify', async () => {
    await start(K3, K2);
    await isRetired('k2');
    await stop();
    await expectAllToWork(await start(K3), made);
  });

  it('keeps a copy that cannot be decrypted, and does not retire its key', async () => {
    const service = await start(K3);
    const { apiKey } = await aKey(service);
    await database.query(`UPDATE api_keys SET vault = '\\x00' || vault WHERE id = $1`, [apiKey.id]);
    const [before] = await database.query('SELECT * FROM api_keys WHERE id = $1', [apiKey.id]);
    await stop();
    const rotating = await start(K2, K3);
    await eventually(async () => expect(rotating.logLines.join('')).toContain('cannot be decrypted'));
    await stop();
    expect(await database.query('SELECT * FROM api_keys WHERE id = $1', [apiKey.id])).toEqual([before]);
    await expect(start(K2)).rejects.toThrow('SECRET_KEY lacks the key k3');
    await database.query('DELETE FROM api_keys WHERE id = $1', [apiKey.id]);
  });

  // Prevents a configuration mistake at a restart from silently invalidating every key.
  it.each([
    [
      'lacks a key that data is encrypted with',
      () => [K1],
      /SECRET_KEY lacks the key k[23],.*Add it to the end/,
    ],
    ['has other bytes under a known id', () => [K3.replace('CQkJ', 'CQkK')], /SECRET_KEY: k3 is not the key/],
  ])('refuses to start if the list %s, and changes nothing', async (_case, keys, message) => {
    const before = await allRows();
    await expect(start(...keys())).rejects.toThrow(ConfigError);
    await expect(start(...keys())).rejects.toThrow(message);
    expect(await allRows()).toEqual(before);
    await expectAllToWork(await start(K3, K2), made);
  });
});

/** Keys with a copy each, by one statement. */
async function addCopies({ app }: TestApp, accountId: string, count: number) {
  const copies = Array.from({ length: count }, () => randomUUID()).map((id) => ({
    id,
    ...app.get(KeyVault).seal(`a key with the id ${id}`, id, accountId),
  }));
  await database.query(
    `INSERT INTO api_keys (id, account_id, name, digest, pepper_id, last_four, scopes, vault, vault_key_id)
     SELECT id, $1, 'one of many', id::text::bytea, 'k1', 'last', '{}', vault, 'k1'
       FROM unnest($2::uuid[], $3::bytea[]) AS copy (id, vault)`,
    [accountId, copies.map(({ id }) => id), copies.map(({ vault }) => vault)],
  );
}

const allRows = () =>
  Promise.all(
    ['secret_keys', 'api_keys', 'oauth_signing_keys'].map((table) =>
      database.query(`SELECT * FROM ${table} ORDER BY id`),
    ),
  );

async function sealedWith(id: string) {
  const [row] = await database.query<{ count: number }>(
    `SELECT (SELECT count(*) FROM api_keys WHERE vault_key_id = $1)::int
          + (SELECT count(*) FROM oauth_signing_keys WHERE sealing_key_id = $1)::int AS count`,
    [id],
  );
  return row!.count;
}
