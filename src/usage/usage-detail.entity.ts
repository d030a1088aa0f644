import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { bigintExact } from '../database/bigint-exact.js';
import { bigintNumber } from '../database/bigint-number.js';

/**
 * The generations of one credential on one UTC day by model, template and end user. Together with the entries that are
 * not yet rolled up, it holds what the generations counted by `UsageDay` used.
 */
@Entity('usage_details')
export class UsageDetail {
  @PrimaryColumn('uuid')
  @ForeignKey('accounts', { onDelete: 'CASCADE' })
  accountId: string;

  /** A UTC day, `YYYY-MM-DD`. */
  @PrimaryColumn('date')
  day: string;

  @PrimaryColumn('text')
  credentialType: 'api_key' | 'oauth_token' | 'dashboard';

  /** As in `UsageDay`. */
  @PrimaryColumn('text')
  credentialId: string;

  @PrimaryColumn('text')
  model: string;

  /** A template's id, or `refine`. */
  @PrimaryColumn('text')
  template: string;

  /** An empty string without one. */
  @PrimaryColumn('text')
  endUser: string;

  @Column('bigint', { transformer: bigintNumber })
  requests: number;

  @Column('bigint', { transformer: bigintNumber })
  inputTokens: number;

  @Column('bigint', { transformer: bigintNumber })
  outputTokens: number;

  /** Nano-units of the currency. */
  @Column('bigint', { transformer: bigintExact })
  cost: bigint;
}
