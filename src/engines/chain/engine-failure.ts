import { AppError } from '../../common/errors/app-error.js';
import type { ErrorReason } from '../../common/errors/error-codes.js';

/**
 * Why an engine gave no text. `unsupported_language` also stands for instructions that the engine can't follow:
 * another engine may.
 */
export type FailureKind =
  | 'auth'
  | 'quota'
  | 'rate_limit'
  | 'bad_request'
  | 'context_too_long'
  | 'content_filtered'
  | 'not_found'
  | 'unavailable'
  | 'timeout'
  | 'bad_response'
  | 'unsupported_language'
  | 'aborted';

interface FailureDetails {
  /** The upstream's HTTP status, for the log; never passed on to the caller. */
  upstreamStatus?: number;
  /** What the upstream asked for. */
  retryAfterMs?: number;
  /** Set to false where the same question would get the same answer, such as a refusal. */
  worthRepeating?: boolean;
  /** Kept for errors of our own engines; an upstream's error holds prompts and must not be attached. */
  cause?: unknown;
}

const REASONS: Partial<Record<FailureKind, ErrorReason>> = {
  timeout: 'model_timeout',
  context_too_long: 'context_too_long',
  content_filtered: 'content_filtered',
  unsupported_language: 'unsupported_language',
};

const MESSAGES: Partial<Record<ErrorReason, string>> = {
  model_timeout: 'The model did not answer in time.',
  context_too_long: 'The text is longer than the model can take.',
  content_filtered: 'The provider of the model refuses to write this text.',
};

/** An engine's failure, classified. Its message is neutral: it never holds a key, a prompt or an upstream's text. */
export class EngineFailure extends AppError {
  readonly upstreamStatus?: number;
  readonly retryAfterMs?: number;
  readonly worthRepeating: boolean;

  constructor(
    readonly kind: FailureKind,
    details: FailureDetails = {},
  ) {
    const reason = REASONS[kind] ?? 'model_unavailable';
    super(reason, MESSAGES[reason] ?? 'No model could answer.', { cause: details.cause });
    this.name = 'EngineFailure';
    this.upstreamStatus = details.upstreamStatus;
    this.retryAfterMs = details.retryAfterMs;
    this.worthRepeating = details.worthRepeating ?? true;
  }
}
