import { AppError } from '../../common/errors/app-error.js';
import type { ErrorReason } from '../../common/errors/error-codes.js';

/**
 * Why an engine returned no text. `unsupported_language` also covers instructions that the engine cannot follow but
 * another one may.
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
  /** The upstream's `Retry-After`. */
  retryAfterMs?: number;
  /** Set to false if a retry would fail the same way, such as a refusal. */
  isRetryable?: boolean;
  /** Set for errors of the built-in engine only; an upstream's error may contain prompts and must not be attached. */
  cause?: unknown;
}

const REASONS: Partial<Record<FailureKind, ErrorReason>> = {
  timeout: 'model_timeout',
  context_too_long: 'context_too_long',
  content_filtered: 'content_filtered',
  unsupported_language: 'unsupported_language',
};

const MESSAGES: Partial<Record<ErrorReason, string>> = {
  model_timeout: 'The model did not respond in time.',
  context_too_long: "The input exceeds the model's context window.",
  content_filtered: 'The provider of the model refused to write this text.',
};

/** A classified engine failure. Its message never contains a key, a prompt or an upstream's text. */
export class EngineFailure extends AppError {
  readonly upstreamStatus?: number;
  readonly retryAfterMs?: number;
  readonly isRetryable: boolean;

  constructor(
    readonly kind: FailureKind,
    details: FailureDetails = {},
  ) {
    const reason = REASONS[kind] ?? 'model_unavailable';
    super(reason, MESSAGES[reason] ?? 'All models failed.', { cause: details.cause });
    this.name = 'EngineFailure';
    this.upstreamStatus = details.upstreamStatus;
    this.retryAfterMs = details.retryAfterMs;
    this.isRetryable = details.isRetryable ?? true;
  }
}
