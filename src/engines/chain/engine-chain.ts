import { brokenStream, verdictOf } from './chain-verdict.js';
import { CircuitBreaker } from './circuit-breaker.js';
import { classifyFailure } from './classify-failure.js';
import { EngineAttempt, type AttemptLimits, type EngineCall } from './engine-attempt.js';
import type { EngineFailure } from './engine-failure.js';
import type { EngineLog } from './engine-log.js';
import { pause, SYSTEM_TIME, type EngineTime } from './engine-time.js';
import { retryDelayMs } from './retry-delay.js';
import type { EngineResult, EngineRun, GenerateJob, RefineJob, TextEngine } from '../text-engine.js';
import { TimeBudget } from './time-budget.js';

/** How a chain treats its engines. */
export interface ChainOptions {
  /** The deadline over all engines and retries, of a whole response or of a stream's first text. */
  deadlineMs: number;
  /** The maximum silence of a started stream; 15 s by default. */
  idleMs?: number;
  log?: EngineLog;
  time?: EngineTime;
  /** The breaker of an engine that is reused from an earlier chain; by default a new one. */
  breakerOf?: (engine: TextEngine) => CircuitBreaker;
}

/** The maximum duration of a stream, in deadlines. */
const STREAM_DEADLINES = 10;

const IDLE_MS = 15_000;

interface Link {
  engine: TextEngine;
  breaker: CircuitBreaker;
}

/**
 * Calls its engines in order until one succeeds. Retries an engine after a transient failure and falls back to the next
 * one after any other. An engine that keeps failing is demoted for a while. Once text has been sent, there is no fallback:
 * a broken stream is an error. See `docs/engines.md`.
 */
export class EngineChain implements TextEngine {
  readonly id: string;
  private readonly links: Link[];
  private readonly idleMs: number;
  private readonly time: EngineTime;
  private readonly log: EngineLog;

  constructor(
    engines: readonly TextEngine[],
    private readonly options: ChainOptions,
  ) {
    if (engines.length === 0) throw new Error('a chain needs an engine');
    this.id = engines.map((engine) => engine.id).join(',');
    const { breakerOf = () => new CircuitBreaker() } = options;
    this.links = engines.map((engine) => ({ engine, breaker: breakerOf(engine) }));
    this.idleMs = options.idleMs ?? IDLE_MS;
    this.time = options.time ?? SYSTEM_TIME;
    this.log = options.log ?? (() => {});
  }

  generate(job: GenerateJob, run: EngineRun): Promise<EngineResult> {
    return this.firstAnswer((engine, attemptRun) => engine.generate(job, attemptRun), run);
  }

  refine(job: RefineJob, run: EngineRun): Promise<EngineResult> {
    return this.firstAnswer((engine, attemptRun) => engine.refine(job, attemptRun), run);
  }

  async close(): Promise<void> {
    await Promise.all(this.links.map(({ engine }) => engine.close()));
  }

  private async firstAnswer(call: EngineCall, run: EngineRun): Promise<EngineResult> {
    run.signal.throwIfAborted();
    const startedAt = this.time.now();
    const budget = new TimeBudget(this.time, this.options.deadlineMs, run.answerWithinMs);
    const failures: EngineFailure[] = [];
    const links = this.sortByHealth(startedAt).filter(({ engine }) => run.models?.has(engine.id) ?? true);
    for (const [index, link] of links.entries()) {
      const { engine } = link;
      const answerBy = budget.answerBy(links.slice(index).map((left) => left.engine));
      if (answerBy === null) continue;
      const begunAt = this.time.now();
      const limits = { answerBy, endBy: budget.endBy(engine, STREAM_DEADLINES), idleMs: this.idleMs };
      const outcome = await this.callEngine(link, call, run, limits);
      if ('content' in outcome) return outcome;
      failures.push(outcome);
      budget.spend(engine, this.time.now() - begunAt);
    }
    throw verdictOf(failures);
  }

  /** Engines with an open breaker are tried last rather than skipped, because a call may still succeed. */
  private sortByHealth(now: number): Link[] {
    const [first] = this.links;
    if (this.links.length === 1 && first) return [first];
    const admitted = this.links.filter(({ breaker }) => breaker.admits(now));
    return [...admitted, ...this.links.filter((link) => !admitted.includes(link))];
  }

  /** Calls one engine, with retries within its share of the time; throws only if the chain must end. */
  private async callEngine(
    link: Link,
    call: EngineCall,
    run: EngineRun,
    limits: AttemptLimits,
  ): Promise<EngineResult | EngineFailure> {
    for (let attempt = 1; ; attempt += 1) {
      const startedAt = this.time.now();
      const current = new EngineAttempt(link.engine, run, limits, this.time);
      link.breaker.begin(startedAt);
      try {
        const result = await current.answer(call);
        if (link.breaker.succeed()) this.log('breaker_closed', { engine: link.engine.id });
        return result;
      } catch (error) {
        if (run.signal.aborted || current.readerError) {
          link.breaker.ignore();
          throw run.signal.aborted ? run.signal.reason : current.readerError;
        }
        const failure = classifyFailure(error);
        this.record(link, failure, {
          attempt,
          ms: Math.round(this.time.now() - startedAt),
          begun: current.begun,
        });
        if (current.begun) throw brokenStream(failure);
        run.onSent?.(null);
        const waitMs = retryDelayMs(failure, attempt, this.time.random());
        if (waitMs === null || this.time.now() + waitMs >= limits.answerBy) return failure;
        await pause(waitMs, run.signal, this.time);
      }
    }
  }

  private record(
    link: Link,
    failure: EngineFailure,
    about: { attempt: number; ms: number; begun: boolean },
  ): void {
    const engine = link.engine.id;
    this.log(about.begun ? 'stream_broken' : 'attempt_failed', {
      engine,
      kind: failure.kind,
      ...(failure.upstreamStatus !== undefined && { status: failure.upstreamStatus }),
      attempt: about.attempt,
      ms: about.ms,
    });
    if (link.breaker.fail(failure, this.time.now())) this.log('breaker_opened', { engine });
  }
}
