import { CODE_BY_REASON, STATUS_BY_CODE, type ErrorCode, type ErrorReason } from './error-codes.js';
import type { ErrorContext } from './error-context.js';

/** An invalid field of a request: its path (`a.b.0`, `""` for the root) and the problem. */
export interface ErrorDetail {
  path: string;
  message: string;
}

interface AppErrorOptions {
  details?: ErrorDetail[];
  /** Whole seconds, at least 1; sent as `Retry-After`. */
  retryAfterSeconds?: number;
  /** Further response headers, such as a `WWW-Authenticate` challenge. */
  headers?: Record<string, string>;
  /** For the log, never for the caller. */
  cause?: unknown;
  errorContext?: ErrorContext;
}

/**
 * An error of the API. The message is written for the caller and must never contain a stack, SQL, a secret, a file path or
 * another account's id; `cause` is for the log, and `errorContext` for the request log.
 */
export class AppError extends Error {
  readonly details?: ErrorDetail[];
  readonly retryAfterSeconds?: number;
  readonly headers: Record<string, string>;
  readonly errorContext: ErrorContext;

  constructor(
    readonly reason: ErrorReason,
    message: string,
    options: AppErrorOptions = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'AppError';
    this.details = options.details;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.headers = options.headers ?? {};
    this.errorContext = options.errorContext ?? {};
  }

  get code(): ErrorCode {
    return CODE_BY_REASON[this.reason];
  }

  get status(): number {
    return STATUS_BY_CODE[this.code];
  }
}

/** The error for every invalid credential; only `errorContext` has the cause. */
export function invalidCredential(errorContext: ErrorContext, headers?: Record<string, string>): AppError {
  const message = 'A valid API key or access token is required: Authorization: Bearer <key>';
  return new AppError('invalid_credential', message, { errorContext, ...(headers && { headers }) });
}
