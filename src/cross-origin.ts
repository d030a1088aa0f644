import type { Reply, Request } from './common/http.js';

const EXPOSED = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': [
    'X-Request-Id',
    'X-RateLimit-Limit',
    'X-RateLimit-Remaining',
    'X-RateLimit-Reset',
    'RateLimit',
    'RateLimit-Policy',
    'Retry-After',
    'Link',
    'WWW-Authenticate',
    'Idempotent-Replayed',
    'Deprecation',
    'Sunset',
  ].join(', '),
};

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, HEAD, POST, DELETE',
  'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key, X-Request-Id',
  'access-control-max-age': '86400',
  'content-length': '0',
};

const API = /^\/v1\/(?!oauth\/)/;

/** Whether a request is for the API itself, and for no page nor the authorization server, which has an alias there. */
export function isForApi({ raw }: Request): boolean {
  return API.test(raw.url!);
}

/**
 * Lets scripts of any origin use the API, without cookies, and answers their preflights (the WHATWG Fetch standard,
 * section 3.3). Pages are for nobody else's scripts, and the authorization server decides for itself who may read
 * its answers. What is allowed never depends on the request, so it is spelled out here: the plugin for it works it
 * out anew each time, at a fifth of what the cheapest request costs.
 */
export function allowOtherOrigins(request: Request, reply: Reply, done: () => void) {
  void reply.headers(EXPOSED);
  if (request.method !== 'OPTIONS') return done();
  void reply.status(204).headers(PREFLIGHT).send();
}
