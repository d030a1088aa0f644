import { AppError } from '../../common/errors/app-error.js';
import { EngineFailure, type FailureKind } from './engine-failure.js';
import { mayPass } from './retry-delay.js';

/** Told to the caller where no upstream named a pause. */
const RETRY_AFTER_DEFAULT_MS = 5_000;

/**
 * What the caller is told when every engine failed. The caller's own fault (a text too long, a language or
 * instructions that nothing can do) only if no engine failed for another reason: one that was down might have taken
 * it. Otherwise the last failure decides, with a `Retry-After` if any of them may pass.
 */
export function verdictOf(failures: readonly EngineFailure[]): AppError {
  const others = failures.filter((failure) => failure.code !== 'VALIDATION_ERROR');
  const deciding = others.at(-1);
  if (!deciding) {
    const first = (kind: FailureKind) => failures.find((failure) => failure.kind === kind);
    const telling = first('context_too_long') ?? first('content_filtered');
    return asAppError(telling ?? failures.at(-1) ?? new EngineFailure('unavailable'));
  }
  // Whoever was left can't do what was asked; when the others failed is no longer the caller's business.
  if (failures.at(-1)?.kind === 'unsupported_language') return unavailable(failures);
  const told = asAppError(deciding);
  return new AppError(told.reason, told.message, {
    cause: deciding.cause,
    errorContext: told.errorContext,
    retryAfterSeconds: retryAfterSeconds(failures),
  });
}

/** What the caller is told when a stream ends before its text is complete; the text so far has been sent. */
export function brokenStream(failure: EngineFailure): AppError {
  if (failure.kind === 'content_filtered') return failure;
  const reason = failure.kind === 'timeout' ? 'model_timeout' : 'model_unavailable';
  return new AppError(reason, 'The model stopped before the text was complete.', {
    cause: failure.cause,
    retryAfterSeconds: retryAfterSeconds([failure]),
  });
}

/** Engines of our own word their errors for the caller; these go first. */
function asAppError(failure: EngineFailure): AppError {
  return failure.cause instanceof AppError ? failure.cause : failure;
}

function unavailable(failures: readonly EngineFailure[]): AppError {
  return new AppError('model_unavailable', 'No model could answer.', {
    retryAfterSeconds: retryAfterSeconds(failures),
  });
}

function retryAfterSeconds(failures: readonly EngineFailure[]): number | undefined {
  const pauses = failures.filter(mayPass).map((failure) => failure.retryAfterMs ?? RETRY_AFTER_DEFAULT_MS);
  return pauses.length === 0 ? undefined : Math.max(1, Math.ceil(Math.min(...pauses) / 1000));
}
