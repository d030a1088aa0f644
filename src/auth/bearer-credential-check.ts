import { Injectable } from '@nestjs/common';
import { invalidCredential } from '../common/errors/app-error.js';
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
    const token = /^bearer +(\S+) *$/i.exec(authorization)?.[1];
    if (token === undefined) throw invalidCredential({ rule: 'credential_malformed' });
    return this.strategy.validate({ ip: address }, token);
  }
}
