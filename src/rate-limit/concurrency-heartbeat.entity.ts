import { Column, Entity, PrimaryColumn } from 'typeorm';
import { bigintNumber } from '../database/bigint-number.js';

/** Shows that a process runs and that its places are written. The table is unlogged. */
@Entity('concurrency_heartbeats')
export class ConcurrencyHeartbeat {
  @PrimaryColumn('uuid')
  process: string;

  /** Grows while the process runs. */
  @Column('bigint', { transformer: bigintNumber })
  beat: number;

  /** The number of the last statement that wrote places; an earlier one that arrives later changes nothing. */
  @Column('bigint', { transformer: bigintNumber })
  sequence: number;
}
