import { DAY_MS } from '../../common/time/day-ms.js';

/**
 * Returns the retry delay that an upstream requests, in milliseconds: `retry-after-ms` (OpenAI), `retry-after` in
 * seconds or as a date (RFC 9110 section 10.2.3), or Google's `retryDelay` in the body. Returns undefined if there is
 * no valid one. Callers get the delay as `Retry-After`, so it is a day at most.
 */
export function readRetryAfterMs(
  headers: Record<string, string>,
  body: string,
  wallClockMs: number,
): number | undefined {
  const candidates = [
    Number(headers['retry-after-ms'] ?? NaN),
    Number(headers['retry-after'] ?? NaN) * 1000,
    Date.parse(headers['retry-after'] ?? '') - wallClockMs,
    Number(/"retryDelay":\s*"([\d.]+)s"/.exec(body)?.[1] ?? NaN) * 1000,
  ];
  const delayMs = candidates.find((candidate) => Number.isFinite(candidate));
  return delayMs === undefined ? undefined : Math.min(Math.max(0, delayMs), DAY_MS);
}
