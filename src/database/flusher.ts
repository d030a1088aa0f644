import type { OnApplicationShutdown } from '@nestjs/common';

/** Writes collected data. Logs its own errors and never rejects. */
export type Flush = () => Promise<void>;

/** Periodically flushes data that features collect in memory, and once more before the database is closed. */
export class Flusher implements OnApplicationShutdown {
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly flushes: Flush[] = [];

  async onApplicationShutdown() {
    for (const timer of this.timers) clearInterval(timer);
    await Promise.all(this.flushes.map((flush) => flush()));
  }

  /**
   * Registers a flush that runs at an interval, which is also the data that a crash can lose. Returns a function that
   * flushes at other times.
   */
  every(intervalMs: number, flush: Flush): Flush {
    const serial = oneAtATime(flush);
    this.timers.push(setInterval(() => void serial(), intervalMs).unref());
    this.flushes.push(serial);
    return serial;
  }
}

/** Calls during a flush share one flush after it, so at most one waits however long the database hangs. */
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
