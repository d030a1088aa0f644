import type { JWK } from 'oidc-provider';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A key that signs ID tokens (ES256). The newest is in use; older ones stay published for a week. */
@Entity('oauth_signing_keys')
export class OAuthSigningKey {
  /** The `kid`: 22 characters of a digest of the public key. */
  @PrimaryColumn('text')
  id: string;

  @Column('jsonb')
  publicJwk: JWK;

  /** The private key: AES-256-GCM (nonce, tag, ciphertext) under the key of `SECRET_KEY` that `sealingKeyId` names. */
  @Column('bytea', { select: false })
  sealed: Buffer;

  @Column('text', { select: false })
  sealingKeyId: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
