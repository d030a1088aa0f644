import type { ErrorReason } from './error-codes.js';

/** Rules that share one reason and are not distinguished for callers, with that reason. */
export const HIDDEN_RULES = {
  credential_missing: 'invalid_credential',
  credential_repeated: 'invalid_credential',
  credential_malformed: 'invalid_credential',
  key_unknown: 'invalid_credential',
  key_revoked: 'invalid_credential',
  key_expired: 'invalid_credential',
  token_unknown: 'invalid_credential',
  token_expired: 'invalid_credential',
  app_suspended: 'account_suspended',
} as const satisfies Record<string, ErrorReason>;

/** The owner of the presented credential, if it is known, even if revoked or expired. */
export interface CredentialRef {
  type: 'api_key' | 'oauth_token';
  id: string;
  /** The OAuth app that acts for the account; null for an API key. */
  clientId: string | null;
  accountId: string;
}

/** Why a request was rejected: stored in the request log, never sent to the caller. */
export interface ErrorContext {
  /** The rule, if the reason covers several. */
  rule?: keyof typeof HIDDEN_RULES;
  /** The counter, its value and its maximum. */
  counter?: string;
  value?: number;
  limit?: number;
  /** The scope that was missing. */
  scope?: string;
  /** Set if there is no principal, because the credential is no longer valid. */
  credentialRef?: CredentialRef;
}
