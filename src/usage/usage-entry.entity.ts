import { Column, Entity, PrimaryColumn } from 'typeorm';
import { bigintExact } from '../database/bigint-exact.js';

/**
 * The usage of one generation, until `rollUpUsage` has added it to `usage_details`. Written with the generation, and
 * independent of it: the generation may be deleted first. There is no foreign key to the account, because its check
 * would lock the account's row for each generation; entries of deleted accounts are dropped by the roll-up.
 */
@Entity('usage_entries')
export class UsageEntry {
  @PrimaryColumn('uuid')
  accountId: string;

  /** The generation's id. */
  @PrimaryColumn('uuid')
  id: string;

  /** A UTC day, `YYYY-MM-DD`. */
  @Column('date')
  day: string;

  @Column('text')
  credentialType: 'api_key' | 'oauth_token' | 'dashboard';

  /** As in `UsageDay`. */
  @Column('text')
  credentialId: string;

  @Column('text')
  model: string;

  @Column('text')
  template: string;

  /** An empty string without one. */
  @Column('text')
  endUser: string;

  @Column('integer')
  inputTokens: number;

  @Column('integer')
  outputTokens: number;

  /** Nano-units of the currency; 0 for a model without a price. */
  @Column('bigint', { transformer: bigintExact })
  cost: bigint;
}
