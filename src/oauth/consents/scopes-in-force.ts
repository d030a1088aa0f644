import { isScope } from '../../common/http/scopes.js';

/**
 * Returns the granted scopes that are in effect: API scopes only while the app has them, identity scopes always.
 */
export function scopesInForce(granted: readonly string[], appScopes: readonly string[]): string[] {
  return granted.filter((scope) => !isScope(scope) || appScopes.includes(scope));
}
