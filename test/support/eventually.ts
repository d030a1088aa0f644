import { setImmediate as nextTurn } from 'node:timers/promises';

/** Tries until an assertion holds, at most for so long; for what another process or connection does in its own time. */
export async function eventually(assertion: () => Promise<void>, timeoutMs = 5_000): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await nextTurn();
    }
  }
}
