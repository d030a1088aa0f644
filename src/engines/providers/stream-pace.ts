import { SYSTEM_TIME, type EngineTime } from '../chain/engine-time.js';

/** The number of events that one process can parse, check and forward without falling behind. */
const PIECES_PER_SECOND = 2_500;

/** Streams resumed per event loop iteration; they take a few milliseconds. */
const STREAMS_PER_ITERATION = 16;

/** The share of a longer queue that is resumed per iteration; a thousand streams take about twenty-five iterations. */
const QUEUE_SHARE = 1 / 8;

/** A shorter pause would gather nothing, because no model writes that fast. */
const GAP_MIN_MS = 10;

/** With longer pauses, the text would appear to stutter. */
const GAP_MAX_MS = 400;

/**
 * Limits how often each running stream forwards text. A few streams forward every word as it arrives; a thousand
 * streams forward every 400 ms. Under load, texts arrive less smoothly, but first words are not delayed.
 */
export class StreamPace {
  private streams = 0;
  private queue: (() => void)[] = [];

  constructor(private readonly time: EngineTime = SYSTEM_TIME) {}

  /** Counts a stream that starts. */
  enter(): void {
    this.streams += 1;
  }

  /** Counts a stream that ends. */
  leave(): void {
    this.streams -= 1;
  }

  /** The minimum time between two pieces of one stream, in milliseconds; 0 if there is no limit. */
  get gapMs(): number {
    const gapMs = (this.streams * 1_000) / PIECES_PER_SECOND;
    return gapMs < GAP_MIN_MS ? 0 : Math.min(gapMs, GAP_MAX_MS);
  }

  /**
   * Calls `resume` after a pause of `gapMs`, in the order of the queue; returns a function that cancels it. After a stall
   * of the event loop, all pauses are over at once. The streams are then resumed in small groups, so that first words
   * do not have to wait for all of them.
   */
  rest(gapMs: number, resume: () => void): () => void {
    let isCancelled = false;
    const cancelTimer = this.time.after(gapMs, () => {
      this.queue.push(() => {
        if (!isCancelled) resume();
      });
      if (this.queue.length === 1) this.resumeNextIteration();
    });
    return () => {
      isCancelled = true;
      cancelTimer();
    };
  }

  private resumeNextIteration(): void {
    setImmediate(() => {
      const next = this.queue.splice(0, Math.max(STREAMS_PER_ITERATION, this.queue.length * QUEUE_SHARE));
      if (this.queue.length > 0) this.resumeNextIteration();
      for (const resume of next) resume();
    });
  }
}
