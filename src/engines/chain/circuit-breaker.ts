import type { EngineFailure, FailureKind } from './engine-failure.js';

/** Consecutive failures after which an engine is demoted. */
const FAILURES_MAX = 5;

/** How long an engine is demoted before a call probes it. */
const OPEN_MS = 30_000;

/** Failures caused by the request, which do not indicate the engine's health. */
const REQUESTS_OWN: ReadonlySet<FailureKind> = new Set([
  'bad_request',
  'context_too_long',
  'content_filtered',
  'unsupported_language',
]);

/**
 * Decides whether an engine keeps its place in the order. Open for 30 s after five consecutive failures. Then half-open:
 * one call at a time probes the engine; success closes the breaker and failure opens it again.
 */
export class CircuitBreaker {
  private failures = 0;
  private openUntil = -Infinity;
  private probing = false;

  /** Whether a call should prefer this engine at `now` (milliseconds). */
  admits(now: number): boolean {
    if (this.failures < FAILURES_MAX) return true;
    return now >= this.openUntil && !this.probing;
  }

  /** Records the start of a call. The first call after the rest period is the probe. */
  begin(now: number): void {
    if (this.failures >= FAILURES_MAX && now >= this.openUntil) this.probing = true;
  }

  /** Returns true if this success closed an open breaker. */
  succeed(): boolean {
    const wasOpen = this.failures >= FAILURES_MAX;
    this.failures = 0;
    this.probing = false;
    return wasOpen;
  }

  /** Returns true if this failure opened the breaker. */
  fail(failure: EngineFailure, now: number): boolean {
    this.probing = false;
    if (REQUESTS_OWN.has(failure.kind) || !failure.isRetryable) return false;
    this.failures += 1;
    if (this.failures < FAILURES_MAX || now < this.openUntil) return false;
    this.openUntil = now + OPEN_MS;
    return true;
  }

  /** Records a disconnected client, which does not indicate the engine's health. */
  ignore(): void {
    this.probing = false;
  }
}
