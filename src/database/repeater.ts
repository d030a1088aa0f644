import type { BeforeApplicationShutdown } from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';

/** Work that is done again and again. Logs its own errors and never rejects. */
type Work = () => Promise<unknown>;

/** Repeats the background work of features until the shutdown, which waits for work that is running. */
export class Repeater implements BeforeApplicationShutdown {
  private readonly closing = new AbortController();
  private readonly loops: Promise<void>[] = [];

  /** Aborted at the shutdown, so that work can end early. */
  get signal(): AbortSignal {
    return this.closing.signal;
  }

  /** Ends before anything that the work uses is closed. */
  async beforeApplicationShutdown() {
    this.closing.abort();
    await Promise.all(this.loops);
  }

  /** Runs `work` after `firstMs`, and each time again `intervalMs` after it has ended. Runs never overlap. */
  every(intervalMs: number, work: Work, firstMs = intervalMs) {
    this.loops.push(this.repeat(intervalMs, work, firstMs));
  }

  private async repeat(intervalMs: number, work: Work, firstMs: number) {
    await this.rest(firstMs);
    while (!this.signal.aborted) {
      await work();
      await this.rest(intervalMs);
    }
  }

  private async rest(ms: number) {
    await delay(ms, undefined, { signal: this.signal, ref: false }).catch(() => undefined);
  }
}
