import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountsService } from '../../src/accounts/accounts.service.js';
import { ApiKeysService } from '../../src/api-keys/api-keys.service.js';
import { isWellFormedKey, makeKey } from '../../src/api-keys/key-format.js';
import { KeyUses } from '../../src/api-keys/key-uses.js';
import { KeyVault } from '../../src/api-keys/key-vault.js';
import { Notifier } from '../../src/database/notifier.js';
import { startApp, type TestApp } from '../support/app.js';
import { aKey, anAccount } from '../support/factories.js';
import { call, errorEnvelope } from '../support/http.js';
import { eventually } from '../support/eventually.js';

let service: TestApp;
/** A second process on the same database, as far as caches and notifications are concerned. */
let other: TestApp;

beforeAll(async () => {
  service = await startApp();
  other = await startApp({}, service.database);
});
afterAll(async () => {
  await other.close();
  await service.close();
});

const HOUR_MS = 3_600_000;
const keys = () => service.app.get(ApiKeysService);
const statusOf = async (secret: string, at = service) =>
  (await call(at.url, 'GET', '/v1/me', { key: secret })).status;

describe('the format of a key', () => {
  it('is the prefix, 40 random digits and the checksum of both', () => {
    const key = makeKey();
    expect(key).toMatch(/^cdk_live_[0-9A-Za-z]{46}$/);
    expect(isWellFormedKey(key)).toBe(true);
    // CRC-32/ISO-HDLC of the text is 0x…; computed apart, with zlib's reference implementation.
    expect(isWellFormedKey('cdk_live_00000000000000000000000000000000000000001tYb2U')).toBe(false);
  });

  it('has a valid checksum only by chance', () => {
    const key = makeKey();
    const variants = [...'0123456789'].map((digit) => key.slice(0, 20) + digit + key.slice(21));
    expect(variants.filter(isWellFormedKey).length).toBeLessThanOrEqual(1);
  });
});

describe('a stored key', () => {
  it('has a peppered digest, the last four characters and an encrypted copy, never the key', async () => {
    const { apiKey, secret } = await aKey(service);
    const [row] = await service.database.query<{ row: string; digest: Buffer }>(
      'SELECT api_keys::text AS row, digest FROM api_keys WHERE id = $1',
      [apiKey.id],
    );
    expect(row!.row).not.toContain(secret.slice(9, 30));
    expect(row!.row).toContain(secret.slice(-4));
    expect(row!.digest.equals(createHash('sha256').update(secret).digest())).toBe(false);
  });

  // An attacker who can write rows, but does not have the pepper, would create keys.
  it('does not authenticate with an unkeyed digest', async () => {
    const { apiKey } = await aKey(service);
    const forged = makeKey();
    await service.database.query('UPDATE api_keys SET digest = $1 WHERE id = $2', [
      createHash('sha256').update(forged).digest(),
      apiKey.id,
    ]);
    expect(await statusOf(forged)).toBe(401);
  });

  it('decrypts only in the row it was encrypted for', async () => {
    const vault = service.app.get(KeyVault);
    const [one, two] = [await aKey(service), await aKey(service)];
    const [row] = await service.database.query<{ vault: Buffer; vault_key_id: string }>(
      'SELECT vault, vault_key_id FROM api_keys WHERE id = $1',
      [one.apiKey.id],
    );
    const sealed = { vault: row!.vault, vaultKeyId: row!.vault_key_id };
    expect(vault.open(sealed, one.apiKey.id, one.apiKey.accountId)).toBe(one.secret);
    expect(() => vault.open(sealed, two.apiKey.id, two.apiKey.accountId)).toThrow();
  });

  it('has no encrypted copy with API_KEY_REVEAL=once', async () => {
    const once = await startApp({ API_KEY_REVEAL: 'once' }, service.database);
    const { apiKey } = await aKey(once);
    const rows = await service.database.query('SELECT vault FROM api_keys WHERE id = $1', [apiKey.id]);
    expect(rows).toEqual([{ vault: null }]);
    await once.close();
  });
});

describe('a key that is revoked or expires', () => {
  it('is rejected once revoked: immediately here, within 100 ms elsewhere, its encrypted copy deleted', async () => {
    const { apiKey, secret } = await aKey(service);
    expect([await statusOf(secret), await statusOf(secret, other)]).toEqual([200, 200]);
    await keys().revoke(apiKey.id, 'leaked');
    expect(await statusOf(secret)).toBe(401);
    // The clock stands still, so no cache expires; many-processes measures the time.
    await eventually(async () => expect(await statusOf(secret, other)).toBe(401));
    const rows = await service.database.query('SELECT vault, revoked_reason FROM api_keys WHERE id = $1', [
      apiKey.id,
    ]);
    expect(rows).toEqual([{ vault: null, revoked_reason: 'leaked' }]);
  });

  it('is rejected at its second of expiry, even if cached', async () => {
    const { secret } = await aKey(service, { expiresAt: new Date(service.clock.now() + HOUR_MS) });
    expect(await statusOf(secret)).toBe(200);
    service.clock.advance(HOUR_MS - 1);
    expect(await statusOf(secret)).toBe(200);
    service.clock.advance(1);
    expect(await statusOf(secret)).toBe(401);
    service.clock.advance(-HOUR_MS);
  });

  it('is rejected while the listener is down, because the cache is bypassed', async () => {
    const { apiKey, secret } = await aKey(service);
    expect(await statusOf(secret, other)).toBe(200);
    await service.database.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'copydesk listener' AND datname = current_database()",
    );
    await eventually(async () => expect(other.app.get(Notifier).isUp).toBe(false));
    await keys().revoke(apiKey.id, 'test');
    expect(await statusOf(secret, other)).toBe(401);
    await eventually(async () => expect(other.app.get(Notifier).isUp).toBe(true));
  });

  it('is never served from a cache that was filled during the revocation', async () => {
    for (let round = 0; round < 20; round++) {
      const { apiKey, secret } = await aKey(service);
      const racing = Array.from({ length: 5 }, () => statusOf(secret));
      await keys().revoke(apiKey.id, 'race');
      await Promise.all(racing);
      expect(await statusOf(secret)).toBe(401);
    }
  });
});

describe('rotation', () => {
  it('accepts both keys during the overlap, and only the new one after it', async () => {
    const old = await aKey(service, { name: 'ci', scopes: ['refine'] });
    const issued = await keys().rotate(old.apiKey.id, HOUR_MS);
    expect(issued.apiKey).toMatchObject({ name: 'ci', scopes: ['refine'], rotatedFrom: old.apiKey.id });
    expect([await statusOf(old.secret), await statusOf(issued.secret)]).toEqual([200, 200]);
    service.clock.advance(HOUR_MS);
    expect([await statusOf(old.secret), await statusOf(issued.secret)]).toEqual([401, 200]);
    service.clock.advance(-HOUR_MS);
  });

  it('ends the old key immediately without an overlap', async () => {
    const old = await aKey(service);
    const issued = await keys().rotate(old.apiKey.id, 0);
    expect([await statusOf(old.secret), await statusOf(issued.secret)]).toEqual([401, 200]);
  });

  it('never extends the lifetime of the old key', async () => {
    const old = await aKey(service, { expiresAt: new Date(service.clock.now() + 1000) });
    await keys().rotate(old.apiKey.id, HOUR_MS);
    const [row] = await service.database.query<{ expires_at: Date }>(
      'SELECT expires_at FROM api_keys WHERE id = $1',
      [old.apiKey.id],
    );
    expect(row!.expires_at).toEqual(old.apiKey.expiresAt);
  });

  it('creates one successor even for parallel requests, and none for an ended key', async () => {
    const { apiKey } = await aKey(service);
    const outcomes = await Promise.allSettled([
      keys().rotate(apiKey.id, HOUR_MS),
      keys().rotate(apiKey.id, HOUR_MS),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const dead = await aKey(service);
    await keys().revoke(dead.apiKey.id, 'test');
    await expect(keys().rotate(dead.apiKey.id, 0)).rejects.toThrow('the key is revoked');
  });

  it('ends a predecessor that is still in its overlap', async () => {
    const first = await aKey(service);
    const second = await keys().rotate(first.apiKey.id, HOUR_MS);
    await keys().rotate(second.apiKey.id, HOUR_MS);
    expect(await statusOf(first.secret)).toBe(401);
  });
});

describe('the use of a key', () => {
  it('is rejected with 403 from an address outside its allow-list, even with a forged X-Forwarded-For', async () => {
    const { secret } = await aKey(service, { allowedCidrs: ['10.0.0.0/8'] });
    const headers = { 'x-forwarded-for': '10.1.2.3' };
    const { status, body } = await call(service.url, 'GET', '/v1/me', { key: secret, headers });
    expect(status).toBe(403);
    expect(body).toEqual(errorEnvelope('FORBIDDEN', 'address_not_allowed'));
    const inside = await aKey(service, { allowedCidrs: ['10.0.0.0/8', '127.0.0.0/8'] });
    expect(await statusOf(inside.secret)).toBe(200);
  });

  it('uses the address given by a trusted proxy', async () => {
    const proxied = await startApp({ TRUST_PROXY: '127.0.0.1' }, service.database);
    const { secret } = await aKey(service, { allowedCidrs: ['10.0.0.0/8', '2001:db8::/32'] });
    const from = (address: string) =>
      call(proxied.url, 'GET', '/v1/me', { key: secret, headers: { 'x-forwarded-for': address } });
    expect((await from('10.1.2.3')).status).toBe(200);
    expect((await from('2001:db8::1')).status).toBe(200);
    expect((await from('11.1.2.3')).status).toBe(403);
    await proxied.close();
  });

  it('is suspended and resumed with its account', async () => {
    const account = await anAccount(service);
    const { secret } = await aKey(service, { accountId: account.id });
    const accounts = service.app.get(AccountsService);
    expect(await statusOf(secret)).toBe(200);
    await accounts.setSuspended(account, true);
    const { status, body } = await call(service.url, 'GET', '/v1/me', { key: secret });
    expect([status, body.error.reason]).toEqual([403, 'account_suspended']);
    await accounts.setSuspended(account, false);
    expect(await statusOf(secret)).toBe(200);
  });
});

describe('last used', () => {
  it('is written in one statement for any number of requests, and never decreases', async () => {
    const { apiKey, secret } = await aKey(service);
    const uses = service.app.get(KeyUses);
    for (let count = 0; count < 20; count++) await statusOf(secret);
    const lastUsed = async () =>
      (
        await service.database.query<{ at: Date | null }>(
          'SELECT last_used_at AS at FROM api_keys WHERE id = $1',
          [apiKey.id],
        )
      )[0]!.at;
    expect(await lastUsed()).toBeNull();
    await uses.flush();
    expect(await lastUsed()).toEqual(new Date(service.clock.now()));
    uses.note(apiKey.id, service.clock.now() - HOUR_MS, '127.0.0.1');
    await uses.flush();
    expect(await lastUsed()).toEqual(new Date(service.clock.now()));
  });

  it('is not lost when the service stops', async () => {
    const stopping = await startApp({}, service.database);
    const { apiKey, secret } = await aKey(stopping);
    await statusOf(secret, stopping);
    await stopping.close();
    const rows = await service.database.query<{ at: Date }>(
      'SELECT last_used_at AS at FROM api_keys WHERE id = $1',
      [apiKey.id],
    );
    expect(rows[0]!.at).toEqual(expect.any(Date));
  });
});

describe('an account', () => {
  it('can have 1,000 active keys', async () => {
    const { id } = await anAccount(service);
    await service.database.query(
      `INSERT INTO api_keys (id, account_id, name, digest, pepper_id, last_four, scopes)
       SELECT gen_random_uuid(), $1, 'k', decode(md5(n::text), 'hex'), 'p', 'xxxx', '{}' FROM generate_series(1, 999) n`,
      [id],
    );
    await keys().issue(id, { name: 'the last' });
    await expect(keys().issue(id, { name: 'one too many' })).rejects.toThrow('1000 active keys');
  });
});
