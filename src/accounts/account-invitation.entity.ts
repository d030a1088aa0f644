import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A link with which a person creates an account for one email address, once. */
@Entity('account_invitations')
@Index('account_invitations_invited_by_idx', ['invitedBy'])
@Index('account_invitations_expires_at_idx', ['expiresAt'])
export class AccountInvitation {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** SHA-256 of the token in the link, so that a copy of the table cannot be used to accept it. */
  @Column('bytea', { unique: true, select: false })
  tokenHash: Buffer;

  @Column('text')
  email: string;

  @Column('text')
  @ForeignKey('plans')
  plan: string;

  @Column('boolean')
  isAdmin: boolean;

  /** The administrator who made it; null for the command line. */
  @Column('uuid', { nullable: true })
  @ForeignKey('accounts', { onDelete: 'CASCADE' })
  invitedBy: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz')
  expiresAt: Date;
}
