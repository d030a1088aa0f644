import type { AdapterPayload } from 'oidc-provider';
import { sha256 } from '../../common/crypto/sha256.js';
import type { KeyRing } from '../../common/crypto/key-ring.js';
import { ARTIFACT_KINDS } from '../storage/artifact-kinds.js';
import type { ArtifactStore } from '../storage/artifact-store.js';
import { GrantBoundAdapter } from './grant-bound-adapter.js';
import { currentOidcRequest, currentWrites, isOidcRoute } from './oidc-request.js';
import { expiryOf, toEpochSeconds } from './stored-adapter.js';
import type { ArtifactRow, TokenContext } from '../storage/stored-rows.js';
import { REFRESH_TOKEN_PREFIX, successorsOf } from '../tokens/token-format.js';
import type { FoundToken } from '../tokens/token-sql.js';
import type { TokenStore } from '../tokens/token-store.js';

/** The adapter of codes and refresh tokens: they belong to a grant and are exchanged once. */
export class GrantTokenAdapter extends GrantBoundAdapter {
  private readonly kindNumber: number;

  constructor(
    private readonly kind: 'AuthorizationCode' | 'RefreshToken',
    private readonly artifacts: ArtifactStore,
    private readonly tokens: TokenStore,
    private readonly keyRing: KeyRing,
  ) {
    super();
    this.kindNumber = ARTIFACT_KINDS[kind];
  }

  /** Stores a code immediately. A refresh token is inserted by the statement that consumes its predecessor. */
  override async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    const { jti: _id, exp: _expiry, grantId, ...rest } = payload;
    const row: ArtifactRow = {
      kind: this.kindNumber,
      idHash: sha256(id),
      grantId: grantId!,
      sessionUid: null,
      expiresAt: expiryOf(payload, expiresIn),
      payload: rest,
    };
    if (this.kind === 'RefreshToken') currentWrites().refreshToken = row;
    else await this.artifacts.save(row);
  }

  /**
   * Also reads the grant and the account, which a token request needs next. A token request does not see that a
   * refresh token has been used: the commit decides whether it is a repeated request or reuse.
   */
  async find(id: string): Promise<AdapterPayload | undefined> {
    if (this.kind === 'RefreshToken' && !id.startsWith(REFRESH_TOKEN_PREFIX)) return undefined;
    const row = await this.tokens.find(this.kindNumber, sha256(id));
    if (!row) return undefined;
    const oidc = currentOidcRequest();
    if (oidc) oidc.tokenContext = toTokenContext(row);
    const isHidden = this.kind === 'RefreshToken' && isOidcRoute('token');
    return {
      ...row.payload,
      jti: id,
      grantId: row.grant_id,
      exp: toEpochSeconds(row.expires_at),
      ...(row.consumed_at && !isHidden && { consumed: toEpochSeconds(row.consumed_at) }),
    };
  }

  /** Takes effect when the request is committed. Of concurrent requests, exactly one succeeds. */
  override async consume(id: string): Promise<void> {
    const { grantId } = currentOidcRequest()!.tokenContext!;
    const successors = this.kind === 'RefreshToken' ? successorsOf(id, this.keyRing) : [];
    currentWrites().consumption = { kind: this.kindNumber, idHash: sha256(id), grantId, successors };
  }
}

function toTokenContext(row: FoundToken): TokenContext {
  const { grant_id: grantId, account_id: accountId, client_id: clientId, name, email } = row;
  const exp = toEpochSeconds(row.grant_expires_at);
  return {
    grantId,
    grant: { ...row.grant_payload, jti: grantId, accountId, clientId, exp },
    account: { id: accountId, name, email, isSuspended: row.is_suspended },
  };
}
