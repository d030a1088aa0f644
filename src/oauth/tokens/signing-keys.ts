import { createHash, generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { JWK } from 'oidc-provider';
import { DataSource, LessThan, Raw, type EntityManager } from 'typeorm';
import { KeyRing } from '../../common/crypto/key-ring.js';
import { seal, unseal } from '../../common/crypto/sealing.js';
import { Changes } from '../../database/changes.js';
import { OAuthSigningKey } from './oauth-signing-key.entity.js';

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
    const keys = await this.read(this.dataSource.manager);
    if (keys.length > 0) return keys.map((key) => this.open(key));
    return this.dataSource.transaction(async (manager) => {
      // Of processes that start concurrently on an empty database, one generates the key.
      await manager.query('LOCK TABLE oauth_signing_keys IN EXCLUSIVE MODE');
      if ((await this.read(manager)).length === 0) await this.insert(manager);
      return (await this.read(manager)).map((key) => this.open(key));
    });
  }

  /** Generates a new signing key and returns its id. The previous key stays published for a week. */
  rotate(): Promise<string> {
    return this.changes.commit('client', SIGNING_KEYS_CHANGE, async (manager) => {
      const id = await this.insert(manager);
      const [successor] = await manager.find(OAuthSigningKey, {
        where: { createdAt: Raw((column) => `${column} < now() - ${PUBLISHED_FOR}`) },
        order: { createdAt: 'DESC' },
        take: 1,
      });
      // Keys that were replaced a week ago or earlier have signed nothing that is still valid.
      if (successor) await manager.delete(OAuthSigningKey, { createdAt: LessThan(successor.createdAt) });
      return id;
    });
  }

  /** Encrypts the keys that an older key sealed with the current one; returns their number. */
  async reencryptFrom(sealingKeyId: string): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const where = { sealingKeyId };
      const keys = await manager.find(OAuthSigningKey, {
        ...SEALED,
        where,
        lock: { mode: 'pessimistic_write' },
      });
      const current = this.keyRing.current(PURPOSE);
      for (const key of keys) {
        const sealed = seal(this.unseal(key), current, key.id);
        await manager.update(OAuthSigningKey, key.id, { sealed, sealingKeyId: current.id });
      }
      return keys.length;
    });
  }

  private read(manager: EntityManager): Promise<OAuthSigningKey[]> {
    return manager.find(OAuthSigningKey, { ...SEALED, order: { createdAt: 'DESC', id: 'ASC' } });
  }

  private async insert(manager: EntityManager): Promise<string> {
    const { publicKey, privateKey } = await promisify(generateKeyPair)('ec', { namedCurve: 'P-256' });
    const { kty, crv, x, y } = publicKey.export({ format: 'jwk' });
    const { d } = privateKey.export({ format: 'jwk' });
    const publicJwk: object = { kty, crv, x, y, alg: 'ES256', use: 'sig' };
    const id = createHash('sha256').update(`${x}.${y}`).digest('base64url').slice(0, 22);
    const current = this.keyRing.current(PURPOSE);
    await manager.insert(OAuthSigningKey, {
      id,
      publicJwk,
      sealed: seal(d!, current, id),
      sealingKeyId: current.id,
      // The column's default is the start of the transaction, which may precede another process's key.
      createdAt: () => 'clock_timestamp()',
    });
    return id;
  }

  private open(key: OAuthSigningKey): JWK {
    return { ...key.publicJwk, kid: key.id, d: this.unseal(key) };
  }

  private unseal({ id, sealed, sealingKeyId }: OAuthSigningKey): string {
    return unseal(sealed, this.keyRing.get(PURPOSE, sealingKeyId), id);
  }
}

/** All columns, including those that ordinary reads leave out. */
const SEALED = {
  select: { id: true, publicJwk: true, sealed: true, sealingKeyId: true, createdAt: true },
} as const;
