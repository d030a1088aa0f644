import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A browser in which a person is signed in, as it is stored. */
@Entity('sessions')
@Index('sessions_account_id_idx', ['accountId'])
@Index('sessions_expires_at_idx', ['expiresAt'])
export class StoredSession {
  /** SHA-256 of the cookie's value: a copy of the table signs nobody in. */
  @PrimaryColumn('bytea')
  idHash: Buffer;

  @Column('uuid')
  @ForeignKey('accounts', { onDelete: 'CASCADE' })
  accountId: string;

  @Column('timestamptz')
  signedInAt: Date;

  /** When the password was last entered. Sensitive actions ask for it again after a while. */
  @Column('timestamptz')
  confirmedAt: Date;

  @Column('timestamptz')
  expiresAt: Date;

  /** The IP address at sign-in. */
  @Column('text')
  address: string;

  /** The browser's `User-Agent` at sign-in, at most 300 characters. */
  @Column('text')
  userAgent: string;

  /** Path and query of the page with a form that was submitted after its session had expired; kept for an hour. */
  @Column('text', { nullable: true })
  keptPage: string | null;

  /** The fields of that form, URL-encoded, without secrets. */
  @Column('text', { nullable: true })
  keptFields: string | null;

  @Column('timestamptz', { nullable: true })
  keptAt: Date | null;
}
