import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { routeNotFound } from '../common/errors/error-envelope.js';
import { ANONYMOUS, withAuditOrigin } from '../audit/audit-origin.js';
import type { Reply, Request } from '../common/http/request.js';
import { addMissingHeaders, CommonHeaders, setHeaders } from './response-headers.js';
import { UnknownPage } from '../dashboard/frame/unknown-page.js';
import type { DirectReplyAdapter } from './direct-reply.adapter.js';
import { classify } from './classify-request.js';
import { respondToPreflight } from './cors.js';
import { addDeprecationHeaders } from './deprecation-headers.js';
import { requestAccounting } from './request-accounting.js';
import { onRequestEnd } from './request-end.js';
import { leaveBodiesUnread } from './unread-bodies.js';
import { isWellFormedHttp, malformedHttp } from './malformed-request.js';

/** Registers the hooks that run for every request and response, and after them the one that runs Nest middleware. */
export async function configureApp(app: NestFastifyApplication): Promise<void> {
  const adapter = app.getHttpAdapter() as DirectReplyAdapter;
  const commonHeaders = (adapter.commonHeaders = app.get<CommonHeaders>(CommonHeaders));
  const unknownPage = app.get(UnknownPage);
  adapter.sendUnknownPage = (request, reply) => unknownPage.send(request, reply);
  const server = adapter.getInstance();
  const account = requestAccounting(app);

  leaveBodiesUnread(server);
  // Declared in advance, so that setting them does not change the hidden class of requests.
  for (const name of REQUEST_FIELDS) server.decorateRequest(name, undefined);
  addDeprecationHeaders(server);
  server.addHook('onRequest', (request: Request, reply: Reply, done) => {
    classify(request);
    onRequestEnd(request, reply, account);
    if (!isWellFormedHttp(request.raw)) return done(malformedHttp());
    // No route has this method, but Fastify would read the body first.
    if (request.method === 'QUERY') return done(routeNotFound());
    if (adapter.hasMiddleware) addMissingHeaders(reply.raw, () => commonHeaders(request));
    // API routes use `AuditOriginInterceptor`, which knows the credential; for pages and OAuth requests it is set here.
    if (request.isV1Request) return respondToPreflight(request, reply, done);
    const origin = { actor: ANONYMOUS, address: request.ip, requestId: request.id };
    return withAuditOrigin(origin, () => done());
  });
  server.addHook('onSend', (request: Request, reply: Reply, payload, done) => {
    // Fastify rejects some requests before the first hook.
    if (request.isApiRequest === undefined) classify(request);
    setHeaders(reply, commonHeaders(request));
    if (typeof payload === 'string') adapter.unread.add(reply, Buffer.byteLength(payload));
    done();
  });
  await adapter.initMiddleware();
}

const REQUEST_FIELDS = [
  'isApiRequest',
  'isV1Request',
  'principal',
  'bucket',
  'refundRateLimit',
  'releaseSlot',
  'slotClaim',
  'failure',
  'recordsOwnUsage',
  'work',
] as const;
