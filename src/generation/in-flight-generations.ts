import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * What is being written, also for callers who are gone: with an idempotency key a text is finished and stored though
 * nobody waits for it.
 */
@Injectable()
export class InFlightGenerations implements OnApplicationShutdown {
  private readonly underWay = new Set<Promise<unknown>>();
  private readonly breakOff = new AbortController();

  /** Aborted where what is under way has no time left, and nothing is to be begun. */
  get signal(): AbortSignal {
    return this.breakOff.signal;
  }

  /** Counts work as under way until it is settled; returns it. */
  follow<Result>(work: Promise<Result>): Promise<Result> {
    const followed = work.finally(() => this.underWay.delete(followed));
    this.underWay.add(followed);
    return followed;
  }

  /** Resolves when nothing is under way any more, at the latest after `graceMs`: what is left then is broken off. */
  async finish(graceMs: number): Promise<void> {
    const grace = new AbortController();
    const graceIsOver = delay(graceMs, undefined, { signal: grace.signal }).catch(() => undefined);
    await Promise.race([this.settle(), graceIsOver]);
    grace.abort();
    this.breakOff.abort();
  }

  /** What was broken off is still put away: its key is given back, and what there was of it stored. */
  onApplicationShutdown(): Promise<void> {
    return this.settle();
  }

  // One may begin another: who waits for a key writes once it is free.
  private async settle() {
    while (this.underWay.size > 0) await Promise.allSettled(this.underWay);
  }
}
