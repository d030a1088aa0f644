import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { Scope } from '../../common/http/scopes.js';
import { bigintNumber } from '../../database/bigint-number.js';

/** The scopes that an account has granted to an app. It outlives grants, so that the user is not asked again. */
@Entity('oauth_consents')
@Index('oauth_consents_client_id_idx', ['clientId'])
export class OAuthConsent {
  @PrimaryColumn('uuid')
  @ForeignKey('accounts', { onDelete: 'CASCADE' })
  accountId: string;

  @PrimaryColumn('text')
  @ForeignKey('oauth_clients', { onDelete: 'CASCADE' })
  clientId: string;

  @Column('text', { array: true })
  scopes: Scope[];

  /**
   * The most that the app may spend for the account in a calendar month (UTC), in nano-units of the currency; null for
   * no limit. All grants of the app to the account share it.
   */
  @Column('bigint', { nullable: true, transformer: bigintNumber })
  spendPerMonth: number | null;

  /** When the scopes were last extended. */
  @CreateDateColumn({ type: 'timestamptz' })
  grantedAt: Date;

  /** Written in batches, so up to half a minute late. */
  @Column('timestamptz', { nullable: true })
  lastUsedAt: Date | null;
}
