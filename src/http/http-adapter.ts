import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { routeNotFound, toErrorEnvelope } from '../common/errors/error-envelope.js';
import { JSON_TYPE, type Reply, type Request } from '../common/http/request.js';
import { setHeaders } from './response-headers.js';
import { classify } from './classify-request.js';
import { requestId } from '../common/http/request-id.js';
import type { Config } from '../config/config.js';
import { DirectReplyAdapter } from './direct-reply.adapter.js';
import { closingResponse } from './closing-response.js';
import { normalizeClientAddresses } from './client-addresses.js';
import { isOpenedByBrowser } from './unknown-route.filter.js';
import { closeUnlessAnswering, rejectTunnel, rememberLast, respondToBadHttp } from './socket-errors.js';

/**
 * Creates the HTTP server. Responses that Node.js and Fastify would send by themselves (malformed HTTP, invalid URLs,
 * bodies, a closing server) are configured to use the error envelope or to reach the service's hooks.
 */
export function makeAdapter(config: Config): DirectReplyAdapter {
  const adapter = new DirectReplyAdapter({
    logger: false,
    genReqId: (request: unknown) => requestId(request as IncomingMessage),
    requestIdHeader: false,
    trustProxy: trustProxyOf(config.trustProxy),
    // The time limit for receiving a whole request; the default is unlimited.
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    // Ends connections without traffic, see `closeUnlessAnswering`. Longer than the interval of a stream's pings.
    connectionTimeout: 120_000,
    // Requests on keep-alive connections are served while the process drains.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
    http: {
      requireHostHeader: false,
      headersTimeout: 15_000,
      connectionsCheckingInterval: 5_000,
      maxHeaderSize: 16_384,
      ServerResponse: closingResponse(() => !server.listening),
    },
    frameworkErrors: (_error: Error, request: unknown, reply: unknown) =>
      respondToBadUrl(request as Request, reply as Reply, adapter),
    clientErrorHandler: (error, socket) => respondToBadHttp(error, socket as Socket, adapter.commonHeaders),
  });
  const server: Server = adapter.getInstance().server;
  // The size limit bounds their number. Node.js would silently drop headers after the 2,000th, such as a second credential.
  server.maxHeadersCount = 0;
  normalizeClientAddresses(server, config.trustProxy !== false);
  server.prependListener('request', (request: IncomingMessage) => {
    rememberLast(request);
  });
  server.on('timeout', closeUnlessAnswering);
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    continueWhenRead(request, response);
    server.emit('request', request, response);
  });
  // Requests with an expectation that Node.js does not know are served: the API has no status 417.
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    server.emit('request', request, response);
  });
  server.on('connect', (request: IncomingMessage, socket: Socket) =>
    rejectTunnel(request, socket, adapter.commonHeaders),
  );
  return adapter;
}

// Sends `100 Continue` when the body is first read, which is after authentication. After a response without it, it is
// unknown whether the body still follows, so the connection is closed.
function continueWhenRead(request: IncomingMessage, response: ServerResponse) {
  response.setHeader('connection', 'close');
  request._read = function (size) {
    // From now on, reads behave as for every other request.
    delete (this as Partial<IncomingMessage>)._read;
    if (!response.headersSent) {
      response.removeHeader('connection');
      response.writeContinue();
    }
    this._read(size);
  };
}

// Fastify accepts no number of proxies, but a function of an address and its distance.
function trustProxyOf(trust: Config['trustProxy']) {
  return typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;
}

// A path that cannot be decoded matches no route.
function respondToBadUrl(request: Request, reply: Reply, adapter: DirectReplyAdapter) {
  classify(request);
  setHeaders(reply, adapter.commonHeaders(request));
  const sendError = () => sendNotFound(request, reply);
  if (isOpenedByBrowser(request)) adapter.sendUnknownPage(request, reply).catch(sendError);
  else sendError();
}

function sendNotFound(request: Request, reply: Reply) {
  void reply
    .status(404)
    .type(JSON_TYPE)
    .send(JSON.stringify(toErrorEnvelope(routeNotFound(), request.id)));
}
