import { Controller, createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { requestOf } from './request.js';
import type { Principal } from './principal.js';
import type { Resource } from './resources.js';
import type { Scope } from './scopes.js';

const IS_PUBLIC = 'copydesk:public';
const IS_CONCURRENCY_LIMITED = 'copydesk:concurrency';
const ACCEPTED_SCOPES = 'copydesk:accepted-scopes';
const CHALLENGE_SCOPES = 'copydesk:challenge-scopes';
const RESOURCE = 'copydesk:resource';
export const REQUIRED_SCOPE = 'copydesk:scope';

/** Allows callers without a credential. All other routes require one. */
export const Public = () => SetMetadata(IS_PUBLIC, true);

/** Sets the scope that a route requires. Without it, any valid credential is accepted. */
export const RequireScope = (scope: Scope) => SetMetadata(REQUIRED_SCOPE, scope);

/**
 * Requires at least one of these scopes, where the body decides which; what has read the body checks that one. The first is
 * named to callers without any.
 */
export const RequireAnyScope = (...scopes: [Scope, ...Scope[]]) => SetMetadata(ACCEPTED_SCOPES, scopes);

/**
 * Sets the scopes that the 401 of a route names. By default, it names the least with which the route can be used. Where the
 * body decides, it is not known yet which one that is.
 */
export const ChallengeWith = (...scopes: readonly Scope[]) => SetMetadata(CHALLENGE_SCOPES, scopes);

/** Sets the resource that a route belongs to; `v1` by default. Access tokens for another one are rejected. */
export const BelongsTo = (resource: Resource) => SetMetadata(RESOURCE, resource);

/** Counts the running requests of a route towards the concurrency limit of their credential. */
export const LimitConcurrency = () => SetMetadata(IS_CONCURRENCY_LIMITED, true);

/** The access rules of a route. */
interface Access {
  readonly isConcurrencyLimited: boolean;
  readonly isPublic: boolean;
  /** The resource that access tokens must be for. */
  readonly resource: Resource;
  readonly scope: Scope | undefined;
  /** The scopes with which the route can be used: the required one, or several that each suffice. */
  readonly acceptedScopes: readonly Scope[];
  /** The scopes that a 401 names. */
  readonly challengeScopes: readonly Scope[];
}

type Handler = ReturnType<ExecutionContext['getHandler']>;
const reflector = new Reflector();
const accessByController = new WeakMap<object, Map<Handler, Access>>();

/** Returns the access rules of a route: those of the method, else those of its controller. Cached per route. */
export function accessOf(context: ExecutionContext): Access {
  const [controller, handler] = [context.getClass(), context.getHandler()];
  const known = accessByController.get(controller)?.get(handler);
  if (known) return known;
  const read = <Value>(name: string) =>
    reflector.getAllAndOverride<Value | undefined>(name, [handler, controller]);
  const scope = read<Scope>(REQUIRED_SCOPE);
  const acceptedScopes = read<Scope[]>(ACCEPTED_SCOPES) ?? (scope ? [scope] : []);
  const access = {
    isPublic: read<boolean>(IS_PUBLIC) === true,
    resource: read<Resource>(RESOURCE) ?? 'v1',
    isConcurrencyLimited: read<boolean>(IS_CONCURRENCY_LIMITED) === true,
    scope,
    acceptedScopes,
    challengeScopes: read<Scope[]>(CHALLENGE_SCOPES) ?? acceptedScopes.slice(0, 1),
  };
  const ofController = accessByController.get(controller) ?? new Map<Handler, Access>();
  accessByController.set(controller, ofController.set(handler, access));
  return access;
}

/** A controller under `/v1`; its results are sent in the success envelope. */
export const V1Controller = (path = '') => Controller(path ? `v1/${path}` : 'v1');

/** Injects the caller that the bearer guard has authenticated. */
export const CurrentPrincipal = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Principal => {
    const { principal } = requestOf(context);
    if (!principal) throw new Error('the bearer guard is missing on a route that requires a principal');
    return principal;
  },
);
