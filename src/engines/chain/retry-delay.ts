import type { EngineFailure, FailureKind } from './engine-failure.js';

/** The maximum number of retries. */
const RETRIES_MAX = 2;

/** The delay before the first retry; doubled each time. */
const BACKOFF_MS = 250;

/** For a longer `Retry-After`, the chain falls back to the next engine. */
const WAIT_MAX_MS = 5_000;

/** Transient failures. */
const TRANSIENT: ReadonlySet<FailureKind> = new Set(['rate_limit', 'unavailable', 'timeout', 'bad_response']);

/** Returns whether the caller should retry: the failure is transient, or the engine sent a time. */
export function isTransient(failure: EngineFailure): boolean {
  return TRANSIENT.has(failure.kind) && (failure.isRetryable || failure.retryAfterMs !== undefined);
}

/**
 * Returns the milliseconds to wait before retrying an engine after its `attempt`-th call failed, or null to fall back to
 * the next engine. `random` (0…1) adds jitter over the upper half of the delay.
 */
export function retryDelayMs(failure: EngineFailure, attempt: number, random: number): number | null {
  if (!TRANSIENT.has(failure.kind) || !failure.isRetryable || attempt > RETRIES_MAX) return null;
  const delayMs = failure.retryAfterMs ?? BACKOFF_MS * 2 ** (attempt - 1) * (0.5 + random / 2);
  return delayMs > WAIT_MAX_MS ? null : delayMs;
}
