import type { ArtifactRow, AccessTokenRow } from './stored-rows.js';

/** What a token request consumes: a code or a refresh token. */
export interface Consumption {
  kind: number;
  idHash: Buffer;
  grantId: string;
  /** Of a refresh token: those that may have replaced it when it was used before, the current key's first. */
  successors: readonly string[];
}

/** What a token request comes to: what it consumes, and what it gives in exchange. */
export interface TokenExchange {
  consumption: Consumption;
  accessToken: AccessTokenRow;
  refreshToken: ArtifactRow;
}

/**
 * What a token request is about to change, gathered while the library works and written by one statement before the
 * request is answered: either all of it is committed or nothing is. A request that fails leaves nothing behind.
 */
export class TokenWrites {
  private consumption: Consumption | undefined;
  private accessToken: AccessTokenRow | undefined;
  private refreshToken: ArtifactRow | undefined;

  /** The refresh token to issue, where it is derived from the one that is being used. */
  get successor(): string | undefined {
    return this.consumption?.successors[0];
  }

  consume(consumption: Consumption) {
    this.consumption = consumption;
  }

  insertAccessToken(row: AccessTokenRow) {
    this.accessToken = row;
  }

  insertRefreshToken(row: ArtifactRow) {
    this.refreshToken = row;
  }

  /** All of it; null where there is nothing to write. */
  get exchange(): TokenExchange | null {
    const { consumption, accessToken, refreshToken } = this;
    return consumption && accessToken && refreshToken ? { consumption, accessToken, refreshToken } : null;
  }
}
