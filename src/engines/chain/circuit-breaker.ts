import type { EngineFailure, FailureKind } from './engine-failure.js';

/** Failures in a row after which an engine is set back. */
const FAILURES_MAX = 5;

/** How long an engine is set back before one call may try it again. */
const OPEN_MS = 30_000;

/** Failures that the request caused: they say nothing about the engine's health. */
const REQUESTS_OWN: ReadonlySet<FailureKind> = new Set([
  'bad_request',
  'context_too_long',
  'content_filtered',
  'unsupported_language',
]);

/**
 * Tells whether an engine is worth asking first. Closed: yes. Open, after five failures in a row: no, for 30 s.
 * Then half-open: one call at a time probes it, success closes it and failure opens it again.
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

  /** A call starts; the one that starts after the rest period is the probe. */
  begin(now: number): void {
    if (this.failures >= FAILURES_MAX && now >= this.openUntil) this.probing = true;
  }

  /** Answers true when this success closed an open breaker. */
  succeed(): boolean {
    const wasOpen = this.failures >= FAILURES_MAX;
    this.failures = 0;
    this.probing = false;
    return wasOpen;
  }

  /** Answers true when this failure opened it, for the first time or again. */
  fail(failure: EngineFailure, now: number): boolean {
    this.probing = false;
    if (REQUESTS_OWN.has(failure.kind) || !failure.worthRepeating) return false;
    this.failures += 1;
    if (this.failures < FAILURES_MAX || now < this.openUntil) return false;
    this.openUntil = now + OPEN_MS;
    return true;
  }

  /** The caller went away: that says nothing about the engine's health. */
  ignore(): void {
    this.probing = false;
  }
}
