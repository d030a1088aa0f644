import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A template of an account. What it says is in its versions. */
@Entity('account_templates')
@Index('account_templates_published_key', ['id'], { unique: true, where: 'published_at IS NOT NULL' })
export class AccountTemplate {
  @PrimaryColumn('uuid')
  @ForeignKey('accounts', { onDelete: 'CASCADE' })
  accountId: string;

  /** The value for `template` in a request; unique in the account. */
  @PrimaryColumn('text')
  id: string;

  /** The number of the newest version. */
  @Column('integer')
  version: number;

  /** Since when all accounts can use it; null for a template of the account alone. */
  @Column('timestamptz', { nullable: true })
  publishedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** A deleted template has no versions. Its row keeps their numbers from being used again. */
  @Column('timestamptz', { nullable: true })
  deletedAt: Date | null;
}
