import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { bigintNumber } from '../database/bigint-number.js';
import type { Rule } from './rejected-request.js';

/** A rejected request. Kept for at most seven days; contains no part of the request's body. */
@Entity('refused_requests')
@Index('refused_requests_request_id_idx', ['requestId'])
@Index('refused_requests_account_id_idx', ['accountId'])
export class StoredRejectedRequest {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  seq: string;

  /** Callers may choose it, so it is not unique. */
  @Column('text')
  requestId: string;

  @Column('timestamptz')
  at: Date;

  @Column('text')
  method: string;

  /** The pattern of the route, such as `/v1/generations/:id`. */
  @Column('text')
  route: string;

  @Column('text')
  rule: Rule;

  /** The limit that was reached, how far it was used and its maximum; null for rules without a limit. */
  @Column('text', { nullable: true })
  counter: string | null;

  @Column('bigint', { nullable: true, transformer: bigintNumber })
  value: number | null;

  @Column('bigint', { nullable: true, transformer: bigintNumber })
  maximum: number | null;

  /** The scope that the credential lacks. */
  @Column('text', { nullable: true })
  scope: string | null;

  @Column('integer', { name: 'retry_after_s', nullable: true })
  retryAfterSeconds: number | null;

  /** The caller's IP address. */
  @Column('text')
  address: string;

  /** null if the request had no known credential. */
  @Column('uuid', { nullable: true })
  @ForeignKey('accounts', { onDelete: 'CASCADE' })
  accountId: string | null;

  @Column('text', { nullable: true })
  credentialType: 'api_key' | 'oauth_token' | null;

  @Column('text', { nullable: true })
  credentialId: string | null;

  @Column('text', { nullable: true })
  clientId: string | null;
}
