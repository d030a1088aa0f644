import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { EventType } from '../events/event-types.js';

/** Why an endpoint is disabled: by its owner, by a 410 response, or because a message failed ten times. */
type DisabledReason = 'manual' | 'gone' | 'failing';

/** An address that events of an account are sent to. */
@Entity('webhook_endpoints')
@Index('webhook_endpoints_account_id_idx', ['accountId', 'createdAt'])
@Index('webhook_endpoints_grant_id_idx', ['grantId'])
@Index('webhook_endpoints_due_at_idx', ['isFailing', 'dueAt'])
export class WebhookEndpoint {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey('accounts', { onDelete: 'CASCADE' })
  accountId: string;

  /** The app that created it, which receives only events of its own requests; null for an endpoint of the account. */
  @Column('text', { nullable: true })
  clientId: string | null;

  /** The grant that an app's endpoint ends with. */
  @Column('text', { nullable: true })
  @ForeignKey('oauth_grants', { onDelete: 'CASCADE' })
  grantId: string | null;

  @Column('text')
  url: string;

  @Column('text', { array: true })
  events: EventType[];

  /** The signing secret (AES-256-GCM), bound to the id. */
  @Column('bytea', { select: false })
  sealedSecret: Buffer;

  @Column('text', { select: false })
  sealingKeyId: string;

  /** The secret before the last rotation. */
  @Column('bytea', { nullable: true, select: false })
  sealedPreviousSecret: Buffer | null;

  @Column('text', { nullable: true, select: false })
  previousSealingKeyId: string | null;

  /** Until then, the previous secret signs too. */
  @Column('timestamptz', { nullable: true })
  previousSecretEndsAt: Date | null;

  @Column('timestamptz', { nullable: true })
  disabledAt: Date | null;

  @Column('text', { nullable: true })
  disabledReason: DisabledReason | null;

  /** Whether the last attempt failed. Such endpoints are sent to separately, so that they do not delay others. */
  @Column('boolean', { default: false })
  isFailing: boolean;

  @Column('timestamptz', { nullable: true })
  lastSucceededAt: Date | null;

  /** When the next delivery is due; null for none. */
  @Column('timestamptz', { nullable: true })
  dueAt: Date | null;

  /** Identifies the run of the process that sends to it. */
  @Column('uuid', { nullable: true })
  lease: string | null;

  @Column('timestamptz', { nullable: true })
  leaseEndsAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
