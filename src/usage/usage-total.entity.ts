import { Column, Entity, PrimaryColumn } from 'typeorm';
import { UsageSums } from './usage-sums.js';

/** The usage of all accounts on one UTC day that is over, including accounts that have been deleted since. */
@Entity('usage_totals')
export class UsageTotal extends UsageSums {
  /** A UTC day, `YYYY-MM-DD`. */
  @PrimaryColumn('date')
  day: string;

  /** When the total was computed, by the database's clock; null where version 0.1 computed it. */
  @Column('timestamptz', { nullable: true })
  summedAt: Date | null;

  /** When the totals of accounts with many credentials were computed; null if they are still to be. */
  @Column('timestamptz', { nullable: true })
  accountsSummedAt: Date | null;
}
