import { setTimeout as delay } from 'node:timers/promises';

const PAUSE_MS = 1_000;

/** How long a job that has failed is kept before it is handed back; not at all once the signal is aborted. */
export async function pauseBeforeRetry(signal: AbortSignal): Promise<void> {
  await delay(PAUSE_MS, undefined, { signal, ref: false }).catch(() => undefined);
}
