import type { Reply, Request } from '../common/http/request.js';
import { RESPONSE_HEADERS } from '../common/openapi/response-headers.js';

/**
 * The headers that let scripts of any origin read an answer of the API, without cookies (the WHATWG Fetch standard,
 * section 3.3). Pages are for nobody else's scripts. What is allowed never depends on the request, so it is spelled
 * out here: the plugin for it works it out anew each time, at a fifth of what the cheapest request costs.
 */
export const EXPOSED = {
  'access-control-allow-origin': '*',
  // The last two are those of deprecated routes and fields (`@Deprecated()`).
  'access-control-expose-headers': [...Object.keys(RESPONSE_HEADERS), 'Deprecation', 'Sunset'].join(', '),
};

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, HEAD, POST, DELETE',
  // The last three are those of W3C Trace Context and Baggage, which browsers' tracing libraries add.
  'access-control-allow-headers':
    'Authorization, Content-Type, Idempotency-Key, Last-Event-ID, X-Request-Id, traceparent, tracestate, baggage',
  'access-control-max-age': '86400',
  'content-length': '0',
};

/** The authorization server decides for itself who may read its answers. */
const API = /^\/v1\/(?!oauth\/)/;

/**
 * Whether a request is for the API itself, and for no page nor the authorization server, which has an alias there. A
 * URL can be written in several ways for one route, so the route tells, where there is one.
 */
export function isForApi({ routeOptions, url }: Pick<Request, 'routeOptions' | 'url'>): boolean {
  return API.test(routeOptions.url ?? url);
}

/** Answers the preflights of scripts of any origin for the API. */
export function answerPreflight(request: Request, reply: Reply, done: () => void) {
  if (request.method !== 'OPTIONS') return done();
  void reply.status(204).headers(PREFLIGHT).send();
}
