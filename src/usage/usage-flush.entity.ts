import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A flush of request counts that was committed. A retry after a lost reply finds it and adds nothing. */
@Entity('usage_flushes')
@Index('usage_flushes_expires_at_idx', ['expiresAt'])
export class UsageFlush {
  @PrimaryColumn('uuid')
  id: string;

  @Column('timestamptz')
  expiresAt: Date;
}
