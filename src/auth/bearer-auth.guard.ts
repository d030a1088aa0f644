import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { accessOf } from '../common/http/access.js';
import { AppError, invalidCredential } from '../common/errors/app-error.js';
import { requestOf } from '../common/http/request.js';
import type { Principal } from '../common/http/principal.js';
import { Config } from '../config/config.js';
import { AddressLimit } from '../rate-limit/address-limit.js';
import { bearerChallenge } from '../common/http/challenge.js';
import { BearerStrategy } from './bearer.strategy.js';

/**
 * Sets `request.principal`. Without a valid credential, responds with the same 401 for every cause and counts the request
 * against the client's address.
 */
@Injectable()
export class BearerAuthGuard extends AuthGuard() {
  constructor(
    strategy: BearerStrategy,
    private readonly addressLimit: AddressLimit,
    private readonly config: Config,
  ) {
    super({ defaultStrategy: strategy.registeredName, session: false });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (accessOf(context).isPublic) return true;
    try {
      return (await super.canActivate(context)) as boolean;
    } catch (error) {
      if (!(error instanceof AppError) || error.reason !== 'invalid_credential') throw error;
      const request = requestOf(context);
      await this.addressLimit.consume(request);
      throw this.challenge(context, error);
    }
  }

  /** Gives passport its own object: methods added to the request would slow down every later read of it. */
  override getRequest(context: ExecutionContext) {
    const { headers, ip, raw, query } = requestOf(context);
    return { headers, ip, raw, query, resource: accessOf(context).resource };
  }

  override handleRequest<User = Principal>(
    error: unknown,
    principal: User | false,
    _info: unknown,
    context: ExecutionContext,
  ): User {
    if (error) throw error;
    // Not reached: the strategy rejects with an error.
    if (!principal) throw invalidCredential({ rule: 'credential_malformed' });
    requestOf(context).principal = principal as User & Principal;
    return principal;
  }

  private challenge(context: ExecutionContext, { errorContext }: AppError): AppError {
    const isGiven = requestOf(context).headers.authorization !== undefined;
    const { challengeScopes, resource } = accessOf(context);
    const challenge = {
      scope: challengeScopes.join(' '),
      ...(isGiven && { error: 'invalid_token' as const }),
    };
    return invalidCredential(errorContext, bearerChallenge(this.config.publicUrl, resource, challenge));
  }
}
