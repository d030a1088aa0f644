import type { ErrorReason } from './error-codes.js';

/** What each reason means to whoever gets it, and what to do about it. The documentation is made of these. */
export const REASON_TEXTS: Readonly<Record<ErrorReason, string>> = {
  invalid_credential:
    'No valid API key or access token: missing, malformed, unknown, expired or revoked. Send `Authorization: Bearer …`, once; refresh an access token.',
  insufficient_scope: 'The credential lacks the scope that the message names. Use a credential that has it.',
  account_suspended: 'The account or the app is suspended. Ask the operator.',
  address_not_allowed: 'The key has an allow-list, and your address is not on it. Its owner can change that.',
  quota_exhausted: "The month's tokens are used up. Wait for the next month (UTC), or ask for more.",
  route_not_found: 'There is no such path, or it does not take this method.',
  not_found: 'There is no such object, or it is not yours.',
  template_not_found: '`GET /v1/templates` lists the templates that there are.',
  malformed_json: 'The body is not well-formed JSON in UTF-8, or ended early.',
  unsupported_media_type: 'Send `Content-Type: application/json`, uncompressed.',
  body_too_large: 'The body is larger than 1 MiB.',
  too_deep: 'The body is nested more than 32 levels deep.',
  required: 'A field that must be given is missing.',
  unknown_field: 'A field or query parameter that there is not; look for a typing error.',
  invalid_type: 'A value of the wrong type. `null` does not stand for a field that is left out.',
  invalid_value: 'A value that is not among those allowed; the message says which are.',
  too_long: 'A text or list that is too long, or more than 100 fields.',
  too_short: 'A text that is too short.',
  out_of_range: 'A number or date outside its range. It is never clamped.',
  unsupported_language: 'No engine in use writes that language.',
  unsupported_instructions:
    'The engine could follow none of the instructions; the message says what it can do.',
  context_too_long: 'The text is longer than the model takes.',
  idempotency_key_invalid: '`Idempotency-Key` must be 1 to 255 visible ASCII characters, sent once.',
  idempotency_key_reused:
    'The key stood for another request within the last 24 hours. Take a new key for each new request.',
  rate_limited: 'Too many requests. Wait for `Retry-After`, then back off exponentially.',
  concurrency_limited: 'Too many requests of this credential at once. Wait for one of them, then retry.',
  idempotency_in_progress: 'The first request with this key is still running. Retry with the same key.',
  model_unavailable: 'No model answered, after retries and fallbacks. Retry where there is a `Retry-After`.',
  model_timeout: 'No model answered in time. Retry, or ask for a shorter text.',
  engine_busy: 'The engine has more work than it can queue. Wait for `Retry-After`.',
  storage_unavailable: 'The database could not be reached; nothing was stored. Wait for `Retry-After`.',
  internal: 'A fault of the service. Report it with the `request_id`.',
};
