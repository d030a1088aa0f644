import { Column, Entity, PrimaryColumn } from 'typeorm';
import { bigintNumber } from '../database/bigint-number.js';

/**
 * The generations of an account in a partition that is being dropped, until they are subtracted from `GenerationCount`.
 * There is no foreign key to the account, which may have been deleted.
 */
@Entity('removed_generation_counts')
export class RemovedGenerationCount {
  @PrimaryColumn('text')
  partition: string;

  @PrimaryColumn('uuid')
  accountId: string;

  /** The OAuth app; an empty string for API keys and the dashboard. */
  @PrimaryColumn('text')
  clientId: string;

  @Column('bigint', { transformer: bigintNumber })
  total: number;
}
