import { Provider, type AdapterPayload } from 'oidc-provider';
import { sha256 } from '../../common/crypto/sha256.js';
import { AppError } from '../../common/errors/app-error.js';
import { digestInMemory } from '../../common/crypto/secret-digest.js';
import type { LookupLimit } from '../../rate-limit/lookup-limit.js';
import type { OAuthDatabase } from '../storage/oauth-database.js';
import { GrantBoundAdapter } from './grant-bound-adapter.js';
import { currentOidcRequest, currentWrites, isOidcRoute } from './oidc-request.js';
import { identityScopesOf } from '../consents/requested-scopes.js';
import { scopeOf, type AccessTokenRow } from '../storage/stored-rows.js';
import { expiryOf, toEpochSeconds } from './stored-adapter.js';
import { ACCESS_TOKEN_PREFIX } from '../tokens/token-format.js';

/** The adapter of access tokens, which have their own table: every API request of an app looks one up. */
export class AccessTokenAdapter extends GrantBoundAdapter {
  constructor(
    private readonly database: OAuthDatabase,
    private readonly lookups: LookupLimit,
  ) {
    super();
  }

  /** Collects the access token; it is inserted by the statement that consumes the code or refresh token. */
  override async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    const { jti: _id, exp: _expiry, grantId, accountId, clientId, scope, aud, ...rest } = payload;
    currentWrites().accessToken = {
      idHash: sha256(id),
      grantId: grantId!,
      clientId: clientId!,
      accountId: accountId!,
      scope: String(scope ?? ''),
      audience: typeof aud === 'string' ? aud : null,
      expiresAt: expiryOf(payload, expiresIn),
      payload: { ...rest, identityScope: identityScopeOfRequest() },
    };
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    if (!id.startsWith(ACCESS_TOKEN_PREFIX)) return undefined;
    const row = await (isOidcRoute('userinfo') ? this.readBearer(id) : this.read(id));
    if (!row) return undefined;
    const { identityScope: _scope, ...payload } = row.payload;
    return {
      ...payload,
      scope: scopeOf(row),
      // oidc-provider rejects tokens with an audience at the userinfo endpoint.
      aud: isOidcRoute('userinfo') ? undefined : (row.audience ?? undefined),
      jti: id,
      grantId: row.grant_id,
      accountId: row.account_id,
      clientId: row.client_id,
      exp: toEpochSeconds(row.expires_at),
    };
  }

  /** Reads the credential of a request. Unknown ones from an address over its limit cost no query. */
  private async readBearer(id: string): Promise<FoundAccessToken | null> {
    const oidc = currentOidcRequest()!;
    try {
      return await this.lookups.lookUp(digestInMemory(id), oidc.request.ip, () => this.read(id));
    } catch (error) {
      if (!(error instanceof AppError) || error.reason !== 'rate_limited') throw error;
      // oidc-provider prepares a 401, which AppCallLimit replaces: the token may be valid.
      oidc.rejectedLookup = error;
      return null;
    }
  }

  private async read(id: string): Promise<FoundAccessToken | null> {
    const { rows } = await this.database.query<FoundAccessToken>({
      name: 'oauth-find-access-token',
      text: FIND_SQL,
      values: [sha256(id)],
    });
    return rows[0] ?? null;
  }
}

/** The identity scopes of the current token request: the requested ones, or those of its code or refresh token. */
function identityScopeOfRequest(): string {
  const { params, entities } = Provider.ctx!.oidc;
  const source = entities.RefreshToken ?? entities.AuthorizationCode;
  return [...new Set(identityScopesOf(params?.scope ?? source?.scope))].join(' ');
}

interface FoundAccessToken extends Pick<AccessTokenRow, 'scope' | 'audience' | 'payload'> {
  grant_id: string;
  account_id: string;
  client_id: string;
  expires_at: Date;
}

// OFFSET 0 keeps the planner from using the index on `expires_at`, which would scan every live row.
const FIND_SQL = `
  SELECT * FROM (
    SELECT grant_id, account_id, client_id, scope, audience, expires_at, payload
      FROM oauth_access_tokens WHERE id_hash = $1 OFFSET 0) found
   WHERE expires_at > now()`;
