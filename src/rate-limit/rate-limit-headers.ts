import type { BucketState } from '../common/http/request.js';

/**
 * The rate-limit headers of a response: the specification's three (the reset is a moment, in whole seconds
 * since the epoch) and the two of the IETF draft (`t` is the seconds until then).
 */
export function rateLimitHeaders(
  state: BucketState,
  windowSeconds: number,
  nowMs: number,
): Record<string, string> {
  const { name, limit, remaining, resetAtSeconds } = state;
  const seconds = Math.max(0, Math.ceil(resetAtSeconds - nowMs / 1000));
  return {
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': String(remaining),
    'x-ratelimit-reset': String(resetAtSeconds),
    ratelimit: `"${name}";r=${remaining};t=${seconds}`,
    'ratelimit-policy': `"${name}";q=${limit};w=${windowSeconds}`,
  };
}
