import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { AppError } from '../common/errors/app-error.js';
import { routeNotFound, toErrorEnvelope } from '../common/errors/error-envelope.js';
import { JSON_TYPE, type Reply, type Request } from '../common/http/request.js';
import { setHeaders, type CommonHeaders } from './response-headers.js';
import { isApiRequest } from './cors.js';
import { newRequestId, requestId } from '../common/http/request-id.js';
import type { Config } from '../config/config.js';
import { DirectReplyAdapter } from './direct-reply.adapter.js';
import { closingResponse } from './closing-response.js';
import { normalizeClientAddresses } from './client-addresses.js';
import { malformedHttp } from './malformed-request.js';

/**
 * Creates the HTTP server. Responses that Node.js and Fastify would send by themselves (malformed HTTP, invalid URLs,
 * bodies, a closing server) are configured to use the error envelope or to reach the service's hooks.
 */
export function makeAdapter(config: Config, commonHeaders: CommonHeaders): FastifyAdapter {
  const adapter = new DirectReplyAdapter(
    {
      logger: false,
      genReqId: (request: unknown) => requestId(request as IncomingMessage),
      requestIdHeader: false,
      trustProxy: trustProxyOf(config.trustProxy),
      // The time limit for receiving a whole request; the default is unlimited.
      requestTimeout: 30_000,
      keepAliveTimeout: 72_000,
      // Longer than the interval of a stream's pings: a connection that is idle for so long has a client that does not read.
      connectionTimeout: config.modelDeadlineMs + 90_000,
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
        respondToBadUrl(request as Request, reply as Reply, commonHeaders),
      clientErrorHandler: (error, socket) => respondToBadHttp(error, socket as Socket, commonHeaders),
    },
    commonHeaders,
  );
  const server: Server = adapter.getInstance().server;
  // The size limit bounds their number. Node.js would silently drop headers after the 2,000th, such as a second credential.
  server.maxHeadersCount = 0;
  normalizeClientAddresses(server, config.trustProxy !== false);
  server.prependListener('request', (request: IncomingMessage) => {
    (request.socket as WithLastRequest)[LAST_REQUEST] = request;
  });
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    continueWhenRead(request, response);
    server.emit('request', request, response);
  });
  // Requests with an expectation that Node.js does not know are served: the API has no status 417.
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    server.emit('request', request, response);
  });
  server.on('connect', (request: IncomingMessage, socket: Socket) =>
    rejectTunnel(request, socket, commonHeaders),
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

const LAST_REQUEST = Symbol('the request that came last on a connection');
type WithLastRequest = Socket & { [LAST_REQUEST]?: IncomingMessage };

// Fastify accepts no number of proxies, but a function of an address and its distance.
function trustProxyOf(trust: Config['trustProxy']) {
  return typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;
}

// A path that cannot be decoded matches no route.
function respondToBadUrl(request: Request, reply: Reply, commonHeaders: CommonHeaders) {
  request.isApiRequest = isApiRequest(request);
  setHeaders(reply, commonHeaders(request));
  void reply
    .status(404)
    .type(JSON_TYPE)
    .send(JSON.stringify(toErrorEnvelope(routeNotFound(), request.id)));
}

/** Responds to CONNECT with 404, after the earlier requests of the connection. */
function rejectTunnel(request: IncomingMessage, socket: Socket, commonHeaders: CommonHeaders) {
  const current = (socket as Socket & { _httpMessage?: ServerResponse })._httpMessage;
  if (current) current.once('close', () => rejectTunnel(request, socket, commonHeaders));
  else if (socket.writable) endWith(socket, 404, routeNotFound(), requestId(request), commonHeaders);
}

function respondToBadHttp(error: Error & { code?: string }, socket: Socket, commonHeaders: CommonHeaders) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const current = (socket as Socket & { _httpMessage?: ServerResponse })._httpMessage;
  // The error concerns a later message of the connection; earlier responses come first.
  if (current?.req.complete) {
    current.once('close', () => respondToBadHttp(error, socket, commonHeaders));
    return;
  }
  // A response has started already; another one would be read as the response to a second request.
  const isAnswered = current
    ? current.headersSent
    : (socket as WithLastRequest)[LAST_REQUEST]?.complete === false;
  // A browser opens connections ahead. It would read what comes before its request as the response to it.
  const isUnused = socket.bytesRead === 0;
  if (!socket.writable || isAnswered || isUnused) {
    socket.destroy();
    return;
  }
  endWith(socket, 400, malformedHttp(), newRequestId(), commonHeaders);
}

/** Sends an error to a connection that Fastify does not serve, and closes it. */
function endWith(
  socket: Socket,
  status: 400 | 404,
  error: AppError,
  id: string,
  commonHeaders: CommonHeaders,
) {
  socket.on('error', () => undefined);
  const body = JSON.stringify(toErrorEnvelope(error, id));
  const headers = commonHeaders({ id, ip: socket.remoteAddress ?? '' });
  headers.push('content-type', JSON_TYPE);
  headers.push('content-length', String(Buffer.byteLength(body)), 'connection', 'close');
  const lines = headers.map((text, place) => (place % 2 === 0 ? `${text}: ` : `${text}\r\n`));
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  // Keep reading for a moment and discard the data: a reset could reach the client before the response.
  socket.resume();
  setTimeout(() => socket.destroy(), 1_000).unref();
}
