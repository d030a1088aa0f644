import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A deleted account whose generations and logged requests are still being deleted in batches. The row is deleted with the
 * last of them.
 */
@Entity('deleted_accounts')
export class DeletedAccount {
  @PrimaryColumn('uuid')
  id: string;

  @Column('timestamptz')
  deletedAt: Date;
}
