import { setTimeout as delay } from 'node:timers/promises';
import type { Cluster } from './cluster.js';

const CHECK_INTERVAL_MS = 1_000;

/** A single miss can be a restart by another process. */
const MISSES_UNTIL_RESTART = 2;
const RETRY_AFTER_MS = 10_000;
const CHECKS_PER_LOG_TRIM = 600;

/**
 * Watches the server until `signal` aborts, and restarts it if it has exited (killed manually, or by the system when out
 * of memory), on the same port, so that connection pools reconnect. Does not keep the process running.
 */
export async function keepRunning(
  cluster: Cluster,
  restart: () => Promise<void>,
  signal: AbortSignal,
  log: (message: string, detail?: object) => void,
): Promise<void> {
  let misses = 0;
  for (let check = 1; await pause(CHECK_INTERVAL_MS, signal); check += 1) {
    if (check % CHECKS_PER_LOG_TRIM === 0) await cluster.trimLog().catch(() => {});
    misses = (await cluster.isRunning()) ? 0 : misses + 1;
    if (misses < MISSES_UNTIL_RESTART) continue;
    misses = 0;
    try {
      await restart();
      log('the database had stopped and was restarted');
    } catch (error) {
      log('the database stopped and cannot be restarted', { reason: (error as Error).message });
      await pause(RETRY_AFTER_MS, signal);
    }
  }
}

/** Returns false as soon as the watch is over. */
async function pause(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  await delay(milliseconds, undefined, { ref: false, signal }).catch(() => {});
  return !signal.aborted;
}
