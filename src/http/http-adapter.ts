import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { AppError } from '../common/errors/app-error.js';
import { routeNotFound, toErrorEnvelope } from '../common/errors/error-envelope.js';
import { JSON_TYPE, type Reply, type Request } from '../common/http/request.js';
import { setHeaders, type CommonHeaders } from './response-headers.js';
import { isForApi } from './cors.js';
import { newRequestId, requestId } from '../common/http/request-id.js';
import type { Config } from '../config/config.js';
import { DirectReplyAdapter } from './direct-reply.adapter.js';
import { closingResponse } from './closing-response.js';
import { normalizeClientAddresses } from './client-addresses.js';
import { malformedHttp } from './malformed-request.js';

/**
 * The HTTP server. Whatever Node and Fastify would answer by themselves (bad HTTP, bad URLs, bodies they would
 * like to parse, a server that is closing) is set here to answer in the envelope or to wait for our own hooks.
 */
export function makeAdapter(config: Config, commonHeaders: CommonHeaders): FastifyAdapter {
  const adapter = new DirectReplyAdapter(
    {
      skipMiddie: true,
      logger: false,
      genReqId: (request: unknown) => requestId(request as IncomingMessage),
      requestIdHeader: false,
      trustProxy: trustProxyOf(config.trustProxy),
      // A whole request must have arrived by then; the default is for ever.
      requestTimeout: 30_000,
      keepAliveTimeout: 72_000,
      // Nothing moves for so long, not even a ping of a stream: whoever asked does not read what they get.
      connectionTimeout: config.modelDeadlineMs + 90_000,
      // Requests on kept connections are served while the process drains.
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
        answerBadUrl(request as Request, reply as Reply, commonHeaders),
      clientErrorHandler: (error, socket) => answerBadHttp(error, socket as Socket, commonHeaders),
    },
    commonHeaders,
  );
  const server: Server = adapter.getInstance().server;
  // Their size bounds their number. Node would drop those after the 2,000th in silence, such as a second credential.
  server.maxHeadersCount = 0;
  normalizeClientAddresses(server, config.trustProxy !== false);
  server.prependListener('request', (request: IncomingMessage) => {
    (request.socket as WithLastRequest)[LAST_REQUEST] = request;
  });
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    continueWhenRead(request, response);
    server.emit('request', request, response);
  });
  // An expectation that Node does not know is no reason to refuse a request (417 is not in our table).
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    server.emit('request', request, response);
  });
  server.on('connect', (request: IncomingMessage, socket: Socket) =>
    refuseTunnel(request, socket, commonHeaders),
  );
  return adapter;
}

// A body that waits for `100 Continue` is asked for when somebody reads it, in whichever of a stream's ways: not before
// the caller is known. After an answer without it nobody can say whether the body still comes, so the connection ends.
function continueWhenRead(request: IncomingMessage, response: ServerResponse) {
  response.setHeader('connection', 'close');
  request._read = function (size) {
    // From here on the way of every request.
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

// Fastify takes no number of proxies, but a function that is told how far an address is away.
function trustProxyOf(trust: Config['trustProxy']) {
  return typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;
}

// A path that can't be decoded names no route.
function answerBadUrl(request: Request, reply: Reply, commonHeaders: CommonHeaders) {
  request.isForApi = isForApi(request);
  setHeaders(reply, commonHeaders(request));
  void reply
    .status(404)
    .type(JSON_TYPE)
    .send(JSON.stringify(toErrorEnvelope(routeNotFound(), request.id)));
}

/** Answers CONNECT, which names no route, once the requests before it on the connection have been answered. */
function refuseTunnel(request: IncomingMessage, socket: Socket, commonHeaders: CommonHeaders) {
  const current = (socket as Socket & { _httpMessage?: ServerResponse })._httpMessage;
  if (current) current.once('close', () => refuseTunnel(request, socket, commonHeaders));
  else if (socket.writable) endWith(socket, 404, routeNotFound(), requestId(request), commonHeaders);
}

function answerBadHttp(error: Error & { code?: string }, socket: Socket, commonHeaders: CommonHeaders) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const current = (socket as Socket & { _httpMessage?: ServerResponse })._httpMessage;
  // It is about a later message of the connection, whose turn has not come.
  if (current?.req.complete) {
    current.once('close', () => answerBadHttp(error, socket, commonHeaders));
    return;
  }
  // The message was answered, in part or before its body came: this would be read as a second answer.
  const isAnswered = current
    ? current.headersSent
    : (socket as WithLastRequest)[LAST_REQUEST]?.complete === false;
  if (!socket.writable || isAnswered) {
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
  // Read and drop what the caller still sends for a moment: a reset would overtake the response.
  socket.resume();
  setTimeout(() => socket.destroy(), 1_000).unref();
}
