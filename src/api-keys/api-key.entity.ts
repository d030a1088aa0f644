import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { bigintNumber } from '../database/bigint-number.js';
import type { Scope } from '../common/http/scopes.js';

/** An API key of an account. The key itself is not stored. */
@Entity('api_keys')
@Index('api_keys_digest_key', ['digest'], { unique: true })
@Index('api_keys_account_id_idx', ['accountId', 'createdAt'])
@Index('api_keys_rotated_from_idx', ['rotatedFrom'])
@Index('api_keys_created_at_idx', ['createdAt', 'id'])
@Index('api_keys_last_used_at_idx', ['lastUsedAt', 'id'])
@Index('api_keys_expires_at_idx', ['expiresAt', 'id'])
@Index('api_keys_last_four_idx', ['lastFour'])
@Index('api_keys_name_idx', { synchronize: false })
@Index('api_keys_vault_idx', ['expiresAt'])
@Index('api_keys_vault_key_id_idx', ['vaultKeyId', 'id'])
@Check('api_keys_requests_per_minute_check', 'requests_per_minute > 0')
export class ApiKey {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey('accounts', { onDelete: 'CASCADE' })
  accountId: string;

  @Column('text')
  name: string;

  /** HMAC-SHA-256 of the key under the pepper that `pepperId` names. */
  @Column('bytea', { select: false })
  digest: Buffer;

  @Column('text', { select: false })
  pepperId: string;

  @Column('text')
  lastFour: string;

  @Column('text', { array: true })
  scopes: Scope[];

  /** The networks that it can be used from (CIDR notation); null for any. */
  @Column('text', { array: true, nullable: true })
  allowedCidrs: string[] | null;

  /** The key's own limit, in addition to the account's; null for none. */
  @Column('integer', { nullable: true })
  requestsPerMinute: number | null;

  /** Input and output tokens of a calendar month (UTC); null for no limit of its own. */
  @Column('bigint', { nullable: true, transformer: bigintNumber })
  tokensPerMonth: number | null;

  /** Nano-units of the currency that it can spend in a calendar month (UTC); null for no limit. */
  @Column('bigint', { nullable: true, transformer: bigintNumber })
  spendPerMonth: number | null;

  /** The first key of a chain of rotations: all of them together use the monthly limits once. Null for the first. */
  @Column('uuid', { nullable: true })
  budgetId: string | null;

  /** The ids of the allowed models; null for all that the plan allows. */
  @Column('text', { array: true, nullable: true })
  models: string[] | null;

  @Column('timestamptz', { nullable: true })
  expiresAt: Date | null;

  @Column('timestamptz', { nullable: true })
  revokedAt: Date | null;

  @Column('text', { nullable: true })
  revokedReason: string | null;

  /** The key that this one replaces. */
  @Column('uuid', { nullable: true })
  @ForeignKey('api_keys', { onDelete: 'SET NULL' })
  rotatedFrom: string | null;

  /** The key encrypted with AES-256-GCM (nonce, tag, ciphertext) for its owner to copy; null once it has ended. */
  @Column('bytea', { nullable: true, select: false })
  vault: Buffer | null;

  @Column('text', { nullable: true, select: false })
  vaultKeyId: string | null;

  /** Written in batches, so up to half a minute late. */
  @Column('timestamptz', { nullable: true })
  lastUsedAt: Date | null;

  @Column('text', { nullable: true })
  lastUsedAddress: string | null;

  /** Since when the uses of its scopes are recorded (`ScopeUse`). */
  @Column('timestamptz', { default: () => 'now()' })
  scopeUsesSince: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}

/** `revoked` and `expired` are the end of a key. */
type ApiKeyState = 'active' | 'expired' | 'revoked';

/** Returns the state of a key at a time. A revoked key stays revoked after it has expired. */
export function stateOf(key: Pick<ApiKey, 'revokedAt' | 'expiresAt'>, now: number): ApiKeyState {
  if (key.revokedAt) return 'revoked';
  return key.expiresAt && key.expiresAt.getTime() <= now ? 'expired' : 'active';
}
