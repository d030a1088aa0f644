import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The number of slots of a credential that one process holds. The table is unlogged. */
@Entity('concurrency_places')
export class ConcurrencySlot {
  @PrimaryColumn('text', { collation: 'C' })
  credential: string;

  @PrimaryColumn('uuid')
  process: string;

  /** Running requests and jobs. */
  @Column('integer')
  taken: number;
}
