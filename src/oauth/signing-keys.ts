import { createHash, generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { JWK } from 'oidc-provider';
import { DataSource, type EntityManager } from 'typeorm';
import { KeyRing } from '../common/crypto/key-ring.js';
import { seal, unseal } from '../common/crypto/sealing.js';
import { Changes } from '../database/changes.js';

/** The id under which a change of the signing keys is told, among those of apps. */
export const SIGNING_KEYS_CHANGE = 'signing-keys';

const PURPOSE = 'oauth-signing-key';
/** ID tokens live an hour; a retired key stays published for far longer than anything it signed. */
const PUBLISHED_FOR = "interval '7 days'";

/** The keys that sign ID tokens (ES256), made once, encrypted at rest with `SECRET_KEY`, the newest in use. */
@Injectable()
export class SigningKeys {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: Changes,
    private readonly keyRing: KeyRing,
  ) {}

  /** The private keys, the one in use first; makes the first key where there is none. */
  async load(): Promise<JWK[]> {
    const rows = await this.read(this.dataSource.manager);
    if (rows.length > 0) return rows.map((row) => this.open(row));
    return this.dataSource.transaction(async (manager) => {
      // Of processes that start side by side on an empty database, one makes the key.
      await manager.query('LOCK TABLE oauth_signing_keys IN EXCLUSIVE MODE');
      if ((await this.read(manager)).length === 0) await this.insert(manager);
      return (await this.read(manager)).map((row) => this.open(row));
    });
  }

  /** Makes a new key for signing; returns its id. The one before stays published for a week. */
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

  /** Seals with the current key what an older one sealed; returns how many there were. */
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
