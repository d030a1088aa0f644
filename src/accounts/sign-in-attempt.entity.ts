import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Failed sign-ins of one account from one network, or of one network altogether. Forgotten after a day. */
@Entity('sign_in_attempts')
export class SignInAttempt {
  /** SHA-256 of what is counted: `account|<email>|<network>` or `address|<network>`. */
  @PrimaryColumn('bytea')
  key: Buffer;

  @Column('integer')
  failures: number;

  @Column('timestamptz')
  lastAt: Date;

  /** Attempts are rejected until then. */
  @Column('timestamptz')
  blockedUntil: Date;

  /** The value of `blockedUntil` that the audit log already has an event for: one event for each wait. */
  @Column('timestamptz', { nullable: true })
  toldUntil: Date | null;
}
