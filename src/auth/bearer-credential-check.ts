import { Injectable } from '@nestjs/common';
import { invalidCredential } from '../common/errors/app-error.js';
import { bearerTokenOf } from '../common/http/bearer-token.js';
import { CredentialCheck } from '../common/http/credential-check.js';
import type { Principal } from '../common/http/principal.js';
import { BearerStrategy } from './bearer.strategy.js';

/** Verifies the bearer credential of a request again; a cached one costs no query. */
@Injectable()
export class BearerCredentialCheck extends CredentialCheck {
  constructor(private readonly strategy: BearerStrategy) {
    super();
  }

  async check(authorization: string, address: string): Promise<Principal> {
    const token = bearerTokenOf(authorization);
    if (token === null) throw invalidCredential({ rule: 'credential_malformed' });
    return this.strategy.validate({ ip: address }, token);
  }
}
