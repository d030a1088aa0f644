import type { ErrorReason } from './error-codes.js';

/** A reason as people are told of it, in docs/errors.md and in the OpenAPI document. */
export interface ReasonText {
  happened: string;
  /** What whoever gets it should do. */
  mend: string;
}

/** What each reason means to whoever gets it. Longer than usual: it is the whole catalogue, in one place. */
export const REASON_TEXTS: Readonly<Record<ErrorReason, ReasonText>> = {
  invalid_credential: {
    happened:
      'There is no credential, or it is malformed, unknown, expired or revoked. The answer does not say which.',
    mend: 'Send `Authorization: Bearer <key>` once, and in no other place. Make a new key, or refresh the access token.',
  },
  insufficient_scope: {
    happened: 'The credential does not have the scope that the message names.',
    mend: 'Make a key with that scope, or ask the person for it when the app is authorized.',
  },
  account_suspended: {
    happened: 'An operator has suspended the account, or the app that acts.',
    mend: 'Talk to the operator. Keys and tokens work again when the suspension ends.',
  },
  address_not_allowed: {
    happened: "The key has a list of addresses, and this request's is not on it.",
    mend: 'Call from an allowed address, or change the list. Behind a proxy, check `TRUST_PROXY`.',
  },
  quota_exhausted: {
    happened: 'The account has used up its tokens of this month (UTC).',
    mend: 'Wait for the next month, or have the quota raised. Reading still works.',
  },
  route_not_found: {
    happened: 'There is no such path, or it does not know the method.',
    mend: 'Check path and method against the API.',
  },
  not_found: {
    happened: "There is no such object, or it is somebody else's: the answer is the same.",
    mend: 'Check the id. Deleted generations are gone.',
  },
  template_not_found: {
    happened: 'The request names a template that does not exist.',
    mend: 'Take an id from `GET /v1/templates`.',
  },
  malformed_json: {
    happened: 'The body is not JSON, or the request is not well-formed HTTP.',
    mend: 'Build the body with a JSON library, send UTF-8 and a true `Content-Length`.',
  },
  unsupported_media_type: {
    happened: 'The content type is missing or not JSON, or the body is compressed.',
    mend: 'Send `Content-Type: application/json` and no `Content-Encoding`.',
  },
  body_too_large: {
    happened: 'The body is larger than 1 MiB.',
    mend: 'Send less; refine a long text in parts.',
  },
  too_deep: {
    happened: 'Arrays and objects are nested more than 32 levels deep.',
    mend: 'Send the fields of the API; they need three levels.',
  },
  required: {
    happened: 'A field that must be there is missing.',
    mend: 'Add the fields named in `details`.',
  },
  unknown_field: {
    happened: "A field or query parameter is not one of the API's.",
    mend: 'Check the spelling against the API, at the path in `details`.',
  },
  invalid_type: {
    happened: 'A field has the wrong JSON type; `null` counts as one.',
    mend: 'Send the type that `details` names, and leave out what you do not want to set.',
  },
  invalid_value: {
    happened: 'A field has the right type and a value that is not allowed.',
    mend: 'Choose from what `details` lists.',
  },
  too_long: {
    happened: 'A text has too many characters, an array too many items, or the request more than 100 fields.',
    mend: 'Shorten it to the bound in `details`; characters are Unicode code points.',
  },
  too_short: { happened: 'A text is empty, or blank where that is not enough.', mend: 'Write something.' },
  out_of_range: {
    happened: 'A number or a date is outside of what is allowed; nothing is clamped.',
    mend: 'Stay within the bounds in `details`. Past its last page, a list is empty and not an error.',
  },
  unsupported_language: {
    happened: 'No engine in use writes the language of `options.language`.',
    mend: 'Ask for one that the message names, or have a model configured that writes yours.',
  },
  unsupported_instructions: {
    happened: 'The engine could follow none of the instructions of a refinement.',
    mend: 'Ask for something that the message says it can do, or have a model configured.',
  },
  context_too_long: {
    happened: "The model can't take so much text at once.",
    mend: 'Shorten the prompt or the content.',
  },
  content_filtered: {
    happened:
      'The provider of every model that could be asked refused to write this text because of its content.',
    mend: 'Change the prompt, the content or the instructions; the same request is refused again.',
  },
  idempotency_key_invalid: {
    happened: '`Idempotency-Key` is empty, too long, given twice, or not visible ASCII.',
    mend: 'Send 1 to 255 visible ASCII characters, such as a UUID.',
  },
  idempotency_key_reused: {
    happened: 'The key belongs to a request with another method, path or body.',
    mend: 'Make a new key for each new request; send the same body with the same key.',
  },
  rate_limited: {
    happened: 'The limit of the account, the key, the app or the address is used up in this window.',
    mend: 'Wait for `Retry-After` seconds, to `X-RateLimit-Reset`. Refused requests do not count.',
  },
  concurrency_limited: {
    happened:
      'The credential has its maximum of generate and refine requests running, or the account of lists.',
    mend: 'Wait for one to end; keep fewer open at once.',
  },
  idempotency_in_progress: {
    happened: 'The first request with this `Idempotency-Key` is still running.',
    mend: 'Send it again after `Retry-After` seconds: it is answered with the result of the first.',
  },
  model_unavailable: {
    happened: 'Every model failed, after retries and fallbacks.',
    mend: 'Try again after `Retry-After`, where it is given; else ask the operator.',
  },
  model_timeout: {
    happened: 'No model answered within the deadline.',
    mend: 'Try again, ask for a shorter text, or let it stream.',
  },
  engine_busy: {
    happened: 'The built-in engine has more to do than it can in time.',
    mend: 'Try again after `Retry-After` seconds.',
  },
  storage_unavailable: {
    happened: "The database can't be reached.",
    mend: 'Try again after `Retry-After` seconds. Operators: see `/health/ready`.',
  },
  internal: { happened: 'A fault of ours.', mend: 'Report the `request_id`.' },
};
