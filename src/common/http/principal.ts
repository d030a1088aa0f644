import type { BlockList } from 'node:net';
import type { Scope } from './scopes.js';

/** The key or token that a request was made with. */
export interface Credential {
  /** `dashboard` is a signed-in person who writes there. */
  type: 'api_key' | 'oauth_token' | 'dashboard';
  /** Letters, digits, `-` and `_`: logs write it as it is. */
  id: string;
  name: string;
  /** The OAuth app that acts for the account; null for an API key. */
  clientId: string | null;
  scopes: ReadonlySet<Scope>;
  /** Milliseconds since the epoch; null where it never expires. */
  expiresAt: number | null;
  /** A limit of its own beside the account's; null where it has none. */
  requestsPerMinute: number | null;
  /** The ids of the models that it may use; null for all that the account may. */
  models: readonly string[] | null;
  /** Addresses it may be used from; null where it may be used from anywhere. */
  allowedAddresses: BlockList | null;
  /** An app that an admin suspended; its tokens stay and answer 403. */
  suspended: boolean;
}

/** The account that a request is made for, with the limits in force: its own where set, else its plan's. */
export interface PrincipalAccount {
  id: string;
  name: string;
  plan: string;
  suspended: boolean;
  requestsPerMinute: number;
  /** Generate and refine requests that may run at once, per credential. */
  concurrency: number;
  /** null where there is no cap. */
  tokensPerMonth: number | null;
  /** The ids of the models that its plan allows; null for all. */
  models: readonly string[] | null;
}

/** Who is asking. Shared by all requests of one credential, so it is never changed. */
export interface Principal {
  readonly credential: Readonly<Credential>;
  readonly account: Readonly<PrincipalAccount>;
}
