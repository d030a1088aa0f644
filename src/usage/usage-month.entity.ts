import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { bigintNumber } from '../database/bigint-number.js';

/** The tokens that an account used in one calendar month (UTC): what its monthly quota is compared with. */
@Entity('usage_months')
@Index('usage_months_month_idx', ['month'])
export class UsageMonth {
  @PrimaryColumn('uuid')
  @ForeignKey('accounts', { onDelete: 'CASCADE' })
  accountId: string;

  /** The first day of the month, `YYYY-MM-DD`. */
  @PrimaryColumn('date')
  month: string;

  /** Input and output tokens together. */
  @Column('bigint', { transformer: bigintNumber })
  tokens: number;

  /** What running calls have reserved of the account's quota. */
  @Column('bigint', { default: 0, transformer: bigintNumber })
  reservedTokens: number;
}
