import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { ErrorEnvelope } from '../common/errors/error-envelope.js';
import type { Credential } from '../common/http/principal.js';

/** What a job runs; also the scope that it needs and the name of its queue. */
export const OPERATIONS = ['generate', 'refine'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** The states of a job. The last three are final. */
export const JOB_STATUSES = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/** The `error` of a failed job, as in the error envelope, with the id of the request that enqueued it. */
export type JobError = ErrorEnvelope['error'];

/** A generation or refinement that runs in the background. */
@Entity('jobs')
@Check('jobs_operation_check', `operation IN ('generate', 'refine')`)
@Check('jobs_status_check', `status IN ('queued', 'running', 'succeeded', 'failed', 'cancelled')`)
@Index('jobs_account_id_idx', ['accountId', 'id'])
@Index('jobs_queued_idx', ['accountId'])
@Index('jobs_expires_at_idx', ['expiresAt'])
export class Job {
  /** A UUIDv7, so that ids sort by time. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey('accounts', { onDelete: 'CASCADE' })
  accountId: string;

  @Column('text')
  credentialType: Credential['type'];

  /** The id of the API key or of the grant. */
  @Column('text')
  credentialId: string;

  /** The app; null for an API key. */
  @Column('text', { nullable: true })
  clientId: string | null;

  @Column('text')
  operation: Operation;

  /**
   * The body of the request, as `POST /v1/generate` or `/v1/refine` accepts it. Emptied when the job has finished, if its
   * inputs are not to be stored.
   */
  @Column('jsonb')
  request: object;

  /** The id of the request that enqueued it, for the log. */
  @Column('text')
  requestId: string;

  @Column('text', { default: 'queued' })
  status: JobStatus;

  /** The id of its entry in the queue; a retry after a pause has a new one. */
  @Column('uuid')
  queueId: string;

  /** How often it was begun, including runs in processes that died. */
  @Column('integer', { default: 0 })
  attempts: number;

  /** Runs that failed in a way that may pass. */
  @Column('integer', { default: 0 })
  failures: number;

  /** The generation that it has stored; of a cancelled job, the record of what it has used. */
  @Column('uuid', { nullable: true })
  generationId: string | null;

  /** Why it failed; until it has finished, why its last run did. */
  @Column('jsonb', { nullable: true })
  error: JobError | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  startedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  finishedAt: Date | null;

  /** When it is deleted; null until it has finished. */
  @Column('timestamptz', { nullable: true })
  expiresAt: Date | null;
}
