/** One year, the minimum for browsers' preload lists (RFC 6797, section 6.1); includes subdomains. */
const TRANSPORT_SECURITY = 'max-age=31536000; includeSubDomains';

/**
 * Returns the security headers of every response: no MIME sniffing, https only if the service is reached by https, and
 * no caching. Cacheable responses override the last one.
 */
export function protectiveHeaders(publicUrl: string): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...transportSecurity(publicUrl),
  };
}

/** Returns nothing if the service is reached by http, as browsers would refuse to connect for a year. */
export function transportSecurity(publicUrl: string): Record<string, string> {
  return publicUrl.startsWith('https:') ? { 'strict-transport-security': TRANSPORT_SECURITY } : {};
}
