import type { Credential } from './principal.js';

/** A slot under the concurrency limit of a credential that a request or a job asks for, holds or has released. */
export interface SlotClaim {
  readonly credentialId: string;
  readonly credentialType: Credential['type'];
  /** The slots of the credential in all processes together. */
  readonly limit: number;
  /** The bucket of the account, `account:<id>`. Its lock orders the claims of all processes. */
  readonly lock: string;
  isTaken: boolean;
  isReleased: boolean;
}
