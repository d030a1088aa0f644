import { setTimeout as delay } from 'node:timers/promises';

/** Short at first, then longer, so that a long wait does not keep the processor busy. */
const PAUSE_MS = 5;
const PAUSE_MAX_MS = 50;
const GROWTH = 1.3;

/**
 * Retries an assertion until it holds and returns its value, for effects of another process or connection. The timeout
 * is generous: a busy machine needs it, and a passing test does not wait for it.
 */
export async function eventually<T>(assertion: () => Promise<T>, timeoutMs = 60_000): Promise<T> {
  const deadline = performance.now() + timeoutMs;
  for (let pauseMs = PAUSE_MS; ; pauseMs = Math.min(PAUSE_MAX_MS, pauseMs * GROWTH)) {
    try {
      return await assertion();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await delay(pauseMs);
    }
  }
}

/** Less than the 30 s after which cache entries expire. */
const BUSY_MS = 15_000;

/**
 * How long to wait for what is promised within `ms`: exactly that in the long tests, longer otherwise, for busy
 * machines.
 */
export function promisedWithin(ms: number): number {
  return process.env.COPYDESK_TEST_LONG ? ms : Math.max(ms, BUSY_MS);
}
