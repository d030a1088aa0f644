import type { BlockList } from 'node:net';
import type { Scope } from './scopes.js';

/** The key or token of a request. */
export interface Credential {
  /** `dashboard`: a signed-in user in the playground. */
  type: 'api_key' | 'oauth_token' | 'dashboard';
  /** Only letters, digits, `-` and `_`, because logs contain it unescaped. */
  id: string;
  name: string;
  /** The OAuth app that acts for the account; null for an API key. */
  clientId: string | null;
  scopes: ReadonlySet<Scope>;
  /** Milliseconds since the epoch; null if it never expires. */
  expiresAt: number | null;
  /** A limit in addition to the account's; null without one. */
  requestsPerMinute: number | null;
  /** Input and output tokens of a calendar month (UTC), in addition to the account's limit; null without one. */
  tokensPerMonth: number | null;
  /**
   * What the monthly limits count its usage under: an app's client id, and for a key the first key of its chain of
   * rotations.
   */
  budgetId: string;
  /**
   * The most that it may spend in a calendar month (UTC), in nano-units of the currency; null for no limit. All access
   * tokens of an app for an account share it.
   */
  spendPerMonth: number | null;
  /** The ids of the allowed models; null for all that the account may use. */
  models: readonly string[] | null;
  /** The allowed addresses; null for any. */
  allowedAddresses: BlockList | null;
  /** Whether the app is suspended; its tokens then get 403. */
  suspended: boolean;
}

/** The account of a request, with its effective limits: its own or those of its plan. */
export interface PrincipalAccount {
  id: string;
  name: string;
  email: string;
  plan: string;
  suspended: boolean;
  requestsPerMinute: number;
  /** The maximum of concurrent generate and refine requests per credential. */
  concurrency: number;
  /** null for no limit. */
  tokensPerMonth: number | null;
  /** The ids of the models that its plan allows; null for all. */
  models: readonly string[] | null;
  /** Whether the inputs of its requests are kept with the texts. */
  storesInputs: boolean;
}

/** The authenticated caller. Shared by all requests of a credential, so it must not be modified. */
export interface Principal {
  readonly credential: Readonly<Credential>;
  readonly account: Readonly<PrincipalAccount>;
}
