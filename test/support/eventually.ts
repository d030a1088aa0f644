import { setTimeout as delay } from 'node:timers/promises';

/** Short compared with the awaited event, and long enough to yield the processor. */
const PAUSE_MS = 5;

/**
 * Retries an assertion until it holds, for what another process or connection does in its own time. The timeout is
 * generous: a busy machine needs it, and a passing test does not wait for it.
 */
export async function eventually(assertion: () => Promise<void>, timeoutMs = 60_000): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await delay(PAUSE_MS);
    }
  }
}

/** Less than the half minute after which a cache forgets what it holds by itself. */
const BUSY_MS = 15_000;

/** How long to wait for what is promised within `ms`: the long tests take it at its word, a busy machine gets more. */
export function promisedWithin(ms: number): number {
  return process.env.COPYDESK_TEST_LONG ? ms : Math.max(ms, BUSY_MS);
}
