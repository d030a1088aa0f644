import { isDatabaseBusy } from '../common/errors/database-error.js';
import type { Reply, Request } from '../common/http/request.js';
import type { Metrics } from '../metrics/metrics.js';
import type { EndedRequest } from './request-end.js';

/** As in nginx: the client disconnected before the response. */
const CALLER_GONE = 499;

/** The status of a response that has ended; 499 if the client disconnected before it. */
export function sentStatus({ raw }: Reply): number {
  return raw.headersSent ? raw.statusCode : CALLER_GONE;
}

/** Counts a request when its response is over. */
export function requestMetrics(metrics: Metrics): (ended: EndedRequest) => void {
  return ({ request, reply, route, durationMs }) => {
    const status = sentStatus(reply);
    metrics.countRequest({ method: request.method, route, status, durationSeconds: durationMs / 1000 });
    if (request.failure) metrics.countError(request.failure.code, request.failure.reason);
    const bucket = status === 429 ? rejectingBucket(request) : null;
    if (bucket) metrics.countRateLimited(bucket);
  };
}

/** The limit that caused a 429; null if it was an `Idempotency-Key` or a busy database. */
function rejectingBucket({ failure, bucket }: Request): string | null {
  if (failure && (failure.reason === 'idempotency_in_progress' || isDatabaseBusy(failure))) return null;
  return failure?.reason === 'concurrency_limited' ? 'concurrency' : (bucket?.name ?? null);
}
