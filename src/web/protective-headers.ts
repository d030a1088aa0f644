/** A year, as the lists of browsers ask for (RFC 6797 section 6.1); names below ours are ours as well. */
const TRANSPORT_SECURITY = 'max-age=31536000; includeSubDomains';

/**
 * The headers of every answer, whatever it is: its type is what it says, browsers come back by https where they came
 * by it, and nobody keeps it. What may be kept says so itself, later.
 */
export function protectiveHeaders(publicUrl: string): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...transportSecurity(publicUrl),
  };
}

/** Nothing where the service is reached by http: a browser would be shut out for a year. */
export function transportSecurity(publicUrl: string): Record<string, string> {
  return publicUrl.startsWith('https:') ? { 'strict-transport-security': TRANSPORT_SECURITY } : {};
}
