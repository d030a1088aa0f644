/**
 * The parts of the service that accept credentials. An access token works for one of them, its audience (RFC 8707); an API
 * key works for all.
 */
const RESOURCES = ['v1', 'mcp'] as const;
export type Resource = (typeof RESOURCES)[number];

/** Returns the identifier of a resource, which is its URL: the audience of access tokens. */
export function resourceUrl(publicUrl: string, resource: Resource): string {
  return `${publicUrl}/${resource}`;
}

/** Returns the URL of the metadata of a resource (RFC 9728 section 3.1). */
export function resourceMetadataUrl(publicUrl: string, resource: Resource): string {
  return `${publicUrl}/.well-known/oauth-protected-resource/${resource}`;
}
