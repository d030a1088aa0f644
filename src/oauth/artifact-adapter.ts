import { errors, type AdapterPayload } from 'oidc-provider';
import type { OAuthDatabase } from './oauth-database.js';
import { currentOAuthRequest } from './oauth-request.js';
import { expiryOf, explainRefusal, hashOf, StoredAdapter, toEpochSeconds } from './stored-adapter.js';

/** What `oauth_artifacts.kind` stands for; the numbers are stored and never change. */
export const ARTIFACT_KINDS = {
  Session: 1,
  Interaction: 2,
  AuthorizationCode: 3,
  RefreshToken: 4,
  PushedAuthorizationRequest: 5,
} as const;
export type ArtifactKind = keyof typeof ARTIFACT_KINDS;

/** Codes, refresh tokens, pushed requests, interactions and sessions of the authorization server. */
export class ArtifactAdapter extends StoredAdapter {
  private readonly kindNumber: number;

  constructor(
    private readonly kind: ArtifactKind,
    private readonly database: OAuthDatabase,
  ) {
    super();
    this.kindNumber = ARTIFACT_KINDS[kind];
  }

  override async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    const { jti: _id, exp: _expiry, grantId, ...rest } = payload;
    // An interaction would bring along the id of the session it belongs to, which is that session's cookie.
    const session = rest.session && { ...rest.session, cookie: undefined };
    const hasGrant = this.kind === 'AuthorizationCode' || this.kind === 'RefreshToken';
    const values = [
      this.kindNumber,
      hashOf(id),
      hasGrant ? grantId : null,
      this.kind === 'Session' ? payload.uid : null,
      expiryOf(payload, expiresIn),
      { ...rest, ...(session && { session }), ...(!hasGrant && grantId && { grantId }) },
    ];
    try {
      await this.database.query({ name: 'oauth-save-artifact', text: SAVE_SQL, values });
    } catch (error) {
      throw explainRefusal(error);
    }
  }

  /**
   * A refresh token counts as used only ten seconds after it was: a client whose request got lost or sent twice is
   * refused by `consume`, and does not lose its whole family of tokens for it.
   */
  async find(id: string): Promise<AdapterPayload | undefined> {
    const payload = await this.read('id_hash', hashOf(id), id);
    if (!payload || this.kind !== 'Session') return payload;
    // Nobody is signed in here who is not signed in to our own pages, as the same account.
    const isSignedIn = !payload.accountId || payload.accountId === currentOAuthRequest()?.accountId;
    return isSignedIn ? payload : undefined;
  }

  override findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.read('session_uid', uid);
  }

  /**
   * Marks a code or refresh token as used: exactly one of any number of requests made side by side succeeds. A code
   * that is sent twice ends its grant (RFC 6749 section 4.1.2).
   */
  override async consume(id: string): Promise<void> {
    const { rows } = await this.database.query<{ is_first: boolean; grant_id: string | null }>({
      name: 'oauth-consume-artifact',
      text: CONSUME_SQL,
      values: [this.kindNumber, hashOf(id)],
    });
    if (rows[0]?.is_first) return;
    if (this.kind === 'AuthorizationCode' && rows[0]?.grant_id)
      await this.database.endGrant(rows[0].grant_id);
    if (this.kind === 'PushedAuthorizationRequest')
      throw new errors.InvalidRequestUri('request_uri was already used');
    throw new errors.InvalidGrant('already used');
  }

  /** A refresh token is destroyed only to revoke it, and takes its grant along. */
  override async destroy(id: string): Promise<void> {
    if (this.kind === 'RefreshToken') {
      const token = await this.find(id);
      if (token?.grantId) await this.database.endGrant(token.grantId);
      return;
    }
    const values = [this.kindNumber, hashOf(id)];
    await this.database.query({ name: 'oauth-delete-artifact', text: DELETE_SQL, values });
  }

  override revokeByGrantId(grantId: string): Promise<void> {
    return this.database.endGrant(grantId);
  }

  private async read(column: 'id_hash' | 'session_uid', value: unknown, id?: string) {
    const { rows } = await this.database.query<ArtifactRow>({
      name: `oauth-find-artifact-by-${column}`,
      text: `${FIND_SQL} AND ${column} = $2`,
      values: [this.kindNumber, value],
    });
    const row = rows[0];
    if (!row) return undefined;
    const isConsumed = this.kind === 'RefreshToken' ? row.is_past_grace : row.consumed_at !== null;
    return {
      ...row.payload,
      jti: id,
      exp: toEpochSeconds(row.expires_at),
      ...(row.grant_id && { grantId: row.grant_id }),
      ...(isConsumed && { consumed: toEpochSeconds(row.consumed_at!) }),
    } as AdapterPayload;
  }
}

interface ArtifactRow {
  grant_id: string | null;
  consumed_at: Date | null;
  is_past_grace: boolean;
  expires_at: Date;
  payload: AdapterPayload;
}

const SAVE_SQL = `
  INSERT INTO oauth_artifacts (kind, id_hash, grant_id, session_uid, expires_at, payload)
  VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (kind, id_hash) DO UPDATE SET payload = excluded.payload, expires_at = excluded.expires_at`;

const FIND_SQL = `
  SELECT grant_id, consumed_at, coalesce(consumed_at < now() - interval '10 seconds', false) AS is_past_grace,
         expires_at, payload
    FROM oauth_artifacts WHERE kind = $1 AND expires_at > now()`;

const DELETE_SQL = 'DELETE FROM oauth_artifacts WHERE kind = $1 AND id_hash = $2';

// The second part sees the table as it was before: there is a row for a code that was used already, too.
const CONSUME_SQL = `
  WITH consumed AS (
    UPDATE oauth_artifacts SET consumed_at = clock_timestamp()
     WHERE kind = $1 AND id_hash = $2 AND consumed_at IS NULL RETURNING 1
  )
  SELECT EXISTS (SELECT FROM consumed) AS is_first, grant_id FROM oauth_artifacts WHERE kind = $1 AND id_hash = $2`;
