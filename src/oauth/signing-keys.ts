import { createHash, generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { JWK } from 'oidc-provider';
import { DataSource, type EntityManager } from 'typeorm';
import { KeyRing } from '../common/crypto/key-ring.js';
import { seal, unseal } from '../common/crypto/sealing.js';
import { Changes } from '../database/changes.js';

/** The id in notifications about changed signing keys, which share the kind of apps. */
export const SIGNING_KEYS_CHANGE = 'signing-keys';

const PURPOSE = 'oauth-signing-key';
/** How long a retired key stays published: much longer than the hour for which ID tokens are valid. */
const PUBLISHED_FOR = "interval '7 days'";

/** Stores the keys that sign ID tokens (ES256), encrypted with `SECRET_KEY`. The newest one signs. */
@Injectable()
export class SigningKeys {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: Changes,
    private readonly keyRing: KeyRing,
  ) {}

  /** Returns the private keys, newest first; generates the first key if necessary. */
  async load(): Promise<JWK[]> {
    const rows = await this.read(this.dataSource.manager);
    if (rows.length > 0) return rows.map((row) => this.open(row));
    return this.dataSource.transaction(async (manager) => {
      // Of processes that start concurrently on an empty database, one generates the key.
      await manager.query('LOCK TABLE oauth_signing_keys IN EXCLUSIVE MODE');
      if ((await this.read(manager)).length === 0) await this.insert(manager);
      return (await this.read(manager)).map((row) => this.open(row));
    });
  }

  /** Generates a new signing key and returns its id. The previous key stays published for a week. */
  rotate(): Promise<string> {
    return this.changes.commit('c', SIGNING_KEYS_CHANGE, async (manager) => {
      const id = await this.insert(manager);
      await manager.query(`
        DELETE FROM oauth_signing_keys old
         WHERE EXISTS (SELECT FROM oauth_signing_keys next
                        WHERE next.created_at > old.created_at AND next.created_at < now() - ${PUBLISHED_FOR})`);
      return id;
    });
  }

  /** Encrypts the keys that an older key sealed with the current one; returns their number. */
  async resealFrom(sealingKeyId: string): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const rows: SealedKey[] = await manager.query(
        'SELECT id, sealed, sealing_key_id FROM oauth_signing_keys WHERE sealing_key_id = $1 FOR UPDATE',
        [sealingKeyId],
      );
      const current = this.keyRing.current(PURPOSE);
      for (const row of rows) {
        await manager.query('UPDATE oauth_signing_keys SET sealed = $2, sealing_key_id = $3 WHERE id = $1', [
          row.id,
          seal(this.unseal(row), current, row.id),
          current.id,
        ]);
      }
      return rows.length;
    });
  }

  private read(manager: EntityManager): Promise<SealedKey[]> {
    return manager.query(
      'SELECT id, public_jwk, sealed, sealing_key_id FROM oauth_signing_keys ORDER BY created_at DESC, id',
    );
  }

  private async insert(manager: EntityManager): Promise<string> {
    const { publicKey, privateKey } = await promisify(generateKeyPair)('ec', { namedCurve: 'P-256' });
    const { kty, crv, x, y } = publicKey.export({ format: 'jwk' });
    const { d } = privateKey.export({ format: 'jwk' });
    const publicJwk = { kty, crv, x, y, alg: 'ES256', use: 'sig' };
    const id = createHash('sha256').update(`${x}.${y}`).digest('base64url').slice(0, 22);
    const current = this.keyRing.current(PURPOSE);
    const sql =
      'INSERT INTO oauth_signing_keys (id, public_jwk, sealed, sealing_key_id, created_at) VALUES ($1, $2, $3, $4, clock_timestamp())';
    await manager.query(sql, [id, publicJwk, seal(d!, current, id), current.id]);
    return id;
  }

  private open(row: SealedKey): JWK {
    return { ...row.public_jwk, kid: row.id, d: this.unseal(row) };
  }

  private unseal({ id, sealed, sealing_key_id }: SealedKey): string {
    const key = this.keyRing.find(PURPOSE, sealing_key_id);
    if (!key) throw new Error(`the key ${sealing_key_id}, which sealed a signing key, is not in SECRET_KEY`);
    return unseal(sealed, key, id);
  }
}

interface SealedKey {
  id: string;
  public_jwk: JWK;
  sealed: Buffer;
  sealing_key_id: string;
}
