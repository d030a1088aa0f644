import type { Principal } from './principal.js';

/** Finds out, while a request runs, whether its credential is still good. */
export abstract class CredentialCheck {
  /** Returns the principal as it is now; rejects with `invalid_credential` for a credential that has ended. */
  abstract check(authorization: string, address: string): Promise<Principal>;
}
