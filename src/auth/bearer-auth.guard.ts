import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { accessOf } from '../common/access.js';
import { AppError, invalidCredential } from '../common/app-error.js';
import { requestOf, type Request } from '../common/http.js';
import type { Principal } from '../common/principal.js';
import { Config } from '../config/config.js';
import { AddressLimit } from '../rate-limit/address-limit.js';
import { bearerChallenge } from './challenge.js';
import { BearerStrategy } from './bearer.strategy.js';

/** The gate: whoever has no valid credential gets one and the same 401, and counts against their address. */
@Injectable()
export class BearerAuthGuard extends AuthGuard() {
  constructor(
    private readonly strategy: BearerStrategy,
    private readonly addressLimit: AddressLimit,
    private readonly config: Config,
  ) {
    super({ defaultStrategy: strategy.registeredName, property: 'principal', session: false });
  }

  override canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    if (accessOf(context).isPublic) return true;
    const request = requestOf(context);
    const known = this.strategy.recall(request);
    if (!known) return this.authenticate(context, request);
    request.principal = known;
    return true;
  }

  private async authenticate(context: ExecutionContext, request: Request): Promise<boolean> {
    try {
      await super.canActivate(context);
      return true;
    } catch (error) {
      if (!(error instanceof AppError) || error.reason !== 'invalid_credential') throw error;
      await this.addressLimit.consume(request);
      throw this.challenge(context, error);
    }
  }

  // Passport hangs nine members on the request it is given; a stand-in keeps ours in its one shape, which is faster
  // to read for everything that follows.
  override getRequest(context: ExecutionContext): Pick<Request, 'headers' | 'ip' | 'raw'> {
    const { headers, ip, raw } = requestOf(context);
    return { headers, ip, raw };
  }

  override handleRequest<User = Principal>(
    error: unknown,
    principal: User | false,
    _info: unknown,
    context: ExecutionContext,
  ): User {
    if (error) throw error;
    // The library found no bearer token in the header.
    if (!principal) throw invalidCredential({ rule: 'credential_malformed' });
    requestOf(context).principal = principal as User & Principal;
    return principal;
  }

  private challenge(context: ExecutionContext, { grounds }: AppError): AppError {
    const isGiven = requestOf(context).headers.authorization !== undefined;
    const { scope } = accessOf(context);
    const challenge = { scope, ...(isGiven && { error: 'invalid_token' as const }) };
    return invalidCredential(grounds, bearerChallenge(this.config.publicUrl, challenge));
  }
}
