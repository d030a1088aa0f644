import type { ErrorReason } from './error-codes.js';

/** The explanation of an error reason in docs/errors.md and in the OpenAPI document; all of them are in one place. */
interface ReasonText {
  description: string;
  /** How the caller can fix it. */
  resolution: string;
}

/** The error catalogue: one entry for each reason. */
export const REASON_TEXTS: Readonly<Record<ErrorReason, ReasonText>> = {
  invalid_credential: {
    description:
      'The credential is missing, malformed, unknown, expired or revoked. The response does not say which.',
    resolution:
      'Send a single `Authorization: Bearer <key>` header. If the credential has ended, create a new key or refresh the access token.',
  },
  insufficient_scope: {
    description: 'The credential lacks the scope named in the message.',
    resolution: 'Create a key with that scope, or request the scope when the user authorizes your app.',
  },
  account_suspended: {
    description: 'An operator has suspended the account or the app.',
    resolution: 'Contact the operator. Keys and tokens work again when the suspension is lifted.',
  },
  address_not_allowed: {
    description: "The request comes from an IP address that is not on the key's allow-list.",
    resolution: 'Call from an allowed address, or change the list. Behind a proxy, check `TRUST_PROXY`.',
  },
  origin_not_allowed: {
    description: 'A web page of another origin called the MCP endpoint.',
    resolution: 'Call it from a program, or from a page below `PUBLIC_URL`.',
  },
  quota_exhausted: {
    description: 'A monthly limit (UTC) has less left than the request can use. `details` name the limit.',
    resolution: 'Wait for running requests or the next month, or raise the limit. Read requests still work.',
  },
  route_not_found: {
    description: 'The path does not exist, or it does not support this method.',
    resolution: 'Check the path and the method in the API reference.',
  },
  not_found: {
    description: 'The object does not exist or belongs to another account.',
    resolution: 'Check the id. Deleted generations cannot be restored.',
  },
  template_not_found: {
    description: 'The request names a template that does not exist.',
    resolution: 'Use an id from `GET /v1/templates`.',
  },
  model_not_found: {
    description: 'The request names a model that does not exist or that the credential may not use.',
    resolution: 'Use an id from `GET /v1/models`, or omit `model`.',
  },
  malformed_json: {
    description: 'The body is not valid JSON, or the request is incomplete or not well-formed HTTP.',
    resolution: 'Build the body with a JSON library, encode it as UTF-8 and send a correct `Content-Length`.',
  },
  unsupported_media_type: {
    description: 'The content type is missing or is not JSON, or the body is compressed.',
    resolution: 'Send `Content-Type: application/json` and no `Content-Encoding`.',
  },
  body_too_large: {
    description: 'The body is larger than 1 MiB.',
    resolution: 'Send a smaller body. Refine long texts in parts.',
  },
  too_deep: {
    description: 'Arrays and objects are nested more than 32 levels deep.',
    resolution: 'Send only the fields in the API reference, which need at most six levels.',
  },
  required: {
    description: 'A required field is missing.',
    resolution: 'Add the fields listed in `details`.',
  },
  unknown_field: {
    description: 'The request contains a field or query parameter that the API does not define.',
    resolution: 'Check the spelling of the path in `details` against the API reference.',
  },
  invalid_type: {
    description: 'A field has the wrong JSON type. `null` counts as a type.',
    resolution: 'Use the type given in `details`, and omit fields that you do not set.',
  },
  invalid_value: {
    description: 'A field has the right type but a value that is not allowed.',
    resolution: 'Use one of the values listed in `details`.',
  },
  too_long: {
    description:
      'A string has too many characters, an array too many items, or the request more than 200 fields, 1,000 values or 16 KiB of headers and URL.',
    resolution:
      'Stay within the limit in `details` or the message. Characters are counted as Unicode code points.',
  },
  too_short: {
    description: 'A string is empty, or has no visible character where text is required.',
    resolution: 'Send a non-empty value.',
  },
  out_of_range: {
    description: 'A number or a date is outside the allowed range. Values are never clamped.',
    resolution:
      'Stay within the range in `details`. A page past the end of a list is empty and not an error.',
  },
  unsupported_language: {
    description: 'No configured engine writes the language in `options.language`.',
    resolution: 'Use a language listed in the message, or configure a model that writes the one you need.',
  },
  unsupported_instructions: {
    description: 'The engine could not follow any of the instructions.',
    resolution: 'Use one of the instructions listed in the message, or configure a model.',
  },
  context_too_long: {
    description: "The input exceeds the model's context window.",
    resolution: 'Shorten the prompt or the content.',
  },
  content_filtered: {
    description: 'The provider of every available model refused the request because of its content.',
    resolution:
      'Change the prompt, the content or the instructions. The unchanged request would be refused again.',
  },
  job_finished: {
    description: 'The job has already succeeded, failed or been cancelled.',
    resolution: 'Read the job with `GET /v1/jobs/{id}`. A generation that it has stored can be deleted.',
  },
  idempotency_key_invalid: {
    description:
      '`Idempotency-Key` is empty, too long, sent twice, or contains characters other than visible ASCII.',
    resolution: 'Send 1 to 255 visible ASCII characters, for example a UUID.',
  },
  idempotency_key_reused: {
    description: 'The key was already used with a different method, path or body.',
    resolution: 'Use a new key for each new request. Send the same body when you retry.',
  },
  rate_limited: {
    description: 'The rate limit of the account, key, app or IP address is exhausted for the current window.',
    resolution:
      'Wait for `Retry-After` seconds, or until `X-RateLimit-Reset`. Rejected requests do not count against the limit.',
  },
  concurrency_limited: {
    description:
      'The credential has reached its limit of generate and refine requests that run at the same time, or the service has more requests at the same time than its database can serve.',
    resolution: 'Wait for a request to finish, and send fewer at the same time.',
  },
  idempotency_in_progress: {
    description: 'The first request with this `Idempotency-Key` is still running, or ended without a result.',
    resolution: 'Retry after `Retry-After` seconds, with the same key.',
  },
  model_unavailable: {
    description: 'Every model failed, after retries and fallbacks.',
    resolution: 'If the response has `Retry-After`, retry after that time. Otherwise contact the operator.',
  },
  model_timeout: {
    description: 'No model responded before the deadline.',
    resolution: 'Retry, request a shorter text, or use streaming.',
  },
  engine_busy: {
    description: 'The built-in engine is overloaded.',
    resolution: 'Retry after `Retry-After` seconds.',
  },
  storage_unavailable: {
    description: 'The database is unavailable.',
    resolution: 'Retry after `Retry-After` seconds. Operators: check `/health/ready`.',
  },
  internal: { description: 'Internal server error.', resolution: 'Report the `request_id`.' },
};
