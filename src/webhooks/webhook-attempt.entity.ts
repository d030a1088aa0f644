import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** One request to an endpoint, and its outcome. */
@Entity('webhook_attempts')
@Index('webhook_attempts_delivery_id_idx', ['deliveryId', 'seq'])
export class WebhookAttempt {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  seq: string;

  @Column('uuid')
  @ForeignKey('webhook_deliveries', { onDelete: 'CASCADE' })
  deliveryId: string;

  @Column('timestamptz')
  at: Date;

  @Column('integer')
  durationMs: number;

  /** The status of the response; null if there was none. */
  @Column('integer', { nullable: true })
  status: number | null;

  /** Why there was no response. */
  @Column('text', { nullable: true })
  error: string | null;

  /** The first characters of the response. */
  @Column('text', { nullable: true })
  response: string | null;
}
