import { Injectable } from '@nestjs/common';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { AppError } from '../../common/errors/app-error.js';
import { Config } from '../../config/config.js';
import { AddressLimit } from '../../rate-limit/address-limit.js';
import { principalBuckets } from '../../rate-limit/principal-buckets.js';
import { RateLimitStorage, type Bucket } from '../../rate-limit/rate-limit-storage.js';
import { assertAdmitted } from '../../rate-limit/rate-limited.js';
import { AccessTokensService } from '../tokens/access-tokens.service.js';
import type { OidcRequest } from '../adapters/oidc-request.js';

/**
 * Rate limits the endpoints that apps call. An app that has authenticated with its secret has its own bucket, so its
 * users do not share the bucket of its server's address. A userinfo request counts as a request of its access token to
 * the API does. Everyone else counts against their address.
 */
@Injectable()
export class AppCallLimit {
  constructor(
    private readonly accessTokens: AccessTokensService,
    private readonly addressLimit: AddressLimit,
    private readonly storage: RateLimitStorage,
    private readonly config: Config,
  ) {}

  /** Counts a request. Over the limit, replaces the response with 429 in the format of RFC 6749 and returns false. */
  async admit(ctx: KoaContextWithOIDC, oidc: OidcRequest): Promise<boolean> {
    try {
      await this.count(ctx, oidc);
      return true;
    } catch (error) {
      if (!(error instanceof AppError) || error.reason !== 'rate_limited') throw error;
      oidc.retryAfterSeconds = error.retryAfterSeconds;
      ctx.remove('www-authenticate');
      ctx.status = 429;
      ctx.body = { error: 'rate_limit_exceeded', error_description: error.message };
      return false;
    }
  }

  private async count(
    ctx: KoaContextWithOIDC,
    { request, authenticatedClientId, rejectedLookup }: OidcRequest,
  ): Promise<void> {
    if (rejectedLookup) throw rejectedLookup;
    const token = ctx.oidc?.route === 'userinfo' ? ctx.oidc.entities.AccessToken : undefined;
    if (token)
      return this.hit(
        request,
        principalBuckets(await this.accessTokens.verify(token.jti, request.ip, 'any')),
      );
    if (authenticatedClientId === null) return this.addressLimit.consume(request);
    const limit = this.config.addressRequestsPerMinute;
    return this.hit(request, [{ name: 'client', id: authenticatedClientId, limit }]);
  }

  private async hit(request: OidcRequest['request'], buckets: readonly Bucket[]): Promise<void> {
    assertAdmitted(request, await this.storage.hit(buckets), this.storage.now());
  }
}
