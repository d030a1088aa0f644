import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Log } from '../common/logging/log.js';
import { Metrics } from '../metrics/metrics.js';
import { RejectedRequests } from '../request-log/rejected-requests.js';
import { RequestLog } from '../request-log/request-log.js';
import { UsageDays, type Outcome } from '../usage/usage-days.js';
import { accessLog } from './access-log.js';
import type { EndedRequest } from './request-end.js';
import { requestMetrics, sentStatus } from './request-metrics.js';

/** Returns what is done at the end of each request: release its slot; count usage, rejections and metrics; log it. */
export function requestAccounting(app: NestFastifyApplication): (ended: EndedRequest) => void {
  const usage = app.get(UsageDays);
  const rejected = app.get(RejectedRequests);
  const requestLog = app.get(RequestLog);
  const log = accessLog(app.get(Log));
  const measure = requestMetrics(app.get(Metrics));
  return (ended) => {
    const { request, reply, route, durationMs } = ended;
    const { statusCode } = reply.raw;
    request.releaseSlot?.();
    if (request.principal && !request.recordsOwnUsage) usage.note(request.principal, outcomeOf(ended));
    if (request.failure || statusCode === 429) rejected.note(request, statusCode);
    requestLog.note({ request, route, status: sentStatus(reply), durationMs });
    measure(ended);
    log(ended);
  };
}

// The failed call of an MCP tool has the status 200.
function outcomeOf({ request: { failure }, reply: { raw } }: EndedRequest): Outcome {
  const statusCode = Math.max(raw.statusCode, failure?.status ?? 0);
  if (statusCode === 429) return 'rate_limited';
  return statusCode >= 400 ? 'failed' : 'served';
}
