import { isJob } from './caller.js';
import type { RunningGeneration } from './generation-input.js';

/** An answer is due a second after the deadline; the rest is for sending it. */
const STORE_MS = 800;

/** A model that has taken so much longer than the deadline has a deadline of its own. */
const LATE_MS = 1_000;

/**
 * How long storing a text may keep its client waiting, in milliseconds; null for a stream, which gets pings meanwhile, for
 * a job, which no client waits for, and after a model with a deadline of its own. The request was started and the model
 * called at readings of `performance.now()`.
 */
export function storeWithinMs(
  { request, caller, answerWithinMs }: RunningGeneration,
  { startedAt, calledAt }: { startedAt: number; calledAt: number },
  modelDeadlineMs: number,
): number | null {
  if (request.isStreamed || isJob(caller)) return null;
  const deadlineMs = answerWithinMs ?? modelDeadlineMs;
  const now = performance.now();
  if (now - calledAt > deadlineMs + LATE_MS) return null;
  return STORE_MS + Math.max(0, startedAt + deadlineMs - now);
}
