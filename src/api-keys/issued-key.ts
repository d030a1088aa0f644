import { UserError } from '../common/errors/user-error.js';
import type { Scope } from '../common/http/scopes.js';
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
  /** The ids of the allowed models; by default all that the plan allows. */
  models?: string[] | null;
}

/** A key with its secret, as returned once by issuing and rotating. */
export interface IssuedKey {
  apiKey: ApiKey;
  secret: string;
}

/** A rejected operation on a key, with a message for the caller. */
export class ApiKeyError extends UserError {}
