import { CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/**
 * A process that may hold slots under the concurrency limits. Unlike its heartbeat and its slots, the row survives a
 * crash of PostgreSQL: until the process has written its slots again, no others are given.
 */
@Entity('concurrency_processes')
export class ConcurrencyProcess {
  @PrimaryColumn('uuid')
  id: string;

  @CreateDateColumn({ type: 'timestamptz' })
  startedAt: Date;
}
