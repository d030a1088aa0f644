import { redacted, type Log } from '../common/logging/log.js';
import { isOwnRequestId } from '../common/http/request-id.js';
import { traceFields } from '../common/logging/trace-context.js';
import type { EndedRequest } from './request-end.js';

/** Writes one line a request: never a query string, a header or a body, which may hold secrets. */
export function accessLog(log: Log): (ended: EndedRequest) => void {
  if (!log.writes('info')) return () => undefined;
  return ({ request, reply, route, durationMs }) => {
    const credential = request.principal?.credential.id;
    const caller = credential === undefined ? '' : `,"credential":"${credential}"`;
    const aborted = reply.raw.writableFinished ? '' : ',"aborted":true';
    const milliseconds = Math.round(durationMs * 10) / 10;
    const { traceId } = traceFields();
    const trace = traceId === undefined ? '' : `,"traceId":"${traceId}"`;
    log.infoLine(
      `"requestId":${quoted(request.id)},"address":${quotedAddress(request.ip)},"method":"${request.method}","route":"${route}","status":${reply.raw.statusCode},"durationMs":${milliseconds}${caller}${aborted}${trace}`,
      'request',
    );
  };
}

/** Ids of our making, as most are, hold neither a quote nor a secret. */
function quoted(requestId: string): string {
  return isOwnRequestId(requestId) ? `"${requestId}"` : JSON.stringify(redacted(requestId));
}

/** Behind a trusted proxy, the address is what a header says. It is unknown once the connection has been reset. */
function quotedAddress(address: string | undefined): string {
  if (address === undefined) return 'null';
  return /^[\w.:%-]{1,64}$/.test(address) ? `"${redacted(address)}"` : JSON.stringify(redacted(address));
}
