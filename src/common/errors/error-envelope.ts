import { HttpException } from '@nestjs/common';
import { AppError } from './app-error.js';
import { databaseError } from './database-error.js';
import { isDatabaseFailure } from './database-failure.js';
import type { ErrorReason } from './error-codes.js';

/** The body of every error response under `/v1`. */
export interface ErrorEnvelope {
  success: false;
  error: {
    code: string;
    message: string;
    reason: string;
    request_id: string;
    details?: { path: string; message: string }[];
  };
}

/** Writes the envelope of an error. */
export function toErrorEnvelope(error: AppError, requestId: string): ErrorEnvelope {
  const { code, message, reason, details } = error;
  return {
    success: false,
    error: { code, message, reason, request_id: requestId, ...(details && { details }) },
  };
}

/**
 * Converts anything thrown into an error for the caller. Client errors of the framework keep their message and, if the
 * catalogue has it, their status. A database failure becomes `storage_unavailable`, or `concurrency_limited` where the
 * database is busy; anything else becomes `internal`, with the original error as `cause` for the log.
 */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const frameworkError = fromFramework(thrown);
  if (frameworkError) return frameworkError;
  if (isDatabaseFailure(thrown)) return databaseError(thrown);
  return new AppError('internal', 'Internal server error. Please quote the request id.', {
    cause: thrown,
  });
}

export function routeNotFound(): AppError {
  return new AppError('route_not_found', 'Route not found. See the documentation for paths and methods.');
}

/** Recognizes the error of work that was aborted because its client has disconnected. */
export function isAbort(thrown: unknown): boolean {
  return (thrown as { name?: unknown } | null)?.name === 'AbortError';
}

/** The reasons for statuses of an `HttpException`; every other 4xx is `invalid_value`. */
const REASON_BY_STATUS: Readonly<Record<number, ErrorReason>> = {
  401: 'invalid_credential',
  403: 'insufficient_scope',
  404: 'not_found',
  405: 'route_not_found',
  413: 'body_too_large',
  415: 'unsupported_media_type',
  429: 'rate_limited',
};

/** Converts a client error of Nest or Fastify; returns null for anything else. */
function fromFramework(thrown: unknown): AppError | null {
  const status = clientErrorStatus(thrown);
  if (status === null) return null;
  const reason = REASON_BY_STATUS[status] ?? 'invalid_value';
  return new AppError(reason, messageOf(thrown as Error), {
    cause: thrown,
    ...(reason === 'rate_limited' && { retryAfterSeconds: 1 }),
  });
}

function clientErrorStatus(thrown: unknown): number | null {
  let status: unknown = null;
  if (thrown instanceof HttpException) status = thrown.getStatus();
  else if (isFastifyError(thrown)) status = thrown.statusCode;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : null;
}

// Errors of other libraries, such as a provider's SDK, can have a status too: that of another service's response.
function isFastifyError(thrown: unknown): thrown is { statusCode?: unknown } {
  const code = (thrown as { code?: unknown } | null)?.code;
  return typeof code === 'string' && code.startsWith('FST_');
}

/** An `HttpException` of a list of messages, such as a `ValidationPipe` throws, has them in its response only. */
function messageOf(error: Error): string {
  const response: unknown = error instanceof HttpException ? error.getResponse() : null;
  const message = (response as { message?: unknown } | null)?.message;
  return Array.isArray(message) ? message.join('; ') : error.message;
}
