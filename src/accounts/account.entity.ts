import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { bigintNumber } from '../database/bigint-number.js';
import type { Plan } from './plan.entity.js';

/**
 * One customer: an email address and a plan, and the owner of API keys, apps, usage and generations. A new password
 * deletes the account's sessions and grants (trigger `accounts_new_password`).
 */
@Entity('accounts')
@Index('accounts_email_key', { synchronize: false })
@Index('accounts_email_idx', { synchronize: false })
@Index('accounts_name_idx', { synchronize: false })
@Index('accounts_created_at_idx', ['createdAt', 'id'])
@Index('accounts_retention_days_idx', ['id'])
@Index('accounts_is_admin_idx', ['id'])
@Check('accounts_requests_per_minute_check', 'requests_per_minute > 0')
@Check('accounts_concurrency_check', 'concurrency > 0')
@Check('accounts_tokens_per_month_check', 'tokens_per_month >= 0')
export class Account {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Unique regardless of case (index `accounts_email_key`). */
  @Column('text')
  email: string;

  @Column('text')
  name: string;

  /** argon2id, in the PHC string format. */
  @Column('text', { select: false })
  passwordHash: string;

  @Column('boolean', { default: false })
  isAdmin: boolean;

  @Column('text', { default: 'free' })
  @ForeignKey('plans')
  plan: string;

  /** The account's own limits; null applies the plan's. */
  @Column('integer', { nullable: true })
  requestsPerMinute: number | null;

  @Column('integer', { nullable: true })
  concurrency: number | null;

  @Column('bigint', { nullable: true, transformer: bigintNumber })
  tokensPerMonth: number | null;

  /** While set, the account's credentials are rejected with 403. */
  @Column('timestamptz', { nullable: true })
  suspendedAt: Date | null;

  /** Whether the prompts, options and instructions of its requests are kept with the texts. */
  @Column('boolean', { default: true })
  storesInputs: boolean;

  /** The age in days at which its texts are deleted; null: as `RETENTION_DAYS` says. */
  @Column('integer', { nullable: true })
  retentionDays: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}

/** The limits of an account. */
export type Limits = Pick<Plan, 'requestsPerMinute' | 'concurrency' | 'tokensPerMonth'>;

/** The effective limits: the account's own, or else those of its plan. */
export function limitsInForce(account: Account, plan: Plan): Limits {
  return {
    requestsPerMinute: account.requestsPerMinute ?? plan.requestsPerMinute,
    concurrency: account.concurrency ?? plan.concurrency,
    tokensPerMonth: account.tokensPerMonth ?? plan.tokensPerMonth,
  };
}
