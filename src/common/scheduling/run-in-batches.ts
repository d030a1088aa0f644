import { setTimeout as delay } from 'node:timers/promises';

interface BatchOptions {
  /** The rest after a batch, as a multiple of the time that the batch took. */
  restFactor: number;
  restMsMin?: number;
  signal: AbortSignal;
}

/**
 * Runs `batch` until it returns false or `signal` is aborted. Rests after each batch, so that requests of the same moment
 * get the database and the processor.
 */
export async function runInBatches(
  batch: () => Promise<boolean>,
  { restFactor, restMsMin = 0, signal }: BatchOptions,
): Promise<void> {
  while (!signal.aborted) {
    const startedAt = performance.now();
    if (!(await batch())) return;
    const restMs = Math.max(restMsMin, restFactor * (performance.now() - startedAt));
    await delay(restMs, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
