import { HttpException } from '@nestjs/common';
import { AppError } from './app-error.js';
import { isDatabaseFailure } from './database-failure.js';

/** The body of every error answer under `/v1`. */
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
 * Turns whatever was thrown into an error that may be shown. A database that can't be reached is told apart;
 * anything unknown becomes `internal`, with the original as its cause for the log.
 */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof HttpException && thrown.getStatus() === 404) return routeNotFound();
  if (isDatabaseFailure(thrown)) {
    return new AppError(
      'storage_unavailable',
      'The database could not be reached. Please try again shortly.',
      {
        retryAfterSeconds: 1,
        cause: thrown,
      },
    );
  }
  return new AppError('internal', 'Something went wrong on our side. Please quote the request id.', {
    cause: thrown,
  });
}

export function routeNotFound(): AppError {
  return new AppError(
    'route_not_found',
    'There is no such route. See the documentation for paths and methods.',
  );
}

/** What is thrown where work is broken off because nobody waits for it any more: no fault of anybody's. */
export function isAbort(thrown: unknown): boolean {
  return (thrown as { name?: unknown } | null)?.name === 'AbortError';
}
