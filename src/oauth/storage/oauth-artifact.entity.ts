import type { AdapterPayload } from 'oidc-provider';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A code, refresh token, pushed request, interaction or session of the authorization server. */
@Entity('oauth_artifacts')
@Index('oauth_artifacts_grant_id_idx', ['grantId'])
@Index('oauth_artifacts_session_uid_idx', ['sessionUid'])
@Index('oauth_artifacts_expires_at_idx', ['expiresAt'])
export class OAuthArtifact {
  /** A number of `ARTIFACT_KINDS`. */
  @PrimaryColumn('smallint')
  kind: number;

  /** SHA-256 of the code or token: what is stored cannot be redeemed. */
  @PrimaryColumn('bytea')
  idHash: Buffer;

  /** null for artifacts that exist before the user has consented. */
  @Column('text', { nullable: true })
  @ForeignKey('oauth_grants', { onDelete: 'CASCADE' })
  grantId: string | null;

  /** The session's public id, by which oidc-provider looks it up. */
  @Column('text', { nullable: true })
  sessionUid: string | null;

  /** When a code or refresh token was redeemed. Redeeming it again ends the grant. */
  @Column('timestamptz', { nullable: true })
  consumedAt: Date | null;

  /** Of a redeemed code or refresh token: the `idHash` of the refresh token that it was exchanged for. */
  @Column('bytea', { nullable: true })
  successorHash: Buffer | null;

  @Column('timestamptz')
  expiresAt: Date;

  /** The artifact as oidc-provider defines it. */
  @Column('jsonb')
  payload: AdapterPayload;
}
