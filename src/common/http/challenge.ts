import { resourceMetadataUrl, type Resource } from './resources.js';

interface Challenge {
  /** Absent if no credential was sent (RFC 6750 section 3). */
  error?: 'invalid_token' | 'insufficient_scope';
  /** The least scope that the call needs, so that apps request no more. */
  scope?: string | undefined;
}

/**
 * Builds the `WWW-Authenticate` header of a 401 or 403 (RFC 6750 section 3). It names where the resource is described
 * (RFC 9728 section 5.1).
 */
export function bearerChallenge(
  publicUrl: string,
  resource: Resource,
  { error, scope }: Challenge,
): Record<string, string> {
  const parameters = [
    'realm="copydesk"',
    error && `error="${error}"`,
    scope && `scope="${scope}"`,
    `resource_metadata="${resourceMetadataUrl(publicUrl, resource)}"`,
  ];
  return { 'www-authenticate': `Bearer ${parameters.filter(Boolean).join(', ')}` };
}
