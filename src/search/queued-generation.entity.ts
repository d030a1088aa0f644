import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A generation that is not searchable yet. A trigger adds it, in the transaction that stores the generation. */
@Entity('generation_search_queue')
export class QueuedGeneration {
  @PrimaryColumn('uuid')
  generationId: string;

  @Column('timestamptz', { default: () => 'now()' })
  queuedAt: Date;
}
