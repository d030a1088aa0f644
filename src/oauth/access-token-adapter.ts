import type { AdapterPayload } from 'oidc-provider';
import type { OAuthDatabase } from './oauth-database.js';
import { expiryOf, explainRefusal, hashOf, StoredAdapter, toEpochSeconds } from './stored-adapter.js';
import { ACCESS_TOKEN_PREFIX } from './token-format.js';

/** Access tokens, in a table of their own because every request of an app looks one up. */
export class AccessTokenAdapter extends StoredAdapter {
  constructor(private readonly database: OAuthDatabase) {
    super();
  }

  override async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    const { jti: _id, exp: _expiry, grantId, accountId, clientId, scope, aud, ...rest } = payload;
    const expiry = expiryOf(payload, expiresIn);
    const values = [hashOf(id), grantId, accountId, clientId, scope ?? '', aud ?? null, expiry, rest];
    try {
      await this.database.query({ name: 'oauth-save-access-token', text: SAVE_SQL, values });
    } catch (error) {
      throw explainRefusal(error);
    }
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    if (!id.startsWith(ACCESS_TOKEN_PREFIX)) return undefined;
    const { rows } = await this.database.query<AccessTokenRow>({
      name: 'oauth-find-access-token',
      text: FIND_SQL,
      values: [hashOf(id)],
    });
    const row = rows[0];
    if (!row) return undefined;
    return {
      ...row.payload,
      jti: id,
      grantId: row.grant_id,
      accountId: row.account_id,
      clientId: row.client_id,
      scope: row.scope,
      aud: row.audience ?? undefined,
      exp: toEpochSeconds(row.expires_at),
    };
  }

  /** The library destroys a token only to revoke it, and a revoked token takes its grant along. */
  override async destroy(id: string): Promise<void> {
    const token = await this.find(id);
    if (token?.grantId) await this.database.endGrant(token.grantId);
  }

  override revokeByGrantId(grantId: string): Promise<void> {
    return this.database.endGrant(grantId);
  }
}

interface AccessTokenRow {
  grant_id: string;
  account_id: string;
  client_id: string;
  scope: string;
  audience: string | null;
  expires_at: Date;
  payload: AdapterPayload;
}

const SAVE_SQL = `
  INSERT INTO oauth_access_tokens
    (id_hash, grant_id, account_id, client_id, scope, audience, expires_at, payload)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`;

const FIND_SQL = `
  SELECT grant_id, account_id, client_id, scope, audience, expires_at, payload
    FROM oauth_access_tokens WHERE id_hash = $1 AND expires_at > now()`;
