import type { Reply, Request } from '../common/http/request.js';

/** A request whose response has ended: sent, or aborted because the client disconnected. */
export interface EndedRequest {
  request: Request;
  reply: Reply;
  /** The pattern of the route, such as `/v1/templates/:id`; `unknown` without a route. */
  route: string;
  durationMs: number;
}

/** Calls back once the response to a request is over, however it ended. */
export function onRequestEnd(request: Request, reply: Reply, tell: (ended: EndedRequest) => void) {
  const startedAt = performance.now();
  // Said once only, so `once`, which puts a function around this one, is not needed.
  reply.raw.on('close', () => {
    const route = request.routeOptions.url ?? 'unknown';
    tell({ request, reply, route, durationMs: performance.now() - startedAt });
  });
}
