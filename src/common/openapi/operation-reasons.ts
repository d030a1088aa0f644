import type { ErrorReason } from '../errors/error-codes.js';

/** What can happen to any request of the API. */
export const COMMON_REASONS: readonly ErrorReason[] = [
  'invalid_credential',
  'rate_limited',
  'concurrency_limited',
  'account_suspended',
  'address_not_allowed',
  'unknown_field',
  // More than 200 fields or parameters.
  'too_long',
  'storage_unavailable',
  'internal',
];

/** What a list can refuse. */
export const LIST_REASONS = ['invalid_type', 'invalid_value', 'out_of_range', 'unknown_field'] as const;

/** What a list with filters by text can refuse. */
export const FILTERED_LIST_REASONS = [...LIST_REASONS, 'too_short'] as const;

/** The reasons that generate and refine requests have in common. */
export const WRITING_REASONS = [
  'malformed_json',
  'unsupported_media_type',
  'body_too_large',
  'too_deep',
  'required',
  'unknown_field',
  'invalid_type',
  'invalid_value',
  'too_long',
  'too_short',
  'model_not_found',
  'context_too_long',
  'content_filtered',
  'idempotency_key_invalid',
  'idempotency_key_reused',
  'idempotency_in_progress',
  'quota_exhausted',
  'model_unavailable',
  'model_timeout',
  'engine_busy',
] as const;

/** What a request that takes no body can be rejected for if it was sent with one. */
export const NO_BODY_REASONS = [
  'malformed_json',
  'unsupported_media_type',
  'body_too_large',
  'too_deep',
  'invalid_type',
] as const;

/** What the body of a request that changes settings can be rejected for. */
export const BODY_REASONS = [...NO_BODY_REASONS, 'invalid_value', 'too_long', 'too_short'] as const;
