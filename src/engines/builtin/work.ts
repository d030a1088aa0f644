import { AppError, type ErrorDetail } from '../../common/errors/app-error.js';
import type { ErrorReason } from '../../common/errors/error-codes.js';
import type { GenerateJob, RefineJob, Warning } from '../text-engine.js';

/** A piece of work for a child process: plain data, as it is sent there. */
export type Work = { kind: 'generate'; job: GenerateJob } | { kind: 'refine'; job: RefineJob };

/** A text and what it cost. */
export interface WorkDone {
  content: string;
  usage: { inputTokens: number; outputTokens: number };
  finishReason: 'stop' | 'length';
  warnings: Warning[];
}

/** A piece of work that waits or runs in the pool. It is settled exactly once. */
export interface Task {
  id: number;
  /** Work of one account takes turns with that of others. */
  accountId: string;
  /** Small work is short: it may use the process that is kept free of large work. */
  isSmall: boolean;
  work: Work;
  settle: (outcome: () => WorkDone) => void;
}

/** A refusal for the caller, or a bug with its stack for the log. */
type WorkFailure =
  { refusal: { reason: ErrorReason; message: string; details?: ErrorDetail[] } } | { bug: string };

export interface WorkRequest {
  id: number;
  work: Work;
}

export interface WorkReply {
  id: number;
  /** The libraries are loaded and the work begins now: another reply follows. */
  begun?: boolean;
  done?: WorkDone;
  /** The process is damaged and must not be used again. */
  discard?: boolean;
  failure?: WorkFailure;
}

/** Makes a failure that can be sent to another process. */
export function toFailure(error: unknown): WorkFailure {
  if (error instanceof AppError) {
    const { reason, message, details } = error;
    return { refusal: { reason, message, details } };
  }
  return { bug: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

/** Restores the error of a failure. */
export function toError(failure: WorkFailure): AppError {
  if ('refusal' in failure) {
    const { reason, message, details } = failure.refusal;
    return new AppError(reason, message, { details });
  }
  return new AppError('internal', 'The text could not be written.', { cause: new Error(failure.bug) });
}
