import { Column } from 'typeorm';
import { bigintNumber } from '../database/bigint-number.js';

/** The columns of a table with the usage of a day that is over. */
export abstract class UsageSums {
  @Column('bigint', { transformer: bigintNumber })
  requests: number;

  /** Responses of 4xx and 5xx, except 429. */
  @Column('bigint', { transformer: bigintNumber })
  errors: number;

  @Column('bigint', { transformer: bigintNumber })
  rateLimited: number;

  /** Input and output tokens together. */
  @Column('bigint', { transformer: bigintNumber })
  tokens: number;
}
