import type { AdapterPayload } from 'oidc-provider';
import type { KeyRing } from '../common/crypto/key-ring.js';
import { ARTIFACT_KINDS } from './artifact-kinds.js';
import type { OAuthDatabase } from './oauth-database.js';
import { currentOAuthRequest } from './oauth-request.js';
import { expiryOf, explainRefusal, hashOf, StoredAdapter, toEpochSeconds } from './stored-adapter.js';
import type { ArtifactRow } from './stored-rows.js';
import { REFRESH_TOKEN_PREFIX, successorsOf } from './token-format.js';
import type { TokenStore } from './token-store.js';

/** Codes and refresh tokens: what hangs on a grant, and is exchanged once. */
export class GrantTokenAdapter extends StoredAdapter {
  private readonly kindNumber: number;

  constructor(
    private readonly kind: 'AuthorizationCode' | 'RefreshToken',
    private readonly database: OAuthDatabase,
    private readonly tokens: TokenStore,
    private readonly keyRing: KeyRing,
  ) {
    super();
    this.kindNumber = ARTIFACT_KINDS[kind];
  }

  override async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    const { jti: _id, exp: _expiry, grantId, ...rest } = payload;
    const row: ArtifactRow = {
      kind: this.kindNumber,
      idHash: hashOf(id),
      grantId: grantId!,
      sessionUid: null,
      expiresAt: expiryOf(payload, expiresIn),
      payload: rest,
    };
    const writes = currentOAuthRequest()?.writes;
    if (writes) return writes.insertRefreshToken(row);
    const values = [row.kind, row.idHash, row.grantId, row.expiresAt, row.payload];
    try {
      await this.database.query({ name: 'oauth-save-grant-token', text: SAVE_SQL, values });
    } catch (error) {
      throw explainRefusal(error);
    }
  }

  /**
   * Reads the grant and the account along, which a token request needs next. A token request does not see that a
   * refresh token was used: what that means is decided when its exchange is written.
   */
  async find(id: string): Promise<AdapterPayload | undefined> {
    if (this.kind === 'RefreshToken' && !id.startsWith(REFRESH_TOKEN_PREFIX)) return undefined;
    const row = await this.tokens.find(this.kindNumber, hashOf(id));
    if (!row) return undefined;
    const { account_id, client_id, grant_id: grantId, name, email, is_suspended } = row;
    const request = currentOAuthRequest();
    if (request) {
      request.tokenContext = {
        grantId,
        grant: {
          ...row.grant_payload,
          jti: grantId,
          accountId: account_id,
          clientId: client_id,
          exp: toEpochSeconds(row.grant_expires_at),
        },
        account: { id: account_id, name, email, isSuspended: is_suspended },
      };
    }
    const isHidden = this.kind === 'RefreshToken' && request?.writes;
    return {
      ...row.payload,
      jti: id,
      grantId,
      exp: toEpochSeconds(row.expires_at),
      ...(row.consumed_at && !isHidden && { consumed: toEpochSeconds(row.consumed_at) }),
    };
  }

  /** Takes effect when the request's changes are written; of requests made side by side, one succeeds. */
  override async consume(id: string): Promise<void> {
    const request = currentOAuthRequest();
    if (!request?.writes || !request.tokenContext)
      throw new Error('only token requests consume codes and tokens');
    const { grantId } = request.tokenContext;
    const successors = this.kind === 'RefreshToken' ? successorsOf(id, this.keyRing) : [];
    request.writes.consume({ kind: this.kindNumber, idHash: hashOf(id), grantId, successors });
  }

  /** Destroyed only to be revoked, and what is revoked takes its grant along. */
  override async destroy(id: string): Promise<void> {
    const token = await this.find(id);
    if (token?.grantId) await this.database.endGrant(token.grantId);
  }

  override revokeByGrantId(grantId: string): Promise<void> {
    return this.database.endGrant(grantId);
  }
}

const SAVE_SQL = `
  INSERT INTO oauth_artifacts (kind, id_hash, grant_id, expires_at, payload) VALUES ($1, $2, $3, $4, $5)`;
