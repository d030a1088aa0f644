import type { RunningGeneration } from './generation-input.js';

/** An answer is due a second after the deadline; the rest is for sending it. */
const STORE_MS = 800;

/**
 * How long storing a text may keep its client waiting, in milliseconds; null for a stream, which gets pings meanwhile, and
 * for a job, which no client waits for. `startedAt` is a reading of `performance.now()`.
 */
export function storeWithinMs(
  { request, caller, answerWithinMs }: RunningGeneration,
  startedAt: number,
  modelDeadlineMs: number,
): number | null {
  if (request.isStreamed || caller.claimToken !== undefined) return null;
  const leftMs = startedAt + (answerWithinMs ?? modelDeadlineMs) - performance.now();
  return STORE_MS + Math.max(0, leftMs);
}
