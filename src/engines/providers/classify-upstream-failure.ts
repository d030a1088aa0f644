import { AISDKError, APICallError } from '@ai-sdk/provider';
import { EngineFailure, type FailureKind } from '../chain/engine-failure.js';
import { readRetryAfterMs } from './read-retry-after.js';

/** Provider messages for a prompt that exceeds the context window. */
const CONTEXT_TOO_LONG =
  /context_length_exceeded|exceed_context_size|context (?:length|size|window)|prompt is too long|token count .{0,40}exceeds|too (?:many|large).{0,20}(?:tokens|model)|request_too_large/i;

/** Provider messages for rejected content: OpenAI, Azure, xAI and gateways in front of them. */
const CONTENT_FILTERED =
  /content_filter|content_policy_violation|ResponsibleAIPolicyViolation|violates (?:our |the )?(?:usage|content) (?:policy|policies|guidelines)|prompt was flagged/i;

/**
 * Provider messages for exhausted credit, as opposed to a rate limit. Google says "quota" for both, so that word alone
 * does not count.
 */
const OUT_OF_QUOTA = /insufficient_quota|billing_hard_limit|credit balance is too low|spending limit/i;

/** Google returns 400 for a wrong key. */
const BAD_KEY = /API_KEY_INVALID|API key not valid|API key expired/i;

const KIND_BY_STATUS: Readonly<Record<number, FailureKind>> = {
  401: 'auth',
  402: 'quota',
  403: 'auth',
  404: 'not_found',
  408: 'timeout',
  413: 'context_too_long',
  429: 'rate_limit',
  504: 'timeout',
};

/** Only this much of an error body is searched for known messages. */
export const BODY_LOOK_CHARACTERS = 4_000;

/**
 * Converts an error of a provider package to a classified failure. Keeps only the upstream's status and retry delay,
 * because such errors contain the prompt and sometimes parts of the key.
 */
export function classifyUpstreamFailure(error: unknown, wallClockMs = Date.now()): EngineFailure {
  if (error instanceof EngineFailure) return error;
  if (APICallError.isInstance(error)) return fromApiCall(error, wallClockMs);
  if (AISDKError.isInstance(error) || error instanceof Error) return new EngineFailure('bad_response');
  return isStreamError(error) ? fromStreamError(error) : new EngineFailure('unavailable');
}

function fromApiCall(error: APICallError, wallClockMs: number): EngineFailure {
  const status = error.statusCode;
  if (status === undefined) return new EngineFailure('unavailable');
  // A complete response that cannot be parsed is a bad response; an incomplete one is a broken connection.
  if (status < 300)
    return new EngineFailure(error.isRetryable ? 'unavailable' : 'bad_response', { upstreamStatus: status });
  const body = (error.responseBody ?? '').slice(0, BODY_LOOK_CHARACTERS);
  return new EngineFailure(kindOf(status, body), {
    upstreamStatus: status,
    retryAfterMs: readRetryAfterMs(error.responseHeaders ?? {}, body, wallClockMs),
  });
}

function kindOf(status: number, body: string): FailureKind {
  // Redirects are never followed: a redirecting address counts as wrong.
  if (status < 400) return 'not_found';
  if (status < 500 && OUT_OF_QUOTA.test(body)) return 'quota';
  if (status < 500 && status !== 429 && CONTEXT_TOO_LONG.test(body)) return 'context_too_long';
  if (status < 500 && status !== 429 && CONTENT_FILTERED.test(body)) return 'content_filtered';
  if (status === 400 && BAD_KEY.test(body)) return 'auth';
  return KIND_BY_STATUS[status] ?? (status < 500 ? 'bad_request' : 'unavailable');
}

/** Errors that providers send within a stream: `{type: 'overloaded_error'}`, `{code: 'server_error'}`. */
interface StreamError {
  message: string;
  type?: string;
  code?: string | number;
  statusCode?: number;
}

function isStreamError(error: unknown): error is StreamError {
  return typeof error === 'object' && error !== null && 'message' in error;
}

function fromStreamError(error: StreamError): EngineFailure {
  const words = `${error.type ?? ''} ${error.code ?? ''} ${error.message}`.slice(0, BODY_LOOK_CHARACTERS);
  if (error.statusCode !== undefined) {
    return new EngineFailure(kindOf(error.statusCode, words), { upstreamStatus: error.statusCode });
  }
  if (OUT_OF_QUOTA.test(words)) return new EngineFailure('quota');
  if (CONTEXT_TOO_LONG.test(words)) return new EngineFailure('context_too_long');
  if (CONTENT_FILTERED.test(words)) return new EngineFailure('content_filtered');
  return new EngineFailure(/rate_limit/.test(words) ? 'rate_limit' : 'unavailable');
}
