import { Injectable } from '@nestjs/common';
import { AppError, invalidCredential } from '../common/errors/app-error.js';
import { bearerTokenOf } from '../common/http/bearer-token.js';
import { CredentialCheck } from '../common/http/credential-check.js';
import type { Principal } from '../common/http/principal.js';
import { BearerStrategy } from './bearer.strategy.js';

/** Verifies the bearer credential of a stream again, which only `/v1` has; a cached one costs no query. */
@Injectable()
export class BearerCredentialCheck extends CredentialCheck {
  constructor(private readonly strategy: BearerStrategy) {
    super();
  }

  async check(authorization: string, address: string): Promise<Principal> {
    const token = bearerTokenOf(authorization);
    if (token === null) throw invalidCredential({ rule: 'credential_malformed' });
    try {
      return await this.strategy.validate({ ip: address, resource: 'v1' }, token);
    } catch (error) {
      // It was valid when the work began, so its digest is dropped only if it has been found invalid since.
      if (error instanceof AppError && error.reason === 'rate_limited') throw invalidCredential({});
      throw error;
    }
  }
}
