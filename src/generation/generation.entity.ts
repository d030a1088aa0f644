import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { bigintExact } from '../database/bigint-exact.js';
import type { Warning } from '../engines/text-engine.js';
import type { GenerationInputs } from './generation-inputs.js';

/**
 * A generated or refined text. This is its only shape inside the service; `toGenerationResponse` makes the one that
 * callers see. There is no foreign key to the account: after an account is deleted, its generations are deleted in
 * batches.
 */
@Entity('generations')
@Index('generations_account_id_idx', ['accountId', 'id'])
@Index('generations_client_id_idx', ['accountId', 'clientId', 'id'])
@Index('generations_refined_from_idx', ['refinedFrom'])
@Index('generations_end_user_idx', ['accountId', 'endUser', 'id'])
@Index('generations_metadata_idx', { synchronize: false })
@Check('generations_input_tokens_check', 'input_tokens >= 0')
@Check('generations_output_tokens_check', 'output_tokens >= 0')
export class Generation {
  /** A UUIDv7, so ids sort by time. Callers know it as `gen_<32 hex digits>`. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  accountId: string;

  @Column('text')
  credentialType: 'api_key' | 'oauth_token' | 'dashboard';

  /** The id of the API key or of the grant; the account's id for the dashboard. */
  @Column('text')
  credentialId: string;

  /** The OAuth app that requested it; null for API keys and the dashboard. */
  @Column('text', { nullable: true })
  clientId: string | null;

  /** A template's id, or `refine`. */
  @Column('text')
  template: string;

  /** The version of an account's template; null for one of the service, and for `refine`. */
  @Column('integer', { nullable: true })
  templateVersion: number | null;

  @Column('text')
  content: string;

  @Column('integer')
  inputTokens: number;

  @Column('integer')
  outputTokens: number;

  /** What the tokens cost at the model's price when it was called, in nano-units of `currency`; null without a price. */
  @Column('bigint', { nullable: true, transformer: bigintExact })
  cost: bigint | null;

  /** The currency of `cost` (ISO 4217). */
  @Column('text', { nullable: true })
  currency: string | null;

  /** `builtin`, `fixed`, or the `provider:model` that wrote the text. */
  @Column('text')
  model: string;

  /**
   * `length`: cut at the maximum length. `cancelled`: the call was aborted (client disconnected, job cancelled, credential
   * ended, shutdown).
   */
  @Column('text')
  finishReason: 'stop' | 'length' | 'cancelled';

  /** The generation that it improves (a UUID), which may have been deleted since; null for all others. */
  @Column('uuid', { nullable: true })
  refinedFrom: string | null;

  @Column('jsonb', { default: [] })
  warnings: Warning[];

  /** Key-value pairs of the caller, which no model receives. */
  @Column('jsonb', { default: {} })
  metadata: Record<string, string>;

  /** The user of the caller's product, by the caller's own id; null without one. */
  @Column('text', { nullable: true })
  endUser: string | null;

  /** Whether the caller allows the prompt, options and instructions to be kept. */
  @Column('boolean', { default: true })
  store: boolean;

  /** What the caller sent; null if it is not kept. Read by `GenerationDetails`, and loaded with no list. */
  @Column('jsonb', { nullable: true, select: false })
  inputs: GenerationInputs | null;

  /** An HMAC of the inputs, if the account does not store them. */
  @Column('bytea', { nullable: true, select: false })
  inputsHash: Buffer | null;

  @Column('timestamptz')
  createdAt: Date;
}
