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
export function onRequestEnd(request: Request, reply: Reply, onEnd: (ended: EndedRequest) => void) {
  const startedAt = performance.now();
  // The event is emitted once, so `once` and its wrapper function are not needed.
  reply.raw.on('close', () => {
    const route = request.routeOptions.url ?? 'unknown';
    onEnd({ request, reply, route, durationMs: performance.now() - startedAt });
  });
}
