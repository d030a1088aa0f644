import { AppError } from '../../common/errors/app-error.js';
import { EngineFailure } from './engine-failure.js';

/** What an engine threw, as the chain sees it. An error that no engine means to throw is kept as the cause. */
export function classifyFailure(error: unknown): EngineFailure {
  if (error instanceof EngineFailure) return error;
  return error instanceof AppError ? fromAppError(error) : new EngineFailure('unavailable', { cause: error });
}

/** An engine of our own says why itself, in words for the caller, which are kept. */
function fromAppError(error: AppError): EngineFailure {
  const cause = error;
  if (error.reason === 'context_too_long') return new EngineFailure('context_too_long', { cause });
  if (error.reason === 'model_timeout') return new EngineFailure('timeout', { cause });
  if (error.code === 'VALIDATION_ERROR') return new EngineFailure('unsupported_language', { cause });
  // Too busy: queueing up again here would only lengthen the queue. The caller may come back.
  const retryAfterMs = (error.retryAfterSeconds ?? 1) * 1000;
  return new EngineFailure('unavailable', { cause, retryAfterMs, worthRepeating: false });
}
