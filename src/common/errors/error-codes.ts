/**
 * The error catalogue of `/v1`: every `reason` with its code. `docs/errors.md` is tested against it. A reason is
 * stable: clients branch on it.
 */
export const STATUS_BY_CODE = {
  VALIDATION_ERROR: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  RATE_LIMIT_EXCEEDED: 429,
  INTERNAL_ERROR: 500,
} as const;

/** One of the six codes of the specification's table. */
export type ErrorCode = keyof typeof STATUS_BY_CODE;

export const CODE_BY_REASON = {
  invalid_credential: 'UNAUTHORIZED',
  insufficient_scope: 'FORBIDDEN',
  account_suspended: 'FORBIDDEN',
  address_not_allowed: 'FORBIDDEN',
  origin_not_allowed: 'FORBIDDEN',
  quota_exhausted: 'FORBIDDEN',
  route_not_found: 'NOT_FOUND',
  not_found: 'NOT_FOUND',
  template_not_found: 'NOT_FOUND',
  model_not_found: 'NOT_FOUND',
  malformed_json: 'VALIDATION_ERROR',
  unsupported_media_type: 'VALIDATION_ERROR',
  body_too_large: 'VALIDATION_ERROR',
  too_deep: 'VALIDATION_ERROR',
  required: 'VALIDATION_ERROR',
  unknown_field: 'VALIDATION_ERROR',
  invalid_type: 'VALIDATION_ERROR',
  invalid_value: 'VALIDATION_ERROR',
  too_long: 'VALIDATION_ERROR',
  too_short: 'VALIDATION_ERROR',
  out_of_range: 'VALIDATION_ERROR',
  unsupported_language: 'VALIDATION_ERROR',
  unsupported_instructions: 'VALIDATION_ERROR',
  context_too_long: 'VALIDATION_ERROR',
  content_filtered: 'VALIDATION_ERROR',
  job_finished: 'VALIDATION_ERROR',
  idempotency_key_invalid: 'VALIDATION_ERROR',
  idempotency_key_reused: 'VALIDATION_ERROR',
  rate_limited: 'RATE_LIMIT_EXCEEDED',
  concurrency_limited: 'RATE_LIMIT_EXCEEDED',
  idempotency_in_progress: 'RATE_LIMIT_EXCEEDED',
  model_unavailable: 'INTERNAL_ERROR',
  model_timeout: 'INTERNAL_ERROR',
  engine_busy: 'INTERNAL_ERROR',
  storage_unavailable: 'INTERNAL_ERROR',
  internal: 'INTERNAL_ERROR',
} as const satisfies Record<string, ErrorCode>;

/** The values of `error.reason`, which distinguish errors with the same code. */
export type ErrorReason = keyof typeof CODE_BY_REASON;
