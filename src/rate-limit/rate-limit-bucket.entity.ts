import { Column, Entity, PrimaryColumn } from 'typeorm';
import { bigintNumber } from '../database/bigint-number.js';

/**
 * The requests of one bucket in its current window, where several processes share their limits. The table is
 * unlogged: a crash of PostgreSQL forgets the counts of one window. Only the function `hit_rate_limits` writes it.
 */
@Entity('rate_limit_buckets')
export class RateLimitBucket {
  /** What is limited and its id, such as `account:<uuid>`. */
  @PrimaryColumn('text', { collation: 'C' })
  bucket: string;

  /** Seconds since the epoch. */
  @Column('bigint', { transformer: bigintNumber })
  windowStart: number;

  @Column('integer')
  used: number;
}
