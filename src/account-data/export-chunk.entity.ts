import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A part of the file of an export. */
@Entity('account_export_chunks')
@Index('account_export_chunks_account_id_idx', ['accountId'])
export class ExportChunk {
  @PrimaryColumn('uuid')
  @ForeignKey('account_data_jobs', { onDelete: 'CASCADE' })
  jobId: string;

  @PrimaryColumn('uuid')
  runId: string;

  /** Counts up from 0. */
  @PrimaryColumn('integer')
  number: number;

  @Column('uuid')
  accountId: string;

  @Column('bytea')
  data: Buffer;
}
