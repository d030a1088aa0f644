import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { toNumber, type Plan } from './plan.entity.js';

/** Somebody who owns keys, apps and a history. */
@Entity('accounts')
export class Account {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Unique without regard to case. */
  @Column('text')
  email: string;

  @Column('text')
  name: string;

  /** argon2id, in the PHC string format. */
  @Column('text', { name: 'password_hash', select: false })
  passwordHash: string;

  @Column('boolean', { name: 'is_admin', default: false })
  isAdmin: boolean;

  @Column('text', { default: 'free' })
  plan: string;

  /** Its own limits where they differ from the plan's; null otherwise. */
  @Column('integer', { name: 'requests_per_minute', nullable: true })
  requestsPerMinute: number | null;

  @Column('integer', { nullable: true })
  concurrency: number | null;

  @Column('bigint', {
    name: 'tokens_per_month',
    nullable: true,
    transformer: { to: (value) => value, from: toNumber },
  })
  tokensPerMonth: number | null;

  /** While set, its credentials answer 403; nothing is lost. */
  @Column('timestamptz', { name: 'suspended_at', nullable: true })
  suspendedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;
}

/** What an account may do at most. */
export type Limits = Pick<Plan, 'requestsPerMinute' | 'concurrency' | 'tokensPerMonth'>;

/** The limits in force: the account's own where it has any, else those of its plan. */
export function limitsInForce(account: Account, plan: Plan): Limits {
  return {
    requestsPerMinute: account.requestsPerMinute ?? plan.requestsPerMinute,
    concurrency: account.concurrency ?? plan.concurrency,
    tokensPerMonth: account.tokensPerMonth ?? plan.tokensPerMonth,
  };
}
