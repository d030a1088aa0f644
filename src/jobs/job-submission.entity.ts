import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** The jobs that a request with an `Idempotency-Key` has enqueued, so that a retry returns the same ones. */
@Entity('job_submissions')
@Index('job_submissions_expires_at_idx', ['expiresAt'])
export class JobSubmission {
  @PrimaryColumn('uuid')
  @ForeignKey('accounts', { onDelete: 'CASCADE' })
  accountId: string;

  /** The app; empty for API keys. */
  @PrimaryColumn('text')
  clientId: string;

  @PrimaryColumn('text')
  key: string;

  @Column('bytea')
  fingerprint: Buffer;

  @Column('uuid', { array: true })
  jobIds: string[];

  @Column('timestamptz')
  expiresAt: Date;
}
