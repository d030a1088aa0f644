import { Controller, createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { Request } from './http.js';
import type { Principal } from './principal.js';
import type { Scope } from './scopes.js';

export const IS_PUBLIC = 'copydesk:public';
export const REQUIRED_SCOPES = 'copydesk:scopes';

/** Opens a route to callers without a credential. Everything else is closed by default. */
export const Public = () => SetMetadata(IS_PUBLIC, true);

/** Names the scope that a credential needs for a route; a route without it serves any valid credential. */
export const RequireScope = (scope: Scope) => SetMetadata(REQUIRED_SCOPES, scope);

/** A controller under `/v1`; its results are wrapped in the success envelope. */
export const V1Controller = (path = '') => Controller(path ? `v1/${path}` : 'v1');

/** The caller, as the bearer guard found it. */
export const CurrentPrincipal = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Principal => {
    const { principal } = context.switchToHttp().getRequest<Request>();
    if (!principal) throw new Error('a route that needs a principal is not behind the bearer guard');
    return principal;
  },
);
