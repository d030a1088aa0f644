import { isOnlyReserved } from '../budgets/quota-exhausted.js';
import type { AppError } from '../common/errors/app-error.js';
import { isDatabaseBusy } from '../common/errors/database-error.js';

/**
 * What becomes of a job whose run has failed. `handed_back`: it runs again as if it had not been started.
 * `group_busy`: so it does, but the other jobs of its key or app wait too.
 */
type FailureVerdict =
  | { kind: 'group_busy' }
  | { kind: 'handed_back' }
  | { kind: 'retried'; delaySeconds: number }
  | { kind: 'failed' };

/** The pauses before a job that failed with a `PASSING` error is tried again; after the last, it has failed. */
const RETRY_DELAYS_SECONDS = [5, 30, 120, 600];
/** Errors that may pass by themselves. An unavailable database is not among them: then the job is not even failed. */
const PASSING = new Set(['model_unavailable', 'model_timeout', 'engine_busy', 'internal']);

/** Classifies the error of a run; `failures` is how often the job has failed before. */
export function classifyJobFailure(error: AppError, failures: number): FailureVerdict {
  const { reason } = error;
  // The database has the same reason as the limit of a key, but keeps the jobs of all keys waiting.
  if (isDatabaseBusy(error) || reason === 'storage_unavailable' || reason === 'idempotency_in_progress')
    return { kind: 'handed_back' };
  if (reason === 'concurrency_limited' || isOnlyReserved(error)) return { kind: 'group_busy' };
  const delaySeconds = PASSING.has(reason) ? RETRY_DELAYS_SECONDS[failures] : undefined;
  return delaySeconds === undefined ? { kind: 'failed' } : { kind: 'retried', delaySeconds };
}
