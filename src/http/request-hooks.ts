import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { routeNotFound } from '../common/errors/error-envelope.js';
import { ANONYMOUS, withAuditOrigin } from '../audit/audit-origin.js';
import type { Reply, Request } from '../common/http/request.js';
import { Log } from '../common/logging/log.js';
import { Metrics } from '../metrics/metrics.js';
import { RequestLog } from '../request-log/request-log.service.js';
import { UsageDays, type Outcome } from '../usage/usage-days.js';
import { accessLog } from './access-log.js';
import { addMissingHeaders, setHeaders, type CommonHeaders } from './response-headers.js';
import type { DirectReplyAdapter } from './direct-reply.adapter.js';
import { respondToPreflight, isApiRequest } from './cors.js';
import { addDeprecationHeaders } from './deprecation-headers.js';
import { onRequestEnd } from './request-end.js';
import { requestMetrics } from './request-metrics.js';
import { isWellFormedHttp, malformedHttp } from './malformed-request.js';

/** Registers the hooks that run for every request and response, and after them the one that runs Nest middleware. */
export async function configureApp(app: NestFastifyApplication, commonHeaders: CommonHeaders): Promise<void> {
  const adapter = app.getHttpAdapter() as DirectReplyAdapter;
  const server = adapter.getInstance();
  const usage = app.get(UsageDays);
  const requestLog = app.get(RequestLog);
  const log = accessLog(app.get(Log));
  const measure = requestMetrics(app.get(Metrics));

  // Bodies stay unread until authentication, limit and scope are decided: every type "parses" to nothing.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_request, _payload, done) => done(null));

  // Declared in advance, so that setting them does not change the hidden class of requests.
  for (const name of REQUEST_FIELDS) server.decorateRequest(name, undefined);
  addDeprecationHeaders(server);
  server.addHook('onRequest', (request: Request, reply: Reply, done) => {
    request.isApiRequest = isApiRequest(request);
    const { headers } = request.raw;
    const type = headers['content-type'];
    if (type !== undefined && !MEDIA_TYPE.test(type)) headers['content-type'] = 'application/octet-stream';
    onRequestEnd(request, reply, (ended) => {
      request.releaseSlot?.();
      if (request.principal && !request.isCountedElsewhere) usage.note(request.principal, outcomeOf(reply));
      const { statusCode } = reply.raw;
      if (request.failure || statusCode === 429) requestLog.note(request, statusCode);
      measure(ended);
      log(ended);
    });
    if (!isWellFormedHttp(request.raw)) return done(malformedHttp());
    // No route has this method, but Fastify would read the body first.
    if (request.method === 'QUERY') return done(routeNotFound());
    if (adapter.hasMiddleware) addMissingHeaders(reply.raw, () => commonHeaders(request));
    // API routes set the origin of their audit events themselves; for pages and OAuth requests it is set here.
    if (request.isApiRequest) return respondToPreflight(request, reply, done);
    const origin = { actor: ANONYMOUS, address: request.ip, requestId: request.id };
    return withAuditOrigin(origin, () => done());
  });
  server.addHook('onSend', (request: Request, reply: Reply, _payload, done) => {
    // Fastify rejects some requests before the first hook.
    request.isApiRequest ??= isApiRequest(request);
    setHeaders(reply, commonHeaders(request));
    done();
  });
  await adapter.initMiddleware();
}

const REQUEST_FIELDS = [
  'isApiRequest',
  'principal',
  'bucket',
  'releaseSlot',
  'failure',
  'isCountedElsewhere',
] as const;

// An invalid type counts as unknown (RFC 9110 section 8.3). Fastify would reject it before the guards run.
const MEDIA_TYPE = /^[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+\s*(?:;.*)?$/;

function outcomeOf({ raw: { statusCode } }: Reply): Outcome {
  if (statusCode === 429) return 'rate_limited';
  return statusCode >= 400 ? 'failed' : 'served';
}
