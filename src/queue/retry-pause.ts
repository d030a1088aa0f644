import { setTimeout as delay } from 'node:timers/promises';

const PAUSE_MS = 1_000;

/** Waits before a failed job is released; returns immediately once the signal is aborted. */
export async function pauseBeforeRetry(signal: AbortSignal): Promise<void> {
  await delay(PAUSE_MS, undefined, { signal, ref: false }).catch(() => undefined);
}
