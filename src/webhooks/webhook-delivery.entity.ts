import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** `failed`: ten attempts failed, while other messages to the endpoint succeeded. */
export type DeliveryState = 'pending' | 'delivered' | 'failed';

/** An event for one endpoint. */
@Entity('webhook_deliveries')
@Index('webhook_deliveries_event_key', ['eventSeq', 'endpointId'], { unique: true })
@Index('webhook_deliveries_endpoint_id_idx', ['endpointId', 'eventSeq'])
@Index('webhook_deliveries_due_at_idx', ['endpointId', 'dueAt'])
export class WebhookDelivery {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('bigint')
  @ForeignKey('events', { onDelete: 'CASCADE' })
  eventSeq: string;

  /** There is no foreign key: deliveries of a deleted endpoint are deleted with their event. */
  @Column('uuid')
  endpointId: string;

  @Column('text', { default: 'pending' })
  state: DeliveryState;

  /** Attempts since it was created or sent again. */
  @Column('integer', { default: 0 })
  attempts: number;

  @Column('timestamptz', { nullable: true })
  firstAttemptAt: Date | null;

  /** When it is sent next; null once it has ended. */
  @Column('timestamptz', { nullable: true, default: () => 'now()' })
  dueAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
