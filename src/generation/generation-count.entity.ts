import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { bigintNumber } from '../database/bigint-number.js';

/** How many generations an account has, by app. Lists read their total here: `count(*)` grows with the history. */
@Entity('generation_counts')
export class GenerationCount {
  @PrimaryColumn('uuid')
  @ForeignKey('accounts', { onDelete: 'CASCADE' })
  accountId: string;

  /** The OAuth app; an empty string for API keys and the dashboard. */
  @PrimaryColumn('text')
  clientId: string;

  @Column('bigint', { transformer: bigintNumber })
  total: number;
}
