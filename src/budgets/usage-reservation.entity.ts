import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { bigintNumber } from '../database/bigint-number.js';

/**
 * What one running call can use at most, reserved of the limits that apply to it. Deleted by the statement that stores
 * its record, or when the call fails; `ExpiredReservations` deletes it once its lease has ended.
 */
@Entity('usage_reservations')
@Index('usage_reservations_lease_ends_at_idx', ['leaseEndsAt'])
export class UsageReservation {
  /** The id that the generation is stored under. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  accountId: string;

  /** The month in which the call began, as its first day. */
  @Column('date')
  month: string;

  /** The part of the account's quota that is reserved; 0 without a quota. */
  @Column('bigint', { transformer: bigintNumber })
  accountTokens: number;

  /** The row of `credential_months` that the next two are reserved of; null where the credential has no limit. */
  @Column('text', { nullable: true })
  credentialId: string | null;

  @Column('bigint', { transformer: bigintNumber })
  tokens: number;

  /** Nano-units of the currency. */
  @Column('bigint', { transformer: bigintNumber })
  spend: number;

  /** Extended while the call runs. */
  @Column('timestamptz')
  leaseEndsAt: Date;
}
