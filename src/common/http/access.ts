import { Controller, createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { requestOf } from './request.js';
import type { Principal } from './principal.js';
import type { Scope } from './scopes.js';

const IS_PUBLIC = 'copydesk:public';
const IS_CONCURRENCY_LIMITED = 'copydesk:concurrency';
export const REQUIRED_SCOPE = 'copydesk:scope';

/** Opens a route to callers without a credential. Everything else is closed by default. */
export const Public = () => SetMetadata(IS_PUBLIC, true);

/** Names the scope that a credential needs for a route; a route without it serves any valid credential. */
export const RequireScope = (scope: Scope) => SetMetadata(REQUIRED_SCOPE, scope);

/** Counts the requests of a route, while they run, against the concurrency cap of their credential. */
export const LimitConcurrency = () => SetMetadata(IS_CONCURRENCY_LIMITED, true);

/** What a route asks of its callers. */
export interface Access {
  readonly isConcurrencyLimited: boolean;
  readonly isPublic: boolean;
  readonly scope: Scope | undefined;
}

type Handler = ReturnType<ExecutionContext['getHandler']>;
const reflector = new Reflector();
const accessByController = new WeakMap<object, Map<Handler, Access>>();

/** What the route of a request asks of its callers: what its method says, else its controller. Read once a route. */
export function accessOf(context: ExecutionContext): Access {
  const [controller, handler] = [context.getClass(), context.getHandler()];
  const known = accessByController.get(controller)?.get(handler);
  if (known) return known;
  const read = <Value>(name: string) =>
    reflector.getAllAndOverride<Value | undefined>(name, [handler, controller]);
  const access = {
    isPublic: read<boolean>(IS_PUBLIC) === true,
    isConcurrencyLimited: read<boolean>(IS_CONCURRENCY_LIMITED) === true,
    scope: read<Scope>(REQUIRED_SCOPE),
  };
  const ofController = accessByController.get(controller) ?? new Map<Handler, Access>();
  accessByController.set(controller, ofController.set(handler, access));
  return access;
}

/** A controller under `/v1`; its results are sent in the success envelope. */
export const V1Controller = (path = '') => Controller(path ? `v1/${path}` : 'v1');

/** The caller, as the bearer guard found it. */
export const CurrentPrincipal = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Principal => {
    const { principal } = requestOf(context);
    if (!principal) throw new Error('a route that needs a principal is not behind the bearer guard');
    return principal;
  },
);
