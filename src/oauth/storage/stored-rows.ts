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
  scope: string;
  audience: string | null;
  expiresAt: Date;
  payload: object;
}

/** The grant and the account of a code or refresh token, which a token request needs. */
export interface TokenContext {
  grantId: string;
  grant: AdapterPayload;
  account: { id: string; name: string; email: string; isSuspended: boolean };
}
