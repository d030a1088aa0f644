import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { isAbort, routeNotFound, toAppError, toErrorEnvelope } from '../errors/error-envelope.js';
import type { AppError } from '../errors/app-error.js';
import { Log } from '../logging/log.js';
import { JSON_TYPE, replyOf, requestOf, type Reply, type Request } from './request.js';

/** Turns anything thrown while a request is handled into the error envelope. A request rejected with 429 is not counted. */
@Catch()
export class ErrorEnvelopeFilter implements ExceptionFilter {
  constructor(private readonly log: Log) {}

  catch(thrown: unknown, host: ArgumentsHost) {
    const request = requestOf(host);
    const reply = replyOf(host);
    // Errors of Nest middleware arrive with Node's request and response. Thrown again, they return with Fastify's.
    if (!reply.raw) throw thrown;
    const known = toAppError(thrown);
    // Nest's own exception for an unknown route has another text.
    const error = request.is404 && known.reason === 'not_found' ? routeNotFound() : known;
    const isCallerGone = reply.raw.closed && (isAbort(thrown) || isPrematureClose(thrown));
    if (!isCallerGone) request.failure = error;
    if (error.status >= 500 && !isCallerGone) {
      this.log.error(
        { requestId: request.id, reason: error.reason, err: error.cause ?? error },
        'request failed',
      );
    }
    if (error.status !== 429 || !request.refundRateLimit) return this.send(error, request, reply);
    request
      .refundRateLimit()
      .catch((err: unknown) =>
        this.log.error({ requestId: request.id, err }, 'a rejected request stays counted'),
      )
      .finally(() => this.send(error, request, reply));
  }

  private send(error: AppError, request: Request, reply: Reply) {
    if (reply.raw.headersSent) {
      reply.raw.destroy();
      return;
    }
    if (error.retryAfterSeconds) reply.header('retry-after', String(error.retryAfterSeconds));
    void reply.headers(error.headers).status(error.status).type(JSON_TYPE).send(this.bodyOf(error, request));
  }

  /** The body of the response; a part of the service with another format replaces it. */
  protected bodyOf(error: AppError, { id }: Request): object {
    return toErrorEnvelope(error, id);
  }
}

/** Recognizes the error of a stream whose response was closed before the stream could be sent. */
function isPrematureClose(thrown: unknown): boolean {
  return (thrown as { code?: unknown } | null)?.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
