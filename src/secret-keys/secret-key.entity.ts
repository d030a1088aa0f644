import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A key of `SECRET_KEY` that the database has been used with. The key itself is not stored. */
@Entity('secret_keys')
export class SecretKey {
  /** The id that the key has in `SECRET_KEY`. */
  @PrimaryColumn('text')
  id: string;

  /** Derived from the key (HKDF), to detect another key of the same id; null until a process has started with the key. */
  @Column('bytea', { nullable: true })
  fingerprint: Buffer | null;

  /** Since when it has been the current key; null for a key that is only listed so far. */
  @Column('timestamptz', { nullable: true })
  usedSince: Date | null;

  /** Since when nothing is sealed with it any more. */
  @Column('timestamptz', { nullable: true })
  retiredAt: Date | null;

  /** Its derived keys for checking digests and the audit chain, sealed with the key that `carriedBy` names. */
  @Column('bytea', { nullable: true })
  carried: Buffer | null;

  @Column('text', { nullable: true })
  carriedBy: string | null;
}
