import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A dashboard session of a browser. */
@Entity('sessions')
@Index('sessions_account_id_idx', ['accountId'])
@Index('sessions_expires_at_idx', ['expiresAt'])
export class StoredSession {
  /** SHA-256 of the cookie's value, so that a copy of the table cannot be used to sign in. */
  @PrimaryColumn('bytea')
  idHash: Buffer;

  @Column('uuid')
  @ForeignKey('accounts', { onDelete: 'CASCADE' })
  accountId: string;

  @Column('timestamptz')
  signedInAt: Date;

  /** When the password was last entered. Sensitive actions require it again after five minutes. */
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
