import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { UsageSums } from './usage-sums.js';

/** The usage of an account with many credentials on one UTC day that is over. */
@Entity('account_usage_totals')
@Index('account_usage_totals_day_idx', ['day'])
export class AccountUsageTotal extends UsageSums {
  @PrimaryColumn('uuid')
  @ForeignKey('accounts', { onDelete: 'CASCADE' })
  accountId: string;

  /** A UTC day, `YYYY-MM-DD`. */
  @PrimaryColumn('date')
  day: string;
}
