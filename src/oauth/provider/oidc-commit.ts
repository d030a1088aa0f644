import { Injectable } from '@nestjs/common';
import { errors, type KoaContextWithOIDC } from 'oidc-provider';
import { ArtifactStore } from '../storage/artifact-store.js';
import { GrantStore } from '../storage/grant-store.js';
import { scopeOf } from '../storage/stored-rows.js';
import type { OidcRequest } from '../adapters/oidc-request.js';
import { TokenStore } from '../tokens/token-store.js';

/** Commits the changes that the adapters have collected for a request. Nothing else writes for the token endpoint. */
@Injectable()
export class OidcCommit {
  constructor(
    private readonly artifacts: ArtifactStore,
    private readonly grants: GrantStore,
    private readonly tokens: TokenStore,
  ) {}

  /**
   * Commits the changes of a request. The response changes where the commit decides: a refresh token that was exchanged
   * a moment ago returns the same successor, and a reused code or token is `invalid_grant`. It names all scopes of the
   * access token (RFC 6749 section 5.1).
   */
  async commit(ctx: KoaContextWithOIDC, { writes }: OidcRequest): Promise<void> {
    // For any status: reuse detection ends the grant and responds with 400.
    for (const grantId of writes.endedGrantIds) await this.endGrant(ctx, grantId);
    if (ctx.status >= 400) return;
    try {
      if (writes.pushedRequest) await this.artifacts.save(writes.pushedRequest);
      if (writes.exchange) await this.exchange(ctx, writes.exchange);
    } catch (error) {
      if (!(error instanceof errors.OIDCProviderError)) throw error;
      ctx.status = error.status;
      ctx.body = { error: error.error, error_description: error.error_description };
    }
  }

  private async exchange(ctx: KoaContextWithOIDC, exchange: NonNullable<OidcRequest['writes']['exchange']>) {
    const scope = scopeOf(exchange.accessToken);
    // A scope is never empty (RFC 6749 appendix A.4). The code or refresh token stays unused: scopes can come back.
    if (!scope) throw new errors.InvalidGrant('the app may not use any of the granted scopes');
    const refreshToken = await this.tokens.exchange(exchange);
    Object.assign(ctx.body as object, { scope, ...(refreshToken && { refresh_token: refreshToken }) });
  }

  // At the token endpoint, the only reason to end a grant is the reuse of a code or refresh token.
  private async endGrant(ctx: KoaContextWithOIDC, grantId: string) {
    const reason = ctx.path === '/oauth/token' ? 'grant.reuse_detected' : 'grant.ended';
    await this.grants.end(grantId, reason);
  }
}
