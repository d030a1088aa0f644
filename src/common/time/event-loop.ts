let endOfIteration: Promise<void> | null = null;

/** Resolves at the end of this iteration of the event loop; waiters of one iteration continue in order. */
export function endOfLoopIteration(): Promise<void> {
  endOfIteration ??= new Promise((resolve) => {
    setImmediate(() => {
      endOfIteration = null;
      resolve();
    });
  });
  return endOfIteration;
}
