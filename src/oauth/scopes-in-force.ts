import { isScope } from '../common/scopes.js';

/**
 * Returns what a person's grant is good for now: of the API's scopes those that the app still has. Scopes about the
 * person are not an app's to lose.
 */
export function scopesInForce(granted: readonly string[], appScopes: readonly string[]): string[] {
  return granted.filter((scope) => !isScope(scope) || appScopes.includes(scope));
}
