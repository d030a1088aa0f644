import { SYSTEM_TIME, type EngineTime } from '../chain/engine-time.js';

/** What one process parses, checks and writes without falling behind. */
const PIECES_PER_SECOND = 2_500;

/** So many streams go on in one turn of the event loop: some milliseconds' work. */
const STREAMS_A_TURN = 16;

/** Of a longer line so large a share goes on in one turn: a thousand are through after some twenty-five. */
const LINE_SHARE = 1 / 8;

/** A shorter wait gathers nothing: no model writes that fast. */
const GAP_MIN_MS = 10;

/** A reader takes this for a text that grows, not for one that stutters. */
const GAP_MAX_MS = 400;

/**
 * How often each of the streams under way passes on what its model wrote: few streams at once, every word as it
 * comes; a thousand, what has come in two fifths of a second. So a crowd costs texts a little of their smoothness, where
 * otherwise it would cost everyone their first word.
 */
export class StreamPace {
  private streams = 0;
  private line: (() => void)[] = [];

  constructor(private readonly time: EngineTime = SYSTEM_TIME) {}

  /** A stream begins. */
  enter(): void {
    this.streams += 1;
  }

  /** A stream is over. */
  leave(): void {
    this.streams -= 1;
  }

  /** The time between two pieces of one stream, in milliseconds; 0 where each may go at once. */
  get gapMs(): number {
    const gapMs = (this.streams * 1_000) / PIECES_PER_SECOND;
    return gapMs < GAP_MIN_MS ? 0 : Math.min(gapMs, GAP_MAX_MS);
  }

  /**
   * Calls `goOn` when a stream has rested for `gapMs` and its turn has come; the answer calls it off. After a stall all
   * have rested long enough: they go on a few at a time, for those who wait for their first word would wait for all.
   */
  rest(gapMs: number, goOn: () => void): () => void {
    let isOff = false;
    const callOff = this.time.after(gapMs, () => {
      this.line.push(() => {
        if (!isOff) goOn();
      });
      if (this.line.length === 1) this.atNextTurn();
    });
    return () => {
      isOff = true;
      callOff();
    };
  }

  private atNextTurn(): void {
    setImmediate(() => {
      const next = this.line.splice(0, Math.max(STREAMS_A_TURN, this.line.length * LINE_SHARE));
      if (this.line.length > 0) this.atNextTurn();
      for (const goOn of next) goOn();
    });
  }
}
