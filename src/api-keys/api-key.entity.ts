import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { Scope } from '../common/scopes.js';

/** A secret that an application of the owner uses. The secret itself is not here. */
@Entity('api_keys')
export class ApiKey {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @Column('text')
  name: string;

  @Column('bytea', { select: false })
  digest: Buffer;

  @Column('text', { name: 'pepper_id', select: false })
  pepperId: string;

  @Column('text', { name: 'last_four' })
  lastFour: string;

  @Column('text', { array: true })
  scopes: Scope[];

  /** Addresses it may be used from; null for anywhere. */
  @Column('text', { name: 'allowed_cidrs', array: true, nullable: true })
  allowedCidrs: string[] | null;

  /** A limit of its own beside the account's. */
  @Column('integer', { name: 'requests_per_minute', nullable: true })
  requestsPerMinute: number | null;

  @Column('timestamptz', { name: 'expires_at', nullable: true })
  expiresAt: Date | null;

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt: Date | null;

  @Column('text', { name: 'revoked_reason', nullable: true })
  revokedReason: string | null;

  /** The key that this one takes the place of. */
  @Column('uuid', { name: 'rotated_from', nullable: true })
  rotatedFrom: string | null;

  @Column('bytea', { nullable: true, select: false })
  vault: Buffer | null;

  @Column('text', { name: 'vault_key_id', nullable: true, select: false })
  vaultKeyId: string | null;

  /** Written in batches, so up to half a minute late. */
  @Column('timestamptz', { name: 'last_used_at', nullable: true })
  lastUsedAt: Date | null;

  @Column('text', { name: 'last_used_address', nullable: true })
  lastUsedAddress: string | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;
}

/** `revoked` and `expired` are the end of a key. */
export type ApiKeyState = 'active' | 'expired' | 'revoked';

export function stateOf(key: Pick<ApiKey, 'revokedAt' | 'expiresAt'>, now: number): ApiKeyState {
  if (key.revokedAt) return 'revoked';
  return key.expiresAt && key.expiresAt.getTime() <= now ? 'expired' : 'active';
}
