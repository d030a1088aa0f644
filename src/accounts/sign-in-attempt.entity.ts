import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Failed sign-ins of one account from one network, or of one network altogether. Forgotten after a day. */
@Entity('sign_in_attempts')
export class SignInAttempt {
  /** SHA-256 of the counter's name: `account|<email>|<network>` or `address|<network>`. */
  @PrimaryColumn('bytea')
  key: Buffer;

  @Column('integer')
  failures: number;

  @Column('timestamptz')
  lastAt: Date;

  /** When the next attempt is allowed, by the database's clock; null without a delay. */
  @Column('timestamptz', { nullable: true })
  retryAt: Date | null;

  /** Replaced by `retryAt`; written by version 0.1 with the clock of its own process. */
  @Column('timestamptz', { default: () => "'-infinity'" })
  blockedUntil: Date;

  /** The end of the wait that the audit log already has an event for: one event for each wait. */
  @Column('timestamptz', { name: 'told_until', nullable: true })
  reportedUntil: Date | null;
}
