import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { AppError } from '../common/errors/app-error.js';
import { routeNotFound, toErrorEnvelope } from '../common/errors/error-envelope.js';
import { breakBody } from '../common/http/broken-body.js';
import { JSON_TYPE } from '../common/http/request.js';
import { newRequestId, requestId } from '../common/http/request-id.js';
import { isApiPath } from './classify-request.js';
import { malformedHttp } from './malformed-request.js';
import type { CommonHeaders } from './response-headers.js';

const LAST_REQUEST = Symbol('the request that came last on a connection');
type WithLastRequest = Socket & { [LAST_REQUEST]?: IncomingMessage };

/** Remembers which request of a connection came last, for `respondToBadHttp`. */
export function rememberLast(request: IncomingMessage): void {
  (request.socket as WithLastRequest)[LAST_REQUEST] = request;
}

/** The response that a connection is sending, or will send next. */
const currentResponse = (socket: Socket) =>
  (socket as Socket & { _httpMessage?: ServerResponse | null })._httpMessage;

/**
 * Closes a connection without traffic, unless a request on it is still being answered: models can have long deadlines. A
 * client that leaves data unread is disconnected even then.
 */
export function closeUnlessAnswering(socket: Socket): void {
  if (!currentResponse(socket) || socket.writableLength > 0) socket.destroy();
}

/** Responds to CONNECT with 404, after the earlier requests of the connection. */
export function rejectTunnel(request: IncomingMessage, socket: Socket, commonHeaders: CommonHeaders) {
  const current = currentResponse(socket);
  if (current) current.once('close', () => rejectTunnel(request, socket, commonHeaders));
  else if (socket.writable) endWith(socket, 404, routeNotFound(), requestId(request), commonHeaders);
}

/** A request line with a method of any name. */
const REQUEST_LINE = /^([!#$%&'*+.^_`|~\w-]+) \/\S* HTTP\/1\.[01]\r\n/;
const REQUEST_LINE_LENGTH_MAX = 8_192;

type ParserError = Error & { code?: string; rawPacket?: unknown; bytesParsed?: number };

/** Whether a packet begins with a well-formed request line whose method the parser of Node.js does not know. */
function hasUnknownMethod({ code, rawPacket, bytesParsed = 0 }: ParserError): boolean {
  if (code !== 'HPE_INVALID_METHOD' || !Buffer.isBuffer(rawPacket)) return false;
  const [, method] = REQUEST_LINE.exec(rawPacket.toString('latin1', 0, REQUEST_LINE_LENGTH_MAX)) ?? [];
  return method !== undefined && bytesParsed <= method.length;
}

/**
 * Responds with 400 to a message that Node.js cannot read, and with 404 to an unknown method, after the earlier requests
 * of the connection.
 */
export function respondToBadHttp(error: ParserError, socket: Socket, commonHeaders: CommonHeaders) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const current = currentResponse(socket);
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
  if (current && isApiPath(current.req.url!)) {
    // The request is still being handled, and responds with the limits of its own credential.
    current.shouldKeepAlive = false;
    breakBody(current.req, malformedHttp(error.code));
    return;
  }
  if (hasUnknownMethod(error)) endWith(socket, 404, routeNotFound(), newRequestId(), commonHeaders);
  else endWith(socket, 400, malformedHttp(error.code), newRequestId(), commonHeaders);
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
  // The path may be unread, so scripts can read the response to a malformed request for any of them.
  const headers = commonHeaders({ id, ip: socket.remoteAddress ?? '', isV1Request: true });
  headers.push('content-type', JSON_TYPE);
  headers.push('content-length', String(Buffer.byteLength(body)), 'connection', 'close');
  const lines = headers.map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`));
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  // Keep reading for a moment and discard the data: a reset could reach the client before the response.
  socket.resume();
  setTimeout(() => socket.destroy(), 1_000).unref();
}
