import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { bigintNumber } from '../database/bigint-number.js';
import type { Actor } from './audit-origin.js';

/**
 * One event of the audit log, as it is stored. The table is append-only: a trigger rejects every update and delete.
 * It has no foreign keys, because events outlive the accounts, keys and apps that they describe.
 */
@Entity('audit_events')
@Index('audit_events_account_id_idx', ['accountId', 'seq'])
@Index('audit_events_action_idx', ['action', 'seq'])
@Index('audit_events_account_action_idx', ['accountId', 'action', 'seq'])
@Index('audit_events_actor_id_idx', ['actorId', 'seq'])
@Index('audit_events_actor_name_idx', ['actorName', 'seq'])
@Index('audit_events_address_idx', ['address', 'seq'])
@Index('audit_events_target_id_idx', ['targetId', 'seq'])
@Index('audit_events_target_name_idx', ['targetName', 'seq'])
export class StoredAuditEvent {
  /** Counts up from 1 without gaps. */
  @PrimaryColumn('bigint', { transformer: bigintNumber })
  seq: number;

  @Column('timestamptz')
  at: Date;

  /** A name of `AUDIT_ACTIONS`, of this release or another. */
  @Column('text')
  action: string;

  /** The account whose owner sees the event; null for events that concern no account. */
  @Column('uuid', { nullable: true })
  accountId: string | null;

  @Column('text')
  actorType: Actor['type'];

  @Column('text', { nullable: true })
  actorId: string | null;

  /** The actor's name at the time: an email address or an app's name. */
  @Column('text', { nullable: true })
  actorName: string | null;

  @Column('text', { nullable: true })
  targetType: string | null;

  @Column('text', { nullable: true })
  targetId: string | null;

  @Column('text', { nullable: true })
  targetName: string | null;

  /** The actor's IP address. */
  @Column('text', { nullable: true })
  address: string | null;

  @Column('text', { nullable: true })
  requestId: string | null;

  /** What the change replaced. `json` keeps the text exactly as it was linked. */
  @Column('json', { nullable: true })
  before: object | null;

  @Column('json', { nullable: true })
  after: object | null;

  /** HMAC-SHA-256 over the event and the previous link (see `linkOf`). */
  @Column('bytea')
  link: Buffer;

  /** The id of the key of `SECRET_KEY` that created the link. */
  @Column('text')
  keyId: string;
}
