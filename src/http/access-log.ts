import type { Log } from '../common/logging/log.js';
import type { EndedRequest } from './request-end.js';

/** Writes one line per request, without query string, headers and body, which may contain secrets. */
export function accessLog(log: Log): (ended: EndedRequest) => void {
  if (!log.writes('info')) return () => undefined;
  return ({ request, reply: { raw }, route, durationMs }) => {
    const line = {
      requestId: request.id,
      // Unknown once the connection has been reset.
      address: request.ip ?? null,
      method: request.method,
      route,
      status: raw.statusCode,
      durationMs: Math.round(durationMs * 10) / 10,
      credential: request.principal?.credential.id,
      aborted: raw.writableFinished ? undefined : true,
    };
    log.info(line, 'request');
  };
}
