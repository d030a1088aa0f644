import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { bigintNumber } from '../database/bigint-number.js';

/** The limits of an account, for all its credentials together. Admins can change them. */
@Entity('plans')
@Check('plans_requests_per_minute_check', 'requests_per_minute > 0')
@Check('plans_concurrency_check', 'concurrency > 0')
@Check('plans_tokens_per_month_check', 'tokens_per_month >= 0')
export class Plan {
  @PrimaryColumn('text')
  id: string;

  @Column('integer')
  requestsPerMinute: number;

  /** The maximum of concurrent generate and refine requests per credential. */
  @Column('integer')
  concurrency: number;

  /** Input and output tokens of a calendar month (UTC); null for no limit. */
  @Column('bigint', { nullable: true, transformer: bigintNumber })
  tokensPerMonth: number | null;

  /** The ids of the allowed models; null for all. */
  @Column('text', { array: true, nullable: true })
  models: string[] | null;
}
