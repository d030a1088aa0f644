import { Check, Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { ModelProvider } from '../config/model-providers.js';
import { bigintNumber } from '../database/bigint-number.js';

/** The order in which the models of the database are called. */
export const CALL_ORDER = { position: 'ASC', id: 'ASC' } as const;

/** A model that an administrator has connected, or that the first start has found. */
@Entity('models')
@Check('models_price_check', '(price_input IS NULL) = (price_output IS NULL)')
@Check('models_price_input_check', 'price_input >= 0')
@Check('models_price_output_check', 'price_output >= 0')
@Check('models_deadline_ms_check', 'deadline_ms > 0')
export class StoredModel {
  /** `provider:name`, as in the API. */
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  provider: ModelProvider;

  @Column('text')
  name: string;

  /** Without a trailing slash; null for the provider's own address. */
  @Column('text', { nullable: true })
  baseUrl: string | null;

  /** The provider's key: AES-256-GCM (nonce, tag, ciphertext), bound to the id and the address; null for none. */
  @Column('bytea', { nullable: true, select: false })
  sealedKey: Buffer | null;

  @Column('text', { nullable: true, select: false })
  sealingKeyId: string | null;

  /** Nano-units of the currency for a million input tokens; null if no price is known. */
  @Column('bigint', { nullable: true, transformer: bigintNumber })
  priceInput: number | null;

  @Column('bigint', { nullable: true, transformer: bigintNumber })
  priceOutput: number | null;

  @Column('text', { nullable: true })
  currency: string | null;

  /** How long it may take; null for `MODEL_DEADLINE_MS`. */
  @Column('integer', { nullable: true })
  deadlineMs: number | null;

  /** The models are called in this order. */
  @Column('integer')
  position: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
