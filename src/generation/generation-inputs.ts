import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { canonicalJson } from '../common/crypto/canonical-json.js';
import { KeyRing } from '../common/crypto/key-ring.js';
import type { Principal } from '../common/http/principal.js';
import type { GenerateOptions } from './generate.dto.js';
import type { Generation } from './generation.entity.js';

/** What a caller sent for a text. `metadata` and `end_user` are columns of their own. */
export interface GenerationInputs {
  /** Of `POST /v1/generate`. */
  prompt?: string;
  options?: GenerateOptions;
  /** The values for the variables of the template; missing without any. */
  variables?: Record<string, string>;
  /** Of `POST /v1/refine`. */
  instructions?: string;
  /** The refined text; missing if it is a generation, which `refinedFrom` names. */
  content?: string;
  /** The requested model; missing for the default. */
  model?: string;
}

const PURPOSE = 'generation-inputs';

/** Decides what of a request is stored with its text. */
@Injectable()
export class InputStorage {
  /** Prepared once: node:crypto takes five times as long with a key of bytes. */
  private readonly key: KeyObject;

  constructor(keyRing: KeyRing) {
    this.key = createSecretKey(keyRing.current(PURPOSE).bytes);
  }

  /**
   * The inputs and their hash, or only the hash if the account does not store inputs, or neither with `store: false`. The
   * insert keeps one of them, since the account may have switched since (`store-kept-sql.ts`). The hash is an HMAC with the
   * account's id: it shows which texts of an account have the same inputs, and short prompts cannot be guessed.
   */
  columnsOf(
    { account }: Principal,
    inputs: GenerationInputs,
    isAllowed: boolean,
  ): Pick<Generation, 'inputs' | 'inputsHash'> {
    if (!isAllowed) return { inputs: null, inputsHash: null };
    const hmac = createHmac('sha256', this.key);
    const inputsHash = hmac.update(canonicalJson([account.id, inputs])).digest();
    return { inputs: account.storesInputs ? inputs : null, inputsHash };
  }
}
