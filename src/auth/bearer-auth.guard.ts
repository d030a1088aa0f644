import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { accessOf } from '../common/access.js';
import { AppError } from '../common/app-error.js';
import type { Request } from '../common/http.js';
import type { Principal } from '../common/principal.js';
import { Config } from '../config/config.js';
import { AddressLimit } from '../rate-limit/address-limit.js';
import { BearerStrategy } from './bearer.strategy.js';

/** The gate: whoever has no valid credential gets one and the same 401, and counts against their address. */
@Injectable()
export class BearerAuthGuard extends AuthGuard() {
  constructor(
    strategy: BearerStrategy,
    private readonly addressLimit: AddressLimit,
    private readonly config: Config,
  ) {
    super({ defaultStrategy: strategy.registeredName, property: 'principal', session: false });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (accessOf(context).isPublic) return true;
    await super.canActivate(context);
    const request = context.switchToHttp().getRequest<Request>();
    if (request.principal) return true;
    await this.addressLimit.consume(request);
    throw this.refusal(request);
  }

  override handleRequest<User = Principal | null>(error: unknown, principal: User | false): User {
    if (error) throw error;
    return (principal || null) as User;
  }

  // RFC 6750 section 3: no error code where no credential was sent; RFC 9728 section 5.1: where to learn more.
  private refusal(request: Request): AppError {
    const metadata = `${this.config.publicUrl}/.well-known/oauth-protected-resource/v1`;
    const error = request.headers.authorization === undefined ? '' : ', error="invalid_token"';
    return new AppError(
      'invalid_credential',
      'A valid API key or access token is required: Authorization: Bearer <key>',
      {
        headers: { 'www-authenticate': `Bearer realm="copydesk"${error}, resource_metadata="${metadata}"` },
      },
    );
  }
}
