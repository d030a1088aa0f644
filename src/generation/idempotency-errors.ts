import { AppError } from '../common/errors/app-error.js';

/** The error of a key that was used for a different request. */
export function keyReused(): AppError {
  return new AppError(
    'idempotency_key_reused',
    'This Idempotency-Key was used for a different request within the last 24 hours.',
  );
}

/** The error of a request that has waited for the first one with its key as long as it may. */
export function inProgress(): AppError {
  return new AppError(
    'idempotency_in_progress',
    'The first request with this Idempotency-Key is still running, or ended without a result. Try again in 1 second.',
    { retryAfterSeconds: 1 },
  );
}

/** The error of a request whose key was taken over by a retry before its text was stored. */
export function takenOver(): AppError {
  return new AppError(
    'idempotency_in_progress',
    'Another request with this Idempotency-Key has taken over.',
    { retryAfterSeconds: 1 },
  );
}
