import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { Scope } from '../common/scopes.js';

/** An app of somebody else's that people let act for them. */
@Entity('oauth_clients')
export class OAuthClient {
  @PrimaryColumn('text')
  id: string;

  /** Its developer. */
  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @Column('text')
  name: string;

  /** Runs where its users can read a secret, so it has none. */
  @Column('boolean', { name: 'is_public' })
  isPublic: boolean;

  @Column('text', { name: 'redirect_uris', array: true })
  redirectUris: string[];

  /** Where it may send people after they signed out (OpenID Connect RP-Initiated Logout 1.0). */
  @Column('text', { name: 'post_logout_redirect_uris', array: true, default: [] })
  postLogoutRedirectUris: string[];

  /** What it may ask for at most. */
  @Column('text', { array: true })
  scopes: Scope[];

  /** An admin vouches for it. Lost when its name, where it leads, or its developer's name changes. */
  @Column('boolean', { name: 'is_verified', default: false })
  isVerified: boolean;

  /** A limit for each account that uses the app, beside the account's own. */
  @Column('integer', { name: 'requests_per_minute', nullable: true })
  requestsPerMinute: number | null;

  /** While set, its tokens answer 403 and it gets no new ones; nothing is lost. */
  @Column('timestamptz', { name: 'suspended_at', nullable: true })
  suspendedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;
}

/** One secret of an app; two may live side by side while it is being exchanged. The secret itself is not here. */
@Entity('oauth_client_secrets')
export class OAuthClientSecret {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text', { name: 'client_id' })
  clientId: string;

  @Column('bytea', { select: false })
  digest: Buffer;

  @Column('text', { name: 'pepper_id', select: false })
  pepperId: string;

  @Column('text', { name: 'last_four' })
  lastFour: string;

  /** null for the one in force. */
  @Column('timestamptz', { name: 'expires_at', nullable: true })
  expiresAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;
}
