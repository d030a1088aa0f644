import { AppError } from './app-error.js';
import { DatabaseBusy } from './database-failure.js';

/** Returns the error for a request that failed because of the database: `concurrency_limited` if it is only busy. */
export function databaseError(cause: unknown): AppError {
  if (cause instanceof DatabaseBusy) {
    const message = 'The service has too many concurrent requests. Try again in 1 second.';
    const errorContext = { counter: 'database' };
    return new AppError('concurrency_limited', message, { retryAfterSeconds: 1, cause, errorContext });
  }
  const message = 'The database did not respond in time. Try again in 1 second.';
  return new AppError('storage_unavailable', message, { retryAfterSeconds: 1, cause });
}

/** Returns whether a request was rejected because the database is busy, not because of a limit of the caller. */
export function isDatabaseBusy(error: AppError): boolean {
  return error.cause instanceof DatabaseBusy;
}
