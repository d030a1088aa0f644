import type { ArtifactRow, AccessTokenRow } from './stored-rows.js';

/** What a token request consumes: a code or a refresh token. */
export interface Consumption {
  kind: number;
  idHash: Buffer;
  grantId: string;
}

/**
 * What a token request is about to change, gathered while the library works and written by one statement before the
 * request is answered: either all of it is committed or nothing is. A request that fails leaves nothing behind.
 */
export class TokenWrites {
  private consumption: Consumption | undefined;
  private accessToken: AccessTokenRow | undefined;
  private refreshToken: ArtifactRow | undefined;

  consume(consumption: Consumption) {
    this.consumption = consumption;
  }

  insertAccessToken(row: AccessTokenRow) {
    this.accessToken = row;
  }

  insertRefreshToken(row: ArtifactRow) {
    this.refreshToken = row;
  }

  /** The statement that writes all of it; null where there is nothing to write. */
  toQuery() {
    const { consumption, accessToken, refreshToken } = this;
    if (!consumption || !accessToken || !refreshToken) return null;
    const values = [
      consumption.grantId,
      consumption.kind,
      consumption.idHash,
      refreshToken.kind,
      refreshToken.idHash,
      refreshToken.expiresAt,
      refreshToken.payload,
      accessToken.idHash,
      accessToken.clientId,
      accessToken.accountId,
      accessToken.scope,
      accessToken.audience,
      accessToken.expiresAt,
      accessToken.payload,
    ];
    return { name: 'oauth-issue-tokens', text: ISSUE_SQL, values };
  }

  /** What it consumes. */
  get consumed(): Consumption | undefined {
    return this.consumption;
  }
}

/**
 * Consumes a code or refresh token and stores what it is exchanged for. Of requests with the same one, the row's lock
 * lets exactly one through; the others find it consumed and insert nothing. The grant is locked first: whoever ends it
 * waits for this, or this finds it gone, and since both begin with the grant neither can deadlock with the other.
 */
const ISSUE_SQL = `
  WITH living AS MATERIALIZED (SELECT id FROM oauth_grants WHERE id = $1 FOR KEY SHARE),
       consumed AS (
         UPDATE oauth_artifacts SET consumed_at = clock_timestamp()
          WHERE kind = $2 AND id_hash = $3 AND consumed_at IS NULL AND EXISTS (SELECT FROM living)
         RETURNING grant_id),
       refresh_token AS (
         INSERT INTO oauth_artifacts (kind, id_hash, grant_id, expires_at, payload)
         SELECT $4::smallint, $5::bytea, grant_id, $6::timestamptz, $7::jsonb FROM consumed),
       access_token AS (
         INSERT INTO oauth_access_tokens
           (id_hash, grant_id, client_id, account_id, scope, audience, expires_at, payload)
         SELECT $8::bytea, grant_id, $9, $10::uuid, $11, $12, $13::timestamptz, $14::jsonb FROM consumed)
  SELECT grant_id FROM consumed`;
