import { Injectable } from '@nestjs/common';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { AppError } from '../common/errors/app-error.js';
import { Config } from '../config/config.js';
import { AddressLimit } from '../rate-limit/address-limit.js';
import { RateLimitStorage } from '../rate-limit/rate-limit-storage.js';
import { rateLimited } from '../rate-limit/rate-limited.js';
import type { OidcRequest } from './oidc-request.js';

/**
 * Rate limits the endpoints that apps call. An app that has authenticated with its secret has its own bucket, so its
 * users do not share the bucket of its server's address. Everyone else counts against their address.
 */
@Injectable()
export class AppCallLimit {
  constructor(
    private readonly addressLimit: AddressLimit,
    private readonly storage: RateLimitStorage,
    private readonly config: Config,
  ) {}

  /** Counts a request. Over the limit, replaces the response with 429 in the format of RFC 6749 and returns false. */
  async admit(ctx: KoaContextWithOIDC, oidc: OidcRequest): Promise<boolean> {
    try {
      await (oidc.authenticatedClientId === null
        ? this.addressLimit.consume(oidc.request)
        : this.countClient(oidc.request, oidc.authenticatedClientId));
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

  private async countClient(request: OidcRequest['request'], clientId: string): Promise<void> {
    const bucket = { name: 'client', id: clientId, limit: this.config.addressRequestsPerMinute };
    const { isAdmitted, states } = await this.storage.hit([bucket]);
    request.bucket = states[0]!;
    if (!isAdmitted) throw rateLimited(states[0]!, this.storage.now());
  }
}
