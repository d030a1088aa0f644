import type { Request } from '../common/http/request.js';

// oidc-provider sets its own CORS headers. MCP has none: scripts of other origins may not use it.
const V1 = /^\/v1\/(?!oauth\/)/;
const MCP = /^\/mcp(?:\?|$)/;

/**
 * Sets whether a request is for the API or for MCP, and not for a page or the authorization server, which also has paths
 * below `/v1`. Several URLs can match one route, so the route decides if there is one.
 */
export function classify(request: Request): void {
  const path = request.routeOptions.url ?? request.url;
  request.isV1Request = V1.test(path);
  request.isApiRequest = isApiPath(path);
}

/** Returns whether a path, of a route or of a URL, is one of the API or of MCP. */
export function isApiPath(path: string): boolean {
  return V1.test(path) || MCP.test(path);
}
