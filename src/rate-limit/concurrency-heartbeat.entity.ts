import { Column, Entity, PrimaryColumn } from 'typeorm';
import { bigintNumber } from '../database/bigint-number.js';

/** Shows that a process runs and that its slots are written. The table is unlogged. */
@Entity('concurrency_heartbeats')
export class ConcurrencyHeartbeat {
  @PrimaryColumn('uuid')
  process: string;

  /** Grows while the process runs. */
  @Column('bigint', { transformer: bigintNumber })
  beat: number;

  /** The number of the last statement that wrote slots; an earlier one that arrives later changes nothing. */
  @Column('bigint', { transformer: bigintNumber })
  sequence: number;
}
