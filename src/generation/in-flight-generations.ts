import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Tracks the generations that are running, including those of disconnected clients: with an idempotency key, a
 * generation is completed and stored although no client waits for it.
 */
@Injectable()
export class InFlightGenerations implements OnApplicationShutdown {
  private readonly inFlight = new Set<Promise<unknown>>();
  private readonly breakOff = new AbortController();

  /** Aborted when the grace period ends: running work stops and none is started. */
  get signal(): AbortSignal {
    return this.breakOff.signal;
  }

  /** Tracks work until it settles, and returns it. */
  follow<Result>(work: Promise<Result>): Promise<Result> {
    const followed = work.finally(() => this.inFlight.delete(followed));
    this.inFlight.add(followed);
    return followed;
  }

  /** Resolves when no work is running, at the latest after `graceMs`; the remaining work is then aborted. */
  async finish(graceMs: number): Promise<void> {
    const grace = new AbortController();
    const graceIsOver = delay(graceMs, undefined, { signal: grace.signal }).catch(() => undefined);
    await Promise.race([this.settle(), graceIsOver]);
    grace.abort();
    this.breakOff.abort();
  }

  /** Aborted work still releases its key and stores its partial text. */
  onApplicationShutdown(): Promise<void> {
    return this.settle();
  }

  // Work may start other work: a request that waits for a key runs once the key is released.
  private async settle() {
    while (this.inFlight.size > 0) await Promise.allSettled(this.inFlight);
  }
}
