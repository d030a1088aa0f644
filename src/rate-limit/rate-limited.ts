import { AppError } from '../common/errors/app-error.js';
import type { BucketState, Request } from '../common/http/request.js';
import { inSeconds } from '../common/time/in-seconds.js';
import { tightest, type Decision } from './rate-limit-storage.js';

/** The subject of the message, by bucket name. */
const SUBJECTS: Readonly<Record<string, string>> = {
  account: 'This account has',
  key: 'This API key has',
  app: 'This app, acting for this account, has',
  client: 'This app has',
  address: 'Your IP address has',
  route: 'This account has, for this endpoint,',
};

/** Records the state of the limits, for the response headers; throws `rate_limited` if the request is over one. */
export function assertAdmitted(
  request: Pick<Request, 'bucket'>,
  { isAdmitted, states }: Decision,
  nowMs: number,
): void {
  request.bucket = tightest(states);
  if (!isAdmitted) throw rateLimited(request.bucket, nowMs);
}

/**
 * Creates the error for a bucket without room for `needed` requests; the message names the limit and when the window
 * ends.
 */
export function rateLimited(
  { name, limit, remaining, resetAtSeconds }: BucketState,
  nowMs: number,
  needed = 1,
): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(resetAtSeconds - nowMs / 1000));
  const subject = SUBJECTS[name] ?? `The ${name} has`;
  const usedUp =
    needed > 1
      ? `${remaining} of ${limit} requests left in the current window, and this one needs ${needed}`
      : `used all ${limit} requests of the current window`;
  const message = `${subject} ${usedUp}. Try again in ${inSeconds(retryAfterSeconds)}.`;
  const errorContext = { counter: name, value: limit - remaining, limit };
  return new AppError('rate_limited', message, { retryAfterSeconds, errorContext });
}
