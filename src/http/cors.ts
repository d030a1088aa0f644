import type { Reply, Request } from '../common/http/request.js';
import { RESPONSE_HEADERS } from '../common/openapi/response-headers.js';

/**
 * The headers that allow scripts of any origin to read responses of the API, without cookies (WHATWG Fetch, section
 * 3.3). Pages have none. The headers never depend on the request, so they are constants: `@fastify/cors` computes them
 * for each request (docs/decisions/libraries.md).
 */
export const EXPOSED = {
  'access-control-allow-origin': '*',
  // The last two are those of deprecated routes and fields (`@Deprecated()`).
  'access-control-expose-headers': [...Object.keys(RESPONSE_HEADERS), 'Deprecation', 'Sunset'].join(', '),
};

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
  // The last three are those of W3C Trace Context and Baggage, which browsers' tracing libraries add.
  'access-control-allow-headers':
    'Authorization, Content-Type, Idempotency-Key, Last-Event-ID, X-Request-Id, traceparent, tracestate, baggage',
  'access-control-max-age': '86400',
  'content-length': '0',
};

/** Responds to CORS preflights for the API. */
export function respondToPreflight(request: Request, reply: Reply, done: () => void) {
  if (request.method !== 'OPTIONS') return done();
  void reply.status(204).headers(PREFLIGHT).send();
}
