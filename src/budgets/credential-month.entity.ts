import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { bigintNumber } from '../database/bigint-number.js';

/**
 * The usage of a key or app with a monthly limit in one calendar month (UTC). A row exists once a limit has applied; it
 * always equals the sum of the credential's rows in `usage_days`.
 */
@Entity('credential_months')
@Index('credential_months_recount_until_idx', ['recountUntil'])
export class CredentialMonth {
  @PrimaryColumn('uuid')
  @ForeignKey('accounts', { onDelete: 'CASCADE' })
  accountId: string;

  /** The first key of a chain of rotations, or an app. */
  @PrimaryColumn('text')
  credentialId: string;

  /** The first day of the month, `YYYY-MM-DD`. */
  @PrimaryColumn('date')
  month: string;

  /** Input and output tokens together. */
  @Column('bigint', { transformer: bigintNumber })
  tokens: number;

  /** Nano-units of the currency. */
  @Column('bigint', { transformer: bigintNumber })
  spend: number;

  /** The sum of the reservations of running calls. */
  @Column('bigint', { default: 0, transformer: bigintNumber })
  reservedTokens: number;

  @Column('bigint', { default: 0, transformer: bigintNumber })
  reservedSpend: number;

  /**
   * Until then, the janitor adds the usage up again: calls that began before the limit was set are not counted here when
   * they end. Null once that is over.
   */
  @Column('timestamptz', { nullable: true })
  recountUntil: Date | null;
}
