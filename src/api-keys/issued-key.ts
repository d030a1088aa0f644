import { UserError } from '../common/errors/user-error.js';
import { DEFAULT_SCOPES, type Scope } from '../common/http/scopes.js';
import type { ApiKey } from './api-key.entity.js';

/** The owner's settings of a new key. */
export interface NewApiKey {
  /** The id of the new key, so that a repeated request creates one key; random by default. */
  id?: string;
  name: string;
  scopes?: readonly Scope[];
  expiresAt?: Date | null;
  allowedCidrs?: string[] | null;
  requestsPerMinute?: number | null;
  tokensPerMonth?: number | null;
  /** Nano-units of the currency. */
  spendPerMonth?: number | null;
  /** The ids of the allowed models; by default all that the plan allows. */
  models?: string[] | null;
  /** The session of the dashboard that requests the key; it must still be open. */
  sessionId?: string;
}

/** Returns the settings of a new key with defaults for those that are not given. */
export function settingsOf(input: NewApiKey) {
  return {
    name: input.name,
    scopes: [...new Set(input.scopes ?? DEFAULT_SCOPES)],
    expiresAt: input.expiresAt ?? null,
    allowedCidrs: input.allowedCidrs ?? null,
    requestsPerMinute: input.requestsPerMinute ?? null,
    tokensPerMonth: input.tokensPerMonth ?? null,
    spendPerMonth: input.spendPerMonth ?? null,
    models: input.models ?? null,
  };
}

/** A key with its secret, as returned once by issuing and rotating. */
export interface IssuedKey {
  apiKey: ApiKey;
  secret: string;
}

/** A rejected operation on a key, with a message for the caller. */
export class ApiKeyError extends UserError {}
