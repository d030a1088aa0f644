import type { EngineTime } from './engine-time.js';
import { shareOfTimeMs } from './time-share.js';
import type { TextEngine } from '../text-engine.js';

/**
 * The time budget of one request. Engines without their own deadline share `sharedMs`; an engine with a deadline has all
 * of it in addition. The total is limited to `answerWithinMs`.
 */
export class TimeBudget {
  private readonly startedAt: number;
  private sharedLeftMs: number;

  constructor(
    private readonly time: EngineTime,
    private readonly sharedMs: number,
    private readonly answerWithinMs = Infinity,
  ) {
    this.startedAt = time.now();
    this.sharedLeftMs = sharedMs;
  }

  /** Returns the deadline of the first of these engines; null if no time is left for it. */
  answerBy(engines: readonly TextEngine[]): number | null {
    const [engine] = engines;
    const now = this.time.now();
    const ids = engines.filter(({ deadlineMs }) => deadlineMs === undefined).map(({ id }) => id);
    const grantedMs = engine?.deadlineMs ?? shareOfTimeMs(ids, this.sharedLeftMs);
    const answerBy = Math.min(now + grantedMs, this.startedAt + this.answerWithinMs);
    return answerBy > now ? answerBy : null;
  }

  /** Returns when a stream of this engine must have ended. */
  endBy(engine: TextEngine, deadlines: number): number {
    return this.startedAt + (engine.deadlineMs ?? this.sharedMs) * deadlines;
  }

  /** Subtracts the time that an engine has used from the shared time. */
  spend(engine: TextEngine, ms: number): void {
    if (engine.deadlineMs === undefined) this.sharedLeftMs -= ms;
  }
}
