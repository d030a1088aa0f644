import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** An `Idempotency-Key` of an account, or of an app acting for it. Kept for 24 hours. */
@Entity('idempotency_keys')
@Index('idempotency_keys_expires_at_idx', ['expiresAt'])
@Index('idempotency_keys_generation_id_idx', ['generationId'])
export class IdempotencyKey {
  @PrimaryColumn('uuid')
  @ForeignKey('accounts', { onDelete: 'CASCADE' })
  accountId: string;

  /** The OAuth app; an empty string for API keys. */
  @PrimaryColumn('text')
  clientId: string;

  /** The header's value: 1 to 255 visible ASCII characters. */
  @PrimaryColumn('text')
  key: string;

  /** SHA-256 of method, path and canonical body. */
  @Column('bytea')
  fingerprint: Buffer;

  /** Only the request that holds this claim may complete the key. A retry takes it over when the lease has expired. */
  @Column('uuid')
  claim: string;

  @Column('timestamptz')
  leaseExpiresAt: Date;

  /**
   * Set once, by the statement that stores the generation; null while the request runs. A trigger deletes the key with its
   * generation: a foreign key would keep keys from being claimed while a partition of `generations` is detached.
   */
  @Column('uuid', { nullable: true })
  generationId: string | null;

  @Column('timestamptz')
  expiresAt: Date;
}
