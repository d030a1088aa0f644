import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { Scope } from '../../common/http/scopes.js';

/** An app: a third-party program that calls the API on behalf of users who have authorized it. */
@Entity('oauth_clients')
@Index('oauth_clients_account_id_idx', ['accountId'])
@Index('oauth_clients_created_at_idx', ['createdAt', 'id'])
@Index('oauth_clients_name_idx', { synchronize: false })
@Check('oauth_clients_requests_per_minute_check', 'requests_per_minute > 0')
@Check('oauth_clients_document_check', `(account_id IS NULL) = starts_with(id, 'https://')`)
export class OAuthClient {
  /** A UUID, or the URL of the metadata document of an unregistered app. */
  @PrimaryColumn('text')
  id: string;

  /** The account of its developer; null for an app that its metadata document identifies. */
  @Column('uuid', { nullable: true })
  @ForeignKey('accounts', { onDelete: 'CASCADE' })
  accountId: string | null;

  @Column('text')
  name: string;

  /** Runs where its users could read a secret, so it has none. */
  @Column('boolean')
  isPublic: boolean;

  @Column('text', { array: true })
  redirectUris: string[];

  /** Allowed redirect targets after sign-out (OpenID Connect RP-Initiated Logout 1.0). */
  @Column('text', { array: true, default: [] })
  postLogoutRedirectUris: string[];

  /** The scopes that it may request. */
  @Column('text', { array: true })
  scopes: Scope[];

  /** Verified by an administrator. Reset when its name, its redirect URIs or its developer's name changes. */
  @Column('boolean', { default: false })
  isVerified: boolean;

  /** A limit for each account that uses the app, beside the account's own. */
  @Column('integer', { nullable: true })
  requestsPerMinute: number | null;

  /** While set, its tokens return 403 and it gets no new ones; nothing is deleted. */
  @Column('timestamptz', { nullable: true })
  suspendedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}

/** A secret of an app; two are valid at once during a rotation. The secret itself is not stored. */
@Entity('oauth_client_secrets')
@Index('oauth_client_secrets_client_id_idx', ['clientId'])
export class OAuthClientSecret {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  @ForeignKey('oauth_clients', { onDelete: 'CASCADE' })
  clientId: string;

  @Column('bytea', { select: false })
  digest: Buffer;

  @Column('text', { select: false })
  pepperId: string;

  @Column('text')
  lastFour: string;

  /** null for the one in force. */
  @Column('timestamptz', { nullable: true })
  expiresAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
