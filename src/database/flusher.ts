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

  /** Has something written from now on; what lies between two times is what a crash may lose. */
  every(intervalMs: number, flush: Flush) {
    this.timers.push(setInterval(() => void flush(), intervalMs).unref());
    this.flushes.push(flush);
  }
}
