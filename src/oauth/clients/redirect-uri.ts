import { UserError } from '../../common/errors/user-error.js';

const LOOPBACK_HOSTS = new Set(['127.0.0.1', '[::1]', 'localhost']);
/** How many redirect URIs an app may have. */
export const REDIRECT_URIS_MAX = 20;
const LENGTH_MAX = 2_000;

/**
 * Checks the redirect URIs of an app (RFC 6749 section 3.1.2, RFC 9700 section 4.1): absolute, https or
 * loopback http, without fragment, wildcard or user name, in the exact form in which it is compared. Throws a
 * `UserError` that names the invalid one.
 */
export function checkRedirectUris(uris: readonly string[]): string[] {
  if (uris.length === 0) throw new UserError('an app needs at least one redirect URI', 'redirect_uris');
  return checkUris(uris, 'redirect URI', 'redirect_uris');
}

/** Checks post-logout redirect URIs by the same rules; the list may be empty. */
export function checkPostLogoutRedirectUris(uris: readonly string[]): string[] {
  return checkUris(uris, 'post-logout redirect URI', 'post_logout_redirect_uris');
}

function checkUris(uris: readonly string[], what: string, field: string): string[] {
  if (uris.length > REDIRECT_URIS_MAX)
    throw new UserError(`an app can have at most ${REDIRECT_URIS_MAX} ${what}s`, field);
  for (const uri of uris) {
    const problem = problemOf(uri);
    if (problem) throw new UserError(`the ${what} “${uri}” ${problem}`, field);
  }
  return [...new Set(uris)];
}

/** Reports whether an app is native: public, with loopback redirect URIs only (RFC 8252 section 7.3). */
export function isNative(app: { isPublic: boolean; redirectUris: readonly string[] }): boolean {
  return app.isPublic && app.redirectUris.every((uri) => isLoopback(new URL(uri)));
}

/** Reports whether any of some valid redirect URIs leads to the user's own machine. */
export function hasLoopback(redirectUris: readonly string[]): boolean {
  return redirectUris.some((uri) => isLoopback(new URL(uri)));
}

function problemOf(uri: string): string | null {
  if (uri.length > LENGTH_MAX) return `is longer than ${LENGTH_MAX} characters`;
  if (!/^[\x21-\x7e]+$/.test(uri)) return 'has characters that must be encoded';
  const url = URL.parse(uri);
  if (!url) return 'is not a URL';
  if (uri.includes('#')) return 'must not have a fragment';
  if (uri.includes('*')) return 'must not have a wildcard';
  if (url.username || url.password) return 'must not have a user name';
  if (url.protocol === 'http:' && !isLoopback(url)) return 'must be https; http is for loopback hosts only';
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    return 'must be https, or http on a loopback host';
  // Redirect URIs are compared as text; one that browsers normalize would never match.
  if (uri !== url.href && `${uri}/` !== url.href) return `must be written as ${url.href}`;
  return null;
}

function isLoopback({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && LOOPBACK_HOSTS.has(hostname);
}
