import { AppError } from '../../common/errors/app-error.js';
import { EngineFailure } from './engine-failure.js';

/** Classifies an engine's error. An unexpected error is kept as the cause. */
export function classifyFailure(error: unknown): EngineFailure {
  if (error instanceof EngineFailure) return error;
  return error instanceof AppError ? fromAppError(error) : new EngineFailure('unavailable', { cause: error });
}

/** The built-in engine throws errors with messages for the caller, which are kept. */
function fromAppError(error: AppError): EngineFailure {
  const cause = error;
  if (error.reason === 'context_too_long') return new EngineFailure('context_too_long', { cause });
  if (error.reason === 'model_timeout') return new EngineFailure('timeout', { cause });
  if (error.code === 'VALIDATION_ERROR') return new EngineFailure('unsupported_language', { cause });
  // Too busy: a retry here would only lengthen the queue. The caller can retry later.
  const retryAfterMs = (error.retryAfterSeconds ?? 1) * 1000;
  return new EngineFailure('unavailable', { cause, retryAfterMs, isRetryable: false });
}
