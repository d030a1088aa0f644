import type { EngineFailure, FailureKind } from './engine-failure.js';

/** Calls to the same engine after the first. */
const RETRIES_MAX = 2;

/** Before the first retry; doubled each time. */
const BACKOFF_MS = 250;

/** An upstream that asks for a longer pause is left for the next engine. */
const WAIT_MAX_MS = 5_000;

/** What may be gone a moment later. */
const PASSING: ReadonlySet<FailureKind> = new Set(['rate_limit', 'unavailable', 'timeout', 'bad_response']);

/** Whether the caller should come back: the failure may pass, or the engine named a time. */
export function mayPass(failure: EngineFailure): boolean {
  return PASSING.has(failure.kind) && (failure.worthRepeating || failure.retryAfterMs !== undefined);
}

/**
 * Milliseconds to wait before the same engine is asked again after its `attempt`-th call failed, or null to go on
 * to the next engine. `random` (0…1) spreads callers that failed together over the upper half of the pause.
 */
export function retryDelayMs(failure: EngineFailure, attempt: number, random: number): number | null {
  if (!PASSING.has(failure.kind) || !failure.worthRepeating || attempt > RETRIES_MAX) return null;
  const delayMs = failure.retryAfterMs ?? BACKOFF_MS * 2 ** (attempt - 1) * (0.5 + random / 2);
  return delayMs > WAIT_MAX_MS ? null : delayMs;
}
