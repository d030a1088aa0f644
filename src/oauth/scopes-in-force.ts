import { isScope } from '../common/http/scopes.js';

/**
 * Returns what is left now of scopes that a person granted, or may grant: of the API's those that the app still has.
 * Scopes about the person are not an app's to lose.
 */
export function scopesInForce(granted: readonly string[], appScopes: readonly string[]): string[] {
  return granted.filter((scope) => !isScope(scope) || appScopes.includes(scope));
}
