import type { FastifyInstance } from 'fastify';
import { DEPRECATION_CONFIG, type DeprecationHeaders } from '../common/http/deprecated.js';
import type { Reply, Request } from '../common/http/request.js';

/**
 * Adds the headers of `@Deprecated()` to every response of a deprecated route, including errors of the guards. The hook is
 * registered for these routes only, so other routes have no overhead.
 */
export function addDeprecationHeaders(server: FastifyInstance) {
  server.addHook('onRoute', (route) => {
    const headers = (route.config as RouteDeprecation | undefined)?.[DEPRECATION_CONFIG];
    if (!headers) return;
    const setHeaders = (_request: Request, reply: Reply, done: () => void) => {
      void reply.headers(headers);
      done();
    };
    route.onRequest = [route.onRequest ?? [], setHeaders].flat();
  });
}

type RouteDeprecation = Partial<Record<typeof DEPRECATION_CONFIG, DeprecationHeaders>>;
