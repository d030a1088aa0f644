import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { EventType } from './event-types.js';

/**
 * What happened, for webhooks to send. Written only if an endpoint of the account subscribes to the type. Kept for 35 days,
 * with its deliveries.
 */
@Entity('events')
@Index('events_id_key', ['id'], { unique: true })
@Index('events_once_key', ['accountId', 'once'], { unique: true })
@Index('events_account_id_idx', ['accountId'])
@Index('events_created_at_idx', ['createdAt'])
@Index('events_undispatched_idx', ['seq'])
export class StoredEvent {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  seq: string;

  /** The id that receivers see: `evt_<32 hex digits>`, the same in every delivery. */
  @Column('uuid', { generated: 'uuid' })
  id: string;

  /** There is no foreign key, so that writing a generation locks no account. */
  @Column('uuid')
  accountId: string;

  /** The OAuth app that caused it; null for API keys, the dashboard and the service itself. */
  @Column('text', { nullable: true })
  clientId: string | null;

  @Column('text')
  type: EventType;

  /** The generation that it is about, which is read when it is sent. */
  @Column('uuid', { nullable: true })
  generationId: string | null;

  /** Further data as the receiver sees it. */
  @Column('jsonb', { default: {} })
  data: object;

  /** Names something that happens once; a second event of the account with this name is dropped. */
  @Column('text', { nullable: true })
  once: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  /** null until it has been queued for the endpoints that subscribe. */
  @Column('timestamptz', { nullable: true })
  dispatchedAt: Date | null;
}
