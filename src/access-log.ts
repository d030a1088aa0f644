import type { Reply, Request } from './common/http.js';
import type { Log } from './common/log.js';

/** Writes one line a request: never a query string, a header or a body, which may hold secrets. */
export function accessLog(log: Log): (request: Request, reply: Reply, durationMs: number) => void {
  if (!log.writes('info')) return () => undefined;
  return (request, reply, durationMs) => {
    const detail = {
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.raw.statusCode,
      durationMs: Math.round(durationMs * 10) / 10,
      credential: request.principal?.credential.id,
      ...(!reply.raw.writableFinished && { aborted: true }),
    };
    log.info(detail, 'request');
  };
}
