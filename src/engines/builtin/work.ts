import { AppError, type ErrorDetail } from '../../common/app-error.js';
import type { ErrorReason } from '../../common/error-codes.js';
import type { GenerateJob, RefineJob, Warning } from '../text-engine.js';

/** What a worker is asked to do; plain data, because it crosses to another thread. */
export type Work =
  | { kind: 'generate'; job: GenerateJob }
  | { kind: 'refine'; job: RefineJob }
  /** Blocks the thread for so long: how the tests jam a worker. */
  | { kind: 'block'; durationMs: number };

/** A text and what it cost. */
export interface WorkDone {
  content: string;
  usage: { inputTokens: number; outputTokens: number };
  finishReason: 'stop' | 'length';
  warnings: Warning[];
}

/** A refusal for the caller, or a bug with its stack for the log. */
export type WorkFailure =
  { refusal: { reason: ErrorReason; message: string; details?: ErrorDetail[] } } | { bug: string };

export interface WorkRequest {
  id: number;
  work: Work;
}

export interface WorkReply {
  id: number;
  done?: WorkDone;
  /** The thread is damaged and must not be used again. */
  discard?: boolean;
  failure?: WorkFailure;
}

/** Makes a failure fit to cross to another thread. */
export function toFailure(error: unknown): WorkFailure {
  if (error instanceof AppError) {
    const { reason, message, details } = error;
    return { refusal: { reason, message, details } };
  }
  return { bug: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

/** The error that a failure stands for. */
export function toError(failure: WorkFailure): AppError {
  if ('refusal' in failure) {
    const { reason, message, details } = failure.refusal;
    return new AppError(reason, message, { details });
  }
  return new AppError('internal', 'The text could not be written', { cause: new Error(failure.bug) });
}
