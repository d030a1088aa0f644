import { AppError } from '../common/errors/app-error.js';
import type { BucketState } from '../common/http/request.js';

/** The error of a full bucket: says when the window ends. */
export function rateLimited(
  { name, limit, remaining, resetAtSeconds }: BucketState,
  nowMs: number,
): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(resetAtSeconds - nowMs / 1000));
  const message = `The ${name}'s limit of ${limit} requests is used up. Try again in ${retryAfterSeconds} s, backing off exponentially.`;
  const errorContext = { counter: name, value: limit - remaining, limit };
  return new AppError('rate_limited', message, { retryAfterSeconds, errorContext });
}
