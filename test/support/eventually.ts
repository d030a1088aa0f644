import { setTimeout as delay } from 'node:timers/promises';

/** Short beside what is waited for, and long enough to leave the processor to it. */
const PAUSE_MS = 5;

/**
 * Retries an assertion until it holds, for what another process or connection does in its own time. The timeout is
 * generous: a busy machine needs it, and a passing test does not wait for it.
 */
export async function eventually(assertion: () => Promise<void>, timeoutMs = 30_000): Promise<void> {
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
