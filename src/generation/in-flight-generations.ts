import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '../common/errors/app-error.js';

/**
 * Tracks the generations that are running, including those of disconnected clients: with an idempotency key, a
 * generation is completed and stored although no client waits for it.
 */
@Injectable()
export class InFlightGenerations implements OnApplicationShutdown {
  private readonly inFlight = new Set<Promise<unknown>>();
  private readonly breakOff = new AbortController();
  /** Aborts the signal of each running piece of work. */
  private readonly endings = new Set<AbortController>();

  /** Aborted when the grace period ends: running work stops and none is started. */
  get signal(): AbortSignal {
    return this.breakOff.signal;
  }

  /** Tracks work until it settles. Its signal is aborted with `signal`, and when the grace period ends. */
  run<Result>(signal: AbortSignal, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    // `AbortSignal.any` would be kept by the signal of the grace period until the process ends.
    const ending = new AbortController();
    const end = () => ending.abort(signal.reason);
    signal.addEventListener('abort', end, { once: true });
    this.endings.add(ending);
    if (signal.aborted) end();
    else if (this.signal.aborted) ending.abort();
    return this.follow(
      work(ending.signal).finally(() => {
        signal.removeEventListener('abort', end);
        this.endings.delete(ending);
      }),
    );
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
    this.abort();
  }

  /** Aborts running work, and all that is started later. Its clients receive `serviceStopping`. */
  abort(): void {
    this.breakOff.abort();
    for (const ending of this.endings) ending.abort();
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

/** What a client receives whose generation was aborted because the process stops. */
export function serviceStopping(cause: unknown): AppError {
  const message = 'The service was stopped before the text was finished. Try again in 1 second.';
  return new AppError('model_unavailable', message, { retryAfterSeconds: 1, cause });
}
