import { Column, Entity, PrimaryColumn } from 'typeorm';
import { bigintNumber } from '../database/bigint-number.js';

/**
 * The requests of one bucket in its current window, shared by several processes. The table is unlogged: a crash of
 * PostgreSQL loses the counts of one window. Only `LimitStatements` counts in it.
 */
@Entity('rate_limit_buckets')
export class RateLimitBucket {
  /** The bucket's name and id, such as `account:<uuid>`. */
  @PrimaryColumn('text', { collation: 'C' })
  bucket: string;

  /** Seconds since the epoch. */
  @Column('bigint', { transformer: bigintNumber })
  windowStart: number;

  @Column('integer')
  used: number;
}
