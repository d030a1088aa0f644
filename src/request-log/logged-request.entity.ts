import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { bigintExact } from '../database/bigint-exact.js';
import type { Rejection } from './logged-request.js';

/**
 * A call of the API with a known credential. Of the request's body, it contains only the end user. The table has a
 * partition for each day; there is no foreign key to the account, whose rows are deleted in batches after it.
 */
@Entity('request_log')
@Index('request_log_account_id_idx', ['accountId', 'id'])
@Index('request_log_credential_id_idx', ['credentialId', 'id'])
@Index('request_log_client_id_idx', ['clientId', 'id'])
@Index('request_log_route_idx', ['accountId', 'route', 'id'])
@Index('request_log_model_idx', ['accountId', 'model', 'id'])
@Index('request_log_end_user_idx', ['accountId', 'endUser', 'id'])
@Index('request_log_account_failures_idx', ['accountId', 'id'])
@Index('request_log_failures_idx', ['id'])
// Of expressions, which TypeORM cannot describe.
@Index('request_log_credential_failures_idx', { synchronize: false })
@Index('request_log_client_failures_idx', { synchronize: false })
@Index('request_log_request_id_idx', ['requestId', 'id'])
export class LoggedRequest {
  /** A UUIDv7 of the end of the response, so ids sort by time. */
  @PrimaryColumn('uuid')
  id: string;

  /** Callers may choose it, so it is not unique. */
  @Column('text')
  requestId: string;

  @Column('text')
  method: string;

  /** The pattern of the route, such as `/v1/generations/:id`. */
  @Column('text')
  route: string;

  /** That of the response, or of the error that ended its stream. 499: the client disconnected before the response. */
  @Column('smallint')
  status: number;

  /** The reason of the error; null if the call succeeded. */
  @Column('text', { nullable: true })
  reason: string | null;

  @Column('uuid')
  accountId: string;

  @Column('text')
  credentialType: 'api_key' | 'oauth_token';

  @Column('text')
  credentialId: string;

  /** The OAuth app; null for API keys. */
  @Column('text', { nullable: true })
  clientId: string | null;

  /** From the first byte of the request to the last byte of the response. */
  @Column('real')
  durationMs: number;

  /** The UUID of the text that the call stored or, for a retry, returned. */
  @Column('uuid', { nullable: true })
  generationId: string | null;

  @Column('text', { nullable: true })
  model: string | null;

  @Column('integer', { nullable: true })
  inputTokens: number | null;

  @Column('integer', { nullable: true })
  outputTokens: number | null;

  /** In nano-units of the currency. */
  @Column('bigint', { nullable: true, transformer: bigintExact })
  cost: bigint | null;

  @Column('text', { nullable: true })
  currency: string | null;

  @Column('text', { nullable: true })
  endUser: string | null;

  /** The caller's IP address. */
  @Column('text')
  address: string;

  /** The paths of the fields that were invalid, with names of the API only; null if none were. */
  @Column('text', { array: true, nullable: true })
  fields: string[] | null;

  /** Why it was rejected; null for other outcomes. */
  @Column('jsonb', { nullable: true })
  rejection: Rejection | null;
}
