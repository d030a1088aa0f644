import type { EngineTime } from './engine-time.js';
import { shareOfTimeMs } from './time-share.js';
import type { TextEngine } from '../text-engine.js';

/**
 * The time of one request. Engines without a deadline of their own share `sharedMs`; an engine with one has all of it,
 * beside what the others share. Nothing lasts longer than `answerWithinMs`.
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

  /** Returns when the first of these engines must have answered; null where there is no time left for it. */
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

  /** Takes what an engine has used from the time that is shared. */
  spend(engine: TextEngine, ms: number): void {
    if (engine.deadlineMs === undefined) this.sharedLeftMs -= ms;
  }
}
