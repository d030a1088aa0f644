import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { bigintNumber } from '../database/bigint-number.js';

/** What is done with an account's data; also the name of the queue. */
export type AccountDataKind = 'export' | 'erase';

/** An export or an erasure of an account's data. An account has at most one that is unfinished. */
@Entity('account_data_jobs')
@Check('account_data_jobs_kind_check', `kind IN ('export', 'erase')`)
@Check('account_data_jobs_failure_check', `failure = 'too_large'`)
@Index('account_data_jobs_account_id_idx', ['accountId', 'id'])
@Index('account_data_jobs_active_key', ['accountId'], { unique: true })
@Index('account_data_jobs_expires_at_idx', ['expiresAt'])
export class AccountDataJob {
  /** A UUIDv7, so that ids sort by time. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey('accounts', { onDelete: 'CASCADE' })
  accountId: string;

  @Column('text')
  kind: AccountDataKind;

  /** The first UTC day of the texts to erase, `YYYY-MM-DD`; null without one. */
  @Column('date', { nullable: true })
  periodFrom: string | null;

  /** The last UTC day. */
  @Column('date', { nullable: true })
  periodTo: string | null;

  /** The last id to erase: texts that are generated later stay. */
  @Column('uuid', { nullable: true })
  lastId: string | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  startedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  finishedAt: Date | null;

  /** When it is deleted, with its file; null until it has finished. */
  @Column('timestamptz', { nullable: true })
  expiresAt: Date | null;

  /** The run whose chunks are the file; a run that was interrupted leaves others. */
  @Column('uuid', { nullable: true })
  runId: string | null;

  /** Why an export has no file; null if it has one. */
  @Column('text', { nullable: true })
  failure: 'too_large' | null;

  /** The length of the file. */
  @Column('bigint', { default: 0, transformer: bigintNumber })
  bytes: number;

  /** The exported or erased texts. */
  @Column('bigint', { default: 0, transformer: bigintNumber })
  texts: number;
}
