import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { bigintExact } from '../database/bigint-exact.js';
import { bigintNumber } from '../database/bigint-number.js';

/** What one credential of an account used on one UTC day. */
@Entity('usage_days')
@Index('usage_days_day_idx', ['day'])
@Index('usage_days_app_idx', ['accountId', 'credentialId'])
export class UsageDay {
  @PrimaryColumn('uuid')
  @ForeignKey('accounts', { onDelete: 'CASCADE' })
  accountId: string;

  /** A UTC day, `YYYY-MM-DD`. */
  @PrimaryColumn('date')
  day: string;

  @PrimaryColumn('text')
  credentialType: 'api_key' | 'oauth_token' | 'dashboard';

  /** An API key's id. For access tokens the id of their app, because tokens are short-lived. */
  @PrimaryColumn('text')
  credentialId: string;

  /** The credential's name when it was last used. */
  @Column('text')
  credentialName: string;

  @Column('bigint', { default: 0, transformer: bigintNumber })
  requests: number;

  /** Responses of 4xx and 5xx, except 429. */
  @Column('bigint', { default: 0, transformer: bigintNumber })
  errors: number;

  @Column('bigint', { default: 0, transformer: bigintNumber })
  rateLimited: number;

  @Column('bigint', { default: 0, transformer: bigintNumber })
  inputTokens: number;

  @Column('bigint', { default: 0, transformer: bigintNumber })
  outputTokens: number;

  /** The costs of its generations, in nano-units of the currency. A model without a price adds nothing. */
  @Column('bigint', { default: 0, transformer: bigintExact })
  cost: bigint;
}
