import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A browser that has signed in to an account before. It is not slowed while others guess the account's password. */
@Entity('known_browsers')
@Index('known_browsers_account_id_idx', ['accountId'])
@Index('known_browsers_expires_at_idx', ['expiresAt'])
export class KnownBrowser {
  /** SHA-256 of the device cookie. */
  @PrimaryColumn('bytea')
  tokenHash: Buffer;

  @PrimaryColumn('uuid')
  @ForeignKey('accounts', { onDelete: 'CASCADE' })
  accountId: string;

  @Column('timestamptz')
  expiresAt: Date;
}
