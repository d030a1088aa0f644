import type { AdapterPayload } from 'oidc-provider';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** An access token. Every API request of an app looks one up, so the table is narrow and separate from artifacts. */
@Entity('oauth_access_tokens')
@Index('oauth_access_tokens_grant_id_idx', ['grantId'])
@Index('oauth_access_tokens_expires_at_idx', ['expiresAt'])
export class OAuthAccessToken {
  /** SHA-256 of the token; the token itself is not stored. */
  @PrimaryColumn('bytea')
  idHash: Buffer;

  @Column('text')
  @ForeignKey('oauth_grants', { onDelete: 'CASCADE' })
  grantId: string;

  @Column('text')
  clientId: string;

  @Column('uuid')
  accountId: string;

  /** Scopes, separated by spaces. */
  @Column('text')
  scope: string;

  /** The resource that it was issued for (RFC 8707). */
  @Column('text', { nullable: true })
  audience: string | null;

  @Column('timestamptz')
  expiresAt: Date;

  /** The token as oidc-provider defines it. */
  @Column('jsonb')
  payload: AdapterPayload;
}
