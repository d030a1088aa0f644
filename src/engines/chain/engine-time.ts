/** Time and randomness for the engine chain; injected, so that tests need not wait. */
export interface EngineTime {
  /** Milliseconds of a monotonic clock. */
  now(): number;
  /** In the range [0, 1). */
  random(): number;
  /** Calls `act` once after `delayMs`; returns a function that cancels it. */
  after(delayMs: number, act: () => void): () => void;
}

/** The process's own clock. */
export const SYSTEM_TIME: EngineTime = {
  now: () => performance.now(),
  random: () => Math.random(),
  after(delayMs, act) {
    const timer = setTimeout(act, Math.ceil(delayMs));
    return () => clearTimeout(timer);
  },
};

/** Waits `delayMs`, or rejects with the signal's reason as soon as it is aborted. */
export async function pause(delayMs: number, signal: AbortSignal, time: EngineTime): Promise<void> {
  signal.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const cancel = time.after(delayMs, resolve);
  const stop = () => reject(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  try {
    await promise;
  } finally {
    cancel();
    signal.removeEventListener('abort', stop);
  }
}
