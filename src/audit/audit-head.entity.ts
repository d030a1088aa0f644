import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { bigintNumber } from '../database/bigint-number.js';

/** The end of the audit chain: exactly one row. Appending locks it, so events have one order. */
@Entity('audit_head')
@Check('audit_head_is_only_check', 'is_only')
export class AuditHead {
  @PrimaryColumn('boolean', { default: true })
  isOnly: boolean;

  /** The number of the last event; 0 before the first. */
  @Column('bigint', { transformer: bigintNumber })
  seq: number;

  /** The link of the last event; 32 zero bytes before the first. */
  @Column('bytea')
  link: Buffer;
}
