import type { AdapterPayload } from 'oidc-provider';
import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/**
 * One authorization of an app by a user. Codes and tokens refer to it and are deleted with it: a token that is
 * inserted after its grant has ended violates the foreign key.
 */
@Entity('oauth_grants')
@Index('oauth_grants_account_id_idx', ['accountId', 'clientId'])
@Index('oauth_grants_client_id_idx', ['clientId'])
@Index('oauth_grants_expires_at_idx', ['expiresAt'])
export class OAuthGrant {
  @PrimaryColumn('text')
  id: string;

  @Column('uuid')
  @ForeignKey('accounts', { onDelete: 'CASCADE' })
  accountId: string;

  @Column('text')
  @ForeignKey('oauth_clients', { onDelete: 'CASCADE' })
  clientId: string;

  /** The grant as oidc-provider defines it. */
  @Column('jsonb')
  payload: AdapterPayload;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz')
  expiresAt: Date;
}
