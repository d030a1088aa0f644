import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Sign-ups from one network within an hour. */
@Entity('sign_up_attempts')
@Index('sign_up_attempts_expires_at_idx', ['expiresAt'])
export class SignUpAttempt {
  /** SHA-256 of the network or account that attempts are counted for. */
  @PrimaryColumn('bytea')
  key: Buffer;

  @Column('integer')
  attempts: number;

  @Column('timestamptz')
  expiresAt: Date;
}
