import type { ErrorReason } from './error-codes.js';

/** Rules that one reason covers and callers are not told apart, with that reason. */
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

/** Whose credential was shown, where it is one of ours, whatever it still opens. */
export interface CredentialRef {
  type: 'api_key' | 'oauth_token';
  id: string;
  /** The OAuth app that acts for the account; null for an API key. */
  clientId: string | null;
  accountId: string;
}

/** On what errorContext a request was refused: kept for whoever asks later why, never sent to the caller. */
export interface ErrorContext {
  /** The rule behind the reason, where the reason covers several. */
  rule?: keyof typeof HIDDEN_RULES;
  /** What was counted, how far it had got, and how far it may get. */
  counter?: string;
  value?: number;
  limit?: number;
  /** The scope that was missing. */
  scope?: string;
  /** Set where no principal says it: the credential opens nothing any more. */
  holder?: CredentialRef;
}
