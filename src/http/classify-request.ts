import type { Request } from '../common/http/request.js';

// oidc-provider sets its own CORS headers. MCP has none: scripts of other origins may not use it.
const V1 = /^\/v1(?:\/(?!oauth\/)|\?|$)/;
/** What no route serves: unknown paths below the authorization server's are the API's too, but for preflights. */
const UNKNOWN_V1 = /^\/v1(?:[/?]|$)/;
const MCP = /^\/mcp(?:\?|$)/;

/**
 * Sets whether a request is for the API or for MCP, and not for a page or the authorization server, which also has paths
 * below `/v1`. Several URLs can match one route, so the route decides if there is one.
 */
export function classify(request: Request): void {
  const { url: route } = request.routeOptions;
  const path = route ?? request.url;
  request.isV1Request = (route === undefined && request.method !== 'OPTIONS' ? UNKNOWN_V1 : V1).test(path);
  request.isApiRequest = isApiPath(path);
}

/** Returns whether a path, of a route or of a URL, is one of the API or of MCP. */
export function isApiPath(path: string): boolean {
  return V1.test(path) || MCP.test(path);
}
