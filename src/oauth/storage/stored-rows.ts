import type { AdapterPayload } from 'oidc-provider';

/** A row of `oauth_artifacts`. */
export interface ArtifactRow {
  kind: number;
  idHash: Buffer;
  grantId: string | null;
  sessionUid: string | null;
  expiresAt: Date;
  payload: object;
}

/** A row of `oauth_access_tokens`. */
export interface AccessTokenRow {
  idHash: Buffer;
  grantId: string;
  clientId: string;
  accountId: string;
  /** The API scopes. */
  scope: string;
  audience: string | null;
  expiresAt: Date;
  payload: AccessTokenPayload;
}

/** An access token as oidc-provider defines it, with the scopes for the userinfo endpoint. */
interface AccessTokenPayload extends AdapterPayload {
  identityScope?: string;
}

/**
 * Returns all scopes of an access token, in the order of a refresh token. oidc-provider gives a token the scopes of one
 * resource; ours are for the API and the userinfo endpoint.
 */
export function scopeOf({ scope, payload }: Pick<AccessTokenRow, 'scope' | 'payload'>): string {
  return [payload.identityScope, scope].filter(Boolean).join(' ');
}

/** The grant and the account of a code or refresh token, which a token request needs. */
export interface TokenContext {
  grantId: string;
  grant: AdapterPayload;
  account: { id: string; name: string; email: string; isSuspended: boolean };
}
