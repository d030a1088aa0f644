import type { Principal } from './principal.js';

/** Finds out, while a request runs, whether its credential is still good. */
export abstract class CredentialCheck {
  /** Returns the current principal; rejects with `invalid_credential` if the credential was revoked or has expired. */
  abstract check(authorization: string, address: string): Promise<Principal>;
}
