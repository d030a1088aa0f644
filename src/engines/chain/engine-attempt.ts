import { EngineFailure } from './engine-failure.js';
import type { EngineTime } from './engine-time.js';
import type { EngineResult, EngineRun, TextEngine } from '../text-engine.js';

/** Calls one engine; created by the chain from `generate` or `refine` and their job. */
export type EngineCall = (engine: TextEngine, run: EngineRun) => Promise<EngineResult>;

/** The deadlines of an attempt, in milliseconds on the chain's clock. */
export interface AttemptLimits {
  /** The deadline of a whole response, or of a stream's first text. */
  answerBy: number;
  /** The deadline of a stream that has started. */
  endBy: number;
  /** The maximum silence of a stream that has started. */
  idleMs: number;
}

/**
 * One call to one engine. It ends when the engine responds, the client disconnects or its time is over, whether or not the
 * engine obeys its signal. Later output of the engine is ignored.
 */
export class EngineAttempt {
  /** Whether text has reached the caller. After that, there is no fallback. */
  begun = false;
  /** The error thrown by the consumer of a chunk; not a failure of the engine. */
  readerError: unknown = null;
  private readonly controller = new AbortController();
  private readonly cutOff = Promise.withResolvers<never>();
  private expiresAt: number;
  private cancelCheck: (() => void) | null = null;

  constructor(
    private readonly engine: TextEngine,
    private readonly run: EngineRun,
    private readonly limits: AttemptLimits,
    private readonly time: EngineTime,
  ) {
    this.expiresAt = limits.answerBy;
  }

  /** Rejects with the engine's error, a `timeout` failure or the reason of the caller's signal. */
  async answer(call: EngineCall): Promise<EngineResult> {
    this.run.signal.throwIfAborted();
    const leave = () => this.end(this.run.signal.reason);
    this.run.signal.addEventListener('abort', leave, { once: true });
    this.watch();
    try {
      const { signal } = this.controller;
      const { accountId, onDelta } = this.run;
      const run: EngineRun = {
        signal,
        accountId,
        onSent: (sent) => void (signal.aborted || this.run.onSent?.(sent)),
        ...(onDelta && { onDelta: (text: string) => this.pass(text) }),
      };
      return await Promise.race([this.callEngine(call, run), this.cutOff.promise]);
    } catch (error) {
      this.end(error);
      throw error;
    } finally {
      this.cancelCheck?.();
      this.run.signal.removeEventListener('abort', leave);
    }
  }

  private async callEngine(call: EngineCall, run: EngineRun): Promise<EngineResult> {
    const result = await call(this.engine, run);
    if (this.begun) return result;
    // An engine that does not stream reports its model only now.
    if (this.run.onDelta) await this.pass(result.content);
    else this.run.onStart?.(this.engine.id);
    return result;
  }

  /** Passes text to the consumer. Waiting for a slow reader does not count as silence of the engine. */
  private async pass(text: string): Promise<void> {
    this.controller.signal.throwIfAborted();
    if (!this.begun) {
      this.begun = true;
      this.run.onStart?.(this.engine.id);
    }
    this.expiresAt = this.limits.endBy;
    try {
      await this.run.onDelta?.(text);
    } catch (error) {
      this.readerError = error;
      throw error;
    }
    this.expiresAt = Math.min(this.limits.endBy, this.time.now() + this.limits.idleMs);
  }

  /** One timer for many deltas: when it fires, it checks whether the deadline has moved. */
  private watch(): void {
    const leftMs = this.expiresAt - this.time.now();
    if (leftMs <= 0) return this.end(new EngineFailure('timeout'));
    // A delta can move the deadline forward, so the timer fires at least once per maximum silence.
    const checkInMs = this.run.onDelta ? Math.min(leftMs, this.limits.idleMs) : leftMs;
    this.cancelCheck = this.time.after(checkInMs, () => this.watch());
  }

  private end(reason: unknown): void {
    if (this.controller.signal.aborted) return;
    this.cancelCheck?.();
    this.cutOff.reject(reason);
    this.cutOff.promise.catch(() => {});
    this.controller.abort(reason);
  }
}
