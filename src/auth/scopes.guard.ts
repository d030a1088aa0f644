import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { isIPv6, type BlockList } from 'node:net';
import { ScopeUses } from '../api-keys/scope-uses.js';
import { accessOf } from '../common/http/access.js';
import { AppError } from '../common/errors/app-error.js';
import { requestOf, type Request } from '../common/http/request.js';
import { Config } from '../config/config.js';
import { insufficientScope } from '../common/http/insufficient-scope.js';
import { RejectedAddresses } from './rejected-addresses.js';
import { checkSuspension } from '../common/http/suspension.js';

/** Decides whether an authenticated caller may do this: not suspended, from an allowed address, with the scope. */
@Injectable()
export class ScopesGuard implements CanActivate {
  constructor(
    private readonly rejectedAddresses: RejectedAddresses,
    private readonly scopeUses: ScopeUses,
    private readonly config: Config,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const { isPublic, resource, scope, acceptedScopes } = accessOf(context);
    if (isPublic) return true;
    const request = requestOf(context);
    const { credential } = request.principal!;
    checkSuspension(request.principal!);
    if (credential.allowedAddresses && !isAllowed(request.ip, credential.allowedAddresses)) {
      return this.rejectAddress(request);
    }
    const [first] = acceptedScopes;
    if (first && !acceptedScopes.some((accepted) => credential.scopes.has(accepted)))
      throw insufficientScope(first, this.config.publicUrl, resource);
    if (scope) this.scopeUses.note(credential, scope);
    return true;
  }

  private async rejectAddress(request: Request): Promise<never> {
    await this.rejectedAddresses.note(request);
    throw new AppError('address_not_allowed', 'This API key cannot be used from your IP address.');
  }
}

function isAllowed(address: string, allowed: BlockList): boolean {
  return allowed.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
