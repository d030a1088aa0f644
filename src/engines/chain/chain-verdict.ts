import { AppError } from '../../common/errors/app-error.js';
import { inSeconds } from '../../common/time/in-seconds.js';
import { EngineFailure, type FailureKind } from './engine-failure.js';
import { isTransient } from './retry-delay.js';

/** The default `Retry-After`, if no upstream sent one. */
const RETRY_AFTER_DEFAULT_MS = 5_000;

/**
 * Returns the error for the caller after every engine has failed. It is a client error (text too long, unsupported
 * language or instructions) only if no engine failed for another reason, because an unavailable engine might have
 * succeeded. Otherwise the last failure decides, with a `Retry-After` if any failure is transient.
 */
export function verdictOf(failures: readonly EngineFailure[]): AppError {
  const others = failures.filter((failure) => failure.code !== 'VALIDATION_ERROR');
  const deciding = others.at(-1);
  if (!deciding) {
    const first = (kind: FailureKind) => failures.find((failure) => failure.kind === kind);
    const clientError = first('context_too_long') ?? first('content_filtered');
    return asAppError(clientError ?? failures.at(-1) ?? new EngineFailure('unavailable'));
  }
  // The remaining engines cannot do what was requested, so the earlier failures are not reported.
  if (failures.at(-1)?.kind === 'unsupported_language') return unavailable(failures);
  const error = asAppError(deciding);
  if (error === deciding && error.reason === 'model_unavailable')
    return unavailable(failures, deciding.cause);
  return new AppError(error.reason, error.message, {
    cause: deciding.cause,
    errorContext: error.errorContext,
    retryAfterSeconds: retryAfterSeconds(failures),
  });
}

/** Returns the error for a stream that ended before its text was complete. The text so far has been sent. */
export function brokenStream(failure: EngineFailure): AppError {
  if (failure.kind === 'content_filtered') return failure;
  const reason = failure.kind === 'timeout' ? 'model_timeout' : 'model_unavailable';
  return new AppError(reason, 'The model stopped before the text was complete.', {
    cause: failure.cause,
    retryAfterSeconds: retryAfterSeconds([failure]),
  });
}

/** Local engines have error messages for the caller; these are preferred. */
function asAppError(failure: EngineFailure): AppError {
  return failure.cause instanceof AppError ? failure.cause : failure;
}

/** The message says what the caller can do. */
function unavailable(failures: readonly EngineFailure[], cause?: unknown): AppError {
  const seconds = retryAfterSeconds(failures);
  const resolution =
    seconds === undefined ? 'Contact the operator of this service.' : `Try again in ${inSeconds(seconds)}.`;
  const problem = failures.length === 1 ? 'The model failed.' : 'All models failed.';
  return new AppError('model_unavailable', `${problem} ${resolution}`, {
    cause,
    retryAfterSeconds: seconds,
  });
}

function retryAfterSeconds(failures: readonly EngineFailure[]): number | undefined {
  const pauses = failures
    .filter(isTransient)
    .map((failure) => failure.retryAfterMs ?? RETRY_AFTER_DEFAULT_MS);
  return pauses.length === 0 ? undefined : Math.max(1, Math.ceil(Math.min(...pauses) / 1000));
}
