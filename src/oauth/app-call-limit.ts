import { Injectable } from '@nestjs/common';
import { errors } from 'oidc-provider';
import { AppError } from '../common/errors/app-error.js';
import { Config } from '../config/config.js';
import { AddressLimit } from '../rate-limit/address-limit.js';
import { RateLimitStorage } from '../rate-limit/rate-limit-storage.js';
import { rateLimited } from '../rate-limit/rate-limited.js';
import { currentOAuthRequest, type OAuthRequest } from './oauth-request.js';

/** A refusal by a limit, in the form of RFC 6749 section 5.2. */
export class TooManyRequests extends errors.OIDCProviderError {
  constructor({ message, retryAfterSeconds }: AppError) {
    super(429, 'rate_limit_exceeded');
    this.error_description = message;
    const request = currentOAuthRequest();
    if (request) request.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * Limits the endpoints that apps call. An app that has proved who it is has a bucket of its own, so its many
 * users behind one server don't share an address's; everybody else counts against the address.
 */
@Injectable()
export class AppCallLimit {
  constructor(
    private readonly addressLimit: AddressLimit,
    private readonly storage: RateLimitStorage,
    private readonly config: Config,
  ) {}

  /** Counts the request under way against its address, once; throws `TooManyRequests`. */
  async countAddress(): Promise<void> {
    await this.countOnce((request) => this.addressLimit.consume(request.request));
  }

  /** Counts the request under way against the app's own bucket; throws `TooManyRequests`. */
  async countClient(clientId: string): Promise<void> {
    await this.countOnce(async ({ request }) => {
      const bucket = { name: 'client', id: clientId, limit: this.config.addressRequestsPerMinute };
      const { isAdmitted, states } = await this.storage.hit([bucket]);
      request.bucket = states[0]!;
      if (!isAdmitted) throw rateLimited(states[0]!, this.storage.now());
    });
  }

  private async countOnce(count: (request: OAuthRequest) => Promise<void>) {
    const request = currentOAuthRequest();
    if (!request?.isAppCall || request.isCounted) return;
    request.isCounted = true;
    try {
      await count(request);
    } catch (error) {
      throw error instanceof AppError && error.reason === 'rate_limited' ? new TooManyRequests(error) : error;
    }
  }
}
