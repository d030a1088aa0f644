import { Provider, type AdapterPayload } from 'oidc-provider';
import type { OAuthDatabase } from './oauth-database.js';
import { currentOAuthRequest } from './oauth-request.js';
import { identityScopesOf } from './provider-options.js';
import { expiryOf, hashOf, StoredAdapter, toEpochSeconds } from './stored-adapter.js';
import { ACCESS_TOKEN_PREFIX } from './token-format.js';

/** Access tokens, in a table of their own because every request of an app looks one up. */
export class AccessTokenAdapter extends StoredAdapter {
  constructor(private readonly database: OAuthDatabase) {
    super();
  }

  override async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    const { jti: _id, exp: _expiry, grantId, accountId, clientId, scope, aud, ...rest } = payload;
    const writes = currentOAuthRequest()?.writes;
    if (!writes) throw new Error('only token requests issue access tokens');
    writes.insertAccessToken({
      idHash: hashOf(id),
      grantId: grantId!,
      clientId: clientId!,
      accountId: accountId!,
      scope: String(scope ?? ''),
      audience: typeof aud === 'string' ? aud : null,
      expiresAt: expiryOf(payload, expiresIn),
      payload: { ...rest, identityScope: identityScopeOfRequest() },
    });
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    if (!id.startsWith(ACCESS_TOKEN_PREFIX)) return undefined;
    const { rows } = await this.database.query<FoundAccessToken>({
      name: 'oauth-find-access-token',
      text: FIND_SQL,
      values: [hashOf(id)],
    });
    const row = rows[0];
    if (!row) return undefined;
    const { identityScope, ...payload } = row.payload;
    // The library keeps an API's tokens from the userinfo endpoint; ours carry the identity scopes beside the API's.
    const use = currentOAuthRequest()?.isUserinfo
      ? { scope: String(identityScope ?? ''), aud: undefined }
      : { scope: row.scope, aud: row.audience ?? undefined };
    return {
      ...payload,
      ...use,
      jti: id,
      grantId: row.grant_id,
      accountId: row.account_id,
      clientId: row.client_id,
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

/** The identity scopes that the token request under way is about: those it asks for, else those of its source. */
function identityScopeOfRequest(): string {
  const { params, entities } = Provider.ctx!.oidc;
  const source = entities.RefreshToken ?? entities.AuthorizationCode;
  return identityScopesOf(params?.scope ?? source?.scope).join(' ');
}

interface FoundAccessToken {
  grant_id: string;
  account_id: string;
  client_id: string;
  scope: string;
  audience: string | null;
  expires_at: Date;
  payload: AdapterPayload;
}

// OFFSET keeps the planner from finding by `expires_at`, past everything that lives.
const FIND_SQL = `
  SELECT * FROM (
    SELECT grant_id, account_id, client_id, scope, audience, expires_at, payload
      FROM oauth_access_tokens WHERE id_hash = $1 OFFSET 0) found
   WHERE expires_at > now()`;
