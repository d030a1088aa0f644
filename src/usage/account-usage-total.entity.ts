import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { bigintNumber } from '../database/bigint-number.js';

/** The usage of an account with many credentials on one UTC day that is over. */
@Entity('account_usage_totals')
@Index('account_usage_totals_day_idx', ['day'])
export class AccountUsageTotal {
  @PrimaryColumn('uuid')
  @ForeignKey('accounts', { onDelete: 'CASCADE' })
  accountId: string;

  /** A UTC day, `YYYY-MM-DD`. */
  @PrimaryColumn('date')
  day: string;

  @Column('bigint', { transformer: bigintNumber })
  requests: number;

  /** Requests that failed on our side. */
  @Column('bigint', { transformer: bigintNumber })
  errors: number;

  @Column('bigint', { transformer: bigintNumber })
  rateLimited: number;

  /** Input and output tokens together. */
  @Column('bigint', { transformer: bigintNumber })
  tokens: number;
}
