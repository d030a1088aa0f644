import { CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/**
 * A process that may hold places under the concurrency limits. Unlike its heartbeat and its places, the row survives a
 * crash of PostgreSQL: until the process has written its places again, no others are given.
 */
@Entity('concurrency_processes')
export class ConcurrencyProcess {
  @PrimaryColumn('uuid')
  id: string;

  @CreateDateColumn({ type: 'timestamptz' })
  startedAt: Date;
}
