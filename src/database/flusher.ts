import type { OnApplicationShutdown } from '@nestjs/common';

/** Writes what was gathered; it tells itself what fails, and never rejects. */
export type Flush = () => Promise<void>;

/** Has what features gather in memory written at intervals, and once more before the database is let go. */
export class Flusher implements OnApplicationShutdown {
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly flushes: Flush[] = [];

  async onApplicationShutdown() {
    for (const timer of this.timers) clearInterval(timer);
    await Promise.all(this.flushes.map((flush) => flush()));
  }

  /**
   * Has something written from now on; what lies between two times is what a crash may lose. Returns the flush as it is
   * to be called at any other time.
   */
  every(intervalMs: number, flush: Flush): Flush {
    const serial = oneAtATime(flush);
    this.timers.push(setInterval(() => void serial(), intervalMs).unref());
    this.flushes.push(serial);
    return serial;
  }
}

/** Calls that come while a flush runs share one flush after it: however long the database hangs, one waits at most. */
function oneAtATime(flush: Flush): Flush {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const start = () => (running = flush().finally(() => (running = null)));
  return () => {
    if (next) return next;
    if (!running) return start();
    return (next = running.then(() => {
      next = null;
      return start();
    }));
  };
}
