import type { ArtifactRow, AccessTokenRow } from './stored-rows.js';

/** The code or refresh token that a token request consumes. */
export interface Consumption {
  kind: number;
  idHash: Buffer;
  grantId: string;
  /** The refresh tokens that may have replaced a refresh token, derived with each key, the current key's first. */
  successors: readonly string[];
}

/** A token request: the code or refresh token consumed, and the tokens issued for it. */
export interface TokenExchange {
  consumption: Consumption;
  accessToken: AccessTokenRow;
  refreshToken: ArtifactRow;
}

/**
 * The changes of one request. The adapters collect them while oidc-provider works; `OidcCommit` writes them once,
 * after rate limiting and before the response. A request that fails earlier leaves nothing behind.
 */
export class OidcWrites {
  /** The grants to end. */
  readonly endedGrantIds = new Set<string>();
  /** The pushed authorization request to store (RFC 9126). */
  pushedRequest: ArtifactRow | null = null;
  consumption: Consumption | null = null;
  accessToken: AccessTokenRow | null = null;
  refreshToken: ArtifactRow | null = null;

  /** The exchange of a complete token request; null for other requests. */
  get exchange(): TokenExchange | null {
    const { consumption, accessToken, refreshToken } = this;
    return consumption && accessToken && refreshToken ? { consumption, accessToken, refreshToken } : null;
  }
}
