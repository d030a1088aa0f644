import { UserError } from '../common/errors/user-error.js';
import type { Scope } from '../common/http/scopes.js';
import type { ApiKey } from './api-key.entity.js';

/** What the owner decides of a new key. */
export interface NewApiKey {
  /** A UUID that the key is to have, so that asking twice makes one key; a random one where it is left out. */
  id?: string;
  name: string;
  scopes?: readonly Scope[];
  expiresAt?: Date | null;
  allowedCidrs?: string[] | null;
  requestsPerMinute?: number | null;
  /** The ids of the models that it may use; all that the plan allows where it is left out. */
  models?: string[] | null;
}

/** A key together with its secret: what issuing and rotating give, once. */
export interface IssuedKey {
  apiKey: ApiKey;
  secret: string;
}

/** Something asked of a key that can't be done; the text is for whoever asked. */
export class ApiKeyRefusal extends UserError {}
