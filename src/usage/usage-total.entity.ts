import { Column, Entity, PrimaryColumn } from 'typeorm';
import { bigintNumber } from '../database/bigint-number.js';

/** The usage of all accounts on one UTC day that is over, including accounts that have been deleted since. */
@Entity('usage_totals')
export class UsageTotal {
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

  /** When the total was computed, by the database's clock; null where version 0.1 computed it. */
  @Column('timestamptz', { nullable: true })
  summedAt: Date | null;

  /** When the totals of accounts with many credentials were computed; null if they are still to be. */
  @Column('timestamptz', { nullable: true })
  accountsSummedAt: Date | null;
}
