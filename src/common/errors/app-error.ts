import { CODE_BY_REASON, STATUS_BY_CODE, type ErrorCode, type ErrorReason } from './error-codes.js';
import type { ErrorContext } from './error-context.js';

/** One bad field of a request: where it is (`a.b.0`, `""` for the root) and what is wrong with it. */
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
 * What the service throws when a request can't be served. The message is written for the caller and must
 * never hold a stack, SQL, a secret, a file path or another account's id; `cause` is for the log, `errorContext` for whoever
 * asks later why.
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

/** The one error of every credential that opens nothing; what was wrong with it is in the errorContext alone. */
export function invalidCredential(errorContext: ErrorContext, headers?: Record<string, string>): AppError {
  const message = 'A valid API key or access token is required: Authorization: Bearer <key>';
  return new AppError('invalid_credential', message, { errorContext, ...(headers && { headers }) });
}
