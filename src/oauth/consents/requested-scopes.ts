import { isScope } from '../../common/http/scopes.js';
import { scopesInForce } from './scopes-in-force.js';

/** Scopes for data about the user rather than for the API. */
export const IDENTITY_SCOPES = ['openid', 'profile', 'email', 'offline_access'] as const;

/** Returns the API scopes of a request. */
export function apiScopesOf(scope: unknown): string[] {
  return typeof scope === 'string' ? scope.split(' ').filter(isScope) : [];
}

/** Returns the identity scopes of a request. */
export function identityScopesOf(scope: unknown): string[] {
  if (typeof scope !== 'string') return [];
  return scope.split(' ').filter((name) => (IDENTITY_SCOPES as readonly string[]).includes(name));
}

/** Returns the scopes of a request that can be granted to an app: API scopes that it has, and identity scopes. */
export function grantableScopes(scope: unknown, appScopes: readonly string[]): string[] {
  return [...identityScopesOf(scope), ...scopesInForce(apiScopesOf(scope), appScopes)];
}
