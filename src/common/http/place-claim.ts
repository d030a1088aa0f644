import type { Credential } from './principal.js';

/** A place under the concurrency limit of a credential that a request or a job asks for, holds or has released. */
export interface PlaceClaim {
  readonly credentialId: string;
  readonly credentialType: Credential['type'];
  /** The places of the credential in all processes together. */
  readonly limit: number;
  /** The bucket of the account, `account:<id>`. Its lock orders the claims of all processes. */
  readonly lock: string;
  isTaken: boolean;
  isReleased: boolean;
}
